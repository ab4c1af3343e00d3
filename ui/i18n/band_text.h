#pragma once

#include "core/analysis/method_consequences.h"

#include <QString>

namespace rope::ui {

/// "0 · 22 · 42": how many pairs are unscaled, blended and interpolated, and how many do not rotate, if any.
QString bandsText(const MethodConsequences& method);

}   // namespace rope::ui
