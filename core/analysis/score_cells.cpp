#include "core/analysis/score_cells.h"

#include "core/analysis/live_scores.h"
#include "core/analysis/sampled_cells.h"
#include "core/analysis/turned_sums.h"
#include "core/analysis/turned_vectors.h"
#include "core/attention/key_products.h"
#include "core/base/limits.h"
#include "core/base/side_by_side.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rope {

namespace {

constexpr std::int64_t mostAddedNumbers = std::int64_t{1} << 25U;   // of vectors behind one side: seconds, when none of their sums is kept
constexpr int largestAddedDim = 1024;
constexpr std::int64_t mostHeldNumbers = std::int64_t{1} << 21U;   // of the vectors of one side
constexpr std::int64_t costlyCells = 512;   // along a side, where each score is dear
constexpr std::int64_t rowsAtOnce = 64;   // between two looks at the stop flag
constexpr std::int64_t softmaxSamples = 2048;   // each score needs an exponential, and each row a sum besides

Check checkWindow(const ScoreWindow& window) {
    const auto outside = [](const char* what, std::int64_t value, std::int64_t low, std::int64_t high) {
        return Error{ErrorCode::OutOfRange, std::string(what) + " = " + std::to_string(value) + " is out of range", what,
                     std::to_string(low) + " to " + std::to_string(high)};
    };
    if (window.length < 1 || window.length > largestPosition) return outside("length", window.length, 1, largestPosition);
    if (window.tokens < 1 || window.tokens > window.length) return outside("window", window.tokens, 1, window.length);
    const std::int64_t last = window.length - window.tokens;
    if (window.firstQuery < 0 || window.firstQuery > last) return outside("first_query", window.firstQuery, 0, last);
    if (window.firstKey < 0 || window.firstKey > last) return outside("first_key", window.firstKey, 0, last);
    return {};
}

/// A file's rows must reach as far as the window says.
Check checkVectors(const Scenario& scenario, std::int64_t length) {
    const std::int64_t last = length - 1;
    for (const VectorRole role : {VectorRole::Query, VectorRole::Key})
        if (const Result<RowMatrix> row = vectorAt(scenario.vectors, role, last, scenario.layout.headDim); !row) return row.error();
    return {};
}

bool canAddUp(const CellQuestion& question, std::span<const ResolvedMethod> methods) {
    const Scenario& scenario = question.scenario;
    const bool isMapped =
        std::any_of(methods.begin(), methods.end(), [](const ResolvedMethod& one) { return one.positionMap.has_value(); });
    const bool isRounded = !scenario.precision.isExact() && scenario.precision.products;
    if (!question.limits.addsUp || isMapped || isRounded || scenario.stage == ScoreStage::Softmax) return false;
    const int dim = scenario.layout.outputDim();
    return dim <= largestAddedDim && question.window.tokens <= mostAddedNumbers / dim;
}

std::int64_t largestPowerWithin(std::int64_t value) {
    return static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(std::max<std::int64_t>(1, value))));
}

/// Places and sizes of the cells: blocks just small enough for the limits.
ScoreCells cellsFor(const CellQuestion& question, bool addsUp, bool isCheap) {
    const ScoreWindow& window = question.window;
    const std::int64_t dim = question.scenario.layout.outputDim();
    const std::int64_t held = std::max<std::int64_t>(1, mostHeldNumbers / dim);
    const std::int64_t most = std::min({std::max<std::int64_t>(1, question.limits.cells), held, isCheap ? held : costlyCells});
    ScoreCells cells;
    cells.length = window.length;
    while (window.tokens > cells.block * most) cells.block *= 2;
    cells.firstQuery = window.firstQuery / cells.block * cells.block;
    cells.firstKey = window.firstKey / cells.block * cells.block;
    const auto countFrom = [&](std::int64_t first, std::int64_t seen) {
        return (seen + window.tokens - first + cells.block - 1) / cells.block;
    };
    cells.values.resize(countFrom(cells.firstQuery, window.firstQuery), countFrom(cells.firstKey, window.firstKey));
    const bool isSoftmax = question.scenario.stage == ScoreStage::Softmax;
    const std::int64_t budget = std::min({question.limits.samples, held, isCheap ? (isSoftmax ? softmaxSamples : held) : costlyCells});
    cells.samples = addsUp ? cells.block : std::min(cells.block, largestPowerWithin(budget / std::min(most, window.tokens)));
    cells.summary = question.summary;
    cells.stage = question.scenario.stage;
    cells.mask = question.scenario.mask;
    return cells;
}

