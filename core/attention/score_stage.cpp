#include "core/attention/score_stage.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rope {

namespace {

/// exp(score - largest); an infinite largest score, which narrow formats can produce, takes all the weight
/// for itself.
double weightOf(double score, double largest) {
    if (std::isnan(score)) return 0;
    return score == largest ? 1 : std::exp(score - largest);
}

}   // namespace

void softmaxRows(RowMatrix& scores) {
    for (Eigen::Index row = 0; row < scores.rows(); ++row) {
        double* const begin = scores.data() + row * scores.cols();
        double* const end = begin + scores.cols();
        double largest = -std::numeric_limits<double>::infinity();
        for (const double* cell = begin; cell != end; ++cell) largest = *cell > largest ? *cell : largest;
        double sum = 0;
        for (double* cell = begin; cell != end; ++cell) sum += * cell = weightOf(*cell, largest);
        if (sum > 0) std::for_each(begin, end, [sum](double& cell) { cell /= sum; });
    }
}

}   // namespace rope
