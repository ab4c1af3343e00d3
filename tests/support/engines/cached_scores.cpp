#include "tests/support/engines/cached_scores.h"

#include "core/rotation/rotate.h"

#include <cmath>
#include <limits>
#include <string>
#include <utility>

namespace rope {

namespace {

constexpr double noScore = std::numeric_limits<double>::quiet_NaN();

Check checkRows(const RowMatrix& vectors, std::size_t positions, int headDim, const char* name) {
    if (vectors.cols() == headDim && static_cast<std::size_t>(vectors.rows()) == positions) return {};
    return Error{ErrorCode::OutOfRange,
                 std::string(name) + " is " + std::to_string(vectors.rows()) + " x " +
                     std::to_string(vectors.cols()) + " for " + std::to_string(positions) + " positions",
                 name, "one row of head_dim = " + std::to_string(headDim) + " numbers per position"};
}

RowMatrix rotatedBy(const FrequencySchedule& schedule, const PairLayout& layout, const RowMatrix& vectors,
                    std::span<const std::int64_t> positions) {
    const RotationTable table = rotationTable(schedule, positions, {}, Attention::Exclude);
    return rotated(layout.isPadded() ? padded(vectors, layout) : vectors, table, layout);
}

/// The cache: every key as the call that last rotated it left it.
class KeyCache {
public:
    KeyCache(std::span<const HistoryStep> steps, const PairLayout& layout, const RowMatrix& keys,
             std::span<const std::int64_t> positions)
        : m_steps(steps),
          m_layout(layout),
          m_keys(keys),
          m_positions(positions),
          m_rotated(keys.rows(), layout.outputDim()),
          m_rotatedBy(positions.size(), steps.size()) {}

    /// Key n as step `step` rotated it; rotated anew only when that is another step than before.
    [[nodiscard]] RowMatrix::ConstRowXpr key(std::size_t n, std::size_t step) {
        const auto row = static_cast<Eigen::Index>(n);
        if (m_rotatedBy[n] != step)
            m_rotated.row(row) =
                rotatedBy(m_steps[step].schedule, m_layout, m_keys.row(row), m_positions.subspan(n, 1));
        m_rotatedBy[n] = step;
        return std::as_const(m_rotated).row(row);
    }

private:
    std::span<const HistoryStep> m_steps;
    const PairLayout& m_layout;
    const RowMatrix& m_keys;
    std::span<const std::int64_t> m_positions;
    RowMatrix m_rotated;
    std::vector<std::size_t> m_rotatedBy;
};

double scoreFactor(const HistoryStep& queryStep, const HistoryStep& keyStep, ScoreStage stage, int headDim) {
    if (stage == ScoreStage::Dot) return 1;
    return queryStep.schedule.attentionFactor * keyStep.schedule.attentionFactor *
           queryStep.schedule.softmaxFactor / std::sqrt(static_cast<double>(headDim));
}

}   // namespace

Result<CachedScores> cachedScores(std::span<const HistoryStep> steps, const PairLayout& layout,
                                  ScoreStage stage, const RowMatrix& queries,
                                  std::span<const std::int64_t> queryPositions, const RowMatrix& keys,
                                  std::span<const std::int64_t> keyPositions) {
    if (const Check problem = checkRows(queries, queryPositions.size(), layout.headDim, "q")) return *problem;
    if (const Check problem = checkRows(keys, keyPositions.size(), layout.headDim, "k")) return *problem;
    CachedScores result{RowMatrix::Constant(queries.rows(), keys.rows(), noScore),
                        {},
                        std::vector(keyPositions.size(), steps.size())};
    KeyCache cache(steps, layout, keys, keyPositions);
    for (std::size_t m = 0; m < queryPositions.size(); ++m) {
        const std::optional<std::size_t> own = stepOfKey(steps, queryPositions[m]);
        result.queryStep.push_back(own.value_or(steps.size()));
        if (!own) continue;
        const auto row = static_cast<Eigen::Index>(m);
        const RowMatrix query =
            rotatedBy(steps[*own].schedule, layout, queries.row(row), queryPositions.subspan(m, 1));
        for (std::size_t n = 0; n < keyPositions.size(); ++n) {
            const std::optional<std::size_t> keyStep = stepOfKey(steps.first(*own + 1), keyPositions[n]);
            result.keyStep[n] = keyStep.value_or(steps.size());
            if (!keyStep) continue;
            result.scores(row, static_cast<Eigen::Index>(n)) =
                scoreFactor(steps[*own], steps[*keyStep], stage, layout.headDim) *
                query.row(0).dot(cache.key(n, *keyStep));
        }
    }
    return result;
}

}   // namespace rope
