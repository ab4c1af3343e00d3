#include "core/score_map/sampled_cells.h"

#include "core/attention/dot_products.h"
#include "core/attention/key_products.h"
#include "core/base/random.h"
#include "core/numerics/value_summary.h"
#include "core/scenario/rotated_vectors.h"
#include "core/score_map/cell_strips.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace rope {

namespace {

constexpr std::int64_t maxExactKeys = 8192, maxEstimateKeys = 4096;   // of a softmax row
constexpr std::int64_t maxCheapSums = std::int64_t{1} << 24U,
                       maxCostlySums = std::int64_t{1} << 18U;   // scores of all rows
constexpr std::int64_t maxCostlyKeys = 512;

/// Sampled tokens, each from its own part.
struct PickedTokens {
    std::vector<std::int64_t> positions;
    std::vector<std::int64_t> firsts;   ///< start of the part of each; one more at the end
    std::vector<std::size_t> cellStarts;   ///< first pick of each cell, and one past the last

    void add(std::int64_t first, std::int64_t end) {
        const auto span = static_cast<std::uint64_t>(end - first);
        positions.push_back(
            first + static_cast<std::int64_t>(mixedSeed(0, span, static_cast<std::uint64_t>(first)) % span));
        firsts.push_back(first);
    }
};

PickedTokens picksOfCells(const ScoreCells& cells, std::int64_t first, Eigen::Index count) {
    PickedTokens picks;
    const std::int64_t share = cells.block / cells.samples;
    for (Eigen::Index cell = 0; cell < count; ++cell) {
        picks.cellStarts.push_back(picks.positions.size());
        const std::int64_t start = first + cell * cells.block,
                           end = std::min(start + cells.block, cells.length);
        for (std::int64_t at = start; at < end; at += share) picks.add(at, std::min(at + share, end));
    }
    picks.cellStarts.push_back(picks.positions.size());
    return picks;
}

/// Every key where there are few; else the first quarter of the picks one by one, so that short causal rows
/// are exact, and the others from equal parts of the rest.
PickedTokens picksOfSequence(std::int64_t length, std::int64_t most) {
    PickedTokens picks;
    const std::int64_t single = most >= length ? length : most / 4, spread = most - single;
    for (std::int64_t at = 0; at < single; ++at) picks.add(at, at + 1);
    for (std::int64_t i = 0; single < length && i < spread; ++i)
        picks.add(single + (length - single) * i / spread, single + (length - single) * (i + 1) / spread);
    picks.firsts.push_back(length);
    return picks;
}

bool isRounded(const Precision& precision) { return !precision.isExact() && precision.products; }

/// Scores of some queries with a fixed list of keys, by one method; rows of weights after softmax.
class MethodRows {
public:
    MethodRows(const Scenario& scenario, const ResolvedMethod& method, Arithmetic arithmetic)
        : m_scenario(scenario), m_method(method), m_arithmetic(arithmetic) {}

    void setKeys(const PickedTokens& keys) { m_keys = keysOf(keys); }
    void setSumKeys(const PickedTokens& keys) { m_sumKeys = keysOf(keys); }

    [[nodiscard]] RowMatrix scores(std::span<const std::int64_t> positions) const {
        const RowMatrix queries = sideOf(VectorRole::Query, positions);
        RowMatrix scores = scoresWith(queries, positions, *m_keys);
        if (m_scenario.stage != ScoreStage::Softmax) return scores;
        const RowMatrix forSums = scoresWith(queries, positions, *m_sumKeys);
        for (Eigen::Index row = 0; row < scores.rows(); ++row)
            scores.row(row) =
                (scores.row(row).array() - logSumOf(forSums, row, positions[static_cast<std::size_t>(row)]))
                    .exp();
        return scores;
    }

private:
    [[nodiscard]] RowMatrix sideOf(VectorRole role, std::span<const std::int64_t> positions) const {
        RowMatrix vectors = vectorsAt(m_scenario.vectors, role, positions, m_scenario.layout.headDim)
                                .value();   // checked at the border
        return m_method.positionMap ? vectors
                                    : rotatedVectors(m_scenario, m_method.schedule, vectors, positions);
    }

    struct PickedKeys {
        const PickedTokens* picks;
        KeyProducts keys;
    };

    [[nodiscard]] PickedKeys keysOf(const PickedTokens& picks) const {
        return {&picks, KeyProducts(sideOf(VectorRole::Key, picks.positions), m_arithmetic)};
    }

    [[nodiscard]] RowMatrix scoresWith(const RowMatrix& queries, std::span<const std::int64_t> positions,
                                       const PickedKeys& picked) const {
        RowMatrix scores;
        const RowMatrix& keys = picked.keys.numbers();
        if (m_method.positionMap)
            scores = std::move(mappedScores(mappedRotation(m_scenario, m_method), {queries, positions},
                                            {keys, picked.picks->positions})
                                   .value()
                                   .scores);
        else if (isRounded(m_scenario.precision)) scores = dotProducts(queries, keys, m_scenario.precision);
        else {
            scores.resize(queries.rows(), keys.rows());
            picked.keys.putProducts(queries, scores);
        }
        if (!m_method.positionMap) scores *= stageFactor(m_scenario, m_method.schedule);
        scaleRows(m_scenario, positions, scores);
        return scores;
    }

