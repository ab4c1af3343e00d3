// Scaled scores of 4096 queries with 4096 keys of 128 numbers in float32, and their causal softmax, beside as
// many multiply-adds in registers; the products in float64 for comparison.
#include "core/attention/dot_products.h"
#include "core/attention/float_scores.h"
#include "tests/bench/bench_label.h"
#include "tests/bench/limits.h"
#include "ui/compute/thread_executor.h"

#include <cmath>

namespace rope::bench {
namespace {

constexpr std::size_t tokens = 4096, dim = 128;
constexpr double products = double(tokens) * tokens * dim,
                 causalProducts = double(tokens) * (tokens + 1) / 2 * dim;
const float factor = 1 / std::sqrt(static_cast<float>(dim));

FloatRows vectors(unsigned step) {
    FloatRows rows(tokens, dim);
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows.data()[i] = static_cast<float>(i * step % 8191) / 4096 - 1;
    return rows;
}

const FloatRows& queries() {
    static const FloatRows rows = vectors(7);
    return rows;
}

const FloatRows& keys() {
    static const FloatRows rows = vectors(13);
    return rows;
}

/// Kept between benchmarks: touching new pages would cost more than the work.
FloatRows& results() {
    static FloatRows rows;
    return rows;
}

void registers(benchmark::State& state, double count) {
    Pace pace(state);
    for (auto _ : state) multiplyAdds(count, threadsOf(state));
    pace.count(count, 0, 2 * count);
}

void allProducts(benchmark::State& state) { registers(state, products); }
void lowerTriangle(benchmark::State& state) { registers(state, causalProducts); }

void scores(benchmark::State& state) {
    const ui::ThreadExecutor executor(threadsOf(state));
    FloatKeys packed(keys());
    Pace pace(state);
    for (auto _ : state) {
        packed.assign(keys(), &executor);
        packed.scores(queries(), factor, results(), &executor);
    }
    pace.count(products, 0, 2 * products);
    if (threadsOf(state) == 1) compareWith(state, "C1 scores, 4096 x 4096", "allProducts/1", 1.2);
    else compareGain(state, "C1 scores, two threads", "scores", "allProducts", 0.85);
}

void causalWeights(benchmark::State& state) {
    const ui::ThreadExecutor executor(threadsOf(state));
    FloatKeys packed(keys());
    Pace pace(state);
    for (auto _ : state) {
        packed.assign(keys(), &executor);
        packed.causalWeights(queries(), factor, results(), {1, &executor});
    }
    pace.count(causalProducts, 0, 2 * causalProducts);
    if (threadsOf(state) == 1) compareWith(state, "C2 scores with causal softmax", "lowerTriangle/1", 1.7);
    else compareGain(state, "C2 softmax, two threads", "causalWeights", "lowerTriangle", 0.85);
}

void exactScores(benchmark::State& state) {
    const RowMatrix q = RowMatrix::Random(1024, dim), k = RowMatrix::Random(1024, dim);
    Pace pace(state);
    for (auto _ : state) benchmark::DoNotOptimize(dotProducts(q, k).data());
    pace.count(1024.0 * 1024 * dim, 0, 2 * 1024.0 * 1024 * dim);
}

BENCHMARK(allProducts)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(lowerTriangle)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(scores)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(causalWeights)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(exactScores)->UseRealTime()->Unit(benchmark::kMillisecond);

}   // namespace
}   // namespace rope::bench
