#pragma once

#include "core/attention/vector_source.h"
#include "core/encoding/absolute_encoding.h"
#include "core/encoding/alibi.h"
#include "core/encoding/encoding.h"
#include "core/encoding/linear_attention.h"
#include "core/encoding/value_rotation.h"
#include "core/methods/method_registry.h"

#include <gtest/gtest.h>

#include <numeric>

/// Helpers of the tests in this folder.
namespace rope::encoding_support {

inline std::vector<std::int64_t> upTo(std::int64_t count, std::int64_t first = 0) {
    std::vector<std::int64_t> positions(static_cast<std::size_t>(count));
    std::iota(positions.begin(), positions.end(), first);
    return positions;
}

inline EncodingRequest request(std::int64_t queries, std::int64_t keys, int headDim = 16,
                               std::int64_t first = 0) {
    VectorSource source;
    source.kind = VectorKind::Tokens;
    EncodingRequest result;
    result.layout = {Pairing::Half, headDim, headDim, 0};
    result.queryPositions = upTo(queries, first);
    result.keyPositions = upTo(keys, first);
    result.queries = *vectorsFor(source, VectorRole::Query, upTo(queries), headDim);
    result.keys = *vectorsFor(source, VectorRole::Key, upTo(keys), headDim);
    result.schedule = *computeSchedule({.rotaryDim = headDim}, MethodChoice{});
    return result;
}

}   // namespace rope::encoding_support
