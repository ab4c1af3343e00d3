#pragma once

#include "core/model/imported_model.h"

namespace rope {

/// Warnings about a complete model: lengths that contradict the factor, factor lists that do not
/// reach, a temperature applied twice, a scaling that does nothing. A table of rules, each with an id.
Warnings checkImportedModel(const ImportedModel& model);

}   // namespace rope
