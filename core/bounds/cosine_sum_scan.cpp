#include "core/bounds/cosine_sum_scan.h"

#include "core/numerics/kernel_set.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

namespace rope {

namespace {

constexpr int offsets = static_cast<int>(blockSumOffsets), blocksPerBatch = static_cast<int>(blockSumBlocks),
              batchesPerSeed = 8;
constexpr int reach = offsets - 1, blockLength = 2 * reach + 1;   ///< reach: h
constexpr std::int64_t batchLength = std::int64_t{blockLength} * blocksPerBatch;
constexpr int terms = 6;   ///< of each Taylor series; the first one left out is (h theta)^12 / 12! <= 2.1e-9
constexpr double maxLowFrequencyAngleRad = 1;   ///< h * theta of a pair that may enter by its series
constexpr double largestFrequency =
    largestAccurateAngleRad / static_cast<double>(maxScannedDistance + 32 * batchLength);

/// The angle in (-pi, pi] that is the same at integer distances, where the frequency is too large for
/// accuratePhase().
double reducedFrequency(double frequency) {
    return std::abs(frequency) <= largestFrequency ? frequency
                                                   : std::atan2(std::sin(frequency), std::cos(frequency));
}

/// Factors of (j/h)^0, (j/h)^2, ... in cos(j theta), or of (j/h)^1, (j/h)^3, ... in sin(j theta).
void appendSeries(double frequency, int firstPower, std::vector<double>& series) {
    const double angleRad = reach * frequency;
    double factor = firstPower == 0 ? 1 : angleRad;
    for (int term = 0; term < terms; ++term) {
        series.push_back(factor);
        const double power = firstPower + 2 * term;
        factor *= -angleRad * angleRad / ((power + 1) * (power + 2));
    }
}

/// (j/h)^(2 term) and (j/h)^(2 term + 1) for every offset j: the same whatever the frequencies.
void appendPowers(std::vector<float>& even, std::vector<float>& odd) {
    std::array<double, offsets> powers{};
    powers.fill(1);
    for (int term = 0; term < terms; ++term)
        for (int offset = 0; offset < offsets; ++offset) {
            const double part = static_cast<double>(offset) / reach;
            double& power = powers[static_cast<std::size_t>(offset)];
            even.push_back(static_cast<float>(power));
            odd.push_back(static_cast<float>(power * part));
            power *= part * part;
        }
}

}   // namespace

double cosineSum(std::span<const double> inverseFrequencies, std::int64_t distance) {
    double sum = 0;
    for (const double frequency : inverseFrequencies)
        sum += accuratePhase(static_cast<double>(distance), frequency).cosine;
    return sum;
}

/// Four neighbouring blocks; even and odd parts of B around each centre.
struct CosineSumScan::Batch {
    Batch(std::size_t columns, std::int64_t last)
        : to(last), cosineSeeds(columns * blocksPerBatch), sineSeeds(columns * blocksPerBatch) {}

    std::int64_t firstCentre = 0, to = 0;   ///< to: the last requested distance
    std::vector<float> cosineSeeds, sineSeeds;   ///< [column x block]
    std::array<float, std::size_t{blocksPerBatch} * offsets> even{}, odd{};

