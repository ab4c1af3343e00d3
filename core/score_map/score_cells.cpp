#include "core/score_map/score_cells.h"

#include "core/base/limits.h"
#include "core/scenario/rotated_vectors.h"
#include "core/score_map/cell_strips.h"
#include "core/score_map/preview_scores.h"
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

constexpr std::int64_t maxAddedNumbers =
    std::int64_t{1} << 25U;   // of vectors per side: seconds, if none of their sums is cached
constexpr int largestAddedDim = 1024;
constexpr std::int64_t maxStoredNumbers = std::int64_t{1} << 21U;   // of the vectors of one side
constexpr std::int64_t costlyCells = 512;   // per side, where each score takes long
constexpr std::int64_t softmaxSamples = 2048;   // each score needs an exponential, and each row a sum besides

Check checkWindow(const ScoreWindow& window) {
    const auto outside = [](const char* what, std::int64_t value, std::int64_t low, std::int64_t high) {
        return Error{ErrorCode::OutOfRange,
                     std::string(what) + " = " + std::to_string(value) + " is out of range", what,
                     std::to_string(low) + " to " + std::to_string(high)};
    };
    if (window.length < 1 || window.length > maxPosition)
        return outside("length", window.length, 1, maxPosition);
    if (window.tokens < 1 || window.tokens > window.length)
        return outside("window", window.tokens, 1, window.length);
    const std::int64_t last = window.length - window.tokens;
    if (window.firstQuery < 0 || window.firstQuery > last)
        return outside("first_query", window.firstQuery, 0, last);
    if (window.firstKey < 0 || window.firstKey > last) return outside("first_key", window.firstKey, 0, last);
    return {};
}

/// A file must have rows for the whole window.
Check checkVectors(const Scenario& scenario, std::int64_t length) {
    const std::int64_t last = length - 1;
    for (const VectorRole role : {VectorRole::Query, VectorRole::Key})
        if (const Result<RowMatrix> row = vectorAt(scenario.vectors, role, last, scenario.layout.headDim);
            !row)
            return row.error();
    return {};
}

bool canAddUp(const CellRequest& request, std::span<const ResolvedMethod> methods) {
    const Scenario& scenario = *request.scenario;
    const bool isMapped = std::any_of(methods.begin(), methods.end(),
                                      [](const ResolvedMethod& one) { return one.positionMap.has_value(); });
    const bool isRounded = !scenario.precision.isExact() && scenario.precision.products;
    if (!request.limits.addsUp || isMapped || isRounded || scenario.stage == ScoreStage::Softmax)
        return false;
    const int dim = scenario.layout.outputDim();
    return dim <= largestAddedDim && request.window.tokens <= maxAddedNumbers / dim;
}

std::int64_t largestPowerWithin(std::int64_t value) {
    return static_cast<std::int64_t>(
        std::bit_floor(static_cast<std::uint64_t>(std::max<std::int64_t>(1, value))));
}

/// Places and sizes of the cells: blocks just small enough for the limits.
ScoreCells cellsFor(const CellRequest& request, bool addsUp, bool isCheap) {
    const ScoreWindow& window = request.window;
    const std::int64_t dim = request.scenario->layout.outputDim();
    const std::int64_t held = std::max<std::int64_t>(1, maxStoredNumbers / dim);
    const std::int64_t most =
        std::min({std::max<std::int64_t>(1, request.limits.cells), held, isCheap ? held : costlyCells});
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
    const bool isSoftmax = request.scenario->stage == ScoreStage::Softmax;
    const std::int64_t budget =
        std::min({request.limits.samples, held, isCheap ? (isSoftmax ? softmaxSamples : held) : costlyCells});
    cells.samples = addsUp
                        ? cells.block
                        : std::min(cells.block, largestPowerWithin(budget / std::min(most, window.tokens)));
    cells.summary = request.summary;
    cells.stage = request.scenario->stage;
    cells.mask = request.scenario->mask;
    return cells;
}

/// Cells of one score each, in preview precision. False if float32 is not sufficient, and when stopped.
bool fillPreview(const CellRequest& request, std::span<const ResolvedMethod> methods, ScoreCells& cells,
                 const JobContext& job) {
    const PositionRange queries{cells.firstQuery, static_cast<std::size_t>(cells.values.rows())};
    const PositionRange keys{cells.firstKey, static_cast<std::size_t>(cells.values.cols())};
    std::vector<FloatRows> scores;
    for (const ResolvedMethod& method : methods) {
        std::optional<FloatRows> one =
            previewScores({*request.scenario, method, queries, keys, cells.length}, job);
        if (!one) return false;
        scores.push_back(std::move(*one));
    }
    cells.values.adopt(std::move(scores.front()));
    if (cells.stage == ScoreStage::Softmax) cells.keysInSums = cells.length;
    auto values = cells.values.floats();
    return fillStrips(cells, stripRows, request.rowsDone, job, [&](RowStrip strip) {
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

Check fillCells(const CellRequest& request, std::span<const ResolvedMethod> methods, bool hasSums,
                ScoreCells& cells, const JobContext& job) {
    if (cells.block == 1 && !request.limits.inFloat64 && fillPreview(request, methods, cells, job)) return {};
    return hasSums ? fillFromSums(request, methods, cells, job)
                   : fillFromSamples(request, methods, cells, job);
}

}   // namespace

Result<ScoreCells> scoreCells(const CellRequest& request, const JobContext& job) {
    if (const Check problem = checkWindow(request.window)) return *problem;
    if (const Check problem = checkVectors(*request.scenario, request.window.length)) return *problem;
    std::vector<ResolvedMethod> methods{request.scenario.activeMethod()};
    if (request.subtracted) {
        const std::size_t count = request.scenario.methods().size();
        if (*request.subtracted >= count)
            return Error{ErrorCode::OutOfRange,
                         "method number = " + std::to_string(*request.subtracted) + " is out of range",
                         "method number", "below " + std::to_string(count)};
        methods.push_back(request.scenario.methods()[*request.subtracted]);
    }
    const bool addsUp = canAddUp(request, methods), isCheap = hasCheapScores(*request.scenario, methods);
    ScoreCells cells = cellsFor(request, addsUp, isCheap);
    // Of one score the mean, the smallest and the largest are the same.
    const bool hasSums = addsUp && (request.summary == BlockSummary::Mean || cells.block == 1);
    if (addsUp && !hasSums) cells = cellsFor(request, false, isCheap);
    if (const Check problem = fillCells(request, methods, hasSums, cells, job)) return *problem;
    return cells;
}

}   // namespace rope
