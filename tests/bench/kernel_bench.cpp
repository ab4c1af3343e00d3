// The core's inner work beside a limit measured in the same run: square roots for the decay measures, filled memory for tables of cosines
// and sines, multiply-adds in registers for products. Run by hand on an idle machine: build/tests/bench/kernel_bench
#include "core/analysis/decay_curve.h"
#include "core/attention/dot_products.h"
#include "core/numerics/kernel_set.h"
#include "core/rotation/rotation_table.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <numeric>
#include <vector>

namespace rope {
namespace {

constexpr std::int64_t decayDistances = 1'000'001;
constexpr std::size_t pairs = 64;

FrequencySchedule plainSchedule() {
    FrequencySchedule schedule;
    for (std::size_t pair = 0; pair < pairs; ++pair)
        schedule.inverseFrequencies.push_back(std::pow(10000, -2.0 * static_cast<double>(pair) / (2 * pairs)));
    return schedule;
}

void count(benchmark::State& state, double things, const char* name) {
    state.counters[name] = benchmark::Counter(things, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

/// As many square roots as the decay measures need, in arrays that stay in the cache; the compiler vectorises the loop.
void squareRoots(benchmark::State& state) {
    std::vector<double> numbers(4096);
    std::iota(numbers.begin(), numbers.end(), 1.0);
    const auto rounds = static_cast<std::int64_t>(decayDistances * static_cast<std::int64_t>(pairs)) / 4096;
    for (auto _ : state)
        for (std::int64_t round = 0; round < rounds; ++round) {
            Eigen::Map<Eigen::ArrayXd> all(numbers.data(), static_cast<Eigen::Index>(numbers.size()));
            all = all.sqrt() + 1.5;
            benchmark::DoNotOptimize(numbers.data());
            benchmark::ClobberMemory();
        }
    count(state, static_cast<double>(rounds) * 4096, "s/root");
}

/// Mean of the absolute partial sums, ones and score at every distance up to a million, exact products of distance and frequency.
void decay(benchmark::State& state) {
    Scenario scenario;
    std::vector<std::int64_t> distances(decayDistances);
    std::iota(distances.begin(), distances.end(), 0);
    for (auto _ : state) benchmark::DoNotOptimize(decayCurves(scenario, distances)->methods.front().bound.data());
    count(state, static_cast<double>(decayDistances) * pairs, "s/pair");
}

void filledMemory(benchmark::State& state) {
    std::vector<double> memory(2 * pairs * 131072);
    double value = 0;
    for (auto _ : state) {
        std::fill(memory.begin(), memory.end(), value += 1);
        benchmark::DoNotOptimize(memory.data());
    }
    count(state, static_cast<double>(memory.size()), "s/number");
}

/// cos and sin of 131072 positions x 64 pairs in float64.
void tables(benchmark::State& state) {
    const FrequencySchedule schedule = plainSchedule();
    std::vector<std::int64_t> positions(131072);
    std::iota(positions.begin(), positions.end(), 0);
    for (auto _ : state) benchmark::DoNotOptimize(rotationTable(schedule, positions).cosine.data());
    count(state, 2.0 * pairs * 131072, "s/number");
}

/// 1024 x 1024 products of 128 numbers, float64.
void products(benchmark::State& state) {
    const RowMatrix queries = RowMatrix::Random(1024, 128), keys = RowMatrix::Random(1024, 128);
    for (auto _ : state) benchmark::DoNotOptimize(dotProducts(queries, keys).data());
    count(state, 1024.0 * 1024 * 128, "s/multiply-add");
}

BENCHMARK(squareRoots)->Unit(benchmark::kMillisecond);
BENCHMARK(decay)->Unit(benchmark::kMillisecond);
BENCHMARK(filledMemory)->Unit(benchmark::kMillisecond);
BENCHMARK(tables)->Unit(benchmark::kMillisecond);
BENCHMARK(products)->Unit(benchmark::kMillisecond);

}   // namespace
}   // namespace rope
