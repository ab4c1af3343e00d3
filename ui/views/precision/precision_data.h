#pragma once

#include "core/analysis/precision_study.h"
#include "core/base/job_context.h"
#include "core/report/data_table.h"
#include "ui/painting/plot_frame.h"
#include "ui/state/explorer_state.h"

#include <cmath>
#include <vector>

namespace rope::ui {

/// The errors of the score and the distinct positions in every number format, as curves.
struct PrecisionData {
    Scenario scenario;   ///< the active method alone
    PrecisionStudy study;
    std::vector<double> shifts, lengths;   ///< [token]
    std::vector<std::vector<double>> positionCounts, rotationCounts;   ///< one curve per format, by length
    AxisRange shiftRange, errorRange, lengthRange;

    /// Whether there are two positions that could be distinct.
    [[nodiscard]] bool hasLengths() const { return study.lengths.back() >= 2; }
    /// The score in float64 without a shift.
    [[nodiscard]] double score() const { return std::abs(study.series.front().score.front()); }
};

ExplorerState relevantForPrecision(const ExplorerState& state);

PrecisionData precisionData(Scenario scenario, PrecisionStudy study);

/// err: as precisionStudy()
Result<PrecisionData> buildPrecisionData(const ExplorerState& relevant, const JobContext& job);

/// A row per shift, followed by a row per length; columns per number format.
/// err: as precisionStudy()
Result<DataTable> precisionTable(const ExplorerState& relevant, const JobContext& job);

}   // namespace rope::ui
