#include "ui/explanation/explanation_text.h"

#include "core/frequency/frequency_schedule.h"
#include "ui/i18n/method_text.h"
#include "ui/painting/number_label.h"
#include "ui/panels/method_sentence.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>

namespace rope::ui {

namespace {

QString words(const char* source) { return QCoreApplication::translate("Explanation", source); }
QString number(double value, int digits = 4) {
    return QStringLiteral("<span style='font-weight:600'>%1</span>").arg(significantLabel(value, digits));
}
/// Counts of tokens are written out; wavelengths of millions as powers of ten would be hard to compare with a
/// context length.
QString tokens(double count) {
    const bool isLong = count >= 1e4 && count < 1e15;
    return QStringLiteral("<span style='font-weight:600'>%1</span>")
        .arg(isLong ? fixedLabel(count, 0) : significantLabel(count, 4));
}
/// "m = 24" stays on one line.
QString paragraph(QString text) {
    return QStringLiteral("<p>%1</p>")
        .arg(text.replace(QStringLiteral(" = "), QStringLiteral("&nbsp;=&nbsp;")));
}
QString formula(const QString& text) {
    return QStringLiteral("<p style='margin-left:8px'><i>%1</i></p>").arg(text);
}

/// What the texts speak of: the active method's schedule and the pair in focus.
struct Facts {
    const Scenario& scenario;
    FrequencySchedule schedule;
    std::vector<double> unscaled;
    std::size_t pair;
    double distance;
    bool mapsPositions;   ///< the method gives query and key another distance
    double queryPlace;   ///< where the query is turned to: m, or n plus the distance that the method gives
};

double queryPlaceOf(const Scenario& scenario, const ResolvedMethod& method, std::size_t pair) {
    if (!method.positionMap) return method.schedule.place(pair, scenario.queryPosition);
    const double distance =
        effectiveDistance(*method.positionMap, scenario.queryPosition, scenario.keyPosition);
    return std::isnan(distance) ? static_cast<double>(scenario.queryPosition)
                                : static_cast<double>(scenario.keyPosition) + distance;
}

std::optional<Facts> factsOf(const ExplorerState& state) {
    const Scenario& scenario = state.scenario;
    Result<ResolvedMethod> method = resolveMethod(scenario, scenario.activeMethod);
    std::vector<double> unscaled = unscaledFrequencies(scenario);
    const auto pair = static_cast<std::size_t>(std::max(0, state.view.focusedPair));
    if (!method || pair >= method->schedule.pairCount() || pair >= unscaled.size()) return {};
    const bool mapsPositions = method->positionMap || method->schedule.axes;
    const double queryPlace = queryPlaceOf(scenario, *method, pair),
                 distance = method->schedule.place(pair, scenario.queryPosition) -
                            method->schedule.place(pair, scenario.keyPosition);
    return Facts{scenario,  std::move(method->schedule), std::move(unscaled), pair, distance, mapsPositions,
                 queryPlace};
}

/// What a method that acts on positions does to distances; nothing for the others.
QString positionsText(const Facts& facts) {
    if (!facts.mapsPositions) return {};
    const std::string& id = facts.scenario.methods[facts.scenario.activeMethod].choice.id;
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation", "%1 acts on positions, not on speeds. %2"))
                         .arg(methodTitle(id).toHtmlEscaped(), methodSummary(id).toHtmlEscaped()));
}

QString rangeOfSpeeds(const Facts& facts) {
    const double slowest = facts.schedule.inverseFrequencies.back();
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "Pair 0 is the fastest: %1 rad per token, a full turn every %2 "
                                             "tokens. Pair %3 is the slowest: a "
                                             "full turn takes %4 tokens."))
                         .arg(number(facts.schedule.inverseFrequencies.front()),
                              tokens(wavelengthTokens(facts.schedule.inverseFrequencies.front())),
                              QString::number(facts.schedule.pairCount() - 1),
                              tokens(wavelengthTokens(slowest))));
}

