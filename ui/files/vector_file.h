#pragma once

#include "core/attention/vector_source.h"
#include "core/tensor/tensor_file.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rope::ui {

/// A file of numbers that may become q, k or both.
struct VectorFile {
    QString path;
    VectorFileKind kind = VectorFileKind::None;
    std::shared_ptr<const RowMatrix> rows = {};   ///< of .npy and .csv
    std::vector<TensorListing> tensors = {};   ///< of .safetensors: one of them must be chosen
};

/// The selected use.
struct VectorWish {
    bool isQuery = true, isKey = true;
    std::string tensor = {};   ///< of .safetensors
};

/// The file as vectors, nothing where its content is something else.
/// err: Unreadable; Malformed or OutOfRange as the readers
Result<std::optional<VectorFile>> readVectorFile(const QString& fileName);

/// The numbers that are wished for.
/// err: as the readers; OutOfRange where the rows do not have headDim numbers
Result<std::shared_ptr<const RowMatrix>> vectorRows(const VectorFile& file, const VectorWish& wish,
                                                    int headDim);

/// Why a tensor cannot be q or k of this head dimension, in words; "" where it can.
QString whyNotVectors(const TensorListing& tensor, int headDim);

}   // namespace rope::ui
