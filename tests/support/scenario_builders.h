#pragma once

#include "ui/state/model_state.h"
#include "ui/views/decay/decay_settings.h"
#include "ui/views/invariance/invariance_settings.h"

namespace rope::ui {

/// A small model whose pictures are quick to compute: d = 16, the usual methods, short pictures.
inline ExplorerState smallState() {
    Scenario scenario;
    scenario.model = "small";
    scenario.layout = {.pairing = Pairing::Half, .headDim = 16, .rotaryDim = 16};
    scenario.lengths = {.trained = 512, .dynamicTrained = 512, .configured = 512, .context = 2048};
    ViewSettings view;
    view.scoreMap.length = 24;
    view.edit<DecaySettings>().maxDistance = 256;
    view.edit<InvarianceSettings>().maxShift = 32;
    ExplorerState state = stateForModel(scenario, view);
    state.origin.model = std::make_shared<const ImportedModel>(modelFromScenario(scenario));
    return state;
}

}   // namespace rope::ui
