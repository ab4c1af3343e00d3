#pragma once

#include "ui/state/explorer_state.h"

namespace rope::ui::testing {

/// Llama-3-like, four methods compared, so that every part of every view has something to show.
inline ExplorerState fourMethods() {
    ExplorerState state;
    Scenario& scenario = state.scenario;
    scenario.ropeTheta = 500000;
    scenario.lengths = {8192, 8192, 8192, 32768, {}};
    scenario.queryPosition = 181;
    scenario.keyPosition = 64;
    scenario.vectors.seed = 7;
    scenario.methods = {{{"none", {}}},
                        {{"linear", {{"factor", 4.0}}}},
                        {{"ntk", {{"factor", 4.0}}}},
                        {{"yarn", {{"factor", 4.0}}}}};
    scenario.activeMethod = 2;
    state.view.selectedPair = 17;
    return state;
}

}   // namespace rope::ui::testing
