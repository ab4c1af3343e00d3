#include "core/encoding_study/absolute_invariance.h"

#include "core/base/equal_numbers.h"
#include "core/encoding/absolute_encoding.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace rope {

namespace {

constexpr double noScore = std::numeric_limits<double>::quiet_NaN();

/// The four products of (q + p_m).(k + p_n).
/// src: the expansion in Dai et al. 2019, arXiv:1901.02860, section 3.3
using Terms = std::array<double, 4>;
constexpr std::array<const char*, 4> termIds{"q.k", "q.p", "p.k", "p.p"};

double sumOf(const Terms& terms) { return terms[0] + terms[1] + terms[2] + terms[3]; }

/// Encodings have no attention factor, so only 1/sqrt(D) and the scale of queries act on their scores.
class AbsoluteScores {
public:
    explicit AbsoluteScores(const AbsoluteInvarianceRequest& request)
        : m_request(request),
          m_query(request.query.row(0).transpose()),
          m_key(request.key.row(0).transpose()),
          m_sinusoidal(static_cast<int>(request.query.cols())),
          m_content(m_query.dot(m_key)) {}

    [[nodiscard]] Terms sinusoidal(std::int64_t shift) const {
        return terms(shift, m_sinusoidal.at(m_request.queryPosition + shift),
                     m_sinusoidal.at(m_request.keyPosition + shift));
    }
    [[nodiscard]] double learned(std::int64_t shift) const {
        const std::int64_t query = m_request.queryPosition + shift, key = m_request.keyPosition + shift;
        if (static_cast<double>(std::max(query, key)) >= m_request.trainedTokens)
            return noScore;   // no such row
        const int dim = static_cast<int>(m_query.size());
        return sumOf(terms(shift, learnedEncoding(query, dim, m_request.seed),
                           learnedEncoding(key, dim, m_request.seed)));
    }

private:
    [[nodiscard]] Terms terms(std::int64_t shift, const Vector& queryPlace, const Vector& keyPlace) const {
        const double scale = factorAt(shift);
        return {scale * m_content, scale * m_query.dot(keyPlace), scale * queryPlace.dot(m_key),
                scale * queryPlace.dot(keyPlace)};
    }
    [[nodiscard]] double factorAt(std::int64_t shift) const {
        if (m_request.stage == ScoreStage::Dot) return 1;
        return queryScaleAt(m_request.queryScale, static_cast<double>(m_request.queryPosition + shift)) /
               std::sqrt(static_cast<double>(m_query.size()));
    }

    const AbsoluteInvarianceRequest& m_request;
    Vector m_query, m_key;
    SinusoidalEncoder m_sinusoidal;
    double m_content;
};

AbsoluteInvariance answerTo(const AbsoluteInvarianceRequest& request) {
    const AbsoluteScores scores(request);
    AbsoluteInvariance answer;
    for (const char* id : termIds) answer.sinusoidalTerms.push_back({id, {}});
    std::vector<double> sinusoidal, learned;
    for (const std::int64_t shift : request.shifts) {
        const Terms terms = scores.sinusoidal(shift);
        for (std::size_t term = 0; term < terms.size(); ++term)
            answer.sinusoidalTerms[term].score.push_back(terms[term]);
        sinusoidal.push_back(sumOf(terms));
        learned.push_back(scores.learned(shift));
    }
    answer.sinusoidal = invarianceSeries("sinusoidal", NumberFormat::Float64, sumOf(scores.sinusoidal(0)),
                                         std::move(sinusoidal));
    answer.learned =
        invarianceSeries("learned", NumberFormat::Float64, scores.learned(0), std::move(learned));
    return answer;
}

}   // namespace

InvarianceSeries invarianceSeries(const char* encoding, NumberFormat format, double start,
                                  std::vector<double> scores) {
    InvarianceSeries series{.encoding = encoding, .format = format, .score = std::move(scores)};
    double smallest = std::numeric_limits<double>::infinity(), largest = -smallest;
    for (const double score : series.score) {
        series.deviation.push_back(score - start);
        if (std::isnan(score)) continue;
        smallest = std::min(smallest, score);
        largest = std::max(largest, score);
    }
    series.spread = smallest <= largest ? largest - smallest : noScore;
    return series;
}

bool AbsoluteInvarianceRequest::operator==(const AbsoluteInvarianceRequest& other) const {
    const auto others = [](const AbsoluteInvarianceRequest& one) {
        return std::tie(one.queryPosition, one.keyPosition, one.shifts, one.stage, one.queryScale,
                        one.trainedTokens, one.seed);
    };
    return others(*this) == others(other) && equalNumbers(query, other.query) && equalNumbers(key, other.key);
}

std::shared_ptr<const AbsoluteInvariance> absoluteInvariance(AbsoluteInvarianceRequest request,
                                                             const JobContext& job) {
    if (auto cached = findCached(job, request)) return cached;
    auto answer = std::make_shared<const AbsoluteInvariance>(answerTo(request));
    constexpr std::size_t series = 8;   // two scores, two deviations, four terms
    const std::size_t bytes = series * request.shifts.size() * sizeof(double);
    insertCached(job, std::move(request), answer, bytes);
    return answer;
}

}   // namespace rope
