#pragma once

#include "core/score_map/score_cells.h"
#include "ui/state/state_change.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>

namespace rope::ui {

/// The viewport of the map, limited to the map whatever the settings contain.
ScoreWindow heatmapWindow(const ExplorerState& state);

// Points and moves below are fractions of the viewport: 0 at its left (top) edge, 1 at the right (bottom).

/// The point stays where it is; at least a few tokens, at most the map.
ScoreWindow zoomedWindow(const ScoreWindow& window, QPointF point, double factor);
/// Moved as far as the map extends.
ScoreWindow movedWindow(const ScoreWindow& window, QPointF move);
/// The square that contains the rectangle between two points.
ScoreWindow framedWindow(const ScoreWindow& window, QPointF corner, QPointF opposite);

// What gestures do to the viewport; empty where they change nothing. `area` is the map in pixels.

/// The cell under `point` stays there; a factor above 1 makes the viewport smaller.
std::optional<StateChange> zoomHeatmap(const ExplorerState& current, const QRectF& area, QPointF point,
                                       double factor);
/// The cell under `from` in the picture of `start` moves to `to`.
std::optional<StateChange> moveHeatmap(const ExplorerState& start, const QRectF& area, QPointF from,
                                       QPointF to);
/// The band becomes the viewport.
std::optional<StateChange> frameHeatmap(const ExplorerState& current, const QRectF& area, const QRectF& band);
/// The complete map. It stays complete when its length changes.
std::optional<StateChange> unzoomHeatmap(const ExplorerState& current);

}   // namespace rope::ui
