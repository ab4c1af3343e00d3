#include "core/bounds/base_windows.h"

#include "core/bounds/cosine_sum_scan.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <string>

namespace rope {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();
constexpr std::size_t segmentCount = 256;
/// Distances to either side of the last failing one that are tested first [token].
constexpr std::int64_t nearby = 1000;
constexpr double edgeTolerance = 1e-10;   ///< of a window's ends, in ln(base)
constexpr double longestStep = 0.01;
constexpr double defaultMaxBase = 1e12;   ///< more than ten times the base of any released model
constexpr double maxWork = 1.2e11;   ///< pairs times distances of all scans: about ten seconds of one core
constexpr double workOfTables = 3000;   ///< of the tables of a scan, in distances

struct SearchRequest {
    int rotaryDim;
    std::int64_t context;
    BaseSearch search;

    [[nodiscard]] std::size_t pairs() const { return static_cast<std::size_t>(rotaryDim + 1) / 2; }
    [[nodiscard]] double exponent(std::size_t pair) const {
        return 2.0 * static_cast<double>(pair) / rotaryDim;
    }
    [[nodiscard]] std::vector<double> frequencies(double logBase) const {
        const double base = std::exp(logBase);
        std::vector<double> frequencies(pairs());
        for (std::size_t pair = 0; pair < frequencies.size(); ++pair)
            frequencies[pair] = std::pow(base, -exponent(pair));
        return frequencies;
    }
};

/// Where pairs with L theta <= pi/2 outweigh the others: cos(m theta) >= cos(L theta) for the former and >=
/// -1 for the latter, and both only improve with the base.
bool everyBasePassesFrom(const SearchRequest& request, double logBase) {
    double sum = 0;
    for (const double frequency : request.frequencies(logBase)) {
        const double angleRad = static_cast<double>(request.context) * frequency;
        sum += angleRad <= std::numbers::pi / 2 ? std::cos(angleRad) : -1;
    }
    return sum > 0;
}

/// nullopt where no finite base does it: one pair alone, more than one token.
std::optional<double> logBaseFromWhichAllPass(const SearchRequest& request) {
    double low = 0, high = std::log(std::numeric_limits<double>::max());
    if (!everyBasePassesFrom(request, high)) return {};
    if (everyBasePassesFrom(request, low)) return low;
    while (high - low > 1e-9) {
        const double middle = (low + high) / 2;
        (everyBasePassesFrom(request, middle) ? high : low) = middle;
    }
    return high;
}

BaseSearch searchFor(const SearchRequest& request) {
    const double work = static_cast<double>(request.context) * static_cast<double>(request.pairs()) / 64;
    const std::optional<double> all = logBaseFromWhichAllPass(request);
    BaseSearch search;
    search.everyBasePassesFrom = all ? std::exp(*all) : never;
    search.to = all ? std::exp(*all) : defaultMaxBase;
    search.resolution = 1e-6 * std::max(1.0, std::pow(work / 1000, 2.0 / 3));
    return search;
}

/// How far ln(base) may grow until B could reach zero, if it fell at a quarter of the steepest slope, m sum_i
/// x_i theta_i, and at less of it where B is large: a sum of many cosines rarely falls as one.
double carefulStep(const SearchRequest& request, const std::vector<double>& frequencies,
                   double smallestRatio) {
    constexpr double caution = 4, defaultValue = 2.5;
    double slope = 0;
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair)
        slope += request.exponent(pair) * frequencies[pair];
    if (slope == 0) return longestStep;
    const double value = smallestRatio * static_cast<double>(request.context);
    const double step = caution * std::max(1.0, value / defaultValue) * smallestRatio / slope;
    return std::clamp(step, request.search.resolution, longestStep);
}

