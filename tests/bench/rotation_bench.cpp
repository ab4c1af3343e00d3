// Rotating queries and keys in float32 beside memcpy of the same bytes: 4096 positions of 32 heads (far
// larger than the cache) and of one head (in the cache), 128 numbers, pairs (i, i + 64), tables given.
#include "core/numerics/kernel_set.h"
#include "core/rotation/float_rotation.h"
#include "tests/bench/bench_label.h"
#include "tests/bench/limits.h"
#include "ui/compute/thread_executor.h"

#include <cmath>

namespace rope::bench {
namespace {

constexpr std::size_t positions = 4096, headDim = 128;

/// Queries and keys, their tables and room for the results. Kept between benchmarks: touching new pages would
/// cost more than the work.
struct Tensors {
    explicit Tensors(std::size_t headsOfPosition) : heads(headsOfPosition) {
        for (FloatRows* rows : {&queries, &keys, &rotatedQueries, &rotatedKeys}) {
            rows->reshape(positions * heads, headDim);
            for (std::size_t i = 0; i < rows->size(); ++i)
                rows->data()[i] = static_cast<float>(i % 251) / 251 - 0.5F;
        }
        FrequencySchedule schedule;
        for (std::size_t pair = 0; pair < headDim / 2; ++pair)
            schedule.inverseFrequencies.push_back(
                std::pow(10000, -2.0 * static_cast<double>(pair) / headDim));
        fillFloatTable(schedule, {0, positions}, table);
    }

    [[nodiscard]] double numbers() const { return 2.0 * static_cast<double>(queries.size()); }

    std::size_t heads;
    FloatRows queries, keys, rotatedQueries, rotatedKeys;
    FloatTable table;
    PairLayout layout;
};

Tensors& large() {
    static Tensors tensors(32);
    return tensors;
}

Tensors& small() {
    static Tensors tensors(1);
    return tensors;
}

void finish(Pace& pace, const Tensors& tensors) {
    pace.count(tensors.numbers(), 2 * sizeof(float) * tensors.numbers());
}

void copy(benchmark::State& state, Tensors& tensors) {
    const std::size_t bytes = tensors.queries.size() * sizeof(float);
    Pace pace(state);
    for (auto _ : state) {
        copyMemory(tensors.queries.data(), tensors.rotatedQueries.data(), bytes, threadsOf(state));
        copyMemory(tensors.keys.data(), tensors.rotatedKeys.data(), bytes, threadsOf(state));
    }
    finish(pace, tensors);
}

void rotate(benchmark::State& state, Tensors& tensors) {
    const ui::ThreadExecutor executor(threadsOf(state));
    Pace pace(state);
    for (auto _ : state) {
        rotateFloat({{tensors.queries, tensors.rotatedQueries}, {tensors.keys, tensors.rotatedKeys}},
                    tensors.table, tensors.layout, &executor);
    }
    finish(pace, tensors);
}

void copyLarge(benchmark::State& state) { copy(state, large()); }
void copySmall(benchmark::State& state) { copy(state, small()); }

void rotateLarge(benchmark::State& state) {
    rotate(state, large());
    if (threadsOf(state) == 1) compareWith(state, "A rotate q and k, 4096 x 32 x 128", "copyLarge/1", 1.15);
    else compareGain(state, "A rotate q and k, two threads", "rotateLarge", "copyLarge", 0.85);
}

void rotateInPlace(benchmark::State& state) {
    const ui::ThreadExecutor executor(threadsOf(state));
    Tensors& tensors = large();
    Pace pace(state);
    for (auto _ : state) {
        rotateFloat(
            {{tensors.rotatedQueries, tensors.rotatedQueries}, {tensors.rotatedKeys, tensors.rotatedKeys}},
            tensors.table, tensors.layout, &executor);
    }
    finish(pace, tensors);
    compareWith(state, "A the same in place", "copyLarge/1", 0.8);
}

void rotatePortably(benchmark::State& state) {
    Tensors& tensors = large();
    const auto turn = [&](const FloatRows& from, FloatRows& to) {
        runnableKernelSets().front()->rotateHalves({from.data(), tensors.table.cosine.data(),
                                                    tensors.table.sine.data(), positions, tensors.heads,
                                                    headDim / 2, headDim, to.data(), true});
    };
    Pace pace(state);
    for (auto _ : state) {
        turn(tensors.queries, tensors.rotatedQueries);
        turn(tensors.keys, tensors.rotatedKeys);
    }
    finish(pace, tensors);
    compareWith(state, "A the same in plain x86-64", "copyLarge/1", 1.8);
}

void rotateInterleaved(benchmark::State& state) {
    const ui::ThreadExecutor executor(threadsOf(state));
    Tensors& tensors = large();
    PairLayout layout = tensors.layout;
    layout.pairing = Pairing::Interleaved;
    Pace pace(state);
    for (auto _ : state) {
        rotateFloat({{tensors.queries, tensors.rotatedQueries}, {tensors.keys, tensors.rotatedKeys}},
                    tensors.table, layout, &executor);
    }
    finish(pace, tensors);
}

void rotateSmall(benchmark::State& state) {
    rotate(state, small());
    compareWith(state, "A1 one head, in the cache", "copySmall/1", 1.7);
}

BENCHMARK(copyLarge)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(rotateLarge)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(rotateInPlace)->Arg(1)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(rotatePortably)->Arg(1)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(rotateInterleaved)->Arg(1)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(copySmall)->Arg(1)->UseRealTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(rotateSmall)->Arg(1)->UseRealTime()->Unit(benchmark::kMicrosecond);

}   // namespace
}   // namespace rope::bench
