#pragma once

#include "ui/state/state_change.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPointF>
#include <QRectF>

#include <optional>

namespace rope::ui {

struct PaintContext;

/// A picture that shows a part of something larger. What hand and keys do to the part, as changes of the
/// state; nothing where it does nothing. Positions are in the coordinates of the body rectangle, as
/// everywhere in Picture.
class Zoomable {
public:
    virtual ~Zoomable() = default;

    /// Where in the body the gestures belong to the picture.
    [[nodiscard]] virtual bool isZoomedAt(QPointF position, const QRectF& body, const Theme& theme) const = 0;
    /// What is under `position` stays there; a factor above 1 shows less, larger.
    [[nodiscard]] virtual std::optional<StateChange> zoomed(QPointF position, double factor,
                                                            const QRectF& body, const Theme& theme,
                                                            const ExplorerState& current) const = 0;
    /// What is under `from` in the picture of `start` goes to `to`.
    [[nodiscard]] virtual std::optional<StateChange> moved(QPointF from, QPointF to, const QRectF& body,
                                                           const Theme& theme,
                                                           const ExplorerState& start) const = 0;
    /// The band becomes the whole.
    [[nodiscard]] virtual std::optional<StateChange> framed(const QRectF& band, const QRectF& body,
                                                            const Theme& theme,
                                                            const ExplorerState& current) const = 0;
    /// Everything again.
    [[nodiscard]] virtual std::optional<StateChange> unzoomed(const ExplorerState& current) const = 0;

    /// Whether it stands in, moved and enlarged, for a picture of this part that is being computed.
    [[nodiscard]] virtual bool isStandIn() const = 0;
    /// What a step moves, where it is one rectangle that stays in its place; else empty. It can be painted
    /// alone, over the card as it was before the step, and looks as in the whole picture, but for grid lines
    /// where there are no cells: the hand sees its step at once, axes and words follow.
    [[nodiscard]] virtual QRectF movingArea(const QRectF& body, const Theme& theme) const = 0;
    virtual void paintMoving(QPainter& painter, const QRectF& body, const PaintContext& context) const = 0;
    /// Whether there is nothing else to be seen in that rectangle: then the rest of the card can be painted
    /// around it.
    [[nodiscard]] virtual bool fillsMovingArea() const = 0;
    /// The axes alone; paint() then finds them in the context's cache.
    virtual void paintAxes(QPainter& painter, const QRectF& body, const PaintContext& context) const = 0;
};

}   // namespace rope::ui
