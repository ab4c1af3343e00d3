#pragma once

#include "core/scenario/valid_scenario.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace rope::ui {

/// What explanations state: the active method's schedule and the pair in focus.
struct ExplanationFacts {
    const Scenario& scenario;
    const ResolvedMethod& method;
    const FrequencySchedule& schedule;   ///< of the method
    const std::vector<double>& unscaled;   ///< inverse frequencies without a method [rad/token]
    std::size_t pair;
    double distance;   ///< between query and key, as the schedule's axes count it [token]
    bool mapsPositions;   ///< the method gives query and key another distance
    double queryPlace;   ///< the position by which the query is rotated: m, or n plus the distance that the
                         ///< method gives [token]
};

/// Facts that refer to the scenario.
/// in:  the pair in focus; nothing where the scenario has no such pair
std::optional<ExplanationFacts> explanationFacts(const ValidScenario& scenario, int selectedPair);

}   // namespace rope::ui