/// Sums of the scores of every cell, by one method, for some rows of cells at a time.
class CellSums {
public:
    static Result<CellSums> of(const Scenario& scenario, const ResolvedMethod& method, const ScoreCells& cells, bool inFloat64,
                               const JobContext& job) {
        const std::int64_t rows = cells.values.rows(), columns = cells.values.cols();
        const std::int64_t firstRow = cells.firstQuery / cells.block, firstColumn = cells.firstKey / cells.block;
        const bool hasDiagonal = firstRow < firstColumn + columns && firstColumn < firstRow + rows;
        const bool isCut = cells.mask == ScoreMask::Causal && cells.block > 1 && hasDiagonal;
        Result<TurnedSums> queries =
            turnedSums(scenario, method.schedule, {cells.length, cells.block, firstRow, rows}, {true, isCut, isCut}, job);
        if (!queries) return queries.error();
        Result<TurnedSums> keys =
            turnedSums(scenario, method.schedule, {cells.length, cells.block, firstColumn, columns}, {isCut, true, isCut}, job);
        if (!keys) return keys.error();
        return CellSums(std::move(*queries), std::move(keys->keys), firstRow - firstColumn,
                        inFloat64 || rows * columns < fewCells ? Arithmetic::Float64 : Arithmetic::Float32);
    }

    [[nodiscard]] RowMatrix rows(std::int64_t first, std::int64_t count) const {
        RowMatrix sums = m_keys.products(m_queries.queries.middleRows(first, count));
        for (std::int64_t row = 0; row < count && !m_queries.causal.empty(); ++row) {
            const std::int64_t column = first + row + m_diagonal;   // the cell that the diagonal runs through
            if (column >= 0 && column < sums.cols()) sums(row, column) = m_queries.causal[static_cast<std::size_t>(first + row)];
        }
        return sums;
    }

private:
    static constexpr std::int64_t fewCells = std::int64_t{1} << 17U;

    CellSums(TurnedSums queries, RowMatrix keys, std::int64_t diagonal, Arithmetic arithmetic)
        : m_queries(std::move(queries)), m_keys(std::move(keys), arithmetic), m_diagonal(diagonal) {}

    TurnedSums m_queries;
    KeyProducts m_keys;
    std::int64_t m_diagonal;   ///< column of the diagonal in row 0
};

/// Divides a row of sums by how many scores each cell has that are seen, and tells the cells that have none.
void divideByCounts(const ScoreCells& cells, std::int64_t row, double factor, RowMatrix::RowXpr values) {
    const auto tokensIn = [&](std::int64_t first) { return static_cast<double>(std::min(cells.block, cells.length - first)); };
    const std::int64_t query = cells.firstQuery + row * cells.block, columns = cells.values.cols();
    const double height = tokensIn(query);
    const bool isCausal = cells.mask == ScoreMask::Causal;
    const std::int64_t diagonal = isCausal ? (query - cells.firstKey) / cells.block : columns;
    const std::int64_t whole = query < cells.firstKey ? (isCausal ? 0 : columns) : std::clamp<std::int64_t>(diagonal, 0, columns);
    values.head(whole) *= factor / (height * static_cast<double>(cells.block));
    const std::int64_t lastKey = cells.firstKey + (columns - 1) * cells.block;
    if (whole == columns) values[columns - 1] *= static_cast<double>(cells.block) / tokensIn(lastKey);   // may be shorter
    if (whole == columns) return;
    const bool isOnDiagonal = cells.firstKey + whole * cells.block == query;
    if (isOnDiagonal) values[whole] *= factor / (height * (height + 1) / 2);
    values.tail(columns - whole - (isOnDiagonal ? 1 : 0)).setConstant(std::numeric_limits<double>::quiet_NaN());
}

void findRange(ScoreCells& cells) {
    double smallest = std::numeric_limits<double>::infinity(), largest = -smallest;
    for (const double value : cells.values.reshaped<Eigen::RowMajor>()) {   // comparisons with NaN are false
        smallest = value < smallest ? value : smallest;
        largest = value > largest ? value : largest;
    }
    if (smallest <= largest) cells.smallest = smallest, cells.largest = largest;
}

