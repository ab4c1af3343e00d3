#include "ui/state/state_check.h"

#include "core/scenario/valid_scenario.h"

#include <string>

namespace rope::ui {

Check checkWithin(std::int64_t value, std::int64_t low, std::int64_t high, std::string_view key) {
    if (value >= low && value <= high) return {};
    return Error{ErrorCode::OutOfRange, std::string(key) + " = " + std::to_string(value) + " is out of range",
                 std::string(key), std::to_string(low) + " to " + std::to_string(high)};
}

Check checkState(const ExplorerState& state) {
    if (const Result<ValidScenario> valid = validated(state.scenario); !valid) return valid.error();
    const ViewSettings& view = state.view;
    const int lastPair = state.scenario.layout.pairCount() - 1;
    if (const Check problem = checkWithin(view.focusedPair, 0, lastPair, "focused_pair")) return problem;
    if (const Check problem = checkWithin(view.scoreMap.length, 1, largestHeatmapLength, "heatmap_length"))
        return problem;
    return view.perView.check();
}

}   // namespace rope::ui
