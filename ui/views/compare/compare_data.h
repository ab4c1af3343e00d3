#pragma once

#include "core/analysis/method_consequences.h"
#include "core/base/job_context.h"
#include "core/report/data_table.h"
#include "core/score_map/score_cells.h"
#include "ui/charts/method_series.h"
#include "ui/painting/plot_frame.h"
#include "ui/score_cells/cell_grid.h"
#include "ui/state/explorer_state.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rope::ui {

/// More columns than that fit on no screen.
inline constexpr std::size_t maxCompared = 12;

/// What was computed for one method: a column of the page.
struct ComparedColumn {
    MethodSeries method;
    MethodConsequences numbers;
    std::vector<double> scores;   ///< of q = k = 1, at CompareData::distances
    ScoreCells cells;   ///< the score map
    CellGrid grid;   ///< the same as colours
};

/// The columns and what they have in common.
struct CompareData {
    std::vector<ComparedColumn>
        columns;   ///< visible methods in the order of the list, the active one among them
    std::size_t requested = 0;   ///< visible methods, at most maxCompared of which have a column
    std::optional<ValidScenario> scenario;   ///< at the stage and mask of the maps
    std::int64_t mapLength = 0;   ///< rows and columns of the maps [token]
    ColourScale scale;   ///< of all maps
    std::vector<double> pairs;   ///< 0, 1, 2 ... as numbers for drawing
    std::vector<double> trainedRevolutions;   ///< of each unscaled pair within the trained length
    std::vector<double> distances, plainScores;   ///< [token]; q = k = 1 without any method
    double trainedLength = 0, targetLength = 0;   ///< L and L' [token]
    AxisRange ratioRange, scoreRange, distanceRange;

    [[nodiscard]] const ComparedColumn& active() const;
};

/// The pair reaches angles outside the trained range, by more than rounding errors.
bool isOutside(const MethodConsequences& method, std::size_t pair);

/// The methods with a column: the first visible ones, and the active one.
std::vector<MethodSeries> comparedMethods(const Scenario& scenario);

ExplorerState relevantForCompare(const ExplorerState& state);

/// err: as methodConsequences(), decayCurves() and scoreCells()
Result<CompareData> buildCompareData(const ExplorerState& relevant, const JobContext& job);

/// A row per method; err: as methodConsequences()
Result<DataTable> compareTable(const ExplorerState& relevant, const JobContext& job);

}   // namespace rope::ui
