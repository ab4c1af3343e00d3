#include "ui/views/heatmap/heatmap_explanation.h"

#include "ui/explanation/explanation_parts.h"

#include <cmath>

namespace rope::ui {

using namespace explanation;

QString heatmapExplanation(const ExplanationFacts& facts) {
    return positionsText(facts) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "One row a query, one column a key. Every cell is the score of two turned vectors:"))) +
           formula(QStringLiteral("(R<sub>m</sub>q)·(R<sub>n</sub>k) = q<sup>T</sup>R<sub>n−m</sub>k")) +
           paragraph(words(
               QT_TRANSLATE_NOOP("Explanation",
                                 "Cells on one diagonal have one distance. With one q and one k for all "
                                 "positions they are equal: "
                                 "stripes. With a row of numbers per token the content shows as well."))) +
           paragraph(
               words(QT_TRANSLATE_NOOP(
                         "Explanation",
                         "“scaled” divides by √%1 = %2 and multiplies by A² = %3 of the active method."))
                   .arg(QString::number(facts.scenario.layout.headDim),
                        number(std::sqrt(facts.scenario.layout.headDim)),
                        number(facts.schedule.logitFactor()))) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "A cell of a long map stands for many scores; the line above the map says for how many, and "
               "what is shown of them. The value "
               "under the cursor is always that of one query and one key."))) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "Wheel or + and −: zoom. Shift and drag, or Alt and arrows: "
                                             "move. Ctrl and drag: frame a part. Home: everything. Undo goes "
                                             "back through what was seen.")));
}

}   // namespace rope::ui
