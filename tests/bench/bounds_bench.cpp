// Rate of the scan for negative values of sum_i cos(distance * theta_i), in pairs times distances per second, against the plain loop; and
// the whole search of bases for a context.
#include "core/analysis/base_windows.h"
#include "core/analysis/cosine_sum_scan.h"

#include <benchmark/benchmark.h>

#include <cmath>

namespace rope {
namespace {

constexpr double neverNegativeBase = 1e13;   ///< so that nothing ends the scan early

std::vector<double> geometric(int dim) {
    std::vector<double> frequencies;
    for (int pair = 0; pair < dim / 2; ++pair) frequencies.push_back(std::pow(neverNegativeBase, -2.0 * pair / dim));
    return frequencies;
}

void countPairs(benchmark::State& state, std::int64_t distances) {
    state.counters["pair distances/s"] =
        benchmark::Counter(static_cast<double>(distances * state.range(0) / 2), benchmark::Counter::kIsIterationInvariantRate);
}

void plainLoop(benchmark::State& state) {
    const std::vector<double> frequencies = geometric(static_cast<int>(state.range(0)));
    constexpr std::int64_t distances = 20000;
    for (auto _ : state) {
        std::int64_t negative = 0;
        for (std::int64_t distance = 1; distance <= distances && negative == 0; ++distance) {
            double sum = 0;
            for (const double frequency : frequencies) sum += std::cos(static_cast<double>(distance) * frequency);
            if (sum < 0) negative = distance;
        }
        benchmark::DoNotOptimize(negative);
    }
    countPairs(state, distances);
}

void scan(benchmark::State& state) {
    const std::vector<double> frequencies = geometric(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        const auto first = CosineSumScan(frequencies).firstNegative(1, largestScannedDistance);
        benchmark::DoNotOptimize(first);
    }
    countPairs(state, largestScannedDistance);
}

void searchOfBases(benchmark::State& state) {
    for (auto _ : state) {
        const auto windows = passingBaseWindows(128, state.range(0), 2);
        benchmark::DoNotOptimize(windows);
    }
}

BENCHMARK(plainLoop)->Arg(64)->Arg(128)->Arg(256)->Unit(benchmark::kMillisecond);
BENCHMARK(scan)->Arg(64)->Arg(128)->Arg(256)->Unit(benchmark::kMillisecond);
BENCHMARK(searchOfBases)->Arg(4096)->Arg(32768)->Arg(131072)->Unit(benchmark::kMillisecond)->Iterations(1)->UseRealTime();

}   // namespace
}   // namespace rope
