#include "ui/window/start_state.h"

#include "ui/files/preset_list.h"
#include "ui/state/model_state.h"

#include <utility>

namespace rope::ui {

ExplorerState startState(const std::vector<Preset>& presets) {
    const Preset* preset = startPreset(presets);
    if (preset == nullptr) return stateForModel(Scenario{}, {});
    Result<ExplorerState> state =
        stateForModel(ModelOrigin{std::make_shared<const ImportedModel>(preset->model), {}}, {});
    return state ? std::move(*state) : stateForModel(Scenario{}, {});
}

}   // namespace rope::ui
