#pragma once

#include "core/model/imported_model.h"

#include <optional>
#include <string>

namespace rope {

/// The `inspect --json` object (docs/cli.md): fields of the main group, groups, sources, assumptions,
/// warnings, recommendations, engines.
/// in:  targetContext [token], for recommendations
std::string inspectJson(const ImportedModel& model, std::optional<double> targetContext);

/// The same for people: a short plain-text report.
std::string inspectText(const ImportedModel& model, std::optional<double> targetContext);

}   // namespace rope