QString overviewText(const Facts& facts) {
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "Rotary position embedding splits a head of %1 coordinates into "
                                             "%2 pairs and turns each pair by "
                                             "an angle that grows with the position."))
                         .arg(number(facts.scenario.layout.headDim),
                              number(static_cast<double>(facts.schedule.pairCount())))) +
           formula(QStringLiteral("θ<sub>i</sub> = %1<sup>−2i/%2</sup>")
                       .arg(significantLabel(facts.scenario.ropeTheta, 8))
                       .arg(facts.scenario.layout.rotaryDim)) +
           rangeOfSpeeds(facts) +
           paragraph(
               words(QT_TRANSLATE_NOOP("Explanation",
                                       "The query stands at m = %1, the key at n = %2. Both are turned, but "
                                       "their score depends on the "
                                       "distance %3 alone: shift both, and the invariance curve stays flat."))
                   .arg(number(static_cast<double>(facts.scenario.queryPosition), 8),
                        number(static_cast<double>(facts.scenario.keyPosition), 8),
                        number(facts.distance, 8))) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "Beyond the trained length L = %1 the slow pairs reach angles "
                                             "that no weight has seen. The methods "
                                             "in the list slow them down, each in its own way."))
                         .arg(number(facts.scenario.lengths.trained, 8)));
}

QString rotationsText(const Facts& facts) {
    const double theta = facts.schedule.inverseFrequencies[facts.pair];
    const double turned = theta * facts.queryPlace;
    const QString place = facts.mapsPositions ? QStringLiteral("m′") : QStringLiteral("m");
    const double trainedTurns =
        facts.unscaled[facts.pair] * facts.scenario.lengths.trained / (2 * std::numbers::pi);
    const QString met =
        trainedTurns >= 1
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
           paragraph(met.arg(number(facts.scenario.lengths.trained, 8), number(trainedTurns))) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "The ring shows the angles met in training, the hatched part what the target length adds.")));
}

QString heatmapText(const Facts& facts) {
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

QString invarianceText(const Facts& facts) {
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "Query and key move together by s tokens. Their distance stays "
                                             "%1, so with RoPE the score stays:"))
                         .arg(number(facts.distance, 8))) +
           formula(QStringLiteral("R<sub>m+s</sub><sup>T</sup>R<sub>n+s</sub> = R<sub>n−m</sub>")) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "What is left of a spread is rounding: try bfloat16 as number format. Encodings that are "
               "added to "
               "the vectors, sinusoidal or learned, are not flat, because position and content mix.")));
}

QString decayText(const Facts& facts) {
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

QString frequenciesText(const Facts& facts) {
    const double trained = facts.scenario.lengths.trained;
    const auto unfinished = std::count_if(facts.unscaled.begin(), facts.unscaled.end(),
                                          [&](double theta) { return wavelengthTokens(theta) > trained; });
    const QString title = methodTitle(facts.scenario.methods[facts.scenario.activeMethod].choice.id);
    const Result<ResolvedMethod> method = resolveMethod(facts.scenario, facts.scenario.activeMethod);
    return rangeOfSpeeds(facts) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "%1 of %2 pairs have a wavelength above L = %3: they never "
                                             "finish a turn in training."))
                         .arg(number(static_cast<double>(unfinished)), QString::number(facts.unscaled.size()),
                              number(trained, 8))) +
           paragraph(QStringLiteral("<span style='font-weight:600'>%1</span><br>%2")
                         .arg(title, method ? methodSentence(facts.scenario, *method) : QString())) +
           paragraph(methodSummary(facts.scenario.methods[facts.scenario.activeMethod].choice.id));
}

QString phasorsText(const Facts& facts) {
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

QString compareText(const Facts& facts) {
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

QString encodingsText(const Facts& /*facts*/) {
    return paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "The same q and k under every encoding. Where each diagonal has one colour, the score depends "
               "on the distance alone."))) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "The table is measured, not typed in: rows of random vectors are moved, turned and compared. "
               "Linear attention needs the position inside q and k, which a bias on the score cannot "
               "give.")));
}

