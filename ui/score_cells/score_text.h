#pragma once

#include "core/score_map/score_cells.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace rope::ui {

/// A map of scores and what it was computed from.
struct ScoreMapSource {
    const Scenario& scenario;   ///< at the map's stage and mask
    const ScoreCells& cells;
    std::size_t method = 0;   ///< in the scenario's list
    std::optional<std::size_t> subtracted = {};   ///< the map shows the difference from this method
    /// Of both methods; null where a method does not act on positions.
    const PositionMapChoice *positionMap = nullptr, *subtractedMap = nullptr;
};

/// The mask or a method excludes the key. in: positions [token]
bool isMasked(const ScoreMapSource& map, std::int64_t query, std::int64_t key);

/// The score of one query and one key: "−1.2342", "masked". A cell may summarise many scores, so this one is
/// computed: two vectors are rotated. in: positions [token]
QString scoreText(const ScoreMapSource& map, std::int64_t query, std::int64_t key);

}   // namespace rope::ui
