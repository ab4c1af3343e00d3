#include "ui/state/state_check.h"

#include <string>

namespace rope::ui {

Check checkWithin(std::int64_t value, std::int64_t low, std::int64_t high, std::string_view key) {
    if (value >= low && value <= high) return {};
    return Error{ErrorCode::OutOfRange, std::string(key) + " = " + std::to_string(value) + " is out of range",
                 std::string(key), std::to_string(low) + " to " + std::to_string(high)};
}

namespace {

Check checkView(const ViewSettings& view, int lastPair) {
    if (const Check problem = checkWithin(view.selectedPair, 0, lastPair, "focused_pair")) return problem;
    if (const Check problem = checkWithin(view.scoreMap.length, 1, largestHeatmapLength, "heatmap_length"))
        return problem;
    return view.perView.check();
}

}   // namespace

Result<ValidScenario> validatedState(const ExplorerState& state, const ValidScenario* similar) {
    Result<ValidScenario> valid = validated(state.scenario, similar);
    if (!valid) return valid.error();
    if (const Check problem = checkView(state.view, state.scenario.layout.pairCount() - 1)) return *problem;
    return valid;
}

Check checkState(const ExplorerState& state) {
    const Result<ValidScenario> valid = validatedState(state);
    return valid ? Check() : Check(valid.error());
}

}   // namespace rope::ui