/// How far ln(base) may grow until B could reach zero again.
/// d B / d ln b = sum_i x_i u_i sin(m theta_i) with x_i = 2i/r and u_i = m theta_i, and the second derivative
/// is at most sum_i x_i^2 (u_i^2 + u_i), here and at every larger base.
double provenRange(const SearchRequest& request, const std::vector<double>& frequencies,
                   const NegativeSum& negative, double error) {
    double slope = 0, curvature = 0;
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
        const double x = request.exponent(pair),
                     u = static_cast<double>(negative.distance) * frequencies[pair];
        slope += x * u * std::sin(u);
        curvature += x * x * (u * u + u);
    }
    const double value = negative.value + error;
    if (value >= 0) return 0;
    if (curvature == 0) return never;
    return (-slope + std::sqrt(slope * slope - 2 * curvature * value)) / curvature;
}

/// ln(base) from low to high.
struct Stretch {
    double low, high;
};

/// What was found in one segment of ln(base).
struct Segment {
    std::vector<Stretch> windows;
    double reached = 0;   ///< where the walk ended
    double work = 0;   ///< pairs times distances
};

/// Walks through one segment of ln(base) upwards.
class Walk {
public:
    Walk(const SearchRequest& request, const JobContext& job) : m_request(request), m_job(job) {}

    Segment through(double start, double end) {
        Segment segment;
        std::optional<double> failing;   // the last failing place
        double place = start;
        while (!m_job.stopped()) {
            std::vector<Stretch>& found = segment.windows;
            const Finding finding = findingAt(place);
            const bool wasPassing = !found.empty() && (!failing || *failing < found.back().low);
            if (finding.fails && wasPassing)
                found.back().high = edge(found.back().high, place, finding.distance);
            if (!finding.fails && wasPassing) found.back().high = place;
            if (!finding.fails && !wasPassing)
                found.push_back({failing ? edge(place, *failing, m_lastFailing) : place, place});
            if (finding.fails) {
                failing = place;
                m_lastFailing = finding.distance;
            }
            segment.reached = place;
            if (place >= end || m_work > maxWork) break;
            place = std::min(end, place + std::max(finding.step, m_request.search.resolution));
        }
        segment.work = m_work;
        return segment;
    }

private:
    /// What is known about one base, and how far it is to the next one worth a look.
    struct Finding {
        bool fails = false;
        std::int64_t distance = 0;   ///< where it fails
        double step = 0;   ///< in ln(base): proven to fail for so long, or a careful step
    };

    CosineSumSurvey surveyOf(const CosineSumScan& scan, std::int64_t from, std::int64_t to) {
        m_work += static_cast<double>(m_request.pairs()) * (static_cast<double>(to - from) + workOfTables);
        return scan.survey(from, to);
    }

    /// A failing distance, sought near the last one first, and everywhere when those prove much less than the
    /// best did.
    Finding findingAt(double place) {
        const std::vector<double> frequencies = m_request.frequencies(place);
        const CosineSumScan scan(frequencies);
        const auto failing = [&](const NegativeSum& negative) {
            return Finding{true, negative.distance,
                           provenRange(m_request, frequencies, negative, scan.screeningError())};
        };
        const std::int64_t from = std::max<std::int64_t>(1, m_lastFailing - nearby),
                           to = std::min(m_request.context, m_lastFailing + nearby);
        if (const CosineSumSurvey near = surveyOf(scan, from, to); near.strongestNegative) {
            const Finding finding = failing(*near.strongestNegative);
            const double wanted =
                m_bestStretch < m_request.search.resolution ? 0 : m_request.search.resolution;
            if (finding.step >= std::max(0.4 * m_bestStretch, wanted)) return finding;
        }
        const CosineSumSurvey all = surveyOf(scan, 1, m_request.context);
        if (!all.strongestNegative) {
            m_bestStretch = 0;
            return {false, 0, carefulStep(m_request, frequencies, all.smallestRatio)};
        }
        const Finding finding = failing(*all.strongestNegative);
        m_bestStretch = finding.step;
        return finding;
    }

    /// Bisects between a passing and a failing base; the result is the passing base next to the change of
    /// sign.
    double edge(double passing, double failing, std::int64_t distance) {
        for (int attempt = 0; attempt < 100 && std::abs(failing - passing) > edgeTolerance; ++attempt) {
            const double candidate = beforeNegative(passing, failing, distance);
            if (candidate == passing) break;
            const CosineSumScan scan(m_request.frequencies(candidate));
            const auto negative = surveyOf(scan, 1, m_request.context).strongestNegative;
            if (!negative) return candidate;
            failing = candidate;
            distance = negative->distance;
        }
        return passing;
    }

