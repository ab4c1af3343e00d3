#pragma once

#include "core/model/imported_model.h"
#include "core/tensor/byte_source.h"

#include <string_view>

namespace rope {

/// A model file of either kind, detected by its first bytes: GGUF, else a config.json (see readHfConfig).
/// in:  the whole file, or the first part of a GGUF file
Result<ImportedModel> readModelBytes(std::string_view bytes, std::string_view fileName);

/// No config.json is longer.
inline constexpr std::size_t largestConfig = std::size_t{64} << 20U;

/// The same from a source that need not be in memory: of a GGUF file only the needed parts are read, of any
/// other file at most largestConfig bytes.
/// err: also Unreadable for a longer file that is no GGUF
Result<ImportedModel> readModel(const ByteSource& source, std::string_view fileName);

}   // namespace rope
