#include "core/score_map/score_cells.h"

#include "core/base/limits.h"
#include "core/scenario/rotated_vectors.h"
#include "core/score_map/cell_strips.h"
#include "core/score_map/live_scores.h"
#include "core/score_map/sampled_cells.h"
#include "core/score_map/summed_cells.h"

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

constexpr std::int64_t mostAddedNumbers =
    std::int64_t{1} << 25U;   // of vectors behind one side: seconds, when none of their sums is kept
constexpr int largestAddedDim = 1024;
constexpr std::int64_t mostHeldNumbers = std::int64_t{1} << 21U;   // of the vectors of one side
constexpr std::int64_t costlyCells = 512;   // along a side, where each score is dear
constexpr std::int64_t softmaxSamples = 2048;   // each score needs an exponential, and each row a sum besides

Check checkWindow(const ScoreWindow& window) {
    const auto outside = [](const char* what, std::int64_t value, std::int64_t low, std::int64_t high) {
        return Error{ErrorCode::OutOfRange,
                     std::string(what) + " = " + std::to_string(value) + " is out of range", what,
                     std::to_string(low) + " to " + std::to_string(high)};
    };
    if (window.length < 1 || window.length > largestPosition)
        return outside("length", window.length, 1, largestPosition);
    if (window.tokens < 1 || window.tokens > window.length)
        return outside("window", window.tokens, 1, window.length);
    const std::int64_t last = window.length - window.tokens;
    if (window.firstQuery < 0 || window.firstQuery > last)
        return outside("first_query", window.firstQuery, 0, last);
    if (window.firstKey < 0 || window.firstKey > last) return outside("first_key", window.firstKey, 0, last);
    return {};
}

/// A file's rows must reach as far as the window says.
Check checkVectors(const Scenario& scenario, std::int64_t length) {
    const std::int64_t last = length - 1;
    for (const VectorRole role : {VectorRole::Query, VectorRole::Key})
        if (const Result<RowMatrix> row = vectorAt(scenario.vectors, role, last, scenario.layout.headDim);
            !row)
            return row.error();
    return {};
}

bool canAddUp(const CellQuestion& question, std::span<const ResolvedMethod> methods) {
    const Scenario& scenario = *question.scenario;
    const bool isMapped = std::any_of(methods.begin(), methods.end(),
                                      [](const ResolvedMethod& one) { return one.positionMap.has_value(); });
    const bool isRounded = !scenario.precision.isExact() && scenario.precision.products;
    if (!question.limits.addsUp || isMapped || isRounded || scenario.stage == ScoreStage::Softmax)
        return false;
    const int dim = scenario.layout.outputDim();
    return dim <= largestAddedDim && question.window.tokens <= mostAddedNumbers / dim;
}

std::int64_t largestPowerWithin(std::int64_t value) {
    return static_cast<std::int64_t>(
        std::bit_floor(static_cast<std::uint64_t>(std::max<std::int64_t>(1, value))));
}

/// Places and sizes of the cells: blocks just small enough for the limits.
ScoreCells cellsFor(const CellQuestion& question, bool addsUp, bool isCheap) {
    const ScoreWindow& window = question.window;
    const std::int64_t dim = question.scenario->layout.outputDim();
    const std::int64_t held = std::max<std::int64_t>(1, mostHeldNumbers / dim);
    const std::int64_t most =
        std::min({std::max<std::int64_t>(1, question.limits.cells), held, isCheap ? held : costlyCells});
    ScoreCells cells;
    cells.length = window.length;
    while (window.tokens > cells.block * most) cells.block *= 2;
    cells.firstQuery = window.firstQuery / cells.block * cells.block;
    cells.firstKey = window.firstKey / cells.block * cells.block;
    const auto countFrom = [&](std::int64_t first, std::int64_t seen) {
        return (seen + window.tokens - first + cells.block - 1) / cells.block;
    };
    cells.values = CellValues(countFrom(cells.firstQuery, window.firstQuery),
                              countFrom(cells.firstKey, window.firstKey));
    const bool isSoftmax = question.scenario->stage == ScoreStage::Softmax;
    const std::int64_t budget = std::min(
        {question.limits.samples, held, isCheap ? (isSoftmax ? softmaxSamples : held) : costlyCells});
    cells.samples = addsUp
                        ? cells.block
                        : std::min(cells.block, largestPowerWithin(budget / std::min(most, window.tokens)));
    cells.summary = question.summary;
    cells.stage = question.scenario->stage;
    cells.mask = question.scenario->mask;
    return cells;
}

