#pragma once

#include "core/report/data_table.h"
#include "ui/picture/anchor.h"
#include "ui/picture/grip.h"
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

/// What a picture needs besides its data.
struct PaintContext {
    const Theme& theme;
    ChartFrameCache* frames =
        nullptr;   ///< kept between frames by a widget; null: axes are laid out each time
    std::optional<QPointF> cursor = {};   ///< for readout lines, in the coordinates of the body
    std::optional<int> pointedPair =
        {};   ///< the pair under the cursor, here or in another view: it is marked
};

/// The texts around a picture, in the language of the program.
struct PictureWords {
    QString title;   ///< "Long-range decay"
    QString subtitle;   ///< what is shown: "mean |S_j| over pairs"
    QString answer;   ///< the result at the right of the title line: "RoPE spread 4.4e-15"; may be empty
    QString hint;   ///< one sentence for the tooltip; may be empty
};

/// What one view shows of one state: immutable data, made on a worker thread, painted on the GUI thread by
/// the window, the export and `render` alike. Texts are composed on request, so a change of language needs no
/// new computation.
class Picture {
public:
    virtual ~Picture() = default;

    [[nodiscard]] virtual PictureWords words() const;

    /// The picture without its title line, inside `body`.
    virtual void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const = 0;

    /// What is at a point; nothing where there is nothing.
    [[nodiscard]] virtual Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const;
    /// The named places that a lecture can point at.
    [[nodiscard]] virtual std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const;
    /// The plot areas with their scales.
    [[nodiscard]] virtual std::vector<Plot> plots(const QRectF& body, const Theme& theme) const;

    /// The same numbers with another focused pair and colour map; null where the picture uses neither.
    [[nodiscard]] virtual std::shared_ptr<const Picture> withLook(const ViewSettings& view) const;

    // Replaced by the functions above, view by view.
    [[nodiscard]] virtual QString title() const { return {}; }
    [[nodiscard]] virtual QString subtitle() const { return {}; }
    [[nodiscard]] virtual QString answer() const { return {}; }
    [[nodiscard]] virtual QString hint() const { return {}; }
    [[nodiscard]] virtual QString readout(QPointF, const QRectF&, const Theme&) const { return {}; }
    [[nodiscard]] virtual std::optional<StateChange> clicked(QPointF, const QRectF&, const Theme&,
                                                             const ExplorerState&) const {
        return {};
    }
    [[nodiscard]] virtual QString copied(QPointF, const QRectF&, const Theme&) const { return {}; }
    [[nodiscard]] virtual std::optional<int> pairAt(QPointF, const QRectF&, const Theme&) const { return {}; }
    [[nodiscard]] virtual std::optional<Grip> gripAt(QPointF, const QRectF&, const Theme&) const {
        return {};
    }
    [[nodiscard]] virtual std::optional<StateChange> dragged(const Grip&, QPointF,
                                                             const ExplorerState&) const {
        return {};
    }

    [[nodiscard]] virtual DataTable table() const { return {}; }
};

using PicturePtr = std::shared_ptr<const Picture>;

}   // namespace rope::ui
