#pragma once

#include "core/encoding/encoding.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace rope {

/// A non-negative feature map phi of linear attention, applied to each coordinate.
struct FeatureMap {
    std::string_view id;   ///< "elu+1", "relu", "exp"
    std::string_view citation;
    double (*apply)(double value);
};

/// elu(x) + 1, relu(x), exp(x).
std::span<const FeatureMap> featureMaps();

/// nullptr when there is no such id.
const FeatureMap* findFeatureMap(std::string_view id);

/// What linear attention makes of the values: weights, not scores.
struct LinearAttention {
    RowMatrix weights;   ///< N x M; masked cells are 0; a row whose denominator is 0 is not-a-number
    std::vector<double> rowSums;   ///< 1 without rotation; with it, whatever comes out
    std::int64_t negativeCount = 0;   ///< cells below 0
    double smallestWeight = 0;
};

/// Linear attention with RoPE in the numerator only, so that the denominator stays positive:
///   weight(m, n) = (R_m phi(q_m)).(R_n phi(k_n)) / sum_n phi(q_m).phi(k_n)
/// in:  a checked request (its stage and the attention factor play no part); causal: only keys up to the
/// query's position, in the sum too out: N x M weights. They need not sum to 1, and may be negative. err: as
/// checkEncodingRequest src: Su et al. 2021, RoFormer, arXiv:2104.09864, section 3.3, eq. 19; Katharopoulos
/// et al. 2020, arXiv:2006.16236
Result<LinearAttention> linearAttention(const EncodingRequest& request, const FeatureMap& map,
                                        ScoreMask mask);

}   // namespace rope
