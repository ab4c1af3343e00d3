#pragma once

#include "core/base/job_context.h"
#include "core/encoding_study/invariance_study.h"
#include "core/report/data_table.h"
#include "ui/painting/plot_frame.h"
#include "ui/state/explorer_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rope::ui {

inline constexpr int invarianceVerticalSteps = 5,
                     invarianceSideVerticalSteps = 4;   ///< between ticks, at most

/// What the invariance charts show.
struct InvarianceData {
    InvarianceStudy study;
    std::vector<double> shifts;   ///< those of the study [token]
    /// Per series: the mean score of the last tenth of the shifts, the position of its label; empty for a
    /// curve that ends before.
    std::vector<std::optional<double>> endMeans;
    ScoreStage stage = ScoreStage::Scaled;
    bool isExact = true;   ///< nothing is rounded: the scenario's precision is float64
    bool hasSideCharts = false;   ///< the view is alone: terms and residual are shown if they fit
    AxisRange shiftRange, scoreRange, termRange, residualRange;
};

/// Whole shifts [token] from 0 to the last one, about 240 of them.
std::vector<std::int64_t> invarianceShifts(std::int64_t last);

ExplorerState relevantForInvariance(const ExplorerState& state);

/// err: as invarianceStudy()
Result<InvarianceData> buildInvarianceData(const ExplorerState& relevant, const JobContext& job);

/// Score and deviation of each series, the sinusoidal terms, the residual of the rotations.
/// err: as invarianceStudy()
Result<DataTable> invarianceTable(const ExplorerState& relevant, const JobContext& job);

}   // namespace rope::ui
