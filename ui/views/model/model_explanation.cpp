#include "ui/views/model/model_explanation.h"

#include "ui/explanation/explanation_parts.h"

namespace rope::ui {

using namespace explanation;

QString modelExplanation(const ExplanationFacts& facts) {
    return paragraph(
               words(QT_TRANSLATE_NOOP(
                         "Explanation",
                         "What the file of the model contains, field by field, and what must be assumed. "
                         "Every engine must read the same values: if the weights were trained with another "
                         "base, base %1 gives every pair except the first one a wrong frequency."))
                   .arg(number(facts.scenario.ropeTheta, 8))) +
           formula(QStringLiteral("Δφ<sub>i</sub>(m) = m·|θ<sub>i</sub> − θ′<sub>i</sub>|")) +
           paragraph(
               words(QT_TRANSLATE_NOOP("Explanation",
                                       "The chart shows the largest Δφ over all pairs for engines that "
                                       "ignore or misread a field. Beyond a quarter turn an aligned q and k "
                                       "contribute negatively; a half turn reverses any contribution.")));
}

}   // namespace rope::ui
