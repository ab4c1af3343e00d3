#include "ui/explanation/method_sentence.h"
#include "core/methods/method_registry.h"

#include "ui/painting/number_label.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rope::ui {

namespace {

constexpr double sameRatio = 1e-9;   // relative; far above rounding, far below anything visible

QString bold(const QString& text) {
    return QStringLiteral("<span style='font-weight:600'>%1</span>").arg(text);
}

QString pairRange(std::size_t first, std::size_t last) {
    if (first == last) return QCoreApplication::translate("MethodSentence", "pair %1").arg(first);
    return QCoreApplication::translate("MethodSentence", "pairs %1–%2").arg(first).arg(last);
}

/// theta / theta' of each pair; infinity where it is not rotated.
std::vector<double> slowdowns(const Scenario& scenario, const FrequencySchedule& schedule) {
    const std::vector<double> unscaled = unscaledFrequencies(scenario);
    std::vector<double> result;
    for (std::size_t i = 0; i < schedule.pairCount() && i < unscaled.size(); ++i)
        result.push_back(unscaled[i] / schedule.inverseFrequencies[i]);
    return result;
}

/// Infinity is like nothing but itself.
bool isSame(double a, double b) {
    return a == b || (std::isfinite(b) && std::abs(a - b) <= sameRatio * std::abs(b));
}

/// slowdown_i = c^i: the method is a change of base.
bool isGeometric(const std::vector<double>& slow) {
    if (slow.size() < 3 || !isSame(slow[0], 1) || !(slow.back() > 0) || !std::isfinite(slow.back()))
        return false;
    const double logRatio = std::log(slow.back()) / static_cast<double>(slow.size() - 1);
    for (std::size_t i = 0; i < slow.size(); ++i)
        if (std::abs(std::log(slow[i]) - logRatio * static_cast<double>(i)) > sameRatio) return false;
    return true;
}

QString baseSentence(const Scenario& scenario, const std::vector<double>& slow) {
    const auto last = static_cast<double>(slow.size() - 1);
    const double base = scenario.ropeTheta * std::pow(slow.back(), scenario.layout.rotaryDim / (2 * last));
    return QCoreApplication::translate("MethodSentence",
                                       "Base %1 → %2. Pair 0 is unchanged, each further pair is scaled a "
                                       "little more, pair %3 exactly by %4.")
        .arg(significantLabel(scenario.ropeTheta, 7), bold(significantLabel(std::round(base), 12)),
             QString::number(slow.size() - 1), significantLabel(slow.back(), 4));
}

/// Unscaled, blended and interpolated pairs in three bands.
QString zoneSentence(const std::vector<double>& slow) {
    const double most = *std::max_element(slow.begin(), slow.end());
    std::size_t kept = 0, slowedFrom = slow.size();
    while (kept < slow.size() && isSame(slow[kept], 1)) ++kept;
    while (slowedFrom > kept && isSame(slow[slowedFrom - 1], most)) --slowedFrom;
    QStringList parts;
    if (kept > 0)
        parts << QCoreApplication::translate("MethodSentence", "%1 unscaled").arg(pairRange(0, kept - 1));
    if (slowedFrom > kept)
        parts << QCoreApplication::translate("MethodSentence", "%1 blended")
                     .arg(bold(pairRange(kept, slowedFrom - 1)));
    if (slowedFrom < slow.size()) {
        const QString range = pairRange(slowedFrom, slow.size() - 1);
        parts << (std::isfinite(most)
                      ? QCoreApplication::translate("MethodSentence", "%1 divided by %2")
                            .arg(range, significantLabel(most, 4))
                      : QCoreApplication::translate("MethodSentence", "%1 not rotated").arg(range));
    }
    QString sentence = parts.join(QCoreApplication::translate("MethodSentence", ", ")) +
                       QCoreApplication::translate("MethodSentence", ".");
    if (!sentence.isEmpty())
        sentence[0] = sentence[0] == QLatin1Char('<') ? sentence[0] : sentence[0].toUpper();
    return sentence;
}

QString frequencySentence(const Scenario& scenario, const FrequencySchedule& schedule) {
    const std::vector<double> slow = slowdowns(scenario, schedule);
    if (slow.empty()) return {};
    const auto [least, most] = std::minmax_element(slow.begin(), slow.end());
    if (isSame(*least, 1) && isSame(*most, 1))
        return QCoreApplication::translate("MethodSentence", "All frequencies are unchanged.");
    if (std::isinf(*least))
        return QCoreApplication::translate("MethodSentence",
                                           "No pair rotates: the score does not depend on the position.");
    if (isSame(*least, *most))
        return QCoreApplication::translate(
                   "MethodSentence", "Every position is divided by %1: pair 0 rotates by %2 rad per token.")
            .arg(bold(significantLabel(*most, 5)),
                 bold(significantLabel(schedule.inverseFrequencies.front(), 4)));
    return isGeometric(slow) ? baseSentence(scenario, slow) : zoneSentence(slow);
}

QString outsideSentence(const Scenario& scenario, const ResolvedMethod& method) {
    if (!(scenario.lengths.context > scenario.lengths.trained)) return {};
    const int outside = outsidePairCount(scenario, method);
    if (outside == 0)
        return QCoreApplication::translate("MethodSentence", "All pairs stay in the trained range up to L′.");
    return QCoreApplication::translate("MethodSentence", "%1 of %2 pairs leave the trained range before L′.")
        .arg(bold(QString::number(outside)), QString::number(method.schedule.pairCount()));
}

/// The largest distance that two tokens within a length are rotated by [token].
double reachOf(const ResolvedMethod& method, std::size_t pair, double tokens) {
    return method.positionMap ? largestDistance(*method.positionMap, tokens)
                              : method.schedule.reach(pair, tokens - 1);
}

QString reachSentence(const Scenario& scenario, const ResolvedMethod& method) {
    if (!method.positionMap) return {};
    const double furthest = scenario.lengths.context - 1;
    return QCoreApplication::translate("MethodSentence", "Distances up to %1 are rotated as at most %2.")
        .arg(significantLabel(furthest, 9),
             bold(significantLabel(reachOf(method, 0, scenario.lengths.context), 9)));
}

}   // namespace

