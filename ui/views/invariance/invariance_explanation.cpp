#include "ui/views/invariance/invariance_explanation.h"

#include "ui/explanation/explanation_parts.h"

namespace rope::ui {

using namespace explanation;

QString invarianceExplanation(const ExplanationFacts& facts) {
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "Query and key are shifted by s tokens. Their distance remains "
                                             "%1, so with RoPE the score remains:"))
                         .arg(number(facts.distance, 8))) +
           formula(QStringLiteral("R<sub>m+s</sub><sup>T</sup>R<sub>n+s</sub> = R<sub>n−m</sub>")) +
           paragraph(words(
               QT_TRANSLATE_NOOP("Explanation",
                                 "The remaining variation is rounding error: try bfloat16 as number format. "
                                 "Encodings that are added to the vectors, sinusoidal or learned, are not "
                                 "constant, because position and content are mixed.")));
}

}   // namespace rope::ui
