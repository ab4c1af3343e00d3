#include "core/analysis/reading_divergence.h"

#include "core/base/limits.h"
#include "core/decay/decay_curve.h"

#include <algorithm>
#include <cmath>

namespace rope {

namespace {

/// The pair with the largest difference of frequencies; its angle error is the largest at every position.
std::size_t farthestPair(const FrequencySchedule& first, const FrequencySchedule& second) {
    std::size_t farthest = 0;
    double largest = -1;
    for (std::size_t pair = 0; pair < first.pairCount(); ++pair) {
        const double gap = std::abs(first.inverseFrequencies[pair] - second.inverseFrequencies[pair]);
        if (gap > largest) farthest = pair, largest = gap;
    }
    return farthest;
}

double gapOf(const FrequencySchedule& first, const FrequencySchedule& second, std::size_t pair) {
    return std::abs(first.inverseFrequencies[pair] - second.inverseFrequencies[pair]);
}

/// The scenario with a reading's frequencies in place of base and methods.
Scenario scenarioWith(Scenario scenario, const FrequencySchedule& reading) {
    scenario.explicitInverseFrequencies = reading.inverseFrequencies;
    scenario.methods = {ComparedMethod{}};
    scenario.activeMethod = 0;
    scenario.stage = ScoreStage::Dot;
    return scenario;
}

Result<std::vector<double>> scoresOf(const ValidScenario& scenario, const FrequencySchedule& reading,
                                     std::span<const std::int64_t> positions, const JobContext& job) {
    const Result<ValidScenario> withReading = validated(scenarioWith(*scenario, reading), &scenario);
    if (!withReading) return withReading.error();
    Result<DecayCurves> curves = decayCurves(*withReading, positions, job);
    if (!curves) return curves.error();
    std::vector<double> scores = std::move(curves->methods[0].score);
    const double scale = reading.logitFactor() / std::sqrt(scenario->layout.headDim);
    for (double& score : scores) score *= scale;
    return scores;
}

}   // namespace

std::optional<std::int64_t> firstPositionBeyond(const FrequencySchedule& first,
                                                const FrequencySchedule& second, double angleRad) {
    if (first.pairCount() == 0 || first.pairCount() != second.pairCount() || !(angleRad >= 0)) return {};
    const double gap = gapOf(first, second, farthestPair(first, second));
    const double position = std::floor(angleRad / gap);
    if (!(position < static_cast<double>(maxPosition))) return {};
    // Rounding of the quotient may be off by one either way.
    auto found = static_cast<std::int64_t>(position);
    while (found > 0 && static_cast<double>(found - 1) * gap > angleRad) --found;
    while (!(static_cast<double>(found) * gap > angleRad)) ++found;
    return found;
}

Result<ReadingDivergence> readingDivergence(const ValidScenario& scenario, const FrequencySchedule& first,
                                            const FrequencySchedule& second,
                                            std::span<const std::int64_t> positions, const JobContext& job) {
    Result<std::vector<double>> firstScore = scoresOf(scenario, first, positions, job);
    if (!firstScore) return firstScore.error();
    Result<std::vector<double>> secondScore = scoresOf(scenario, second, positions, job);
    if (!secondScore) return secondScore.error();

    ReadingDivergence divergence{
        {positions.begin(), positions.end()}, {}, 0, std::move(*firstScore), std::move(*secondScore), {}};
    divergence.farthestPair = farthestPair(first, second);
    const double gap = gapOf(first, second, divergence.farthestPair);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        divergence.largestAngleRad.push_back(std::abs(static_cast<double>(positions[i])) * gap);
        divergence.scoreDifference.push_back(divergence.secondScore[i] - divergence.firstScore[i]);
    }
    return divergence;
}

}   // namespace rope
