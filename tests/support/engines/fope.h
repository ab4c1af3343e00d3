#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"
#include "core/rotation/rotation_table.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rope {

/// The learned part of Fourier position embedding for one key/value head: each output pair mixes the cosines
/// (sines) of all kept frequencies.
struct FopeCoefficients {
    RowMatrix cosine, sine;   ///< kept frequency x output pair
};

/// The frequencies that FoPE keeps: the first `count`, or without it those that finish a period within the
/// longest context, theta > 2 pi/L'.
/// in:  inverse frequencies [rad/token], L' = max_position_embeddings [token]
/// err: OutOfRange when count is negative or exceeds the frequencies
/// src: Hua et al. 2024, Fourier Position Embedding, arXiv:2412.17739, section 4; vLLM (code)
Result<std::vector<double>> fopeFrequencies(std::span<const double> inverseFrequencies,
                                            double maxPositionEmbeddings, std::optional<int> count = {});

/// cos and sin of FoPE, to be used as any rotation table.
/// in:  kept frequencies K, coefficients K x O with O <= pairCount, positions [token]
/// out: N x pairCount: cos(m theta) times the cosine coefficients, likewise sin; pairs beyond O have cos = 1
/// and sin = 1, as the original and
///      vLLM pad them: those pairs are not left alone but mapped from (a, c) to (a - c, c + a)
/// err: OutOfRange naming the coefficients when shapes do not fit
Result<RotationTable> fopeTable(std::span<const double> keptFrequencies, const FopeCoefficients& coefficients,
                                std::span<const std::int64_t> positions, int pairCount);

}   // namespace rope
