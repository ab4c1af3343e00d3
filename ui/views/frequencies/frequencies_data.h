#pragma once

#include "core/analysis/frequency_bands.h"
#include "core/analysis/method_consequences.h"
#include "core/base/job_context.h"
#include "core/report/data_table.h"
#include "ui/charts/method_series.h"
#include "ui/painting/plot_frame.h"
#include "ui/state/explorer_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rope::ui {

/// What one method does to the pairs.
struct FrequencySeries {
    MethodSeries method;
    MethodConsequences numbers;
    std::vector<double> rescale;   ///< theta_i / theta'_i per pair; infinity where a pair is not rotated
};

/// What the charts and the table of the frequencies show.
struct FrequenciesData {
    std::vector<double> pairs;   ///< 0, 1, 2 ... as numbers for drawing
    std::vector<double> unscaled;   ///< theta_i [rad/token]
    std::vector<FrequencySeries>
        methods;   ///< the visible ones in the order of the list, the active one among them
    std::optional<MethodConsequences> plain;   ///< RoPE without a method, where no visible method is that
    std::vector<FrequencyBand> bands;   ///< of the active method
    std::optional<std::int64_t>
        criticalDimension;   ///< coordinates that complete a revolution within the trained length
    double trainedLength = 0, targetLength = 0;   ///< L and L' [token]
    AxisRange frequencyRange, rescaleRange, untrainedRange;

    [[nodiscard]] int pairCount() const { return static_cast<int>(pairs.size()); }
    [[nodiscard]] const FrequencySeries& active() const;
    /// The active method last, so that it is drawn on top.
    [[nodiscard]] std::vector<const FrequencySeries*> inDrawOrder() const;
    /// The critical dimension on the axis of pairs: between the last pair that completes a revolution and the
    /// first one that does not.
    [[nodiscard]] std::optional<double> criticalPair() const;
};

/// The frequency [rad/token] whose wavelength is a length [token].
double lengthFrequency(double tokens);

ExplorerState relevantForFrequencies(const ExplorerState& state);

/// err: as methodConsequences() and extensionBounds()
Result<FrequenciesData> buildFrequenciesData(const ExplorerState& relevant, const JobContext& job);

/// A row per pair; frequency, wavelength, ratio and angle outside the trained range of each visible method.
/// err: as buildFrequenciesData()
Result<DataTable> frequenciesTable(const ExplorerState& relevant, const JobContext& job);

}   // namespace rope::ui
