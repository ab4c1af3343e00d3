#include "ui/views/overview_explanation.h"

#include "ui/explanation/explanation_parts.h"
#include "ui/painting/number_label.h"

namespace rope::ui {

using namespace explanation;

QString overviewExplanation(const ExplanationFacts& facts) {
    return paragraph(words(QT_TRANSLATE_NOOP(
                               "Explanation",
                               "Rotary position embedding splits a head of %1 coordinates into %2 pairs and "
                               "rotates each pair by an angle that is proportional to the position."))
                         .arg(number(facts.scenario.layout.headDim),
                              number(static_cast<double>(facts.schedule.pairCount())))) +
           formula(QStringLiteral("θ<sub>i</sub> = %1<sup>−2i/%2</sup>")
                       .arg(significantLabel(facts.scenario.ropeTheta, 8))
                       .arg(facts.scenario.layout.rotaryDim)) +
           frequencyRange(facts) +
           paragraph(
               words(
                   QT_TRANSLATE_NOOP(
                       "Explanation",
                       "The query is at m = %1, the key at n = %2. Both are rotated, but their score depends "
                       "on the distance %3 alone: under a common shift the invariance curve is constant."))
                   .arg(number(static_cast<double>(facts.scenario.queryPosition), 8),
                        number(static_cast<double>(facts.scenario.keyPosition), 8),
                        number(facts.distance, 8))) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "Beyond the trained length L = %1 the low-frequency pairs reach "
                                             "angles that did not occur in training. The methods in the list "
                                             "reduce their frequencies in different ways."))
                         .arg(number(facts.scenario.lengths.trained, 8)));
}

}   // namespace rope::ui
