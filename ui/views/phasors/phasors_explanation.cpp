#include "ui/views/phasors/phasors_explanation.h"

#include "ui/explanation/explanation_parts.h"

namespace rope::ui {

using namespace explanation;

QString phasorsExplanation(const ExplanationFacts& facts) {
    return positionsText(facts) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "The score is a sum over pairs. Each adds an arrow of the "
                                             "complex plane, whose length q and k "
                                             "decide and whose direction the distance %1 turns:"))
                         .arg(number(facts.distance, 8))) +
           formula(QStringLiteral("q·k = Re Σ<sub>i</sub> h<sub>i</sub> e<sup>i·(m−n)·θ<sub>i</sub></sup>,  "
                                  "h<sub>i</sub> = q<sub>i</sub> "
                                  "k<sub>i</sub><sup>*</sup>")) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "Put head to tail, the arrows end at the score. Move the key away: the fast pairs whirl, the "
               "slow ones hardly stir, and the chain curls up.")));
}

}   // namespace rope::ui
