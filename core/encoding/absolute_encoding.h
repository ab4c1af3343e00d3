#pragma once

#include "core/base/matrix.h"

#include <cstdint>

namespace rope {

/// Additive sinusoidal encoding of one position: sin at even, cos at odd coordinates, angle m / 10000^(2i/d).
/// out: dim numbers.  src: Vaswani et al. 2017, arXiv:1706.03762, section 3.5
Vector sinusoidalEncoding(std::int64_t position, int dim);

/// A stand-in for a learned table: seeded normal numbers with the same mean square (1/2) as the sinusoidal one, independent from row to
/// row. out: dim numbers; a real table has no row at or beyond its trained length, which the caller decides
Vector learnedEncoding(std::int64_t position, int dim, std::uint64_t seed);

}   // namespace rope
