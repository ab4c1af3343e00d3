#include "ui/views/overview_explanation.h"

#include "ui/explanation/explanation_parts.h"
#include "ui/painting/number_label.h"

namespace rope::ui {

using namespace explanation;

QString overviewExplanation(const ExplanationFacts& facts) {
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "Rotary position embedding splits a head of %1 coordinates into "
                                             "%2 pairs and turns each pair by "
                                             "an angle that grows with the position."))
                         .arg(number(facts.scenario.layout.headDim),
                              number(static_cast<double>(facts.schedule.pairCount())))) +
           formula(QStringLiteral("θ<sub>i</sub> = %1<sup>−2i/%2</sup>")
                       .arg(significantLabel(facts.scenario.ropeTheta, 8))
                       .arg(facts.scenario.layout.rotaryDim)) +
           frequencyRange(facts) +
           paragraph(
               words(QT_TRANSLATE_NOOP("Explanation",
                                       "The query stands at m = %1, the key at n = %2. Both are turned, but "
                                       "their score depends on the "
                                       "distance %3 alone: shift both, and the invariance curve stays flat."))
                   .arg(number(static_cast<double>(facts.scenario.queryPosition), 8),
                        number(static_cast<double>(facts.scenario.keyPosition), 8),
                        number(facts.distance, 8))) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "Beyond the trained length L = %1 the slow pairs reach angles "
                                             "that no weight has seen. The methods "
                                             "in the list slow them down, each in its own way."))
                         .arg(number(facts.scenario.lengths.trained, 8)));
}

}   // namespace rope::ui
