// cos and sin of 131072 positions x 64 pairs, angles in float64 and results in float32, beside filling the
// same memory.
#include "core/rotation/float_rotation.h"
#include "core/rotation/rotation_table.h"
#include "tests/bench/bench_label.h"
#include "tests/bench/limits.h"
#include "ui/compute/thread_executor.h"

#include <cmath>
#include <numeric>
#include <vector>

namespace rope::bench {
namespace {

constexpr std::size_t positions = 131072, pairs = 64;
constexpr double numbers = 2.0 * positions * pairs;

FrequencySchedule plainSchedule() {
    FrequencySchedule schedule;
    for (std::size_t pair = 0; pair < pairs; ++pair)
        schedule.inverseFrequencies.push_back(std::pow(10000, -static_cast<double>(pair) / pairs));
    return schedule;
}

/// Kept between benchmarks: touching new pages would cost more than the work.
FloatTable& memory() {
    static FloatTable table;
    table.cosine.reshape(positions, pairs);
    table.sine.reshape(positions, pairs);
    return table;
}

void fill(benchmark::State& state) {
    FloatTable& table = memory();
    Pace pace(state);
    for (auto _ : state) {
        fillMemory(table.cosine.data(), table.cosine.size() * sizeof(float), threadsOf(state));
        fillMemory(table.sine.data(), table.sine.size() * sizeof(float), threadsOf(state));
    }
    pace.count(numbers, numbers * sizeof(float));
}

void tables(benchmark::State& state) {
    const ui::ThreadExecutor executor(threadsOf(state));
    const FrequencySchedule schedule = plainSchedule();
    FloatTable& table = memory();
    Pace pace(state);
    for (auto _ : state) fillFloatTable(schedule, {0, positions}, table, &executor);
    pace.count(numbers, numbers * sizeof(float));
    if (threadsOf(state) == 1) compareWith(state, "B cos and sin, 131072 x 64", "fill/1", 2.6);
    else compareGain(state, "B cos and sin, two threads", "tables", "fill", 0.85);
}

/// The table in float64 that numbers to read come from, angle by angle.
void exactTables(benchmark::State& state) {
    const FrequencySchedule schedule = plainSchedule();
    std::vector<std::int64_t> list(positions);
    std::iota(list.begin(), list.end(), 0);
    Pace pace(state);
    for (auto _ : state) benchmark::DoNotOptimize(rotationTable(schedule, list).cosine.data());
    pace.count(numbers);
}

BENCHMARK(fill)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(tables)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(exactTables)->UseRealTime()->Unit(benchmark::kMillisecond);

}   // namespace
}   // namespace rope::bench
