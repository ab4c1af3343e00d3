#pragma once

#include "app/values/number_list.h"
#include "core/base/matrix.h"
#include "core/tensor/tensor_file.h"

#include <string>
#include <string_view>

namespace rope::app {

inline constexpr const char* vectorFileForms = ", or a .npy, .csv or .safetensors:TENSOR file";

/// The value of --q, --k or --v: a list of numbers, or a file with one row per position.
struct VectorInput {
    VectorFileKind kind = VectorFileKind::None;   ///< None: `list`
    NumberList list = {};
    std::string file = {}, tensor = {};   ///< tensor "": the only one of the file
};

/// Reads a LIST, or the name of a .npy, .csv or .safetensors:TENSOR file, which is not opened. The file
/// extension decides: a mistyped list is never looked up on the disk.
/// err: as parseNumberList
Result<VectorInput> parseVectors(std::string_view text, std::string_view where);

/// The rows of the value; a list is one row.
/// out: positions x numbers
/// err: as numbersOf and the readers of core/tensor/tensor_file.h; Unreadable naming the file
Result<RowMatrix> rowsOf(const VectorInput& input, std::string_view where);

}   // namespace rope::app
