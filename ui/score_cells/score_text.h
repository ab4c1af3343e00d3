#pragma once

#include "core/scenario/valid_scenario.h"
#include "core/score_map/score_cells.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace rope::ui {

/// A map of scores and what it was computed from.
struct ScoreMapSource {
    const ValidScenario& scenario;   ///< at the map's stage and mask
    const ScoreCells& cells;
    std::size_t method = 0;   ///< in the scenario's list
    std::optional<std::size_t> subtracted = {};   ///< the map shows the difference from this method
};

/// How a method of the scenario acts on positions; null where it does not.
const PositionMapChoice* positionMapOf(const ValidScenario& scenario, std::size_t method);

/// The mask or a method excludes the key.
/// in:  positions [token]
bool isMasked(const ScoreMapSource& map, std::int64_t query, std::int64_t key);

/// The score of one query and one key: "−1.2342", "masked". A cell may summarise many scores, so this one is
/// computed: two vectors are rotated.
/// in:  positions [token]
QString scoreText(const ScoreMapSource& map, std::int64_t query, std::int64_t key);

}   // namespace rope::ui
