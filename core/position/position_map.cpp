#include "core/position/position_map.h"

#include "core/base/text_list.h"
#include "core/parameters/parameter_list.h"
#include "core/position/position_map_rows.h"

#include <algorithm>
#include <array>

namespace rope {

std::span<const PositionMap> positionMaps() {
    using namespace position_maps;
#define ROPE_COPY_ROW(name) name,
    static const std::array rows{identityMap, interpolatedMap, ROPE_EXTENDING_MAPS(ROPE_COPY_ROW)};
#undef ROPE_COPY_ROW
    return rows;
}

const PositionMap* findPositionMap(std::string_view id) {
    const auto rows = positionMaps();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const PositionMap& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

Check checkPositionMap(const PositionMapChoice& choice) {
    const PositionMap* map = findPositionMap(choice.id);
    if (map == nullptr)
        return Error{ErrorCode::WrongUsage, "unknown position map '" + choice.id + "'", "position_map",
                     joined(positionMaps(), &PositionMap::id)};
    if (const Check problem = checkParameterList(map->id, map->parameters, choice.parameters)) return problem;
    return map->check != nullptr ? map->check(choice.parameters) : Check{};
}

double effectiveDistance(const PositionMap& map, const ParameterValues& parameters, std::int64_t query,
                         std::int64_t key) {
    if (key > query && !map.movesLaterKeys) return static_cast<double>(query - key);
    return map.distance(query, key, parameters);
}

double effectiveDistance(const PositionMapChoice& choice, std::int64_t query, std::int64_t key) {
    return effectiveDistance(*findPositionMap(choice.id), choice.parameters, query, key);
}

double largestDistance(const PositionMapChoice& choice, double tokens) {
    return findPositionMap(choice.id)->reach(std::max(tokens - 1, 0.0), choice.parameters);
}

}   // namespace rope
