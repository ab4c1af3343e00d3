#include "ui/explanation/explanation_facts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui {

namespace {

double queryPlaceOf(const Scenario& scenario, const ResolvedMethod& method, std::size_t pair) {
    if (!method.positionMap) return method.schedule.place(pair, scenario.queryPosition);
    const double distance =
        effectiveDistance(*method.positionMap, scenario.queryPosition, scenario.keyPosition);
    return std::isnan(distance) ? static_cast<double>(scenario.queryPosition)
                                : static_cast<double>(scenario.keyPosition) + distance;
}

}   // namespace

std::optional<ExplanationFacts> explanationFacts(const ExplorerState& state) {
    const Scenario& scenario = state.scenario;
    Result<ResolvedMethod> method = resolveMethod(scenario, scenario.activeMethod);
    std::vector<double> unscaled = unscaledFrequencies(scenario);
    const auto pair = static_cast<std::size_t>(std::max(0, state.view.focusedPair));
    if (!method || pair >= method->schedule.pairCount() || pair >= unscaled.size()) return {};
    const bool mapsPositions = method->positionMap || method->schedule.axes;
    const double queryPlace = queryPlaceOf(scenario, *method, pair),
                 distance = method->schedule.place(pair, scenario.queryPosition) -
                            method->schedule.place(pair, scenario.keyPosition);
    return ExplanationFacts{
        scenario,  std::move(method->schedule), std::move(unscaled), pair, distance, mapsPositions,
        queryPlace};
}

}   // namespace rope::ui
