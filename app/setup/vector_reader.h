#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <string>
#include <string_view>

namespace rope::app {

/// Whether a value of --q, --k or --v is well formed: a LIST, or the name of a .npy, .csv or
/// .safetensors:TENSOR file. err: WrongUsage
Check checkVectorSyntax(const std::string& text, std::string_view where);

/// The rows that it stands for; a LIST is one row.
/// err: as parseNumberList and the readers of core/model_import/tensor_file.h; Unreadable naming the file
Result<RowMatrix> readVectors(const std::string& text, std::string_view where);

}   // namespace rope::app
