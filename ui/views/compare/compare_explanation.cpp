#include "ui/views/compare/compare_explanation.h"

#include "ui/explanation/explanation_parts.h"

namespace rope::ui {

using namespace explanation;

QString compareExplanation(const ExplanationFacts& facts) {
    const double ratio = facts.scenario.lengths.context / facts.scenario.lengths.trained;
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "Trained length %1 tokens, target length %2: %3 times as long. "
                                             "Each column is one method."))
                         .arg(tokens(facts.scenario.lengths.trained), tokens(facts.scenario.lengths.context),
                              number(ratio))) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "Linear interpolation divides all frequencies by the factor, also the high ones, which "
               "resolve adjacent tokens. NTK-aware scaling divides each frequency by a little more than the "
               "one before: the first not at all, the last by the complete factor. NTK-by-parts methods "
               "leave the high-frequency pairs unchanged and scale only those that would leave the trained "
               "range.")));
}

}   // namespace rope::ui
