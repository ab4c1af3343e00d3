#include "ui/explanation/selected_pair_text.h"

#include "ui/explanation/explanation_parts.h"
#include "ui/painting/number_label.h"

#include <numbers>

namespace rope::ui {

QString selectedPairText(const ValidScenario& scenario, int selectedPair) {
    const std::optional<ExplanationFacts> facts = explanationFacts(scenario, selectedPair);
    if (!facts) return {};
    const double theta = facts->schedule.inverseFrequencies[facts->pair];
    const double revolutions = theta * facts->queryPlace / (2 * std::numbers::pi);
    return explanation::words(
               QT_TRANSLATE_NOOP("Explanation",
                                 "pair %1 · θ = %2 rad/token · wavelength %3 tokens · %4 revolutions at m"))
        .arg(QString::number(facts->pair), significantLabel(theta, 4),
             significantLabel(wavelengthTokens(theta), 4), significantLabel(revolutions, 3));
}

}   // namespace rope::ui
