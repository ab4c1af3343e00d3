#pragma once

#include "core/base/result_cache.h"
#include "tests/support/view_states.h"
#include "ui/view_card/picture_view.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/heatmap/heatmap_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>

#include <vector>

namespace rope::ui::testing {

/// A card with a heatmap of 64 x 64 scores, and the signals that it emitted.
template <class View>
struct Card {
    ExplorerState state = fourMethods();
    JobContext job{.cache = std::make_shared<ResultCache>()};
    PicturePtr picture;
    View view;
    QStringList readouts;
    std::vector<StateChange> changes;
    int enlarged = 0;

    Card() {
        state.view.scoreMap.length = 64;
        picture = *heatmapView.build(state, job);
        view.resize(560, 380);
        QObject::connect(&view, &PictureView::readoutChanged, &view,
                         [this](const QString& text) { readouts << text; });
        QObject::connect(&view, &PictureView::changeRequested, &view,
                         [this](const StateChange& change) { changes.push_back(change); });
        QObject::connect(&view, &PictureView::enlargeRequested, &view, [this] { ++enlarged; });
        view.setState(state);
        view.setPicture(picture);
    }
    void send(QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, view.mapToGlobal(at), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &event);
    }
    void press(int key) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &event);
    }
    [[nodiscard]] QPointF cell(int row, int column) const {
        const auto& heatmap = static_cast<const HeatmapPicture&>(*picture);
        const QRectF map = heatmap.mapArea({}, view.bodyArea(), themeOf(ThemeKind::Light));
        return {map.left() + (column + 0.5) * map.width() / 64, map.top() + (row + 0.5) * map.height() / 64};
    }
};

/// Where a widget was painted.
class PaintedAreas : public QObject {
public:
    std::vector<QRect> areas;

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            areas.push_back(static_cast<QPaintEvent*>(event)->region().boundingRect());
        return false;
    }
};

/// A card on screen, and where it was painted since.
template <class View>
struct WatchedCard : Card<View> {
    PaintedAreas painted;

    WatchedCard() {
        this->view.show();
        QApplication::processEvents();
        this->view.installEventFilter(&painted);
    }
};

}   // namespace rope::ui::testing
