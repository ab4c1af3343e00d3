#pragma once

#include "core/report/data_table.h"
#include "ui/picture/grip.h"
#include "ui/state/state_change.h"
#include "ui/theme/theme.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <memory>
#include <optional>

class QPainter;

namespace rope::ui {

class ChartFrameCache;
class Zoomable;

/// What a picture needs besides its data.
struct PaintContext {
    const Theme& theme;
    ChartFrameCache* frames = nullptr;   ///< kept between frames by a widget; null: axes are laid out anew
    std::optional<QPointF> cursor = {};   ///< for read-out lines, in the coordinates of the body rectangle
    bool leavesMovingPart = false;   ///< of a Zoomable: it is there already, see movingArea()
    std::optional<int> pointedPair =
        {};   ///< the pair that the cursor points at, here or in another view: it is marked everywhere
};

/// One view's answer, ready to be painted: immutable data, made on a worker thread, drawn on the GUI thread
/// by the window, the export and `render` alike. Texts are composed when asked for, so a change of language
/// needs no new computation.
class Picture {
public:
    virtual ~Picture() = default;

    [[nodiscard]] virtual QString title() const = 0;   ///< "Long-range decay"
    [[nodiscard]] virtual QString subtitle() const = 0;   ///< what is shown now: "mean |S_j| over pairs"
    [[nodiscard]] virtual QString answer() const {
        return {};
    }   ///< the live answer at the right of the title line: "RoPE spread 4.4e-15"
    [[nodiscard]] virtual QString hint() const { return {}; }   ///< one teaching sentence for the tooltip

    /// The picture without its title line, inside `body`.
    virtual void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const = 0;

    /// The value under the cursor in words, "" where there is none.
    [[nodiscard]] virtual QString readout(QPointF /*position*/, const QRectF& /*body*/,
                                          const Theme& /*theme*/) const {
        return {};
    }
    /// What a click there does; nothing where it does nothing.
    [[nodiscard]] virtual std::optional<StateChange> clicked(QPointF /*position*/, const QRectF& /*body*/,
                                                             const Theme& /*theme*/,
                                                             const ExplorerState& /*current*/) const {
        return {};
    }

    /// A text there that a click puts into the clipboard; "" where there is none.
    [[nodiscard]] virtual QString copied(QPointF /*position*/, const QRectF& /*body*/,
                                         const Theme& /*theme*/) const {
        return {};
    }
    /// The part of itself that the picture shows can be changed; null where it cannot.
    [[nodiscard]] virtual const Zoomable* zoomable() const { return nullptr; }
    /// The part of the body whose every pixel a widget's paint() covers, whatever was there before.
    [[nodiscard]] virtual QRectF opaqueArea(const QRectF& /*body*/, const Theme& /*theme*/) const {
        return {};
    }

    /// What can be shown of this state at once, from what this picture has: coarse perhaps, until its own
    /// picture is there. Null where nothing is different or nothing is known.
    [[nodiscard]] virtual std::shared_ptr<const Picture> adaptedTo(const ExplorerState& /*state*/) const {
        return nullptr;
    }

    /// The same numbers with another chosen pair and other colours; null where those are nothing to this
    /// picture.
    [[nodiscard]] virtual std::shared_ptr<const Picture> withLook(const ViewSettings& /*view*/) const {
        return nullptr;
    }

    /// This picture would be painted as that one is: nothing has to be painted when it takes that one's
    /// place.
    [[nodiscard]] virtual bool looksLike(const Picture& /*other*/) const { return false; }

    /// The pair that a place stands for; nothing where it stands for none.
    [[nodiscard]] virtual std::optional<int> pairAt(QPointF /*position*/, const QRectF& /*body*/,
                                                    const Theme& /*theme*/) const {
        return {};
    }
    /// What can be taken hold of there.
    [[nodiscard]] virtual std::optional<Grip> gripAt(QPointF /*position*/, const QRectF& /*body*/,
                                                     const Theme& /*theme*/) const {
        return {};
    }
    /// What becomes of the state when that is dragged to a place.
    [[nodiscard]] virtual std::optional<StateChange> dragged(const Grip& /*grip*/, QPointF /*to*/,
                                                             const ExplorerState& /*current*/) const {
        return {};
    }

    /// The numbers behind the picture.
    [[nodiscard]] virtual DataTable table() const = 0;
};

using PicturePtr = std::shared_ptr<const Picture>;

}   // namespace rope::ui
