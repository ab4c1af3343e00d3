#include "core/encoding_study/absolute_invariance.h"

#include "core/base/equal_numbers.h"
#include "core/base/lru_cache.h"
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
    explicit AbsoluteScores(const AbsoluteQuestion& question)
        : m_question(question),
          m_query(question.query.row(0).transpose()),
          m_key(question.key.row(0).transpose()),
          m_sinusoidal(static_cast<int>(question.query.cols())),
          m_content(m_query.dot(m_key)) {}

    [[nodiscard]] Terms sinusoidal(std::int64_t shift) const {
        return terms(shift, m_sinusoidal.at(m_question.queryPosition + shift),
                     m_sinusoidal.at(m_question.keyPosition + shift));
    }
    [[nodiscard]] double learned(std::int64_t shift) const {
        const std::int64_t query = m_question.queryPosition + shift, key = m_question.keyPosition + shift;
        if (static_cast<double>(std::max(query, key)) >= m_question.trainedTokens)
            return noScore;   // no such row
        const int dim = static_cast<int>(m_query.size());
        return sumOf(terms(shift, learnedEncoding(query, dim, m_question.seed),
                           learnedEncoding(key, dim, m_question.seed)));
    }

private:
    [[nodiscard]] Terms terms(std::int64_t shift, const Vector& queryPlace, const Vector& keyPlace) const {
        const double scale = factorAt(shift);
        return {scale * m_content, scale * m_query.dot(keyPlace), scale * queryPlace.dot(m_key),
                scale * queryPlace.dot(keyPlace)};
    }
    [[nodiscard]] double factorAt(std::int64_t shift) const {
        if (m_question.stage == ScoreStage::Dot) return 1;
        return queryScaleAt(m_question.queryScale, static_cast<double>(m_question.queryPosition + shift)) /
               std::sqrt(static_cast<double>(m_query.size()));
    }

    const AbsoluteQuestion& m_question;
    Vector m_query, m_key;
    SinusoidalEncoder m_sinusoidal;
    double m_content;
};

AbsoluteInvariance answerTo(const AbsoluteQuestion& question) {
    const AbsoluteScores scores(question);
    AbsoluteInvariance answer;
    for (const char* id : termIds) answer.sinusoidalTerms.push_back({id, {}});
    std::vector<double> sinusoidal, learned;
    for (const std::int64_t shift : question.shifts) {
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

bool AbsoluteQuestion::operator==(const AbsoluteQuestion& other) const {
    const auto others = [](const AbsoluteQuestion& one) {
        return std::tie(one.queryPosition, one.keyPosition, one.shifts, one.stage, one.queryScale,
                        one.trainedTokens, one.seed);
    };
    return others(*this) == others(other) && equalNumbers(query, other.query) && equalNumbers(key, other.key);
}

std::shared_ptr<const AbsoluteInvariance> absoluteInvariance(AbsoluteQuestion question) {
    static Kept<AbsoluteQuestion, AbsoluteInvariance> kept(2);
    if (auto found = kept.find(question)) return found;
    auto answer = std::make_shared<const AbsoluteInvariance>(answerTo(question));
    kept.insert(std::move(question), answer);
    return answer;
}

}   // namespace rope
