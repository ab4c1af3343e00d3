// Rate of the scan for negative values of sum_i cos(distance * theta_i), in pairs times distances per second,
// beside the rate of the decay measures and the plain loop; and the whole search of bases for a context.
#include "core/bounds/base_windows.h"
#include "core/bounds/cosine_sum_scan.h"
#include "core/decay/decay_sweep.h"
#include "tests/bench/bench_label.h"
#include "ui/compute/thread_executor.h"

#include <benchmark/benchmark.h>

#include <cmath>

namespace rope::bench {
namespace {

constexpr double neverNegativeBase = 1e13;   ///< so that nothing ends the scan early

std::vector<double> geometric(int dim) {
    std::vector<double> frequencies;
    for (int pair = 0; pair < dim / 2; ++pair)
        frequencies.push_back(std::pow(neverNegativeBase, -2.0 * pair / dim));
    return frequencies;
}

void plainLoop(benchmark::State& state) {
    const std::vector<double> frequencies = geometric(static_cast<int>(state.range(0)));
    constexpr std::int64_t distances = 20000;
    Pace pace(state);
    for (auto _ : state) {
        std::int64_t negative = 0;
        for (std::int64_t distance = 1; distance <= distances && negative == 0; ++distance) {
            double sum = 0;
            for (const double frequency : frequencies)
                sum += std::cos(static_cast<double>(distance) * frequency);
            if (sum < 0) negative = distance;
        }
        benchmark::DoNotOptimize(negative);
    }
    pace.count(static_cast<double>(distances * state.range(0) / 2));
}

/// What the scan is compared with: bound, ones and score at every distance up to a million.
void decay(benchmark::State& state) {
    const std::vector<double> frequencies = geometric(static_cast<int>(state.range(0)));
    constexpr std::size_t distances = 1'000'001;
    const ScoreParts parts{.inPhase = std::vector<double>(frequencies.size(), 1),
                           .quadrature = std::vector<double>(frequencies.size(), 1)};
    std::vector<double> bound(distances), ones(distances), score(distances);
    const DecaySweep sweep(frequencies, parts, {0, 1, distances});
    Pace pace(state);
    for (auto _ : state) {
        sweep.fill(0, sweep.partCount(), {bound.data(), ones.data(), score.data()});
        benchmark::ClobberMemory();
    }
    pace.count(static_cast<double>(distances * frequencies.size()));
}

/// Base 10000, as in most models: the scan ends where the sum is negative for the first time.
void scanToFirstNegative(benchmark::State& state) {
    std::vector<double> frequencies;
    for (int pair = 0; pair < 64; ++pair) frequencies.push_back(std::pow(10000, -pair / 64.0));
    std::int64_t distance = 0;
    Pace pace(state);
    for (auto _ : state) distance = CosineSumScan(frequencies).firstNegative(1, maxScannedDistance)->distance;
    pace.count(static_cast<double>(distance) * 64);
    state.counters["distance"] = static_cast<double>(distance);
}

void scan(benchmark::State& state) {
    const std::vector<double> frequencies = geometric(static_cast<int>(state.range(0)));
    Pace pace(state);
    for (auto _ : state) {
        const auto first = CosineSumScan(frequencies).firstNegative(1, maxScannedDistance);
        benchmark::DoNotOptimize(first);
    }
    pace.count(static_cast<double>(maxScannedDistance * state.range(0) / 2));
    if (state.range(0) == 128) compareWith(state, "H scan for negative sums up to 10^7", "decay/128", 2);
}

void searchOfBases(benchmark::State& state) {
    const ui::ThreadExecutor executor(2);
    Pace pace(state);
    for (auto _ : state) {
        const auto windows = passingBaseWindows(128, state.range(0), {.executor = &executor});
        benchmark::DoNotOptimize(windows);
    }
    pace.count(1);
}

BENCHMARK(plainLoop)->Arg(64)->Arg(128)->Arg(256)->Unit(benchmark::kMillisecond);
BENCHMARK(decay)->Arg(128)->Unit(benchmark::kMillisecond);
BENCHMARK(scanToFirstNegative)->Unit(benchmark::kMillisecond);
BENCHMARK(scan)->Arg(64)->Arg(128)->Arg(256)->Unit(benchmark::kMillisecond);
BENCHMARK(searchOfBases)
    ->Arg(4096)
    ->Arg(32768)
    ->Arg(131072)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1)
    ->UseRealTime();

}   // namespace
}   // namespace rope::bench
