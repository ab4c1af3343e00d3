#include "ui/views/model/model_explanation.h"

#include "ui/explanation/explanation_parts.h"

namespace rope::ui {

using namespace explanation;

QString modelExplanation(const ExplanationFacts& facts) {
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "What the file of the model says, key by key, and what it "
                                             "leaves to guesses. Whoever loads it "
                                             "must read the same: a base of %1 where the weights were "
                                             "trained with another turns every pair "
                                             "but the first at a wrong speed."))
                         .arg(number(facts.scenario.ropeTheta, 8))) +
           formula(QStringLiteral("Δφ<sub>i</sub>(m) = m·|θ<sub>i</sub> − θ′<sub>i</sub>|")) +
           paragraph(
               words(QT_TRANSLATE_NOOP("Explanation",
                                       "The chart shows the largest Δφ over all pairs for programs that "
                                       "ignore or misread a key. From a "
                                       "quarter turn on the pair says the opposite of what it learnt.")));
}

}   // namespace rope::ui
