#include "ui/explanation/explanation_facts.h"

#include <algorithm>
#include <cmath>

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

std::optional<ExplanationFacts> explanationFacts(const ValidScenario& scenario, int selectedPair) {
    const ResolvedMethod& method = scenario.activeMethod();
    const FrequencySchedule& schedule = method.schedule;
    const std::vector<double>& unscaled = scenario.unscaledFrequencies();
    const auto pair = static_cast<std::size_t>(std::max(0, selectedPair));
    if (pair >= schedule.pairCount() || pair >= unscaled.size()) return {};
    const double distance =
        schedule.place(pair, scenario->queryPosition) - schedule.place(pair, scenario->keyPosition);
    const bool mapsPositions = method.positionMap || schedule.axes;
    return ExplanationFacts{*scenario, method,   schedule,      unscaled,
                            pair,      distance, mapsPositions, queryPlaceOf(*scenario, method, pair)};
}

}   // namespace rope::ui
