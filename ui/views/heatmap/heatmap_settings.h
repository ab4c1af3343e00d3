#pragma once

#include "core/base/result.h"
#include "core/score_map/score_cells.h"

#include <cstdint>
#include <string_view>

namespace rope::ui {

struct ViewSettingsRow;

/// Whose scores are drawn: those of the active method (A), of another one (B), A minus B, or all three where
/// they fit.
enum class HeatmapShows { Active, Other, Difference, SideBySide };

struct HeatmapSettings {
    static constexpr std::string_view viewId = "heatmap";

    std::int64_t firstQuery = 0, firstKey = 0;   ///< where the viewport begins [token]
    std::int64_t visibleTokens = 0;   ///< rows and columns of the viewport [token]; 0: the whole map
    BlockSummary summary = BlockSummary::Mean;   ///< of the scores in a cell
    HeatmapShows shows = HeatmapShows::Active;
    int otherMethod = 0;   ///< B, as an index into the list of methods; where that is A or no method, the
                           ///< first one that is not A

    bool operator==(const HeatmapSettings&) const = default;
    /// err: OutOfRange naming the session key
    [[nodiscard]] Check check() const;
};

extern const ViewSettingsRow heatmapSettingsRow;

}   // namespace rope::ui