int outsidePairCount(const Scenario& scenario, const ResolvedMethod& method) {
    const FrequencySchedule& schedule = method.schedule;
    const std::vector<double> unscaled = unscaledFrequencies(scenario);
    int count = 0;
    for (std::size_t i = 0; i < schedule.pairCount() && i < unscaled.size(); ++i) {
        const double trainedRad = unscaled[i] * scenario.lengths.trained;
        const double reachedRad = schedule.inverseFrequencies[i] *
                                  (reachOf(method, i, scenario.lengths.context) + 1);   // tokens, as L is
        if (trainedRad < 2 * std::numbers::pi && reachedRad > trainedRad * (1 + sameRatio)) ++count;
    }
    return count;
}

QString methodNote(const Scenario& scenario, const ResolvedMethod& method) {
    QStringList parts;
    if (const auto factor = effectiveFactor(scalingRequest(scenario), method.choice))
        parts << QCoreApplication::translate("MethodSentence", "factor %1").arg(significantLabel(*factor, 4));
    if (!isSame(method.schedule.attentionFactor, 1))
        parts << QCoreApplication::translate("MethodSentence", "attention factor %1")
                     .arg(significantLabel(method.schedule.attentionFactor, 4));
    if (method.positionMap)
        parts << QCoreApplication::translate("MethodSentence", "distance ≤ %1")
                     .arg(
                         significantLabel(largestDistance(*method.positionMap, scenario.lengths.context), 5));
    return parts.join(QStringLiteral(" · "));
}

QString methodSentence(const Scenario& scenario, const ResolvedMethod& method) {
    QStringList sentences{frequencySentence(scenario, method.schedule)};
    const double logits = method.schedule.logitFactor();
    if (!isSame(logits, 1))
        sentences << QCoreApplication::translate("MethodSentence", "Logit scale %1.")
                         .arg(bold(significantLabel(logits, 4)));
    sentences << reachSentence(scenario, method) << outsideSentence(scenario, method);
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

}   // namespace rope::ui
