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
            ? words(QT_TRANSLATE_NOOP(
                  "Explanation",
                  "Within L = %1 it completes %2 revolutions: every angle occurs in training."))
            : words(QT_TRANSLATE_NOOP("Explanation",
                                      "Within L = %1 it completes %2 of a revolution: the other angles do "
                                      "not occur in training."));
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "One dial per pair. The arrow of the query is rotated by "
                                             "m·θ<sub>i</sub>, the arrow of the key by n·θ<sub>i</sub>."))) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation", "Selected pair: %1"))
                         .arg(number(static_cast<double>(facts.pair)))) +
           formula(QStringLiteral("θ<sub>%1</sub> = %2 rad/token<br>%5·θ<sub>%1</sub> = %3 · %2 = %4 rad")
                       .arg(facts.pair)
                       .arg(significantLabel(theta, 4), significantLabel(facts.queryPlace, 8),
                            significantLabel(turned, 5), place)) +
           (facts.mapsPositions
                ? paragraph(
                      words(QT_TRANSLATE_NOOP(
                                "Explanation",
                                "The query is rotated as at m′ = %1: the distance %2 counts as %3."))
                          .arg(number(facts.queryPlace, 8), number(facts.distance, 8),
                               number(facts.queryPlace - static_cast<double>(facts.scenario.keyPosition), 8)))
                : QString()) +
           paragraph(
               words(QT_TRANSLATE_NOOP("Explanation",
                                       "That is %1 revolutions. The wavelength of the pair is %2 tokens."))
                   .arg(number(turned / (2 * std::numbers::pi)), tokens(wavelengthTokens(theta)))) +
           paragraph(met.arg(number(facts.scenario.lengths.trained, 8), number(trainedRevolutions))) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "The ring shows the angles that occur in training, the red "
                                             "dashes those that the target length adds.")));
}

}   // namespace rope::ui
