#pragma once

#include <QString>

namespace rope::ui {

struct ExplanationFacts;

/// The explanation of the overview (rich text).
QString overviewExplanation(const ExplanationFacts& facts);

}   // namespace rope::ui
