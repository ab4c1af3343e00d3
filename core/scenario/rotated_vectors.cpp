#include "core/scenario/rotated_vectors.h"

#include "core/base/limits.h"
#include "core/rotation/rotate.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace rope {

double stageFactor(const Scenario& scenario, const FrequencySchedule& schedule) {
    if (scenario.stage == ScoreStage::Dot) return 1;
    return schedule.logitFactor() / std::sqrt(static_cast<double>(scenario.layout.headDim));
}

double queryFactor(const Scenario& scenario, std::int64_t position) {
    return scenario.stage == ScoreStage::Dot
               ? 1
               : queryScaleAt(scenario.queryScale, static_cast<double>(position));
}

void scaleRows(const Scenario& scenario, std::span<const std::int64_t> queryPositions,
               Eigen::Ref<RowMatrix> scores) {
    if (!scenario.queryScale || scenario.stage == ScoreStage::Dot) return;
    for (Eigen::Index row = 0; row < scores.rows(); ++row)
        scores.row(row) *= queryFactor(scenario, queryPositions[static_cast<std::size_t>(row)]);
}

RowMatrix rotatedVectors(const Scenario& scenario, const FrequencySchedule& schedule,
                         const Eigen::Ref<const RowMatrix>& vectors, std::span<const std::int64_t> positions,
                         Attention attention) {
    const RotationTable table = rotationTable(schedule, positions, scenario.precision, attention);
    if (!scenario.layout.isPadded()) return rotated(vectors, table, scenario.layout, scenario.precision);
    return rotated(padded(vectors, scenario.layout), table, scenario.layout, scenario.precision);
}

MappedRotation mappedRotation(const Scenario& scenario, const ResolvedMethod& method) {
    return {*method.positionMap, method.schedule, scenario.layout, scenario.stage, scenario.precision};
}

Check checkHasTable(const ResolvedMethod& method) {
    if (!method.positionMap) return {};
    return Error{ErrorCode::Impossible,
                 "method " + method.choice.id +
                     " gives a distance to each query and key, and no angle to a position by itself",
                 "method", "a method that acts on frequencies; or scores, decay, invariance, encodings"};
}

Check checkPositions(std::span<const std::int64_t> positions, const char* name) {
    const auto bad = std::find_if(positions.begin(), positions.end(), [](std::int64_t position) {
        return position < 0 || position > maxPosition;
    });
    if (bad == positions.end()) return {};
    return Error{ErrorCode::OutOfRange, "position " + std::to_string(*bad) + " is out of range", name,
                 "0 to " + std::to_string(maxPosition)};
}

Check checkCells(std::size_t rows, std::size_t columns, const char* name) {
    const auto most = static_cast<std::size_t>(maxResultCells);
    if (columns == 0 || rows <= most / columns) return {};
    return Error{ErrorCode::OutOfRange,
                 std::to_string(rows) + " x " + std::to_string(columns) + " is too large a result", name,
                 "at most " + std::to_string(most) + " numbers"};
}

}   // namespace rope
