#pragma once

#include "core/scenario/valid_scenario.h"

#include <cstdint>
#include <vector>

namespace rope {

/// The contribution of one pair to q.k as a complex number: h_i exp(i distance theta_i), with h_i = q_i
/// times the conjugate of k_i.
struct Phasor {
    double real = 0, imaginary = 0;   ///< its real part is the pair's part of the score
    double endReal = 0, endImaginary = 0;   ///< where the chain of all pairs up to this one ends
    double partialSum = 0;   ///< |S_(i+1)| = |sum_(j<=i) exp(i distance theta_j)|
};

/// The score as a sum of phasors, in float64, without the attention factor (the stage `dot`).
/// src: RoFormer, arXiv:2104.09864, section 3.4.3, equations 35 to 37
struct PhasorStudy {
    std::int64_t distance = 0;   ///< query minus key position [token]
    std::vector<Phasor> pairs;
    double constant = 0;   ///< of the coordinates that do not rotate
    double score = 0;   ///< q.k: constant + the real part of the chain's end
    double largestChange = 0;   ///< max_i |h_(i+1) - h_i|, with a last h of 0
    double abelBound = 0;   ///< largestChange * sum_j |S_j|: |chain's end| is not larger
    double meanPartialSum = 0;   ///< mean_j |S_j|, what the decay view draws
};

/// in:  the scenario's q at m and k at n, the active method
/// err: as rotationTables(): a method that maps positions gives no angle to a pair
Result<PhasorStudy> phasorStudy(const ValidScenario& scenario);

}   // namespace rope
