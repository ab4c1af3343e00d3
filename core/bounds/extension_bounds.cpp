#include "core/bounds/extension_bounds.h"

#include "core/bounds/cosine_sum_scan.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rope {

namespace {

constexpr double tau = 2 * std::numbers::pi;

std::optional<double> ifFinite(double value) {
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// The furthest that a pair of two of so many tokens is rotated apart [token]: a length counts tokens, so the
/// last position is one less.
double reachOf(const ResolvedMethod& method, std::size_t pair, double tokens) {
    return method.positionMap ? largestDistance(*method.positionMap, tokens)
                              : method.schedule.reach(pair, std::max(0.0, tokens - 1));
}

double outsideArc(double seen, double reached) {
    return std::max(0.0, std::min(reached, tau) - std::min(seen, tau));
}

MethodCoverage coverageOf(const Scenario& scenario, const ResolvedMethod& method,
                          const std::vector<double>& unscaled, bool searchesNegativeSum,
                          const JobContext& job) {
    MethodCoverage coverage{method.choice, {}, {}};
    const std::vector<double>& frequencies = method.schedule.inverseFrequencies;
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
        coverage.revolutions.push_back(scenario.lengths.trained * frequencies[pair] / tau);
        coverage.outsideAngleRad.push_back(
            outsideArc(std::max(0.0, scenario.lengths.trained - 1) * unscaled[pair],
                       reachOf(method, pair, scenario.lengths.context) * frequencies[pair]));
    }
    const auto most = std::max_element(coverage.outsideAngleRad.begin(), coverage.outsideAngleRad.end());
    coverage.largestOutsidePair = static_cast<std::size_t>(most - coverage.outsideAngleRad.begin());
    if (!searchesNegativeSum) return coverage;
    if (const std::optional<NegativeSum> first =
            CosineSumScan(frequencies).firstNegative(1, maxScannedDistance, job))
        if (!method.positionMap || static_cast<double>(first->distance) <=
                                       reachOf(method, 0, static_cast<double>(maxScannedDistance) + 1))
            coverage.firstNegativeDistance = first->distance;
    return coverage;
}

bool activeIsExplicit(const Scenario& scenario) {
    return scenario.activeMethod == 0 && !scenario.explicitInverseFrequencies.empty();
}

/// Two coordinates for each pair that completes a period.
std::int64_t coordinatesWithRevolution(const Scenario& scenario) {
    const std::vector<double>& frequencies = scenario.explicitInverseFrequencies;
    const auto completesRevolution = [&](double frequency) {
        return scenario.lengths.trained * frequency > tau;
    };
    return 2 * std::count_if(frequencies.begin(), frequencies.end(), completesRevolution);
}

std::int64_t contextTokens(const Scenario& scenario) {
    return static_cast<std::int64_t>(std::clamp(std::floor(scenario.lengths.context), 0.0, 0x1p53));
}

}   // namespace

std::optional<std::int64_t> criticalDimension(int rotaryDim, double base, double trainedLength) {
    if (!(base > 1) || !(trainedLength > 0)) return {};
    const double pairs = std::ceil(rotaryDim / 2.0 * std::log(trainedLength / tau) / std::log(base));
    if (!(pairs < 0x1p52)) return {};
    return 2 * static_cast<std::int64_t>(std::max(0.0, pairs));
}

std::optional<double> criticalBase(double base, double trainedLength, double tuningLength) {
    if (!(base > 1) || !(trainedLength > tau) || !(tuningLength > 0)) return {};
    return ifFinite(std::pow(base, std::log(tuningLength / tau) / std::log(trainedLength / tau)));
}

double reachOfLargerBase(int rotaryDim, std::int64_t criticalDimension, double newBase) {
    return tau * std::pow(newBase, static_cast<double>(criticalDimension) / rotaryDim);
}

std::array<double, 3> smallBases(double tuningLength) {
    return {2 * tuningLength / std::numbers::pi, tuningLength / std::numbers::pi, tuningLength / tau};
}

bool canSearchBases(const Scenario& scenario) {
    const std::int64_t context = contextTokens(scenario);
    return context >= 1 && context <= maxWindowWork / scenario.layout.pairCount();
}

Result<ExtensionBounds> extensionBounds(const ValidScenario& valid, const BoundsOptions& options,
                                        const JobContext& job) {
    const Scenario& scenario = *valid;
    ExtensionBounds bounds;
    bounds.activeMethod = scenario.activeMethod;
    if (activeIsExplicit(scenario)) bounds.criticalDimension = coordinatesWithRevolution(scenario);
    else {
        bounds.criticalDimension =
            criticalDimension(scenario.layout.rotaryDim, scenario.ropeTheta, scenario.lengths.trained);
        bounds.criticalBase =
            criticalBase(scenario.ropeTheta, scenario.lengths.trained, scenario.lengths.context);
    }
    for (const ResolvedMethod& method : valid.methods())
        bounds.methods.push_back(
            coverageOf(scenario, method, valid.unscaledFrequencies(), options.searchesNegativeSums, job));

    if (options.searchesBases && canSearchBases(scenario)) {
        Result<BaseWindows> bases =
            passingBaseWindows(scenario.layout.rotaryDim, contextTokens(scenario), job);
        if (!bases) return bases.error();
        bounds.bases = std::move(*bases);
    }
    if (job.stopped()) return Error{ErrorCode::Impossible, "stopped before the bounds were complete"};
    return bounds;
}

}   // namespace rope
