#pragma once

#include "ui/explanation/explanation_facts.h"

#include <QCoreApplication>
#include <QString>

namespace rope::ui {

/// Parts of explanations, as rich text.
namespace explanation {

/// A sentence that is marked by QT_TRANSLATE_NOOP("Explanation", ...), in the language of the program.
QString words(const char* source);
QString number(double value, int digits = 4);
/// A number of tokens; up to 1e15 in full, since powers of ten are hard to compare with a context length.
QString tokens(double count);
/// Prevents a line break in "m = 24".
QString paragraph(QString text);
QString formula(const QString& text);

/// What a method that acts on positions does to distances; "" for the others.
QString positionsText(const ExplanationFacts& facts);
/// The fastest and the slowest pair.
QString frequencyRange(const ExplanationFacts& facts);

}   // namespace explanation

}   // namespace rope::ui
