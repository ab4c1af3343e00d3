#pragma once

#include <QString>

namespace rope::ui {

struct ExplanationFacts;

/// The explanation of the view (rich text).
QString modelExplanation(const ExplanationFacts& facts);

}   // namespace rope::ui
