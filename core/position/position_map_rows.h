#pragma once

#include "core/base/limits.h"
#include "core/position/position_map.h"

/// Parts shared by the position maps' files. One family, one file; the registry lists them.
namespace rope::position_maps {

/// A number of tokens: a window, a chunk, an offset.
constexpr ParameterSpec tokensSpec(std::string_view key, double minimum, double standard,
                                   std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::Number,
            .unit = "token",
            .minimum = minimum,
            .maximum = static_cast<double>(largestPosition),
            .standard = standard,
            .isLogarithmic = minimum > 0,
            .sliderLow = minimum,
            .sliderHigh = 16384,
            .meaning = meaning};
}

extern const PositionMap identityMap, offsetMap, interpolatedMap, reropeMap, leakyReropeMap, selfExtendMap,
    dualChunkMap, stringMap, lmInfiniteMap, streamingMap;

}   // namespace rope::position_maps
