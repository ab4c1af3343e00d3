#include "ui/score_cells/score_map_scenario.h"

#include "ui/score_cells/given_rows.h"

#include <algorithm>

namespace rope::ui {

Scenario scoreMapScenario(const ExplorerState& state) {
    Scenario scenario = state.scenario;
    scenario.stage = state.view.scoreMap.stage;
    scenario.mask = state.view.scoreMap.isCausal ? ScoreMask::Causal : ScoreMask::None;
    return scenario;
}

std::int64_t scoreMapLength(const ExplorerState& state) {
    return coveredLength(state.scenario.vectors, std::max<std::int64_t>(1, state.view.scoreMap.length));
}

}   // namespace rope::ui
