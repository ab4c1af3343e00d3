#pragma once

#include "core/gguf/gguf_metadata.h"
#include "core/model/imported_model.h"

namespace rope {

/// What the metadata of a GGUF file say about RoPE, as llama.cpp reads them: `sources` name GGUF keys and
/// tensors.
/// err: Malformed without general.architecture or for a value of the wrong type; OutOfRange; both name the
///      key and what is allowed
Result<ImportedModel> modelFromGguf(const GgufMetadata& metadata, std::string_view fileName);

/// readGgufMetadata, then modelFromGguf.
Result<ImportedModel> readGguf(const ByteSource& source, std::string_view fileName);

}   // namespace rope
