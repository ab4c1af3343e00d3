#pragma once

#include "core/analysis/rotation_study.h"
#include "core/base/job_context.h"
#include "core/report/data_table.h"
#include "ui/charts/method_series.h"
#include "ui/state/explorer_state.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rope::ui {

/// What the dials and the large dial need of a pair besides its snapshot.
struct PairNumbers {
    double queryCosine = 1, querySine = 0, keyCosine = 1, keySine = 0;   ///< of both angles
    double untrainedRad = 0;   ///< the angles outside the trained range that L' adds; 0: none
};

/// What the dials show.
struct RotationsData {
    RotationSnapshot snapshot;
    std::vector<PairNumbers> numbers;   ///< of each pair
    std::vector<MethodSeries> methods;   ///< the visible ones, the active one last
    double longest = 0;   ///< length of the longest q_i or k_i
    std::int64_t trail = 0;   ///< how many positions before m the large dial shows

    [[nodiscard]] int pairCount() const { return static_cast<int>(snapshot.pairs.size()); }
};

/// The length of the longest q_i or k_i; 0 where all are zero.
double longestVector(std::span<const PairSnapshot> pairs);

ExplorerState relevantForRotations(const ExplorerState& state);

/// err: as rotationSnapshot()
Result<RotationsData> buildRotationsData(const ExplorerState& relevant, const JobContext& job);

/// A row per pair: frequency, vectors before and after the rotation, angles, part of the score.
/// err: as rotationSnapshot()
Result<DataTable> rotationsTable(const ExplorerState& relevant, const JobContext& job);

}   // namespace rope::ui
