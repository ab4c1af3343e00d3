#include "core/attention/float_scores.h"

#include "core/numerics/kernel_set.h"

#include <algorithm>
#include <cassert>

namespace rope {

namespace {

constexpr std::size_t scoreRows = 96, weightRows = 24;   // with their scores they stay in the second-level cache

std::size_t workersFor(std::size_t rows, std::size_t rowsAtOnce, std::size_t threads) {
    return std::clamp<std::size_t>((rows + rowsAtOnce - 1) / rowsAtOnce, 1, std::max<std::size_t>(1, threads));
}

}   // namespace

FloatKeys::FloatKeys(const FloatRows& keys) { assign(keys); }

void FloatKeys::assign(const FloatRows& keys) {
    m_count = keys.rows();
    m_dim = keys.columns();
    m_packed.reshape(inWholePanels(m_count), m_dim);
    kernels().packKeys(keys.data(), m_count, m_dim, m_packed.data());
}

void FloatKeys::scores(const FloatRows& queries, float factor, FloatRows& scores, std::size_t threads) const {
    scores.reshape(queries.rows(), m_count);
    const std::size_t workers = workersFor(queries.rows(), scoreRows, threads);
    const auto work = [&](std::size_t worker) {
        FloatRows room(inWholeTiles(scoreRows), m_dim);
        for (std::size_t first = worker * scoreRows; first < queries.rows(); first += workers * scoreRows)
            kernels().scores(workOf(queries, {first, scoreRows}, factor, room, scores));
        kernels().endStores();
    };
    forEachIndex(workers, work, threads);
}

void FloatKeys::causalWeights(const FloatRows& queries, float factor, FloatRows& weights, const SoftmaxRun& run) const {
    weights.reshape(queries.rows(), m_count);
    const std::size_t workers = workersFor(queries.rows(), weightRows, run.threads);
    const auto work = [&](std::size_t worker) {   // later rows see more keys: the workers take turns
        FloatRows room(inWholeTiles(weightRows), m_dim), scratch(weightRows, causalScratchStride(m_count));
        for (std::size_t first = worker * weightRows; first < queries.rows(); first += workers * weightRows)
            kernels().causalWeights({workOf(queries, {first, weightRows}, factor, room, weights), run.firstSeen + first, scratch.data()});
        kernels().endStores();
    };
    forEachIndex(workers, work, run.threads);
}

FloatScoreWork FloatKeys::workOf(const FloatRows& queries, Rows rows, float factor, FloatRows& room, FloatRows& scores) const {
    assert(queries.columns() == m_dim);
    return {queries.row(rows.first),
            m_packed.data(),
            {std::min(rows.most, queries.rows() - rows.first), m_count, m_dim},
            factor,
            scores.row(rows.first),
            m_count,
            room.data(),
            scores.exceedsCache()};
}

}   // namespace rope
