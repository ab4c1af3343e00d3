#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"
#include "core/parameters/rope_defaults.h"

#include <array>
#include <vector>

namespace rope {

/// ggml's rope types.
enum class GgmlMode {
    Normal,   ///< 0: pairs 2i, 2i + 1
    Neox,   ///< 2: pairs i, i + n_dims/2
    Mrope,   ///< 8: as Neox, sections of pairs follow four positions
    Vision,   ///< 24: pairs i, i + n_dims over the whole head; theta starts anew in each section
    Imrope,   ///< 40: as Mrope, the positions take rotates
};

enum class GgmlDirection {
    Forward,
    Backward,   ///< sin negated, the scale kept: the transpose, and the inverse only where the scale is 1
};

/// The operator's arguments, by their names in ggml.
struct GgmlRope {
    GgmlMode mode = GgmlMode::Normal;
    GgmlDirection direction = GgmlDirection::Forward;
    int dims = 128;   ///< n_dims: coordinates that rotate; for Vision half of the head
    int offset = 0;   ///< n_offs: coordinates in front of them
    double contextOrig = 4096;   ///< n_ctx_orig [token], for the ramp
    double freqBase = defaultRopeTheta;
    double freqScale = 1;
    double extFactor = 0;
    double attnFactor = 1;
    double betaFast = defaultBetaFast, betaSlow = defaultBetaSlow;   ///< [revolutions]
    std::array<int, 4> sections = {};   ///< pairs per position; for the types with four positions
    std::vector<double> freqFactors = {};   ///< divisor of each pair's theta; empty: none
};

/// The operator's formula in float64 (ggml itself multiplies angles up in float32).
/// in:  vectors N x head dimension; positions N x 1, or N x 4 for Mrope, Imrope and Vision [token or patch]
/// out: N x head dimension
/// err: OutOfRange naming n_dims, sections, freq_factors, freq_base, freq_scale or positions
/// src: ggml, ggml_compute_forward_rope (code)
Result<RowMatrix> ggmlRotated(const GgmlRope& arguments, const Eigen::Ref<const RowMatrix>& vectors,
                              const RowMatrix& positions);

}   // namespace rope
