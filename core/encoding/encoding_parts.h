#pragma once

#include "core/encoding/encoding.h"

#include <string_view>

/// Parts shared by the encodings' files. One encoding, one file; the registry lists them.
namespace rope::encoding_rows {

/// 1, or 1/sqrt(D).
double contentFactor(const EncodingRequest& request);

/// The request's vectors of a role, and their positions.
const RowMatrix& vectorsOf(const EncodingRequest& request, VectorRole role);
const std::vector<std::int64_t>& positionsOf(const EncodingRequest& request, VectorRole role);

/// q.k without position, scaled according to the stage.
/// out: N x M
RowMatrix contentScores(const EncodingRequest& request);

/// A parameter's value, or its default.
double numberOf(const EncodingRequest& request, const ParameterSpec& spec);

/// A parameter that counts something.
/// err: OutOfRange when it is not a whole number
Result<int> countOf(const EncodingRequest& request, const ParameterSpec& spec);

extern const Encoding noneEncoding, sinusoidalEncodingRow, learnedEncodingRow, transformerXlEncoding,
    t5Encoding, alibiEncoding, ropeEncoding, xposEncoding;

}   // namespace rope::encoding_rows
