#pragma once

#include "core/base/result.h"
#include "core/model/imported_model.h"

#include <string>

namespace rope::app {

/// A preset by name, case-insensitive.
/// err: WrongUsage for an unknown name
Result<Preset> presetNamed(const std::string& name);

}   // namespace rope::app
