#pragma once

#include "ui/picture/anchor.h"
#include "ui/picture/hit.h"
#include "ui/theme/theme.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace rope::ui {

class ChartFrameCache;

/// The input of paint() besides the data of the picture.
struct PaintContext {
    const Theme& theme;
    /// Axes that were laid out before, owned by a widget; null: they are laid out each time.
    ChartFrameCache* frames = nullptr;
    /// For readout lines, in the coordinates of the body.
    std::optional<QPointF> cursor = {};
    /// The pair under the cursor, here or in another view, which is marked.
    std::optional<int> hoveredPair = {};
};

/// The texts around a picture, in the language of the window.
struct PictureWords {
    QString title;   ///< "Long-range decay"
    QString subtitle;   ///< the quantity: "mean |S_j| over pairs"
    QString answer;   ///< the result at the right of the title line: "RoPE spread 4.4e-15"; may be empty
    QString hint;   ///< one sentence for the tooltip; may be empty
};

/// The picture of a state in one view: immutable data, computed on a worker thread, painted on the GUI thread
/// by the window, the export and `render`. Texts are composed on request, so another language needs no new
/// computation.
class Picture {
public:
    virtual ~Picture() = default;

    [[nodiscard]] virtual PictureWords words() const = 0;

    /// The picture without its title line, inside `body`.
    virtual void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const = 0;

    /// The target at a point, the readout there and the change that a click requests; all empty at other
    /// points.
    [[nodiscard]] virtual Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const = 0;
    /// The named parts that a lecture can point at.
    [[nodiscard]] virtual std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const;
    /// The plot areas with their scales.
    [[nodiscard]] virtual std::vector<Plot> plots(const QRectF& body, const Theme& theme) const;

    /// The same data with the selected pair and the colour map of `view`; null if the picture uses neither.
    [[nodiscard]] virtual std::shared_ptr<const Picture> withLook(const ViewSettings& view) const;
};

using PicturePtr = std::shared_ptr<const Picture>;

}   // namespace rope::ui