    [[nodiscard]] std::int64_t centre(int block) const {
        return firstCentre + std::int64_t{block} * blockLength;
    }
    /// B at centre + offset; the offset may be negative.
    [[nodiscard]] double value(int block, int offset) const {
        const auto place =
            static_cast<std::size_t>(block) * offsets + static_cast<std::size_t>(std::abs(offset));
        return static_cast<double>(even[place]) - (offset < 0 ? -1 : 1) * static_cast<double>(odd[place]);
    }
    [[nodiscard]] float lowest(int block) const {
        float low = std::numeric_limits<float>::max();
        const auto start = static_cast<std::size_t>(block) * offsets;
        for (std::size_t i = start; i < start + offsets; ++i) low = std::min(low, even[i] - std::abs(odd[i]));
        return low;
    }
    /// Of the requested distances only: the last block extends beyond them.
    [[nodiscard]] double lowestAskedFor(int block) const {
        if (centre(block) + reach <= to) return static_cast<double>(lowest(block));
        double low = std::numeric_limits<double>::max();
        for (int offset = -reach; centre(block) + offset <= to; ++offset)
            low = std::min(low, value(block, offset));
        return low;
    }
};

CosineSumScan::CosineSumScan(std::span<const double> inverseFrequencies) {
    m_frequencies.reserve(inverseFrequencies.size());
    for (const double frequency : inverseFrequencies) m_frequencies.push_back(reducedFrequency(frequency));
    const auto isFast = [](double frequency) {
        return reach * std::abs(frequency) > maxLowFrequencyAngleRad;
    };
    m_fastPairs = static_cast<std::size_t>(
        std::partition(m_frequencies.begin(), m_frequencies.end(), isFast) - m_frequencies.begin());
    buildTables();
    boundError();
}

void CosineSumScan::buildTables() {
    const std::size_t columns = m_fastPairs + terms;
    m_cosineTable.reserve(columns * offsets);
    m_sineTable.reserve(columns * offsets);
    for (std::size_t pair = 0; pair < m_fastPairs; ++pair) {
        const Phase step = accuratePhase(1, m_frequencies[pair]);
        Phase phase{1, 0};
        for (int offset = 0; offset < offsets; ++offset, phase = phase * step) {
            m_cosineTable.push_back(static_cast<float>(phase.cosine));
            m_sineTable.push_back(static_cast<float>(phase.sine));
        }
    }
    appendPowers(m_cosineTable, m_sineTable);
    for (std::size_t pair = m_fastPairs; pair < m_frequencies.size(); ++pair) {
        appendSeries(m_frequencies[pair], 0, m_evenTerms);
        appendSeries(m_frequencies[pair], 1, m_oddTerms);
    }
    m_stride.reserve(m_frequencies.size());
    for (const double frequency : m_frequencies) m_stride.push_back(accuratePhase(blockLength, frequency));
}

/// With v = 2^-24, n columns, f high-frequency and s low-frequency pairs, u = 2^-53:
/// - The absolute values that are added up are at most f + e s =: w, because |cos cos| + |sin sin| <= 1 for a
/// fast pair and the terms of a
///   low-frequency one add up to at most cosh 1 + sinh 1 = e.
/// - Each factor is rounded to float32 once (2 v + v^2), and n products are added in any order and their
/// halves subtracted (<= 1.01 (n+1) v).
/// - The series leave out at most (1/12! + 1/13!) * 1.01 < 2.4e-9 per low-frequency pair.
/// - A phase M theta_i is accurate to 4u where set, and gains at most 4u + 3u per rotation, of which there
/// are 31; a table entry likewise,
///   with at most 63 rotations: below 100 * 7u < 1e-13 together. What reducedFrequency() costs is below 4e-9.
void CosineSumScan::boundError() {
    constexpr double v = 0x1p-24;
    const auto fast = static_cast<double>(m_fastPairs),
               slow = static_cast<double>(m_frequencies.size() - m_fastPairs);
    const double columns = fast + terms, weight = fast + 2.7183 * slow;
    m_screeningError = weight * v * (2.01 + 1.01 * (columns + 1)) + slow * 2.4e-9 + (fast + slow) * 5e-9;
}

void CosineSumScan::seed(std::vector<Phase>& phases, std::int64_t centre) const {
    for (std::size_t pair = 0; pair < phases.size(); ++pair)
        phases[pair] = accuratePhase(static_cast<double>(centre), m_frequencies[pair]);
}

void CosineSumScan::fillBlock(const std::vector<Phase>& phases, int block, Batch& batch) const {
    const auto at = [block](std::size_t column) {
        return column * blocksPerBatch + static_cast<std::size_t>(block);
    };
    for (std::size_t pair = 0; pair < m_fastPairs; ++pair) {
        batch.cosineSeeds[at(pair)] = static_cast<float>(phases[pair].cosine);
        batch.sineSeeds[at(pair)] = static_cast<float>(phases[pair].sine);
    }
    std::array<double, terms> even{}, odd{};
    for (std::size_t pair = m_fastPairs; pair < phases.size(); ++pair) {
        const double* const evenTerms = &m_evenTerms[(pair - m_fastPairs) * terms];
        const double* const oddTerms = &m_oddTerms[(pair - m_fastPairs) * terms];
        for (std::size_t term = 0; term < terms; ++term) {
            even[term] += phases[pair].cosine * evenTerms[term];
            odd[term] += phases[pair].sine * oddTerms[term];
        }
    }
    for (std::size_t term = 0; term < terms; ++term) {
        batch.cosineSeeds[at(m_fastPairs + term)] = static_cast<float>(even[term]);
        batch.sineSeeds[at(m_fastPairs + term)] = static_cast<float>(odd[term]);
    }
}

void CosineSumScan::fillBatch(std::vector<Phase>& phases, Batch& batch) const {
    for (int block = 0; block < blocksPerBatch; ++block) {
        fillBlock(phases, block, batch);
        for (std::size_t pair = 0; pair < phases.size(); ++pair) phases[pair] = phases[pair] * m_stride[pair];
    }
    const auto sum = kernels().blockSums;
    sum(batch.cosineSeeds.data(), m_cosineTable.data(), m_fastPairs + terms, batch.even.data());
    sum(batch.sineSeeds.data(), m_sineTable.data(), m_fastPairs + terms, batch.odd.data());
}

template <class Visit>
void CosineSumScan::forEachBatch(std::int64_t from, std::int64_t to, Visit visit) const {
    if (from > to) return;
    std::vector<Phase> phases(m_frequencies.size());
    Batch batch(m_fastPairs + terms, to);
    int batchOfSeed = 0;
    for (std::int64_t start = from; start <= to;
         start += batchLength, batchOfSeed = (batchOfSeed + 1) % batchesPerSeed) {
        batch.firstCentre = start + reach;
        if (batchOfSeed == 0) seed(phases, batch.firstCentre);
        fillBatch(phases, batch);
        if (!visit(batch)) return;
    }
}

template <class Visit>
bool CosineSumScan::visitNegatives(const Batch& batch, int block, Visit visit) const {
    if (static_cast<double>(batch.lowest(block)) > m_screeningError) return true;
    for (int offset = -reach; offset <= reach; ++offset) {
        const std::int64_t distance = batch.centre(block) + offset;
        if (distance > batch.to) return true;
        double value = batch.value(block, offset);
        if (std::abs(value) <= m_screeningError) value = cosineSum(m_frequencies, distance);
        if (value < 0 && !visit(NegativeSum{distance, value})) return false;
    }
    return true;
}

std::optional<NegativeSum> CosineSumScan::firstNegative(std::int64_t from, std::int64_t to,
                                                        const JobContext& job) const {
    std::optional<NegativeSum> first;
    const auto takeFirst = [&first](NegativeSum negative) {
        first = negative;
        return false;
    };
    forEachBatch(from, to, [&](const Batch& batch) {
        for (int block = 0; block < blocksPerBatch && !first; ++block)
            visitNegatives(batch, block, takeFirst);
        return !first && !job.stopped();
    });
    return first;
}

CosineSumSurvey CosineSumScan::survey(std::int64_t from, std::int64_t to) const {
    CosineSumSurvey survey;
    survey.smallestRatio = std::numeric_limits<double>::max();
    double strength = 0;
    const auto takeStronger = [&](NegativeSum negative) {
        const auto distance = static_cast<double>(negative.distance);
        const double candidate = -negative.value / (distance * distance);
        if (candidate <= strength) return true;
        strength = candidate;
        survey.strongestNegative = negative;
        return true;
    };
    forEachBatch(from, to, [&](const Batch& batch) {
        for (int block = 0; block < blocksPerBatch; ++block) {
            const double lowest = batch.lowestAskedFor(block) - m_screeningError;
            const std::int64_t farthest = std::min(batch.centre(block) + reach, batch.to);
            survey.smallestRatio = std::min(survey.smallestRatio, lowest / static_cast<double>(farthest));
            visitNegatives(batch, block, takeStronger);
        }
        return true;
    });
    survey.smallestRatio = std::max(0.0, survey.smallestRatio);
    return survey;
}

std::vector<double> CosineSumScan::screenedSums(std::int64_t from, std::int64_t to) const {
    std::vector<double> sums;
    forEachBatch(from, to, [&](const Batch& batch) {
        for (int block = 0; block < blocksPerBatch; ++block)
            for (int offset = -reach; offset <= reach && batch.centre(block) + offset <= to; ++offset)
                sums.push_back(batch.value(block, offset));
        return true;
    });
    return sums;
}

}   // namespace rope
