#pragma once

#include "core/score_map/score_cells.h"
#include "ui/state/state_change.h"

#include <QPointF>
#include <QString>

namespace rope::ui {

/// What of the map is seen, fitted into it whatever the settings say.
ScoreWindow heatmapWindow(const ExplorerState& state);

/// Both as functions of places in the seen part: 0 at its left (top) edge, 1 at the right (bottom).

/// The place stays where it is; never less than a few tokens, never more than the map.
ScoreWindow zoomedWindow(const ScoreWindow& window, QPointF place, double factor);
/// Moved by shares of what is seen, as far as the map goes.
ScoreWindow movedWindow(const ScoreWindow& window, QPointF move);
/// The square that holds the rectangle between two places.
ScoreWindow framedWindow(const ScoreWindow& window, QPointF corner, QPointF opposite);

/// Nothing when that is seen already. The whole map is remembered as such: it stays whole when its length
/// changes.
std::optional<StateChange> withHeatmapWindow(const ExplorerState& state, const ScoreWindow& window,
                                             const QString& label, const QString& mergeKey);

}   // namespace rope::ui
