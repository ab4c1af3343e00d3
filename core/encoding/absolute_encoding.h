#pragma once

#include "core/base/matrix.h"
#include "core/numerics/number_format.h"

#include <cstdint>
#include <vector>

namespace rope {

/// The base of the sinusoids, which RoPE took over.
/// src: Vaswani et al. 2017, arXiv:1706.03762, section 3.5
inline constexpr double sinusoidalBase = 10000;

/// The coordinates of sine and cosine, and the spacing of the wavelengths; h = floor(d/2).
enum class SinusoidalLayout {
    Interleaved,   ///< sin at even, cos at odd coordinates; angle m / 10000^(2i/d).  Vaswani et al. 2017,
                   ///< arXiv:1706.03762, section 3.5
    Halves,   ///< [sin | cos], the same angles.  Dai et al. 2019, arXiv:1901.02860; Su et al. 2021 (code)
    Fairseq,   ///< [sin | cos], angle m / 10000^(i/(h-1)), so that the last wavelength is 10000 * 2 pi; an
               ///< odd d ends in 0.  fairseq (code)
};

/// Sinusoidal encoding of one position; negative positions (distances) are allowed.
/// out: dim numbers, rounded according to `precision`. With an odd dim the two layouts of the papers end in
/// a sine.
Vector sinusoidalEncoding(std::int64_t position, int dim,
                          SinusoidalLayout layout = SinusoidalLayout::Interleaved,
                          const Precision& precision = {});

/// The same for many positions: the inverse frequencies are computed once.
class SinusoidalEncoder {
public:
    explicit SinusoidalEncoder(int dim, SinusoidalLayout layout = SinusoidalLayout::Interleaved);
    [[nodiscard]] Vector at(std::int64_t position, const Precision& precision = {}) const;

private:
    int m_dim;
    SinusoidalLayout m_layout;
    std::vector<double> m_inverseFrequencies;   ///< one per pair [rad/token]
};

/// Replacement for a learned table: seeded uniform random numbers with the same mean square (1/2) as the
/// sinusoidal one, each from its own seed, row and coordinate. out: dim numbers; a real table has no row at
/// or beyond its trained length, which the caller decides
Vector learnedEncoding(std::int64_t position, int dim, std::uint64_t seed);

}   // namespace rope
