#pragma once

#include "core/base/job_context.h"
#include "core/decay/decay_envelope.h"
#include "core/report/data_table.h"
#include "ui/charts/method_series.h"
#include "ui/painting/plot_frame.h"
#include "ui/state/explorer_state.h"
#include "ui/views/decay/decay_settings.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rope::ui {

inline constexpr int decayVerticalSteps = 5;   ///< between the ticks of the vertical axis, at most

/// The chosen measure of one method.
struct DecaySeries {
    MethodSeries method;
    std::vector<double> samples;   ///< at each of DecayData::distances
    ValueRange columns;   ///< of each column; empty without columns
    std::vector<double>
        outline;   ///< at DecayData::outlineXs: the smallest and the largest value of each column
};

/// What the decay chart shows: samples, and, where every distance was computed, their smallest, largest and
/// mean values in columns of neighbouring distances.
struct DecayData {
    DecayMeasure measure = DecayMeasure::Bound;
    ScoreStage stage = ScoreStage::Scaled;
    double trainedLength = 0, targetLength = 0;   ///< L and L' [token]
    std::vector<double> distances;   ///< of the samples [token]
    std::vector<std::int64_t> edges;   ///< of the columns [token]; empty: there are samples alone
    /// Two points a column of several distances, one at each edge, so that the line through the outline fills
    /// the column; one where it holds one distance.
    std::vector<double> outlineXs;
    std::vector<double> columnCentres;   ///< [token]
    std::vector<DecaySeries>
        methods;   ///< the visible ones in the order of the list, the active one among them
    std::vector<double> wavelengths;   ///< of the active method's pairs [token]
    /// The active method's value at the sample nearest to L'; nothing where L' is outside the chart.
    std::optional<double> targetValue;
    /// The first distance at which the active method's sum of cosines is negative, where it was looked for
    /// and found: every distance computed, the measure `ones`.
    std::optional<std::int64_t> firstNegative;
    AxisRange xRange, yRange;

    [[nodiscard]] bool hasColumns() const { return !edges.empty(); }
    /// The column that holds the nearest whole distance, clamped. Needs columns.
    [[nodiscard]] std::size_t columnAt(double distance) const;
};

ExplorerState relevantForDecay(const ExplorerState& state);

/// err: as decayCurves() and decayEnvelopes()
Result<DecayData> buildDecayData(const ExplorerState& relevant, const JobContext& job);

/// All three measures at the samples, columns per visible method.
/// err: as decayCurves()
Result<DataTable> decayTable(const ExplorerState& relevant, const JobContext& job);

}   // namespace rope::ui
