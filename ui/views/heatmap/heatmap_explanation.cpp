#include "ui/views/heatmap/heatmap_explanation.h"

#include "ui/explanation/explanation_parts.h"

#include <cmath>

namespace rope::ui {

using namespace explanation;

QString heatmapExplanation(const ExplanationFacts& facts) {
    return positionsText(facts) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "Rows are queries, columns are keys. Every cell is the score of two rotated vectors:"))) +
           formula(QStringLiteral("(R<sub>m</sub>q)·(R<sub>n</sub>k) = q<sup>T</sup>R<sub>n−m</sub>k")) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "Cells on a diagonal have the same distance. With one q and one k for all positions they are "
               "equal: stripes. With a vector per token the content is visible as well."))) +
           paragraph(
               words(QT_TRANSLATE_NOOP(
                         "Explanation",
                         "“scaled” divides by √%1 = %2 and multiplies by A² = %3 of the active method."))
                   .arg(QString::number(facts.scenario.layout.headDim),
                        number(std::sqrt(facts.scenario.layout.headDim)),
                        number(facts.schedule.logitFactor()))) +
           paragraph(
               words(QT_TRANSLATE_NOOP("Explanation",
                                       "A cell of a long map contains several scores; the line above the map "
                                       "gives their number and the value shown. The readout under the cursor "
                                       "is always the score of one query and one key."))) +
           paragraph(words(
               QT_TRANSLATE_NOOP("Explanation",
                                 "Zoom: wheel, + and −. Pan: Shift and drag, or Alt and arrow keys. Zoom to "
                                 "area: Ctrl and drag. Fit: Home. Undo also steps back through zooms.")));
}

}   // namespace rope::ui
