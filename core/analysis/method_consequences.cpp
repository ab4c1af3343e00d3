#include "core/analysis/method_consequences.h"
#include "core/methods/method_registry.h"

#include "core/analysis/frequency_bands.h"
#include "core/decay/decay_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace rope {

namespace {

constexpr std::int64_t furthestResolved =
    1'000'000;   // where a method acts on positions; a pure frequency has a formula
constexpr double spectrumRounding = 1e-9;

std::vector<std::int64_t> shortRangeDistances() {
    std::vector<std::int64_t> distances(shortRangeMaxDistance);
    std::iota(distances.begin(), distances.end(), 1);
    return distances;
}

double rotationDistance(const ResolvedMethod& method, std::int64_t distance) {
    return method.positionMap ? effectiveDistance(*method.positionMap, distance, 0)
                              : static_cast<double>(distance);
}

double resolvedDistance(const ResolvedMethod& method, double fastest) {
    if (!(fastest > 0)) return std::numeric_limits<double>::infinity();
    const double wanted = 1 / fastest;
    if (!method.positionMap) return wanted;
    for (std::int64_t distance = 1; distance <= furthestResolved; ++distance) {
        const double distanceOfPairs = rotationDistance(method, distance);
        if (!(distanceOfPairs >= wanted - spectrumRounding)) continue;
        return distanceOfPairs == static_cast<double>(distance)
                   ? wanted
                   : static_cast<double>(distance);   // before the map sets in, as plain RoPE
    }
    return std::numeric_limits<double>::infinity();
}

void dropSteps(const std::vector<double>& unscaled, MethodCoverage& coverage) {
    std::vector<double>& arcs = coverage.outsideAngleRad;
    for (std::size_t pair = 0; pair < arcs.size(); ++pair)
        if (!(arcs[pair] > unscaled[pair] * (1 + spectrumRounding))) arcs[pair] = 0;
    coverage.largestOutsidePair =
        static_cast<std::size_t>(std::max_element(arcs.begin(), arcs.end()) - arcs.begin());
}

void countPairs(const Scenario& scenario, MethodConsequences& result) {
    const double factor = effectiveFactor(scalingRequest(scenario), result.spectrum.choice).value_or(1);
    const std::vector<FrequencyBand> bands = frequencyBands(result.spectrum.ratio, factor);
    result.kept = pairsOf(bands, BandKind::Kept);
    result.blended = pairsOf(bands, BandKind::Blended);
    result.interpolated = pairsOf(bands, BandKind::Interpolated);
    result.still = pairsOf(bands, BandKind::Unrotated);
    const std::vector<double>& outside = result.coverage.outsideAngleRad;
    result.outsidePairs =
        static_cast<int>(std::count_if(outside.begin(), outside.end(), [](double arc) { return arc > 0; }));
}

/// What plain RoPE and the compared methods were found to do, before it is put together.
struct Parts {
    FrequencySpectrum spectrum;
    ExtensionBounds bounds;
    DecayCurves neighbours;
};

void fillShortRange(const ConsequenceStudy& study, const ResolvedMethod& method,
                    const std::vector<double>& scores, MethodConsequences& result) {
    const std::vector<double>& frequencies = result.spectrum.schedule.inverseFrequencies;
    result.fastestRatio = result.spectrum.ratio[study.fastestPair];
    result.fastestAngleRad = rotationDistance(method, 1) * frequencies[study.fastestPair];
    result.shortestResolvedDistance =
        resolvedDistance(method, *std::max_element(frequencies.begin(), frequencies.end()));
    for (std::size_t i = 0; i < scores.size(); ++i)
        result.shortRangeChange.push_back(scores[i] - study.shortRangeScores[i]);
}

Result<Parts> partsOf(const ValidScenario& scenario, const JobContext& job) {
    Result<DecayCurves> neighbours = decayCurves(scenario, shortRangeDistances(), job);
    if (!neighbours) return neighbours.error();
    Result<ExtensionBounds> bounds =
        extensionBounds(scenario, {.searchesBases = false, .searchesNegativeSums = false}, job);
    if (!bounds) return bounds.error();
    return Parts{frequencySpectrum(scenario), std::move(*bounds), std::move(*neighbours)};
}

}   // namespace

double MethodConsequences::shortRangeChangeRms() const {
    if (shortRangeChange.empty()) return 0;
    const double squares =
        std::inner_product(shortRangeChange.begin(), shortRangeChange.end(), shortRangeChange.begin(), 0.0);
    return std::sqrt(squares / static_cast<double>(shortRangeChange.size()));
}

Scenario withoutMethods(Scenario scenario) {
    scenario.methods = {ComparedMethod{}};
    scenario.activeMethod = 0;
    return scenario;
}

Result<ConsequenceStudy> methodConsequences(const ValidScenario& scenario, const JobContext& job) {
    Result<Parts> parts = partsOf(scenario, job);
    if (!parts) return parts.error();
    const Result<MethodDecay> plain =
        methodDecay(scenario, {MethodChoice{}, FrequencySchedule{scenario.unscaledFrequencies()}},
                    shortRangeDistances(), job);
    if (!plain) return plain.error();

    ConsequenceStudy study;
    study.unscaled = parts->spectrum.unscaled;
    study.shortRangeScores = plain->ones;
    study.fastestPair = static_cast<std::size_t>(
        std::max_element(study.unscaled.begin(), study.unscaled.end()) - study.unscaled.begin());
    for (const double theta : study.unscaled)
        study.trainedRevolutions.push_back(scenario->lengths.trained * theta / (2 * std::numbers::pi));
    for (std::size_t i = 0; i < scenario.methods().size(); ++i) {
        MethodConsequences result{std::move(parts->spectrum.methods[i]),
                                  std::move(parts->bounds.methods[i]),
                                  0,
                                  0,
                                  0,
                                  0,
                                  1,
                                  1,
                                  1,
                                  {}};
        dropSteps(study.unscaled, result.coverage);
        countPairs(*scenario, result);
        fillShortRange(study, scenario.methods()[i], parts->neighbours.methods[i].ones, result);
        study.methods.push_back(std::move(result));
    }
    return study;
}

}   // namespace rope
