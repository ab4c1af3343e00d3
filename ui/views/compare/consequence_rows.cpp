#include "ui/views/compare/consequence_rows.h"

#include "ui/i18n/band_text.h"
#include "ui/painting/number_label.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rope::ui {

namespace {

struct ConsequenceRowsTexts {
    Q_DECLARE_TR_FUNCTIONS(CompareWords)
};

constexpr double asFast = 0.999, noticeable = 1e-6;   // smaller differences are rounding errors

QString countOf(int count, std::size_t all) {
    return ConsequenceRowsTexts::tr("%1 of %2").arg(count).arg(all);
}

QString stepText(const MethodConsequences& method) {
    const QString step = ConsequenceRowsTexts::tr("%1 rad").arg(significantLabel(method.fastestAngleRad, 3));
    if (method.fastestRatio > asFast || !(method.fastestRatio > 0)) return step;
    return ConsequenceRowsTexts::tr("%1 (÷%2)").arg(step, significantLabel(1 / method.fastestRatio, 3));
}

QString outsideText(const MethodConsequences& method) {
    if (method.outsidePairs == 0) return ConsequenceRowsTexts::tr("none");
    return ConsequenceRowsTexts::tr("%1 rad, pair %2")
        .arg(significantLabel(method.coverage.largestOutsideAngleRad(), 3))
        .arg(method.coverage.largestOutsidePair);
}

struct RowKind {
    const char* id;
    QString (*label)();
    QString (*meaning)();
    QString (*value)(const MethodConsequences& method, std::size_t pairs);
    /// A larger number is worse; null where neither is better.
    double (*harm)(const MethodConsequences& method);
};

const std::array<RowKind, 9> kinds{{
    {"fastest-pair", [] { return ConsequenceRowsTexts::tr("Angle of pair 0 per token"); },
     [] {
         return ConsequenceRowsTexts::tr(
             "The pair with the highest frequency resolves adjacent tokens. A smaller angle makes them "
             "harder to tell apart.");
     },
     [](const MethodConsequences& method, std::size_t) { return stepText(method); },
     [](const MethodConsequences& method) { return -std::abs(method.fastestAngleRad); }},
    {"resolved-distance", [] { return ConsequenceRowsTexts::tr("Shortest resolved distance"); },
     [] {
         return ConsequenceRowsTexts::tr(
             "The distance at which the pair with the highest frequency has rotated by one radian. Tokens at "
             "shorter distances are hard to tell apart.");
     },
     [](const MethodConsequences& method, std::size_t) {
         const double tokens = method.shortestResolvedDistance;
         return tokens == 1 ? ConsequenceRowsTexts::tr("1 token")
                            : ConsequenceRowsTexts::tr("%1 tokens").arg(significantLabel(tokens, 3));
     },
     [](const MethodConsequences& method) { return method.shortestResolvedDistance; }},
    {"score-change", [] { return ConsequenceRowsTexts::tr("Short-range score change"); },
     [] {
         return ConsequenceRowsTexts::tr(
             "Root mean square change of the score of q = k = 1 (1 at distance 0) at distances 1 to 8.");
     },
     [](const MethodConsequences& method, std::size_t) {
         return fixedLabel(method.shortRangeChangeRms(), 3);
     },
     [](const MethodConsequences& method) { return method.shortRangeChangeRms(); }},
    {"pairs-outside", [] { return ConsequenceRowsTexts::tr("Pairs outside the trained range"); },
     [] {
         return ConsequenceRowsTexts::tr(
             "Pairs with angles up to L′ that do not occur up to L: the red dots in the upper charts.");
     },
     [](const MethodConsequences& method, std::size_t pairs) { return countOf(method.outsidePairs, pairs); },
     [](const MethodConsequences& method) { return static_cast<double>(method.outsidePairs); }},
    {"largest-angle", [] { return ConsequenceRowsTexts::tr("Largest angle outside"); },
     [] {
         return ConsequenceRowsTexts::tr(
             "The longest arc that one of these pairs covers up to L′ and not up to L.");
     },
     [](const MethodConsequences& method, std::size_t) { return outsideText(method); },
     [](const MethodConsequences& method) { return method.coverage.largestOutsideAngleRad(); }},
    {"pairs-changed", [] { return ConsequenceRowsTexts::tr("Pairs changed"); },
     [] { return ConsequenceRowsTexts::tr("Pairs whose frequency the method changes."); },
     [](const MethodConsequences& method, std::size_t pairs) { return countOf(method.changed(), pairs); },
     nullptr},
    {"bands", [] { return ConsequenceRowsTexts::tr("Unscaled · blended · interpolated"); },
     [] {
         return ConsequenceRowsTexts::tr("Pairs with θ′ = θ, with θ′ between θ and θ/s, and with θ′ = θ/s.");
     },
     [](const MethodConsequences& method, std::size_t) { return bandsText(method); }, nullptr},
    {"attention-factor", [] { return ConsequenceRowsTexts::tr("Attention factor A"); },
     [] { return ConsequenceRowsTexts::tr("Queries and keys are both multiplied by A."); },
     [](const MethodConsequences& method, std::size_t) {
         return fixedLabel(method.spectrum.schedule.attentionFactor, 3);
     },
     nullptr},
    {"logit-scale", [] { return ConsequenceRowsTexts::tr("Logit scale"); },
     [] {
         return ConsequenceRowsTexts::tr(
             "A² times the softmax factor (DeepSeek). Above 1, attention is more concentrated.");
     },
     [](const MethodConsequences& method, std::size_t) {
         return fixedLabel(method.spectrum.schedule.logitFactor(), 3);
     },
     nullptr},
}};

QString adjacentVerdict(const MethodConsequences& method) {
    if (method.fastestRatio > asFast && method.fastestRatio < 1 / asFast)
        return ConsequenceRowsTexts::tr("Adjacent tokens stay distinguishable: pair 0 is unchanged.");
    if (method.fastestRatio > 1)
        return ConsequenceRowsTexts::tr(
                   "Adjacent tokens become easier to tell apart: the frequency of pair 0 is %1× higher.")
            .arg(significantLabel(method.fastestRatio, 3));
    if (!(method.fastestRatio > 0))
        return ConsequenceRowsTexts::tr("Adjacent tokens cannot be told apart: pair 0 does not rotate.");
    return ConsequenceRowsTexts::tr(
               "Adjacent tokens become harder to tell apart: the frequency of pair 0 is divided by %1.")
        .arg(significantLabel(1 / method.fastestRatio, 3));
}

QString trainedRangeVerdict(const MethodConsequences& method, std::size_t pairs) {
    if (method.outsidePairs == 0)
        return ConsequenceRowsTexts::tr("All pairs stay in the trained range up to L′.");
    return ConsequenceRowsTexts::tr("%1 of %2 pairs leave the trained range before L′, by up to %3 rad.")
        .arg(method.outsidePairs)
        .arg(pairs)
        .arg(significantLabel(method.coverage.largestOutsideAngleRad(), 3));
}

}   // namespace

QString verdictWords(const MethodConsequences& method, std::size_t pairs) {
    return adjacentVerdict(method) + QLatin1Char('\n') + trainedRangeVerdict(method, pairs);
}

int consequenceRowCount() { return static_cast<int>(kinds.size()); }

std::vector<ConsequenceRow> consequenceRows(std::span<const MethodConsequences* const> methods,
                                            std::size_t pairs) {
    std::vector<ConsequenceRow> rows;
    for (const RowKind& kind : kinds) {
        ConsequenceRow row{kind.id, kind.label(), kind.meaning(), {}, {}};
        for (const MethodConsequences* method : methods) {
            row.values.push_back(kind.value(*method, pairs));
            if (kind.harm != nullptr) row.harm.push_back(kind.harm(*method));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

bool isWorst(const ConsequenceRow& row, std::size_t index) {
    if (row.harm.size() < 2) return false;
    const auto ends = std::minmax_element(row.harm.begin(), row.harm.end());
    const double worst = *ends.second;
    return worst - *ends.first > noticeable && row.harm[index] >= worst - noticeable;
}

}   // namespace rope::ui