Check fillFromSums(const CellQuestion& question, std::span<const ResolvedMethod> methods, ScoreCells& cells, const JobContext& job) {
    std::vector<CellSums> sums;
    for (const ResolvedMethod& method : methods) {
        Result<CellSums> one = CellSums::of(question.scenario, method, cells, question.limits.inFloat64, job);
        if (!one) return one.error();
        sums.push_back(std::move(*one));
    }
    const auto fill = [&](std::size_t strip) {
        if (job.stopped()) return;
        const std::int64_t first = static_cast<std::int64_t>(strip) * rowsAtOnce, count = std::min(rowsAtOnce, cells.values.rows() - first);
        for (std::size_t i = 0; i < sums.size(); ++i) {
            RowMatrix part = sums[i].rows(first, count);
            const double factor = stageFactor(question.scenario, methods[i].schedule);
            for (std::int64_t row = 0; row < count; ++row) divideByCounts(cells, first + row, factor, part.row(row));
            if (i == 0) cells.values.middleRows(first, count) = part;
            else cells.values.middleRows(first, count) -= part;
        }
    };
    forEachIndex(static_cast<std::size_t>((cells.values.rows() + rowsAtOnce - 1) / rowsAtOnce), fill);
    if (job.stopped()) return Error{ErrorCode::Impossible, "stopped before the sums were complete"};
    return {};
}

/// Cells of one score each, for the eye. False where float32 would not do, and when stopped.
bool fillLive(const CellQuestion& question, std::span<const ResolvedMethod> methods, ScoreCells& cells, const JobContext& job) {
    const PositionRange queries{cells.firstQuery, static_cast<std::size_t>(cells.values.rows())};
    const PositionRange keys{cells.firstKey, static_cast<std::size_t>(cells.values.cols())};
    std::vector<FloatRows> scores;
    for (const ResolvedMethod& method : methods) {
        std::optional<FloatRows> one = liveScores({question.scenario, method, queries, keys, cells.length}, job);
        if (!one) return false;
        scores.push_back(std::move(*one));
    }
    for (std::int64_t row = 0; row < cells.values.rows(); ++row) {
        const std::int64_t seen = cells.mask == ScoreMask::None
                                      ? cells.values.cols()
                                      : std::clamp<std::int64_t>(cells.firstQuery + row + 1 - cells.firstKey, 0, cells.values.cols());
        auto values = cells.values.row(row);
        values = scores.front().mapRow(static_cast<std::size_t>(row)).cast<double>();
        if (scores.size() > 1) values -= scores.back().mapRow(static_cast<std::size_t>(row)).cast<double>();
        values.tail(cells.values.cols() - seen).setConstant(std::numeric_limits<double>::quiet_NaN());
    }
    if (cells.stage == ScoreStage::Softmax) cells.keysInSums = cells.length;
    return true;
}

Check fillCells(const CellQuestion& question, std::span<const ResolvedMethod> methods, bool hasSums, ScoreCells& cells,
                const JobContext& job) {
    if (cells.block == 1 && !question.limits.inFloat64 && fillLive(question, methods, cells, job)) return {};
    return hasSums ? fillFromSums(question, methods, cells, job) : fillFromSamples(question, methods, cells, job);
}

}   // namespace

Result<ScoreCells> scoreCells(const CellQuestion& question, const JobContext& job) {
    const Result<ResolvedMethod> active = checkedActiveMethod(question.scenario);
    if (!active) return active.error();
    if (const Check problem = checkWindow(question.window)) return *problem;
    if (const Check problem = checkVectors(question.scenario, question.window.length)) return *problem;
    std::vector<ResolvedMethod> methods{*active};
    if (question.subtracted) {
        const Result<ResolvedMethod> other = resolveMethod(question.scenario, *question.subtracted);
        if (!other) return other.error();
        methods.push_back(*other);
    }
    const bool addsUp = canAddUp(question, methods), isCheap = hasCheapScores(question.scenario, methods);
    ScoreCells cells = cellsFor(question, addsUp, isCheap);
    // Of one score the mean, the smallest and the largest are the same.
    const bool hasSums = addsUp && (question.summary == BlockSummary::Mean || cells.block == 1);
    if (addsUp && !hasSums) cells = cellsFor(question, false, isCheap);
    if (const Check problem = fillCells(question, methods, hasSums, cells, job)) return *problem;
    findRange(cells);
    return cells;
}

}   // namespace rope
