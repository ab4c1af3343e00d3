#pragma once

#include <vector>

namespace rope {

/// ALiBi's slope of every head, any number of heads.
/// in:  heads >= 1; biasMax = alibi_bias_max, 8 in the paper
/// out: heads numbers > 0: 2^(-biasMax k/H) for k = 1..H when H is a power of two; else those of the largest
/// power of two H' below, followed
///      by the odd-numbered ones of 2H'
/// src: Press et al. 2021, arXiv:2108.12409, section 3 and its code; alibi_bias_max: MPT (code)
std::vector<double> alibiSlopes(int heads, double biasMax = 8);

}   // namespace rope
