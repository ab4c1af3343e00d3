#include "ui/views/decay/decay_explanation.h"

#include "ui/explanation/explanation_parts.h"

namespace rope::ui {

using namespace explanation;

QString decayExplanation(const ExplanationFacts& facts) {
    return positionsText(facts) +
           paragraph(words(
               QT_TRANSLATE_NOOP("Explanation",
                                 "Upper bound on the attention score as a function of distance. The bound of "
                                 "the RoFormer paper is the mean absolute value of the partial sums"))) +
           formula(QStringLiteral("S<sub>j</sub> = Σ<sub>i&lt;j</sub> e<sup>i·(m−n)·θ<sub>i</sub></sup>")) +
           paragraph(
               words(
                   QT_TRANSLATE_NOOP(
                       "Explanation",
                       "At short distances all %1 phasors have nearly the same direction; at long distances "
                       "they point in all directions and the sum is small. This is a trend, not a guarantee: "
                       "the curve goes up and down, and the score itself may become negative."))
                   .arg(number(static_cast<double>(facts.schedule.pairCount())))) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "For independent random q and k with zero mean, the expected "
                                             "score is 0 at every distance; RoPE does not change this.")));
}

}   // namespace rope::ui
