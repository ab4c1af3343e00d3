#include "core/attention/float_scores.h"

#include "core/numerics/kernel_set.h"

#include <algorithm>
#include <atomic>
#include <cassert>

namespace rope {

namespace {

constexpr std::size_t scoreRows = 48,
                      weightRows = 24;   // with their scores they stay in the second-level cache

/// Blocks of rows, which the workers take one after the other: later rows of softmax have more unmasked keys,
/// and a core may be busy otherwise.
/// in:  makeWorker() returns a function that computes the block that starts at a row, with buffers of its own
template <class MakeWorker>
void forEachBlock(std::size_t rows, std::size_t rowsAtOnce, const ParallelExecutor* executor,
                  MakeWorker makeWorker) {
    const std::size_t blocks = (rows + rowsAtOnce - 1) / rowsAtOnce;
    std::atomic<std::size_t> next = 0;
    const auto work = [&](std::size_t /*worker*/) {
        auto fill = makeWorker();
        for (std::size_t block = next++; block < blocks; block = next++) fill(block * rowsAtOnce);
        kernels().endStores();
    };
    parallelFor(executor, std::min(blocks, threadCount(executor)), work);
}

}   // namespace

FloatKeys::FloatKeys(const FloatRows& keys, const ParallelExecutor* executor) { assign(keys, executor); }

void FloatKeys::assign(const FloatRows& keys, const ParallelExecutor* executor) {
    m_count = keys.rows();
    m_dim = keys.columns();
    m_packed.reshape(inWholePanels(m_count), m_dim);
    constexpr std::size_t keysAtOnce = 4 * panelKeysOfAll;
    const auto pack = [&](std::size_t part) {
        const std::size_t first = part * keysAtOnce;
        kernels().packKeys(keys.row(first), std::min(keysAtOnce, m_count - first), m_dim,
                           m_packed.row(first));
    };
    parallelFor(executor, (m_count + keysAtOnce - 1) / keysAtOnce, pack);
}

void FloatKeys::scores(const FloatRows& queries, float factor, FloatRows& scores,
                       const ParallelExecutor* executor) const {
    scores.reshape(queries.rows(), m_count);
    forEachBlock(queries.rows(), scoreRows, executor, [&] {
        return [&, room = FloatRows(inWholeTiles(scoreRows), m_dim)](std::size_t first) mutable {
            kernels().scores(workOf(queries, {first, scoreRows}, factor, room,
                                    {scores.data(), m_count, scores.exceedsCache()}));
        };
    });
}

void FloatKeys::putScores(const FloatRows& queries, float factor, Eigen::Ref<FloatMatrix> scores) const {
    FloatRows room(inWholeTiles(scoreRows), m_dim);
    for (std::size_t first = 0; first < queries.rows(); first += scoreRows)
        kernels().scores(workOf(queries, {first, scoreRows}, factor, room,
                                {scores.data(), static_cast<std::size_t>(scores.outerStride()), false}));
}

void FloatKeys::causalWeights(const FloatRows& queries, float factor, FloatRows& weights,
                              const SoftmaxRun& run) const {
    weights.reshape(queries.rows(), m_count);
    forEachBlock(queries.rows(), weightRows, run.executor, [&] {
        return [&, room = FloatRows(inWholeTiles(weightRows), m_dim),
                scratch = FloatRows(weightRows, causalScratchStride(m_count))](std::size_t first) mutable {
            kernels().causalWeights({workOf(queries, {first, weightRows}, factor, room,
                                            {weights.data(), m_count, weights.exceedsCache()}),
                                     run.firstUnmasked + first, scratch.data()});
        };
    });
}

FloatScoreWork FloatKeys::workOf(const FloatRows& queries, Rows rows, float factor, FloatRows& room,
                                 Place place) const {
    assert(queries.columns() == m_dim);
    return {queries.row(rows.first),
            m_packed.data(),
            {std::min(rows.most, queries.rows() - rows.first), m_count, m_dim},
            factor,
            place.scores + rows.first * place.stride,
            place.stride,
            room.data(),
            place.goesPastCache};
}

}   // namespace rope
