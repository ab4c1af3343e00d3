#include "core/methods/position_methods.h"

#include "core/frequency/method_parts.h"
#include "core/position/position_map_rows.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

template <const PositionMap& map>
Result<FrequencySchedule> computeUnscaled(const ScalingRequest& request) {
    if (map.check != nullptr)
        if (const Check problem = map.check(request.parameters)) return *problem;
    return FrequencySchedule{methods::unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
}

/// Distances count up to the longer one of the two lengths.
template <const PositionMap& map>
bool hasEffect(std::string_view key, const ScalingRequest& request) {
    const double furthest = std::max(request.lengths.context, request.lengths.trained);
    return map.hasEffect == nullptr || map.hasEffect(key, request.parameters, furthest);
}

template <const PositionMap& map>
ScalingMethod methodOf() {
    return {.id = map.id,
            .title = map.title,
            .actsOn = "P",
            .citation = map.citation,
            .hfName = map.hfName,
            .vllmName = map.vllmName,
            .llamaCppName = map.llamaCppName,
            .summary = map.summary,
            .parameters = map.parameters,
            .compute = computeUnscaled<map>,
            .hasEffect = hasEffect<map>,
            .labelShowsParameters = true};
}

}   // namespace

std::span<const ScalingMethod> positionMethods() {
    using namespace position_maps;
#define ROPE_METHOD_OF(name) methodOf<name>(),
    static const std::array rows{ROPE_EXTENDING_MAPS(ROPE_METHOD_OF)};
#undef ROPE_METHOD_OF
    return rows;
}

}   // namespace rope
