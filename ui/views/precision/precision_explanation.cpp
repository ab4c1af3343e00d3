#include "ui/views/precision/precision_explanation.h"

#include "ui/explanation/explanation_parts.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

using namespace explanation;

QString precisionExplanation(const ExplanationFacts& facts) {
    return paragraph(words(
               QT_TRANSLATE_NOOP("Explanation",
                                 "bfloat16 represents all integers up to 256, float16 up to 2048, float32 up "
                                 "to 16 777 216. Larger positions are rounded to the same values."))) +
           paragraph(
               words(QT_TRANSLATE_NOOP("Explanation",
                                       "At m = %1 the angle of pair 0 is %2 rad; one unit in the last place "
                                       "of bfloat16 there is %3 rad."))
                   .arg(number(static_cast<double>(facts.scenario.queryPosition), 8),
                        number(facts.schedule.inverseFrequencies.front() *
                               static_cast<double>(facts.scenario.queryPosition)),
                        number(std::exp2(std::floor(std::log2(std::max(
                                             1.0, facts.schedule.inverseFrequencies.front() *
                                                      static_cast<double>(facts.scenario.queryPosition)))) -
                                         7))));
}

}   // namespace rope::ui
