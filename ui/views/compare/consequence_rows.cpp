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

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CompareWords)
};

constexpr double asFast = 0.999, noticeable = 1e-6;   // smaller differences are rounding errors

QString countOf(int count, std::size_t all) { return Words::tr("%1 of %2").arg(count).arg(all); }

QString stepText(const MethodConsequences& method) {
    const QString step = Words::tr("%1 rad").arg(significantLabel(method.fastestAngleRad, 3));
    if (method.fastestRatio > asFast || !(method.fastestRatio > 0)) return step;
    return Words::tr("%1 (÷%2)").arg(step, significantLabel(1 / method.fastestRatio, 3));
}

QString outsideText(const MethodConsequences& method) {
    if (method.unseenPairs == 0) return Words::tr("none");
    return Words::tr("%1 rad, pair %2")
        .arg(significantLabel(method.coverage.largestUnseenAngleRad(), 3))
        .arg(method.coverage.mostUnseenPair);
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
    {"fastest-pair", [] { return Words::tr("Fastest pair turns per token"); },
     [] {
         return Words::tr(
             "The fastest pair tells neighbouring tokens apart; turned by less, it sees them as nearly the "
             "same place.");
     },
     [](const MethodConsequences& method, std::size_t) { return stepText(method); },
     [](const MethodConsequences& method) { return -std::abs(method.fastestAngleRad); }},
    {"resolved-distance", [] { return Words::tr("Shortest resolved distance"); },
     [] {
         return Words::tr(
             "The distance at which the fastest pair has turned by one radian; nearer tokens look nearly "
             "alike.");
     },
     [](const MethodConsequences& method, std::size_t) {
         const double tokens = method.shortestResolvedDistance;
         return tokens == 1 ? Words::tr("1 token") : Words::tr("%1 tokens").arg(significantLabel(tokens, 3));
     },
     [](const MethodConsequences& method) { return method.shortestResolvedDistance; }},
    {"score-change", [] { return Words::tr("Score change, 1–8 tokens"); },
     [] {
         return Words::tr(
             "How far the score of q = k = 1 (1 at distance 0) moves at distances 1 to 8, root mean square.");
     },
     [](const MethodConsequences& method, std::size_t) { return fixedLabel(method.neighbourChangeRms(), 3); },
     [](const MethodConsequences& method) { return method.neighbourChangeRms(); }},
    {"pairs-outside", [] { return Words::tr("Pairs beyond training"); },
     [] {
         return Words::tr(
             "Pairs that reach angles at L′ which training at L never showed: the red dots of the upper "
             "pictures.");
     },
     [](const MethodConsequences& method, std::size_t pairs) { return countOf(method.unseenPairs, pairs); },
     [](const MethodConsequences& method) { return static_cast<double>(method.unseenPairs); }},
    {"largest-angle", [] { return Words::tr("Largest unseen angle"); },
     [] {
         return Words::tr(
             "The arc that the worst of those pairs passes through at L′ and never did in training.");
     },
     [](const MethodConsequences& method, std::size_t) { return outsideText(method); },
     [](const MethodConsequences& method) { return method.coverage.largestUnseenAngleRad(); }},
    {"pairs-changed", [] { return Words::tr("Pairs changed"); },
     [] { return Words::tr("Pairs whose speed is not the one they were trained with."); },
     [](const MethodConsequences& method, std::size_t pairs) { return countOf(method.changed(), pairs); },
     nullptr},
    {"bands", [] { return Words::tr("Kept · blended · interpolated"); },
     [] {
         return Words::tr(
             "Pairs at their own speed, slowed by a part of the factor, and slowed by the whole factor.");
     },
     [](const MethodConsequences& method, std::size_t) { return bandsText(method); }, nullptr},
    {"attention-factor", [] { return Words::tr("Attention factor A"); },
     [] { return Words::tr("The temperature: queries and keys are both multiplied by A."); },
     [](const MethodConsequences& method, std::size_t) {
         return fixedLabel(method.spectrum.schedule.attentionFactor, 3);
     },
     nullptr},
    {"logit-scale", [] { return Words::tr("Logits multiplied by"); },
     [] {
         return Words::tr(
             "A² and, in the DeepSeek family, the softmax factor: above 1 attention becomes sharper.");
     },
     [](const MethodConsequences& method, std::size_t) {
         return fixedLabel(method.spectrum.schedule.logitFactor(), 3);
     },
     nullptr},
}};

QString adjacentVerdict(const MethodConsequences& method) {
    if (method.fastestRatio > asFast && method.fastestRatio < 1 / asFast)
        return Words::tr("Neighbours stay sharp: the fastest pair keeps its speed.");
    if (method.fastestRatio > 1)
        return Words::tr("Neighbours move apart: the fastest pair is %1× faster.")
            .arg(significantLabel(method.fastestRatio, 3));
    if (!(method.fastestRatio > 0)) return Words::tr("Neighbours are lost: the fastest pair stands still.");
    return Words::tr("Neighbours blur: the fastest pair is %1× slower.")
        .arg(significantLabel(1 / method.fastestRatio, 3));
}

QString trainedRangeVerdict(const MethodConsequences& method, std::size_t pairs) {
    if (method.unseenPairs == 0) return Words::tr("No pair meets new angles at L′.");
    return Words::tr("%1 of %2 pairs meet new angles at L′, up to %3 rad.")
        .arg(method.unseenPairs)
        .arg(pairs)
        .arg(significantLabel(method.coverage.largestUnseenAngleRad(), 3));
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
