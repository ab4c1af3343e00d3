#pragma once

#include "core/base/result.h"
#include "core/json/json_value.h"
#include "core/tensor/byte_source.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rope {

/// A tensor with one divisor per pair: rope_freqs.weight, rope_factors_long.weight or
/// rope_factors_short.weight.
struct GgufTensor {
    std::string name;
    std::vector<double> numbers;
};

/// What the header, the key/value section and the list of tensors of a GGUF file say.
struct GgufMetadata {
    std::uint32_t version = 3;
    bool isBigEndian = false;
    /// Values by key, sorted. Long texts and long lists (vocabularies, chat templates) are passed over and
    /// are null there.
    JsonValue::Object values;
    std::uint64_t tensorCount = 0;
    std::vector<GgufTensor> ropeTensors;
    Warnings warnings;   ///< a divisor tensor that could not be reached
};

/// Whether a file begins as a GGUF file does.
bool isGguf(std::string_view firstBytes);

/// Reads versions 1 to 3, little-endian or big-endian. Of the file only the metadata, at its start,
/// and the three small tensors are looked at; every count is bounded before memory is taken, and memory grows
/// only with bytes that are there. in:  a source that may hold only the first part of the file: a divisor
/// tensor beyond it becomes a warning err: Malformed with the byte offset: another magic or version, an
/// unknown value type, a truncated file, a repeated key, or one that contains
///      a NUL byte, a count beyond its limit, an alignment that is no power of two, a divisor tensor of
///      another type than F32, F16 or BF16
/// src: ggml-org/ggml, docs/gguf.md
Result<GgufMetadata> readGgufMetadata(const ByteSource& source, std::string_view fileName);

}   // namespace rope
