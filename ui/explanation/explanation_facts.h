#pragma once

#include "core/frequency/frequency_schedule.h"
#include "ui/state/explorer_state.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace rope::ui {

/// What explanations state: the active method's schedule and the pair in focus.
struct ExplanationFacts {
    const Scenario& scenario;
    FrequencySchedule schedule;
    std::vector<double> unscaled;   ///< inverse frequencies without a method [rad/token]
    std::size_t pair;
    double distance;   ///< between query and key, as the schedule's axes count it [token]
    bool mapsPositions;   ///< the method gives query and key another distance
    double queryPlace;   ///< the position by which the query is rotated: m, or n plus the distance that the
                         ///< method gives [token]
};

/// Nothing where the scenario cannot be computed.
std::optional<ExplanationFacts> explanationFacts(const ExplorerState& state);

}   // namespace rope::ui
