#include "core/score_map/preview_scores.h"

#include "core/attention/cached_vectors.h"
#include "core/attention/float_scores.h"
#include "core/attention/key_products.h"
#include "core/rotation/rotate.h"
#include "core/scenario/rotated_vectors.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace rope {

namespace {

constexpr std::size_t softmaxRowsAtOnce = 96;

bool canShow(const PreviewRequest& request) {
    const Scenario& scenario = request.scenario;
    if (request.method.positionMap || !scenario.precision.isExact()) return false;
    return scenario.stage != ScoreStage::Softmax || request.length <= maxPreviewSoftmax;
}

/// Queries times what the scenario multiplies their rows with.
void scaleQueries(const Scenario& scenario, PositionRange positions, FloatRows& queries) {
    if (!scenario.queryScale || scenario.stage == ScoreStage::Dot) return;
    for (std::size_t row = 0; row < queries.rows(); ++row) {
        const auto factor =
            static_cast<float>(queryFactor(scenario, positions.first + static_cast<std::int64_t>(row)));
        std::for_each(queries.row(row), queries.row(row) + queries.columns(),
                      [factor](float& number) { number *= factor; });
    }
}

struct Sides {
    FloatRows queries, keys;   ///< rotated
};

/// nullopt when their numbers are too large or too small for float32.
std::optional<Sides> rotatedSides(const Scenario& scenario, const FrequencySchedule& schedule,
                                  PositionRange queries, PositionRange keys, const JobContext& job) {
    Sides sides{cachedVectors(scenario.vectors, VectorRole::Query, queries, scenario.layout, job),
                cachedVectors(scenario.vectors, VectorRole::Key, keys, scenario.layout, job)};
    if (!canMultiplyInFloat32(sides.queries.largest(), sides.keys.largest())) return {};
    FloatTable table;
    fillFloatTable(schedule, queries, table, job.executor);
    if (queries == keys) {
        rotateFloat({{sides.queries, sides.queries}, {sides.keys, sides.keys}}, table, scenario.layout,
                    job.executor);
    } else {
        rotateFloat({{sides.queries, sides.queries}}, table, scenario.layout, job.executor);
        fillFloatTable(schedule, keys, table, job.executor);
        rotateFloat({{sides.keys, sides.keys}}, table, scenario.layout, job.executor);
    }
    scaleQueries(scenario, queries, sides.queries);
    return sides;
}

/// Complete rows of weights, some at a time; of each row the requested keys.
FloatRows softmaxOf(const PreviewRequest& request, const FloatRows& queries, const FloatKeys& keys,
                    float factor, const JobContext& job) {
    FloatRows weights(request.queries.count, request.keys.count);
    const bool isCausal = request.scenario.mask == ScoreMask::Causal;
    const std::size_t parts = (queries.rows() + softmaxRowsAtOnce - 1) / softmaxRowsAtOnce;
    const auto fill = [&](std::size_t part) {
        if (job.stopped()) return;
        const std::size_t first = part * softmaxRowsAtOnce,
                          count = std::min(softmaxRowsAtOnce, queries.rows() - first);
        FloatRows strip(count, queries.columns()), all;
        std::memcpy(strip.data(), queries.row(first), strip.size() * sizeof(float));
        const std::size_t firstUnmasked =
            isCausal ? static_cast<std::size_t>(request.queries.first) + first + 1 : keys.count();
        keys.causalWeights(strip, factor, all, {.firstUnmasked = firstUnmasked});
        for (std::size_t row = 0; row < count; ++row)
            std::memcpy(weights.row(first + row), all.row(row) + request.keys.first,
                        request.keys.count * sizeof(float));
    };
    parallelFor(job.executor, parts, fill);
    return weights;
}

}   // namespace

std::optional<FloatRows> previewScores(const PreviewRequest& request, const JobContext& job) {
    if (!canShow(request)) return {};
    const Scenario& scenario = request.scenario;
    const bool isSoftmax = scenario.stage == ScoreStage::Softmax;
    const PositionRange keys =
        isSoftmax ? PositionRange{0, static_cast<std::size_t>(request.length)} : request.keys;
    const std::optional<Sides> sides =
        rotatedSides(scenario, request.method.schedule, request.queries, keys, job);
    if (!sides || job.stopped()) return {};
    const auto factor = static_cast<float>(stageFactor(scenario, request.method.schedule));
    const FloatKeys packed(sides->keys, job.executor);
    FloatRows scores;
    if (isSoftmax) scores = softmaxOf(request, sides->queries, packed, factor, job);
    else packed.scores(sides->queries, factor, scores, job.executor);
    if (job.stopped()) return {};
    return scores;
}

}   // namespace rope