QString precisionText(const Facts& facts) {
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "bfloat16 holds whole numbers exactly up to 256, float16 up to "
                                             "2048, float32 up to 16 777 216. "
                                             "Positions beyond fall together when they are stored so."))) +
           paragraph(
               words(QT_TRANSLATE_NOOP("Explanation",
                                       "At m = %1 the angle of pair 0 is %2 rad; one unit in the last place "
                                       "of bfloat16 there is %3 rad."))
                   .arg(number(static_cast<double>(facts.scenario.queryPosition), 8),
                        number(facts.schedule.inverseFrequencies.front() *
                               static_cast<double>(facts.scenario.queryPosition)),
                        number(std::exp2(std::floor(std::log2(std::max(
                                             1.0, facts.schedule.inverseFrequencies.front() *
                                                      static_cast<double>(facts.scenario.queryPosition)))) -
                                         7))));
}

QString matrixText(const Facts& facts) {
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "R at m = %1 is %2 small rotations and zeros elsewhere, so no "
                                             "program multiplies by it: it takes "
                                             "cos and sin of each pair and two products a coordinate."))
                         .arg(number(static_cast<double>(facts.scenario.queryPosition), 8),
                              number(static_cast<double>(facts.schedule.pairCount())))) +
           formula(QStringLiteral("q′ = q ⊙ cos + rotate_half(q) ⊙ sin")) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "Half-split and interleaved layouts hold the same pairs at other coordinates. Weights trained "
               "with one give nonsense with the other.")));
}

QString modelText(const Facts& facts) {
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "What the file of the model says, key by key, and what it "
                                             "leaves to guesses. Whoever loads it "
                                             "must read the same: a base of %1 where the weights were "
                                             "trained with another turns every pair "
                                             "but the first at a wrong speed."))
                         .arg(number(facts.scenario.ropeTheta, 8))) +
           formula(QStringLiteral("Δφ<sub>i</sub>(m) = m·|θ<sub>i</sub> − θ′<sub>i</sub>|")) +
           paragraph(
               words(QT_TRANSLATE_NOOP("Explanation",
                                       "The chart shows the largest Δφ over all pairs for programs that "
                                       "ignore or misread a key. From a "
                                       "quarter turn on the pair says the opposite of what it learnt.")));
}

struct Text {
    std::string_view view;
    QString (*compose)(const Facts& facts);
};

constexpr std::array<Text, 12> texts{{{"overview", overviewText},
                                      {"rotations", rotationsText},
                                      {"heatmap", heatmapText},
                                      {"invariance", invarianceText},
                                      {"decay", decayText},
                                      {"phasors", phasorsText},
                                      {"frequencies", frequenciesText},
                                      {"compare", compareText},
                                      {"encodings", encodingsText},
                                      {"precision", precisionText},
                                      {"matrix", matrixText},
                                      {"model", modelText}}};

}   // namespace

QString focusedPairText(const ExplorerState& state) {
    const std::optional<Facts> facts = factsOf(state);
    if (!facts) return {};
    const double theta = facts->schedule.inverseFrequencies[facts->pair];
    const double turns = theta * facts->queryPlace / (2 * std::numbers::pi);
    return words(QT_TRANSLATE_NOOP("Explanation",
                                   "pair %1 · θ = %2 rad/token · wavelength %3 tokens · %4 turns at m"))
        .arg(QString::number(facts->pair), significantLabel(theta, 4),
             significantLabel(wavelengthTokens(theta), 4), significantLabel(turns, 3));
}

QString explanationFor(const ExplorerState& state) {
    const std::optional<Facts> facts = factsOf(state);
    if (!facts) return {};
    const auto found = std::find_if(texts.begin(), texts.end(),
                                    [&](const Text& text) { return text.view == state.view.view; });
    return found != texts.end() ? found->compose(*facts) : overviewText(*facts);
}

}   // namespace rope::ui