    /// Each key represents the unmasked keys of its part.
    [[nodiscard]] double logSumOf(const RowMatrix& scores, Eigen::Index row, std::int64_t query) const {
        const std::vector<std::int64_t>& firsts = m_sumKeys->picks->firsts;
        const std::int64_t end = m_scenario.mask == ScoreMask::Causal ? query + 1 : firsts.back();
        const auto seen = std::lower_bound(firsts.begin(), firsts.end() - 1, end) - firsts.begin();
        const auto ofRow = scores.row(row).head(seen).array();
        Eigen::ArrayXd counts(seen);
        double largest = -std::numeric_limits<double>::infinity();
        for (Eigen::Index i = 0; i < seen; ++i) {
            const auto at = static_cast<std::size_t>(i);
            largest = std::fmax(largest, ofRow[i]);
            counts[i] = static_cast<double>(std::min(firsts[at + 1], end) - firsts[at]);
        }
        const Eigen::ArrayXd weights = (ofRow.transpose() - largest).exp() * counts;
        return largest +
               std::log(
                   weights.isNaN().select(0.0, weights).sum());   // keys that the method hides have no score
    }

    const Scenario& m_scenario;
    const ResolvedMethod& m_method;
    Arithmetic m_arithmetic;
    std::optional<PickedKeys> m_keys, m_sumKeys;
};

double summaryOf(const ValueSummary& cell, BlockSummary kind) {
    if (kind == BlockSummary::Mean) return cell.mean();
    return kind == BlockSummary::Smallest ? cell.smallest() : cell.largest();
}

/// From the scores of their picked queries.
void fillRows(const std::vector<MethodRows>& methods, const PickedTokens& rows, const PickedTokens& columns,
              RowStrip strip, ScoreCells& cells) {
    const auto first = static_cast<std::size_t>(strip.first), end = static_cast<std::size_t>(strip.end);
    const std::span positions =
        std::span(rows.positions)
            .subspan(rows.cellStarts[first], rows.cellStarts[end] - rows.cellStarts[first]);
    RowMatrix scores = methods.front().scores(positions);
    for (std::size_t i = 1; i < methods.size(); ++i) scores -= methods[i].scores(positions);
    const auto isSeen = [&](std::int64_t query, std::int64_t key) {
        return cells.mask == ScoreMask::None || key <= query;
    };
    for (std::size_t row = first; row < end; ++row)
        for (std::size_t column = 0; column + 1 < columns.cellStarts.size(); ++column) {
            ValueSummary cell;
            for (std::size_t q = rows.cellStarts[row]; q < rows.cellStarts[row + 1]; ++q)
                for (std::size_t k = columns.cellStarts[column]; k < columns.cellStarts[column + 1]; ++k)
                    if (isSeen(rows.positions[q], columns.positions[k]))
                        cell.add(scores(static_cast<Eigen::Index>(q - rows.cellStarts[first]),
                                        static_cast<Eigen::Index>(k)));
            cells.values.doubles()(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column)) =
                summaryOf(cell, cells.summary);
        }
}

std::int64_t keysForSums(std::int64_t rows, std::int64_t length, bool isCheap, std::int64_t held) {
    const std::int64_t most = std::min(held, isCheap ? maxExactKeys : maxCostlySums);
    if (length <= most && rows * length <= (isCheap ? maxCheapSums : maxCostlySums)) return length;
    return std::min({length, held, isCheap ? maxEstimateKeys : maxCostlyKeys});
}

}   // namespace

bool hasCheapScores(const Scenario& scenario, std::span<const ResolvedMethod> methods) {
    const bool isMapped = std::any_of(methods.begin(), methods.end(),
                                      [](const ResolvedMethod& one) { return one.positionMap.has_value(); });
    return !isMapped && !isRounded(scenario.precision);
}

Check fillFromSamples(const CellRequest& request, std::span<const ResolvedMethod> methods, ScoreCells& cells,
                      const JobContext& job) {
    const Scenario& scenario = *request.scenario;
    const PickedTokens rows = picksOfCells(cells, cells.firstQuery, cells.values.rows());
    const PickedTokens columns = picksOfCells(cells, cells.firstKey, cells.values.cols());
    PickedTokens sumKeys;
    if (cells.stage == ScoreStage::Softmax) {
        constexpr std::int64_t heldNumbers = std::int64_t{1} << 21U;
        const std::int64_t held = std::max<std::int64_t>(8, heldNumbers / scenario.layout.outputDim());
        cells.keysInSums = keysForSums(static_cast<std::int64_t>(rows.positions.size()), cells.length,
                                       hasCheapScores(scenario, methods), held);
        sumKeys = picksOfSequence(cells.length, cells.keysInSums);
    }
    const bool isFloat32 = !request.limits.inFloat64 && hasCheapScores(scenario, methods);
    std::vector<MethodRows> sources;
    for (const ResolvedMethod& method : methods) {
        sources.emplace_back(scenario, method, isFloat32 ? Arithmetic::Float32 : Arithmetic::Float64)
            .setKeys(columns);
        if (cells.stage == ScoreStage::Softmax) sources.back().setSumKeys(sumKeys);
    }
    cells.values.allocateFloat64();
    const bool isComplete =
        fillStrips(cells, std::max<std::int64_t>(1, stripRows / cells.samples), request.rowsDone, job,
                   [&](RowStrip strip) { fillRows(sources, rows, columns, strip, cells); });
    if (!isComplete) return Error{ErrorCode::Impossible, "stopped before the scores were complete"};
    return {};
}

}   // namespace rope
