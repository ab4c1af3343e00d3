#include "ui/state/view_check.h"

#include "core/scenario/scenario.h"

#include <string>

namespace rope::ui {

namespace {

Check checkWithin(std::int64_t value, std::int64_t low, std::int64_t high, const char* key) {
    if (value >= low && value <= high) return {};
    return Error{ErrorCode::OutOfRange, std::string(key) + " = " + std::to_string(value) + " is out of range",
                 key, std::to_string(low) + " to " + std::to_string(high)};
}

}   // namespace

Check checkState(const ExplorerState& state) {
    if (const Check problem = validate(state.scenario)) return problem;
    const ViewSettings& view = state.view;
    if (const Check problem =
            checkWithin(view.focusedPair, 0, state.scenario.layout.pairCount() - 1, "focused_pair"))
        return problem;
    if (const Check problem = checkWithin(view.heatmapLength, 1, largestHeatmapLength, "heatmap_length"))
        return problem;
    if (const Check problem =
            checkWithin(view.heatmapFirstQuery, 0, largestHeatmapLength, "heatmap_first_query"))
        return problem;
    if (const Check problem = checkWithin(view.heatmapFirstKey, 0, largestHeatmapLength, "heatmap_first_key"))
        return problem;
    if (const Check problem = checkWithin(view.heatmapSeen, 0, largestHeatmapLength, "heatmap_seen"))
        return problem;
    if (const Check problem = checkWithin(view.decayReach, 1, largestReach, "decay_reach")) return problem;
    return checkWithin(view.invarianceReach, 1, largestReach, "invariance_reach");
}

}   // namespace rope::ui
