#include "ui/views/phasors/phasors_explanation.h"

#include "ui/explanation/explanation_parts.h"

namespace rope::ui {

using namespace explanation;

QString phasorsExplanation(const ExplanationFacts& facts) {
    return positionsText(facts) +
           paragraph(
               words(QT_TRANSLATE_NOOP(
                         "Explanation",
                         "The score is a sum over pairs. Each pair adds a phasor: a complex number whose "
                         "absolute value depends on q and k and whose angle depends on the distance %1:"))
                   .arg(number(facts.distance, 8))) +
           formula(QStringLiteral("q·k = Re Σ<sub>i</sub> h<sub>i</sub> e<sup>i·(m−n)·θ<sub>i</sub></sup>,  "
                                  "h<sub>i</sub> = q<sub>i</sub> "
                                  "k<sub>i</sub><sup>*</sup>")) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "The real part of their sum is the score. When the distance increases, high-frequency phasors "
               "rotate quickly and low-frequency ones hardly at all, and the sum becomes small.")));
}

}   // namespace rope::ui
