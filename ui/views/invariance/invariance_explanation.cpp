#include "ui/views/invariance/invariance_explanation.h"

#include "ui/explanation/explanation_parts.h"

namespace rope::ui {

using namespace explanation;

QString invarianceExplanation(const ExplanationFacts& facts) {
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "Query and key move together by s tokens. Their distance stays "
                                             "%1, so with RoPE the score stays:"))
                         .arg(number(facts.distance, 8))) +
           formula(QStringLiteral("R<sub>m+s</sub><sup>T</sup>R<sub>n+s</sub> = R<sub>n−m</sub>")) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "What is left of a spread is rounding: try bfloat16 as number format. Encodings that are "
               "added to "
               "the vectors, sinusoidal or learned, are not flat, because position and content mix.")));
}

}   // namespace rope::ui
