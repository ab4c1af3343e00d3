#pragma once

#include "core/scenario/scenario.h"

#include <QString>

namespace rope::ui {

/// Why a parameter changes nothing with the other values as they are; "" when it has an effect. From the
/// method's row (parameterHasEffect).
QString reasonWithoutEffect(const Scenario& scenario, const MethodChoice& choice, const ParameterSpec& spec);

/// What is at work where a number is not given: "4", "1.139"; "" where nothing is inferred.
/// in:  the active method, resolved
QString inferredText(const Scenario& scenario, const ResolvedMethod* method, const ParameterSpec& spec);

}   // namespace rope::ui
