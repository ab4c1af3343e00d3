#include "ui/views/matrix/matrix_explanation.h"

#include "ui/explanation/explanation_parts.h"

namespace rope::ui {

using namespace explanation;

QString matrixExplanation(const ExplanationFacts& facts) {
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "R at m = %1 consists of %2 rotations of two coordinates and "
                                             "zeros elsewhere, so implementations never build it: they need "
                                             "cos and sin per pair and two multiplications per coordinate."))
                         .arg(number(static_cast<double>(facts.scenario.queryPosition), 8),
                              number(static_cast<double>(facts.schedule.pairCount())))) +
           formula(QStringLiteral("q′ = q ⊙ cos + rotate_half(q) ⊙ sin")) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "The half-split and the interleaved pairing place the same pairs at different coordinates. "
               "Weights trained with one pairing are wrong with the other.")));
}

}   // namespace rope::ui
