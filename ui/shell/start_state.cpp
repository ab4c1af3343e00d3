#include "ui/shell/start_state.h"

#include "ui/shell/preset_list.h"
#include "ui/state/model_state.h"

#include <utility>

namespace rope::ui {

ExplorerState startState(const std::vector<Preset>& presets) {
    const Preset* preset = startPreset(presets);
    Result<Scenario> scenario = preset != nullptr ? scenarioFromModel(preset->model, "") : Result<Scenario>(Scenario{});
    if (!scenario) return stateForModel(Scenario{}, {});
    if (preset != nullptr) scenario->model = preset->name;
    return stateForModel(std::move(*scenario), {});
}

}   // namespace rope::ui