    /// Halves the way between the places until B at the distance changes its sign within the tolerance; the
    /// passing side of it.
    [[nodiscard]] double beforeNegative(double passing, double failing, std::int64_t distance) const {
        while (std::abs(failing - passing) > edgeTolerance) {
            const double middle = (passing + failing) / 2;
            (cosineSum(m_request.frequencies(middle), distance) < 0 ? failing : passing) = middle;
        }
        return passing;
    }

    const SearchRequest& m_request;
    const JobContext& m_job;
    std::int64_t m_lastFailing = 1;
    double m_bestStretch = never;
    double m_work = 0;
};

/// Segments in order, up to the one with which the work is used up. The same for every number of threads,
/// since the segments are started in order.
std::vector<Segment> withinWork(std::vector<Segment> segments) {
    double work = 0;
    std::size_t count = 0;
    while (count < segments.size() && work < maxWork) work += segments[count++].work;
    segments.resize(count);
    return segments;
}

/// Windows of neighbouring segments that meet at the border are one.
std::vector<BaseWindow> joined(const std::vector<Segment>& segments) {
    std::vector<Stretch> joined;
    for (const Segment& segment : segments)
        for (const Stretch& window : segment.windows) {
            if (!joined.empty() && window.low <= joined.back().high) joined.back().high = window.high;
            else joined.push_back(window);
        }
    std::vector<BaseWindow> windows;
    windows.reserve(joined.size() + 1);
    for (const Stretch& window : joined) windows.push_back({std::exp(window.low), std::exp(window.high)});
    return windows;
}

/// The bases that pass without a test.
void addPassingRest(BaseWindows& found) {
    const double rest = found.search.everyBasePassesFrom;
    if (!std::isfinite(rest)) return;
    const double last = std::max(10 * rest, defaultMaxBase);
    const double closeTo = rest * (1 - 1e-9);   // ends went through a logarithm
    if (!found.windows.empty() && found.windows.back().high >= closeTo) found.windows.back().high = last;
    else found.windows.push_back({rest, last});
}

Check checkSearch(int rotaryDim, std::int64_t context) {
    if (rotaryDim < 1)
        return Error{ErrorCode::OutOfRange, "rotary_dim = " + std::to_string(rotaryDim), "rotary_dim",
                     ">= 1"};
    const std::int64_t longest = maxWindowWork / ((rotaryDim + 1) / 2);
    if (context >= 1 && context <= longest) return {};
    return Error{ErrorCode::OutOfRange,
                 "context " + std::to_string(context) + " is out of range for the search of bases", "context",
                 "1 to " + std::to_string(longest) + " tokens"};
}

/// All segments, until the finished ones have used up the work.
std::vector<Segment> walkSegments(const SearchRequest& request, const JobContext& job) {
    const double length = std::log(request.search.to) / segmentCount;
    std::vector<Segment> segments(segmentCount);
    std::atomic<double> work = 0;
    parallelFor(job.executor, segmentCount, [&](std::size_t index) {
        if (job.stopped() || work >= maxWork) return;
        const auto start = static_cast<double>(index);
        segments[index] = Walk(request, job).through(length * start, length * (start + 1));
        work += segments[index].work;
    });
    return segments;
}

}   // namespace

Result<BaseWindows> passingBaseWindows(int rotaryDim, std::int64_t context, const JobContext& job) {
    if (const Check problem = checkSearch(rotaryDim, context)) return *problem;
    SearchRequest request{rotaryDim, context, {}};
    request.search = searchFor(request);
    std::vector<Segment> segments = walkSegments(request, job);
    if (job.stopped()) return Error{ErrorCode::Impossible, "stopped before the search of bases was complete"};
    segments = withinWork(std::move(segments));
    BaseWindows found{joined(segments), request.search};
    const bool isComplete =
        segments.size() == segmentCount && segments.back().reached >= std::log(request.search.to);
    if (!isComplete) found.search.to = std::exp(segments.back().reached);
    addPassingRest(found);
    return found;
}

}   // namespace rope