/// Cells of one score each, for the eye. False where float32 would not do, and when stopped.
bool fillLive(const CellQuestion& question, std::span<const ResolvedMethod> methods, ScoreCells& cells,
              const JobContext& job) {
    const PositionRange queries{cells.firstQuery, static_cast<std::size_t>(cells.values.rows())};
    const PositionRange keys{cells.firstKey, static_cast<std::size_t>(cells.values.cols())};
    std::vector<FloatRows> scores;
    for (const ResolvedMethod& method : methods) {
        std::optional<FloatRows> one =
            liveScores({*question.scenario, method, queries, keys, cells.length}, job);
        if (!one) return false;
        scores.push_back(std::move(*one));
    }
    cells.values.adopt(std::move(scores.front()));
    if (cells.stage == ScoreStage::Softmax) cells.keysInSums = cells.length;
    auto values = cells.values.floats();
    return fillStrips(cells, stripRows, question.rowsDone, job, [&](RowStrip strip) {
        if (scores.size() > 1)
            values.middleRows(strip.first, strip.count()) -=
                scores.back().map().middleRows(strip.first, strip.count());
        for (std::int64_t row = strip.first; row < strip.end && cells.mask == ScoreMask::Causal; ++row) {
            const std::int64_t seen =
                std::clamp<std::int64_t>(cells.firstQuery + row + 1 - cells.firstKey, 0, values.cols());
            values.row(row).tail(values.cols() - seen).setConstant(std::numeric_limits<float>::quiet_NaN());
        }
    });
}

Check fillCells(const CellQuestion& question, std::span<const ResolvedMethod> methods, bool hasSums,
                ScoreCells& cells, const JobContext& job) {
    if (cells.block == 1 && !question.limits.inFloat64 && fillLive(question, methods, cells, job)) return {};
    return hasSums ? fillFromSums(question, methods, cells, job)
                   : fillFromSamples(question, methods, cells, job);
}

}   // namespace

Result<ScoreCells> scoreCells(const CellQuestion& question, const JobContext& job) {
    if (const Check problem = checkWindow(question.window)) return *problem;
    if (const Check problem = checkVectors(*question.scenario, question.window.length)) return *problem;
    std::vector<ResolvedMethod> methods{question.scenario.activeMethod()};
    if (question.subtracted) {
        const std::size_t count = question.scenario.methods().size();
        if (*question.subtracted >= count)
            return Error{ErrorCode::OutOfRange,
                         "method number = " + std::to_string(*question.subtracted) + " is out of range",
                         "method number", "below " + std::to_string(count)};
        methods.push_back(question.scenario.methods()[*question.subtracted]);
    }
    const bool addsUp = canAddUp(question, methods), isCheap = hasCheapScores(*question.scenario, methods);
    ScoreCells cells = cellsFor(question, addsUp, isCheap);
    // Of one score the mean, the smallest and the largest are the same.
    const bool hasSums = addsUp && (question.summary == BlockSummary::Mean || cells.block == 1);
    if (addsUp && !hasSums) cells = cellsFor(question, false, isCheap);
    if (const Check problem = fillCells(question, methods, hasSums, cells, job)) return *problem;
    return cells;
}

}   // namespace rope
