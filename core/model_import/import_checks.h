#pragma once

#include "core/model_import/config_reader.h"
#include "core/model_import/imported_model.h"

namespace rope {

/// What is doubtful about a model as a whole: lengths that contradict the factor, factor lists that do not reach, a temperature applied
/// twice, a scaling that does nothing. A table of rules, each with an id.
Warnings checkImportedModel(const ImportedModel& model);

/// Keys of the file that look like RoPE keys and are not read anywhere: misspelt ones above all.
Warnings checkUnknownKeys(const ConfigReader& reader);

/// Keys that change positions or queries in ways that frequencies do not show.
Warnings checkOtherMechanisms(const ConfigReader& reader);

}   // namespace rope
