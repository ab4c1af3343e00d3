#pragma once

#include "core/scenario/scenario.h"

#include <QString>

namespace rope::ui {

/// Why a parameter changes nothing now; "" when it does something. Measured by trying other values, so it
/// holds for every method.
QString reasonWithoutEffect(const Scenario& scenario, const MethodChoice& choice, const ParameterSpec& spec);

/// What is at work where a number is not given: "4", "1.139"; "" where nothing is inferred.
QString inferredText(const Scenario& scenario, const MethodChoice& choice, const ParameterSpec& spec);

}   // namespace rope::ui
