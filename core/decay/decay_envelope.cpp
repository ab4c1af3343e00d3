#include "core/decay/decay_envelope.h"

#include "core/numerics/value_summary.h"

#include <algorithm>
#include <numeric>

namespace rope {

namespace {

ValueRange rangeOf(const std::vector<double>& values, std::span<const std::int64_t> edges) {
    ValueRange range;
    for (std::size_t column = 0; column + 1 < edges.size(); ++column) {
        ValueSummary one;
        const std::int64_t first = edges[column] - edges.front(), end = edges[column + 1] - edges.front();
        for (std::int64_t i = first; i < end; ++i) one.add(values[static_cast<std::size_t>(i)]);
        range.low.push_back(one.smallest());
        range.high.push_back(one.largest());
        range.mean.push_back(one.mean());
    }
    return range;
}

}   // namespace

bool hasFastDecay(const Scenario& scenario) {
    if (!scenario.precision.isExact()) return false;
    const Result<std::vector<ResolvedMethod>> methods = resolveMethods(scenario);
    return methods && std::none_of(methods->begin(), methods->end(), [](const ResolvedMethod& method) {
               return method.positionMap || method.schedule.axes;
           });
}

Result<DecayEnvelopes> decayEnvelopes(const Scenario& scenario, std::span<const std::int64_t> edges,
                                      const JobContext& job) {
    DecayEnvelopes envelopes{{edges.begin(), edges.end()}, {}};
    if (const Check problem = validate(scenario)) return *problem;
    std::vector<std::int64_t> distances(static_cast<std::size_t>(edges.back() - edges.front()));
    std::iota(distances.begin(), distances.end(), edges.front());
    for (std::size_t m = 0; m < scenario.methods.size();
         ++m) {   // one after the other: a method's numbers are many
        Scenario alone = scenario;
        if (m > 0) alone.explicitInverseFrequencies.clear();   // they belong to the first
        alone.methods = {scenario.methods[m]};
        alone.activeMethod = 0;
        const Result<DecayCurves> curves = decayCurves(alone, distances, job);
        if (!curves) return curves.error();
        const MethodDecay& decay = curves->methods.front();
        envelopes.methods.push_back({decay.choice, rangeOf(decay.bound, edges), rangeOf(decay.ones, edges),
                                     rangeOf(decay.score, edges)});
    }
    return envelopes;
}

}   // namespace rope
