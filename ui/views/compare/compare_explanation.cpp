#include "ui/views/compare/compare_explanation.h"

#include "ui/explanation/explanation_parts.h"

namespace rope::ui {

using namespace explanation;

QString compareExplanation(const ExplanationFacts& facts) {
    const double ratio = facts.scenario.lengths.context / facts.scenario.lengths.trained;
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "Trained on %1 tokens, used at %2: %3 times as long. Each "
                                             "column is one way to get there."))
                         .arg(tokens(facts.scenario.lengths.trained), tokens(facts.scenario.lengths.context),
                              number(ratio))) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "Interpolation slows every pair alike, the fast ones too, which tell neighbours apart. "
               "NTK-aware slows each pair a little more than the one before: the fastest not at all, only "
               "the last by the whole "
               "factor. Methods by parts leave all fast pairs alone and slow only those that would meet new "
               "angles.")));
}

}   // namespace rope::ui
