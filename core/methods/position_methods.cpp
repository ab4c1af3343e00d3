#include "core/methods/position_methods.h"

#include "core/frequency/method_parts.h"
#include "core/position/position_map_rows.h"

#include <array>

namespace rope {

namespace {

template <const PositionMap& map>
Result<FrequencySchedule> computeUnscaled(const ScalingRequest& request) {
    if (map.check != nullptr)
        if (const Check problem = map.check(request.parameters)) return *problem;
    return FrequencySchedule{methods::unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
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
            .compute = computeUnscaled<map>};
}

}   // namespace

std::span<const ScalingMethod> positionMethods() {
    using namespace position_maps;
    static const std::array rows{methodOf<reropeMap>(),     methodOf<leakyReropeMap>(),
                                 methodOf<selfExtendMap>(), methodOf<dualChunkMap>(),
                                 methodOf<stringMap>(),     methodOf<lmInfiniteMap>(),
                                 methodOf<streamingMap>(),  methodOf<offsetMap>()};
    return rows;
}

}   // namespace rope
