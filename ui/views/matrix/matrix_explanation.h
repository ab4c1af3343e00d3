#pragma once

#include <QString>

namespace rope::ui {

struct ExplanationFacts;

/// The explanation of the view (rich text).
QString matrixExplanation(const ExplanationFacts& facts);

}   // namespace rope::ui
