#pragma once

#include "core/base/result.h"
#include "core/model_import/imported_model.h"

#include <string>
#include <vector>

namespace rope::app {

/// The models that the program carries inside (resources/presets/models.json).
Result<std::vector<Preset>> presetCatalogue();

/// err: WrongUsage for an unknown name
Result<Preset> presetNamed(const std::string& name);

}   // namespace rope::app
