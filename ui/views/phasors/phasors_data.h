#pragma once

#include "core/analysis/phasor_study.h"
#include "core/base/job_context.h"
#include "core/report/data_table.h"
#include "ui/state/explorer_state.h"

#include <vector>

namespace rope::ui {

/// What the three charts of phasors show.
struct PhasorsData {
    PhasorStudy study;
    std::vector<double> pairs, partialSums;   ///< index and |S| of each pair
    double left = 0, right = 0, bottom = 0, top = 0;   ///< bounds of the chain, the origin included
    double longest = 0;   ///< length of the longest phasor
    double largestSum = 0;   ///< largest |S|

    [[nodiscard]] int pairCount() const { return static_cast<int>(study.pairs.size()); }
};

ExplorerState relevantForPhasors(const ExplorerState& state);

/// err: as phasorStudy()
Result<PhasorsData> buildPhasorsData(const ExplorerState& relevant, const JobContext& job);

/// A row per pair: its phasor, the end of the chain up to it, its partial sum.
/// err: as phasorStudy()
Result<DataTable> phasorsTable(const ExplorerState& relevant, const JobContext& job);

}   // namespace rope::ui
