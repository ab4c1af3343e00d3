#include "ui/views/decay/decay_explanation.h"

#include "ui/explanation/explanation_parts.h"

namespace rope::ui {

using namespace explanation;

QString decayExplanation(const ExplanationFacts& facts) {
    return positionsText(facts) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "How strongly two tokens can answer one another, against their "
                                             "distance. The bound of the RoFormer "
                                             "paper is the mean size of the partial sums"))) +
           formula(QStringLiteral("S<sub>j</sub> = Σ<sub>i&lt;j</sub> e<sup>i·(m−n)·θ<sub>i</sub></sup>")) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "Near the token all %1 arrows point one way; far away they curl "
                                             "up and the sum stays small. It is a "
                                             "tendency and no law: the curve goes up and down, and the score "
                                             "itself may turn negative."))
                         .arg(number(static_cast<double>(facts.schedule.pairCount())))) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "For independent random q and k the expected score is 0 at "
                                             "every distance; RoPE changes nothing about that.")));
}

}   // namespace rope::ui
