#include "tests/support/engines/fope.h"

#include <cmath>
#include <numbers>
#include <string>

namespace rope {

namespace {

/// Mixed columns, then ones up to the last pair.
RowMatrix mixedAndPadded(const RowMatrix& waves, const RowMatrix& coefficients, int pairCount) {
    RowMatrix result = RowMatrix::Ones(waves.rows(), pairCount);
    result.leftCols(coefficients.cols()) = waves * coefficients;
    return result;
}

}   // namespace

Result<std::vector<double>> fopeFrequencies(std::span<const double> inverseFrequencies,
                                            double maxPositionEmbeddings, std::optional<int> count) {
    if (count && (*count < 0 || static_cast<std::size_t>(*count) > inverseFrequencies.size()))
        return Error{ErrorCode::OutOfRange, "num_inv_freq = " + std::to_string(*count) + " is out of range",
                     "num_inv_freq", "0 to " + std::to_string(inverseFrequencies.size())};
    std::vector<double> kept;
    for (std::size_t i = 0; i < inverseFrequencies.size(); ++i) {
        const bool isKept = count ? i < static_cast<std::size_t>(*count)
                                  : inverseFrequencies[i] > 2 * std::numbers::pi / maxPositionEmbeddings;
        if (isKept) kept.push_back(inverseFrequencies[i]);
    }
    return kept;
}

Result<RotationTable> fopeTable(std::span<const double> keptFrequencies, const FopeCoefficients& coefficients,
                                std::span<const std::int64_t> positions, int pairCount) {
    const auto kept = static_cast<Eigen::Index>(keptFrequencies.size());
    for (const RowMatrix* matrix : {&coefficients.cosine, &coefficients.sine})
        if (matrix->rows() != kept || matrix->cols() > pairCount)
            return Error{ErrorCode::OutOfRange,
                         "FoPE coefficients are " + std::to_string(matrix->rows()) + " x " +
                             std::to_string(matrix->cols()),
                         "coefficients",
                         std::to_string(kept) + " rows, at most " + std::to_string(pairCount) + " columns"};
    const auto rows = static_cast<Eigen::Index>(positions.size());
    RowMatrix cosines(rows, kept), sines(rows, kept);
    for (Eigen::Index row = 0; row < rows; ++row)
        for (Eigen::Index i = 0; i < kept; ++i) {
            const double angleRad = static_cast<double>(positions[static_cast<std::size_t>(row)]) *
                                    keptFrequencies[static_cast<std::size_t>(i)];
            cosines(row, i) = std::cos(angleRad);
            sines(row, i) = std::sin(angleRad);
        }
    return RotationTable{mixedAndPadded(cosines, coefficients.cosine, pairCount),
                         mixedAndPadded(sines, coefficients.sine, pairCount)};
}

}   // namespace rope
