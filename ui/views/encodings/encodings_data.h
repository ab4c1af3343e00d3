#pragma once

#include "core/base/job_context.h"
#include "core/encoding_study/encoding_comparison.h"
#include "core/report/data_table.h"
#include "ui/score_cells/cell_grid.h"
#include "ui/state/explorer_state.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace rope::ui {

/// The score map of one encoding as colours. Each map has a scale of its own: with a bias of hundreds on a
/// common scale the others would have no colour.
struct EncodingMap {
    ColourScale scale;
    CellGrid grid;   ///< masked where there is no such position, too
};

/// Linear attention by one feature map, with RoPE in the numerator alone.
struct LinearAttentionRange {
    std::string_view id;   ///< of the feature map
    double smallestSum = 0, largestSum = 0;   ///< of the rows of weights
    std::int64_t negativeCount = 0;   ///< weights below zero
};

/// What the maps and the table of the encodings show.
struct EncodingsData {
    EncodingComparison comparison;
    std::vector<EncodingMap> maps;   ///< in the order of the encodings
    std::vector<LinearAttentionRange> linearAttention;
    int relativeCount = 0;   ///< encodings whose scores depend on m - n alone

    [[nodiscard]] std::size_t encodingCount() const { return comparison.encodings.size(); }
    [[nodiscard]] std::size_t propertyCount() const;
};

ExplorerState relevantForEncodings(const ExplorerState& state);

/// err: as encodingComparison()
Result<EncodingsData> buildEncodingsData(const ExplorerState& relevant, const JobContext& job);

/// A row per cell of the maps, a column per encoding; the measured properties as comments.
/// err: as encodingComparison()
Result<DataTable> encodingsTable(const ExplorerState& relevant, const JobContext& job);

}   // namespace rope::ui
