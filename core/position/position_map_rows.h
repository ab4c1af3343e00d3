#pragma once

#include "core/base/limits.h"
#include "core/position/position_map.h"

/// Parts shared by the position maps' files.
namespace rope::position_maps {

/// A number of tokens: a window, a chunk, an offset.
constexpr ParameterSpec tokensSpec(std::string_view key, double minimum, double defaultValue,
                                   std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::Number,
            .unit = "token",
            .minimum = minimum,
            .maximum = static_cast<double>(maxPosition),
            .defaultValue = defaultValue,
            .isLogarithmic = minimum > 0,
            .sliderLow = minimum,
            .sliderHigh = 16384,
            .meaning = meaning};
}

/// The maps that extend a context, in the order in which lists show them: the only place that names a row
/// besides its own file. ROW(name) is expanded once a map.
#define ROPE_EXTENDING_MAPS(ROW) \
    ROW(reropeMap)               \
    ROW(leakyReropeMap)          \
    ROW(selfExtendMap)           \
    ROW(dualChunkMap)            \
    ROW(stringMap)               \
    ROW(lmInfiniteMap)           \
    ROW(streamingMap)            \
    ROW(offsetMap)

extern const PositionMap identityMap, interpolatedMap;

#define ROPE_DECLARE_ROW(name) extern const PositionMap name;
ROPE_EXTENDING_MAPS(ROPE_DECLARE_ROW)
#undef ROPE_DECLARE_ROW

}   // namespace rope::position_maps
