#include "ui/views/rotations/rotations_explanation.h"

#include "ui/explanation/explanation_parts.h"
#include "ui/painting/number_label.h"

#include <numbers>

namespace rope::ui {

using namespace explanation;

QString rotationsExplanation(const ExplanationFacts& facts) {
    const double theta = facts.schedule.inverseFrequencies[facts.pair];
    const double turned = theta * facts.queryPlace;
    const QString place = facts.mapsPositions ? QStringLiteral("m′") : QStringLiteral("m");
    const double trainedRevolutions =
        facts.unscaled[facts.pair] * facts.scenario.lengths.trained / (2 * std::numbers::pi);
    const QString met =
        trainedRevolutions >= 1
            ? words(QT_TRANSLATE_NOOP("Explanation",
                                      "Within L = %1 it makes %2 turns: every angle was met in training."))
            : words(QT_TRANSLATE_NOOP(
                  "Explanation",
                  "Within L = %1 it makes %2 of a turn: the rest of the circle is new to the weights."));
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "One dial a pair. The query's arrow is turned by "
                                             "m·θ<sub>i</sub>, the key's by n·θ<sub>i</sub>."))) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation", "Pair %1 in focus:"))
                         .arg(number(static_cast<double>(facts.pair)))) +
           formula(QStringLiteral("θ<sub>%1</sub> = %2 rad/token<br>%5·θ<sub>%1</sub> = %3 · %2 = %4 rad")
                       .arg(facts.pair)
                       .arg(significantLabel(theta, 4), significantLabel(facts.queryPlace, 8),
                            significantLabel(turned, 5), place)) +
           (facts.mapsPositions
                ? paragraph(
                      words(
                          QT_TRANSLATE_NOOP(
                              "Explanation",
                              "The query is turned as if it stood at m′ = %1: the distance %2 counts as %3."))
                          .arg(number(facts.queryPlace, 8), number(facts.distance, 8),
                               number(facts.queryPlace - static_cast<double>(facts.scenario.keyPosition), 8)))
                : QString()) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "That is %1 turns. The pair comes round every %2 tokens."))
                         .arg(number(turned / (2 * std::numbers::pi)), tokens(wavelengthTokens(theta)))) +
           paragraph(met.arg(number(facts.scenario.lengths.trained, 8), number(trainedRevolutions))) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "The ring shows the angles met in training, the hatched part what the target length adds.")));
}

}   // namespace rope::ui
