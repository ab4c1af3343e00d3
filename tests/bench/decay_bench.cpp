// Mean of the absolute partial sums, ones curve and score at 1 000 001 distances x 64 pairs in float64,
// angles of the exact products, beside as many square roots in registers.
#include "core/decay/decay_curve.h"
#include "core/decay/decay_sweep.h"
#include "tests/bench/bench_label.h"
#include "tests/bench/limits.h"
#include "ui/compute/thread_executor.h"

#include <cmath>
#include <numeric>
#include <vector>

namespace rope::bench {
namespace {

constexpr std::int64_t distances = 1'000'001;
constexpr std::size_t pairs = 64;
constexpr double pairDistances = double(distances) * pairs;

void roots(benchmark::State& state) {
    Pace pace(state);
    for (auto _ : state) takeSquareRoots(pairDistances, threadsOf(state));
    pace.count(pairDistances);
}

void decay(benchmark::State& state) {
    std::vector<double> frequencies(pairs);
    for (std::size_t pair = 0; pair < pairs; ++pair)
        frequencies[pair] = std::pow(10000, -static_cast<double>(pair) / pairs);
    ScoreParts parts;
    parts.inPhase.assign(pairs, 1);
    parts.quadrature.assign(pairs, 0.5);
    const ui::ThreadExecutor executor(threadsOf(state));
    static std::vector<double> bound(distances), ones(distances), score(distances);
    Pace pace(state);
    for (auto _ : state) {
        const DecaySweep sweep(frequencies, parts, {0, 1, distances});
        sweep.fill(0, sweep.partCount(), {bound.data(), ones.data(), score.data(), 1.0 / pairs}, &executor);
        benchmark::ClobberMemory();
    }
    pace.count(pairDistances);
    if (threadsOf(state) == 1) compareWith(state, "D decay measures, 1 000 001 x 64", "roots/1", 1.3);
    else compareGain(state, "D decay measures, two threads", "decay", "roots", 0.85);
}

/// As the views and the command line call it, with new memory for the results.
void decayOfScenario(benchmark::State& state) {
    const ValidScenario scenario = validated(Scenario{}).value();
    std::vector<std::int64_t> list(distances);
    std::iota(list.begin(), list.end(), 0);
    const JobContext job{.executor = &ui::threadExecutor()};
    Pace pace(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(decayCurves(scenario, list, job)->methods.front().bound.data());
    pace.count(pairDistances);
}

BENCHMARK(roots)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(decay)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(decayOfScenario)->UseRealTime()->Unit(benchmark::kMillisecond);

}   // namespace
}   // namespace rope::bench
