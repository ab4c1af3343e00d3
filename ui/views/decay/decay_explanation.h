#pragma once

#include <QString>

namespace rope::ui {

struct ExplanationFacts;

/// The explanation of the view (rich text).
QString decayExplanation(const ExplanationFacts& facts);

}   // namespace rope::ui
