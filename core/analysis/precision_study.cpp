#include "core/analysis/precision_study.h"

#include "core/scenario/rotated_vectors.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace rope {

namespace {

constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();
constexpr std::int64_t positionsBetweenChecks = 4096;

/// Counts the positions p > 0 for which `differs(p)` is true: p is distinct from p - 1.
template <class Differs>
DistinctPositions counted(std::span<const std::int64_t> lengths, const JobContext& job, Differs differs) {
    DistinctPositions result;
    std::int64_t position = 0, count = 0;
    bool isUnbroken = true;
    for (const std::int64_t length : lengths) {
        for (; position < length; ++position) {
            if (position % positionsBetweenChecks == 0 && job.stopped()) break;
            const bool isNew = position == 0 || differs(position);
            count += isNew ? 1 : 0;
            isUnbroken = isUnbroken && isNew;
            if (isUnbroken) result.distinctTo = position;
        }
        result.counts.push_back(count);
    }
    return result;
}

/// Nothing is lost.
DistinctPositions allDistinct(std::span<const std::int64_t> lengths) {
    return {{lengths.begin(), lengths.end()}, lengths.empty() ? 0 : lengths.back() - 1};
}

/// One pair of two table rows, as rotationTable() makes them.
bool phasesDiffer(const Precision& precision, double factor, double angleRad, double angleBeforeRad) {
    if (angleRad == angleBeforeRad || !std::isfinite(angleRad)) return false;
    return precision.table(factor * std::cos(angleRad)) !=
               precision.table(factor * std::cos(angleBeforeRad)) ||
           precision.table(factor * std::sin(angleRad)) != precision.table(factor * std::sin(angleBeforeRad));
}

/// in:  scores, and what each is compared with
void fillDeviations(PrecisionSeries& series, const std::vector<double>& expected) {
    double largestSoFar = 0;
    for (std::size_t s = 0; s < series.score.size(); ++s) {
        const double deviation = std::abs(series.score[s] - expected[s]);
        series.deviation.push_back(std::isfinite(deviation) ? deviation : noNumber);
        const bool hasOverflown = std::isnan(largestSoFar) || !std::isfinite(deviation);
        largestSoFar = hasOverflown ? noNumber : std::max(largestSoFar, deviation);
        series.largestDeviation.push_back(largestSoFar);
    }
}

double spreadOf(const std::vector<double>& scores) {
    double smallest = std::numeric_limits<double>::infinity(), largest = -smallest;
    for (const double score : scores) {
        if (!std::isfinite(score)) continue;
        smallest = std::min(smallest, score);
        largest = std::max(largest, score);
    }
    return smallest <= largest ? largest - smallest : noNumber;
}

Check checkLengths(std::span<const std::int64_t> lengths) {
    const std::string allowed = "1 to " + std::to_string(maxCountedLength) + ", ascending";
    std::int64_t least = 1;
    for (const std::int64_t length : lengths) {
        if (length < least || length > maxCountedLength)
            return Error{ErrorCode::OutOfRange, "positions cannot be counted up to " + std::to_string(length),
                         "lengths", allowed};
        least = length;
    }
    return {};
}

}   // namespace

DistinctPositions distinctValues(const Precision& precision, std::span<const std::int64_t> lengths) {
    if (precision.isExact() || !precision.positions) return allDistinct(lengths);
    return counted(lengths, {}, [&](std::int64_t position) {
        const double rounded = precision.position(static_cast<double>(position));
        return std::isfinite(rounded) && rounded != precision.position(static_cast<double>(position - 1));
    });
}

DistinctPositions distinctRotations(const Precision& precision, const FrequencySchedule& schedule,
                                    std::span<const std::int64_t> lengths, const JobContext& job) {
    const std::vector<double>& frequencies = schedule.inverseFrequencies;
    const auto pairsDiffer = [&](std::size_t pair, double here, double before) {
        if (here == before || !std::isfinite(here)) return false;
        const double theta = frequencies[pair];
        return phasesDiffer(precision, schedule.attentionFactor, precision.angle(here * theta),
                            precision.angle(before * theta));
    };
    return counted(lengths, job, [&](std::int64_t position) {
        for (std::size_t pair = 0; pair < frequencies.size(); ++pair)
            if (pairsDiffer(pair, precision.position(schedule.place(pair, position)),
                            precision.position(schedule.place(pair, position - 1))))
                return true;
        return false;
    });
}

Result<PrecisionStudy> precisionStudy(const ValidScenario& scenario, std::span<const std::int64_t> shifts,
                                      std::span<const std::int64_t> lengths, const JobContext& job) {
    if (const Check problem = checkLengths(lengths)) return *problem;
    std::array<Precision, studiedFormats.size()> precisions;
    precisions.fill(scenario->precision);
    for (std::size_t i = 0; i < precisions.size(); ++i) precisions[i].format = studiedFormats[i];
    const Result<std::vector<InvarianceSeries>> followed = ropeInvariance(scenario, shifts, precisions);
    if (!followed) return followed.error();
    const ResolvedMethod& method = scenario.activeMethod();

    PrecisionStudy study{{shifts.begin(), shifts.end()}, {lengths.begin(), lengths.end()}, {}};
    const InvarianceSeries& exact = followed->front();
    std::vector<double> flat = exact.score;   // what float64 would give without its own rounding
    if (!method.positionMap && !method.schedule.axes &&
        !scenario->queryScale)   // with these a score may change with the shift
        std::transform(flat.begin(), flat.end(), exact.deviation.begin(), flat.begin(), std::minus<>());
    for (std::size_t i = 0; i < precisions.size(); ++i) {
        PrecisionSeries series{.format = precisions[i].format, .score = (*followed)[i].score};
        fillDeviations(series, i == 0 ? flat : exact.score);
        series.spread = spreadOf(series.score);
        series.values = distinctValues(precisions[i], lengths);
        series.rotations = distinctRotations(precisions[i], method.schedule, lengths, job);
        study.series.push_back(std::move(series));
    }
    return study;
}

}   // namespace rope
