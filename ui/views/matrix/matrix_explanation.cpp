#include "ui/views/matrix/matrix_explanation.h"

#include "ui/explanation/explanation_parts.h"

namespace rope::ui {

using namespace explanation;

QString matrixExplanation(const ExplanationFacts& facts) {
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "R at m = %1 is %2 small rotations and zeros elsewhere, so no "
                                             "program multiplies by it: it takes "
                                             "cos and sin of each pair and two products a coordinate."))
                         .arg(number(static_cast<double>(facts.scenario.queryPosition), 8),
                              number(static_cast<double>(facts.schedule.pairCount())))) +
           formula(QStringLiteral("q′ = q ⊙ cos + rotate_half(q) ⊙ sin")) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "Half-split and interleaved layouts hold the same pairs at other coordinates. Weights trained "
               "with one give nonsense with the other.")));
}

}   // namespace rope::ui
