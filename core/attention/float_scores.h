#pragma once

#include "core/base/float_rows.h"
#include "core/base/parallel_executor.h"
#include "core/numerics/kernel_set.h"

namespace rope {

/// Keys arranged for many products in float32, for display: heatmaps. Tables and values
/// to read come from dotProducts() in float64.
class FloatKeys {
public:
    /// in: M x d
    explicit FloatKeys(const FloatRows& keys, const ParallelExecutor* executor = nullptr);
    /// Other keys in the same memory.
    void assign(const FloatRows& keys, const ParallelExecutor* executor = nullptr);

    [[nodiscard]] std::size_t count() const { return m_count; }

    /// in:  N x d
    /// out: scores, N x M: factor * q.k, each summed in the order of the coordinates; relative to sum |q_d
    /// k_d| within d * 2^-24
    void scores(const FloatRows& queries, float factor, FloatRows& scores,
                const ParallelExecutor* executor = nullptr) const;

    /// The same on this thread, into memory of the caller's.
    void putScores(const FloatRows& queries, float factor, Eigen::Ref<FloatMatrix> scores) const;

    /// Causal mask of softmax: for query i, the first firstUnmasked + i keys are unmasked, as far as there
    /// are keys.
    struct SoftmaxRun {
        std::size_t firstUnmasked = 1;
        const ParallelExecutor* executor = nullptr;
    };

    /// Softmax of those over the unmasked keys of each query.
    /// in:  N x d, finite scores
    /// out: weights, N x M, 0 for masked keys. From the softmax of the float32 scores a weight
    /// differs by about
    ///      1e-6 + 1e-7 (largest score - its score) of itself; 87 below the largest it stays 1.6e-38 before
    ///      the division
    void causalWeights(const FloatRows& queries, float factor, FloatRows& weights,
                       const SoftmaxRun& run) const;

private:
    struct Rows {
        std::size_t first, most;
    };
    /// Where scores go, their rows one after the other.
    struct Place {
        float* scores;
        std::size_t stride;
        bool goesPastCache;
    };
    [[nodiscard]] FloatScoreWork workOf(const FloatRows& queries, Rows rows, float factor, FloatRows& room,
                                        Place place) const;

    FloatRows m_packed;
    std::size_t m_count = 0, m_dim = 0;
};

}   // namespace rope
