#pragma once

#include "core/json/config_reader.h"
#include "core/model/imported_model.h"

namespace rope {

/// Computes the schedule of a layer group, so that a config that cannot be computed is rejected when it is
/// read. out: warnings and assumptions are added to the model err: as computeSchedule, with the key path of
/// the file in place of the parameter's name
Check checkGroup(const ConfigReader& reader, std::size_t index, ImportedModel& model);

}   // namespace rope
