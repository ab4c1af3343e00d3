#pragma once

#include "core/json/config_reader.h"
#include "core/model/imported_model.h"

namespace rope {

/// Tries a group's method, so that a config that cannot be computed is refused where it is read.
/// out: doubtful things and inferred values are added to the model
/// err: as computeSchedule, with the key path of the file in place of the parameter's name
Check checkGroup(const ConfigReader& reader, std::size_t index, ImportedModel& model);

}   // namespace rope
