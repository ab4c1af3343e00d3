#pragma once

#include "core/base/job_context.h"
#include "core/rotation/accurate_phase.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rope {

/// How far first negative distances are looked for [token].
inline constexpr std::int64_t maxScannedDistance = 10'000'000;

/// B(distance) = sum_i cos(distance * theta_i): the expected advantage of a key that resembles the query over
/// a random one. The rounding of the product is made good, so the value is within 1e-15 * pairs^2 of the true
/// one up to maxScannedDistance.
/// src: Xu et al. 2024, Base of RoPE Bounds Context Length, arXiv:2405.14591, equations 9 and 10
double cosineSum(std::span<const double> inverseFrequencies, std::int64_t distance);

struct NegativeSum {
    std::int64_t distance;   ///< [token]
    double value;   ///< B(distance) < 0; exact to the scan's screeningError()
};

/// What a range of distances holds.
struct CosineSumSurvey {
    /// The distance with B < 0 that has the largest -B / distance^2: the one that stays negative over the
    /// longest stretch when the base moves.
    std::optional<NegativeSum> strongestNegative;
    double smallestRatio =
        0;   ///< a lower bound of B / distance where nothing is negative; 0 where something is, or may be
};

/// Looks for negative values of B over all integers of a range, without leaving one out.
///
/// Blocks of 2h+1 consecutive distances M-h .. M+h share one phase (cos, sin)(M * theta_i) per pair, carried
/// from block to block by a rotation in float64 and recomputed every few blocks:
///     B(M +- j) = sum_i cos(M theta_i) cos(j theta_i) -+ sum_i sin(M theta_i) sin(j theta_i),
/// two products with tables that do not depend on M and serve two distances each. Pairs that rotate by less
/// than 1 rad over h tokens enter as the six even and six odd terms of their Taylor series, all in one. The
/// products are computed in float32: they only screen. Every value that is not farther from zero than
/// screeningError(), a proven bound, is computed again by cosineSum().
class CosineSumScan {
public:
    /// in: inverse frequencies [rad/token], finite, in any order. One above 2^28/10^7 = 26.8 rad/token is
    /// replaced by the angle in
    /// (-pi, pi] that is the same at every integer, to within 4e-9 rad at maxScannedDistance.
    explicit CosineSumScan(std::span<const double> inverseFrequencies);

    /// Largest possible difference between a screened value and the true one, up to maxScannedDistance.
    [[nodiscard]] double screeningError() const { return m_screeningError; }

    /// The smallest distance in [from, to] with B < 0; nothing when there is none or when stopped.
    /// in: 1 <= from, to <= maxScannedDistance
    [[nodiscard]] std::optional<NegativeSum> firstNegative(std::int64_t from, std::int64_t to,
                                                           const JobContext& job = {}) const;

    /// in: as firstNegative
    [[nodiscard]] CosineSumSurvey survey(std::int64_t from, std::int64_t to) const;

    /// The screened value of every distance in [from, to], in order: for the test of the bound.
    [[nodiscard]] std::vector<double> screenedSums(std::int64_t from, std::int64_t to) const;

private:
    struct Batch;
    /// Calls visit(batch) with neighbouring batches that cover [from, to] until it returns false.
    template <class Visit>
    void forEachBatch(std::int64_t from, std::int64_t to, Visit visit) const;
    /// Calls visit(NegativeSum) for every negative value in the batch's block, ascending, until it returns
    /// false.
    template <class Visit>
    bool visitNegatives(const Batch& batch, int block, Visit visit) const;
    void buildTables();
    void boundError();
    void seed(std::vector<Phase>& phases, std::int64_t centre) const;
    void fillBatch(std::vector<Phase>& phases, Batch& batch) const;
    void fillBlock(const std::vector<Phase>& phases, int block, Batch& batch) const;

    std::vector<double> m_frequencies;   ///< fast pairs first
    std::size_t m_fastPairs = 0;
    std::vector<float> m_cosineTable,
        m_sineTable;   ///< [column x offset]: fast pairs, then powers of the offset
    std::vector<double> m_evenTerms, m_oddTerms;   ///< [low-frequency pair x term]: Taylor coefficients
    std::vector<Phase> m_stride;   ///< phase of a whole block, per pair
    double m_screeningError = 0;
};

}   // namespace rope
