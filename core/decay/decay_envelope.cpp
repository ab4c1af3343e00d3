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

bool hasFastDecay(const ValidScenario& scenario) {
    return scenario->precision.isExact() &&
           std::none_of(
               scenario.methods().begin(), scenario.methods().end(),
               [](const ResolvedMethod& method) { return method.positionMap || method.schedule.axes; });
}

Result<DecayEnvelopes> decayEnvelopes(const ValidScenario& scenario, std::span<const std::int64_t> edges,
                                      const JobContext& job) {
    DecayEnvelopes envelopes{{edges.begin(), edges.end()}, {}};
    std::vector<std::int64_t> distances(static_cast<std::size_t>(edges.back() - edges.front()));
    std::iota(distances.begin(), distances.end(), edges.front());
    for (const ResolvedMethod& method :
         scenario.methods()) {   // one after the other, since each takes much memory
        const Result<MethodDecay> decay = methodDecay(scenario, method, distances, job);
        if (!decay) return decay.error();
        envelopes.methods.push_back({decay->choice, rangeOf(decay->bound, edges), rangeOf(decay->ones, edges),
                                     rangeOf(decay->score, edges)});
    }
    return envelopes;
}

}   // namespace rope
