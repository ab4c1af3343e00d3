#pragma once

#include "ui/state/state_change.h"
#include "ui/theme/theme.h"

#include <QPointF>
#include <QRectF>

#include <optional>

namespace rope::ui {

/// A picture that shows a part of something larger. What hand and keys do to the part, as changes of the state; nothing where it does
/// nothing. Positions are in the coordinates of the body rectangle, as everywhere in Picture.
class Zoomable {
public:
    virtual ~Zoomable() = default;

    /// Where in the body the gestures belong to the picture.
    [[nodiscard]] virtual bool isZoomedAt(QPointF position, const QRectF& body, const Theme& theme) const = 0;
    /// What is under `position` stays there; a factor above 1 shows less, larger.
    [[nodiscard]] virtual std::optional<StateChange> zoomed(QPointF position, double factor, const QRectF& body, const Theme& theme,
                                                            const ExplorerState& current) const = 0;
    /// What is under `from` in the picture of `start` goes to `to`.
    [[nodiscard]] virtual std::optional<StateChange> moved(QPointF from, QPointF to, const QRectF& body, const Theme& theme,
                                                           const ExplorerState& start) const = 0;
    /// The band becomes the whole.
    [[nodiscard]] virtual std::optional<StateChange> framed(const QRectF& band, const QRectF& body, const Theme& theme,
                                                            const ExplorerState& current) const = 0;
    /// Everything again.
    [[nodiscard]] virtual std::optional<StateChange> unzoomed(const ExplorerState& current) const = 0;
};

}   // namespace rope::ui
