#include "ui/views/heatmap/heatmap_widget.h"

#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/heatmap/heatmap_window.h"

#include <QImage>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui {

namespace {

constexpr double halvingEighths = 240;   // of the wheel: two notches halve the viewport
constexpr double keyMoveFraction = 0.125, keyZoom = 1.5, minBandPx = 6;
constexpr int restDelayMs = 50;   // three frames of most screens: where the new cells are there by then,
                                  // axes and texts are painted once

}   // namespace

HeatmapWidget::HeatmapWidget(QWidget* parent, SharedPainting* shared) : PictureView(parent, shared) {
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &HeatmapWidget::showRest);
}

const HeatmapPicture* HeatmapWidget::heatmap() const {
    return static_cast<const HeatmapPicture*>(picture().get());   // the view's row builds no other picture
}

bool HeatmapWidget::isOnMap(QPointF point) const {
    return heatmap() != nullptr && mapArea(point).contains(point);
}

QRectF HeatmapWidget::mapArea(QPointF point) const { return heatmap()->mapArea(point, bodyArea(), theme()); }

void HeatmapWidget::setState(const ExplorerState& state) {
    PictureView::setState(state);
    if (!showApproximation()) return;
    if (heatmap()->data().isCoarse) updateCells(restDelayMs);
    else showAll();
}

/// Shows the available cells as a picture of the current state; false if they are it, or are of another map.
bool HeatmapWidget::showApproximation() {
    std::shared_ptr<const HeatmapPicture> adapted =
        heatmap() != nullptr ? heatmap()->adaptedTo(state()) : nullptr;
    if (!adapted) return false;
    replacePicture(std::move(adapted));
    return true;
}

void HeatmapWidget::setPicture(PicturePtr picture) {
    if (heatmap() != nullptr && heatmap()->isPaintedLike(static_cast<const HeatmapPicture&>(*picture)))
        return;   // it is painted already
    const bool isStep = !m_cellArea.isEmpty();
    replacePicture(std::move(picture));
    showApproximation();   // the state has changed meanwhile
    if (isStep) updateCells(0);
    else showAll();
}

void HeatmapWidget::showAll() {
    m_rest.stop();
    m_cellArea = {};
    refresh();
    update();
}

void HeatmapWidget::updateCells(int restMs) {
    const QRect area = m_bandStart ? QRect() : heatmap()->cellArea(bodyArea(), theme()).toRect();
    if (area.isEmpty()) return showAll();
    m_cellArea = area;
    update(area);
    m_rest.start(restMs);
}

void HeatmapWidget::showRest() {
    if (heatmap() == nullptr) return showAll();
    paintAxesAhead(*heatmap());
    const double ratio = devicePixelRatioF();
    const bool isOnPixels = ratio == std::round(ratio);   // else a pixel at the edge belongs to both parts
    const QRegion around =
        heatmap()->fillsCellArea() && isOnPixels ? QRegion(rect()) - m_cellArea : QRegion(rect());
    m_cellArea = {};
    refresh();
    update(around);
}

/// The axes in an event of their own: together with the texts they would delay the next step.
void HeatmapWidget::paintAxesAhead(const HeatmapPicture& picture) {
    QImage nothing(1, 1, QImage::Format_RGB32);
    nothing.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&nothing);
    painter.translate(mapTo(window(), QPoint()));
    picture.paintAxes(painter, bodyArea(), paintContext());
}

void HeatmapWidget::paintEvent(QPaintEvent* event) {
    const HeatmapPicture* map = heatmap();
    if (map != nullptr && !m_cellArea.isEmpty() && m_cellArea.contains(event->region().boundingRect())) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        return map->paintCellArea(painter, bodyArea(), paintContext());
    }
    const QRect cells = map != nullptr ? map->cellArea(bodyArea(), theme()).toRect() : QRect();
    m_skipsCells = !cells.isEmpty() && !event->region().intersects(cells);
    PictureView::paintEvent(event);
    m_skipsCells = false;
}

void HeatmapWidget::paintPicture(QPainter& painter, const QRectF& body, const PaintContext& context) {
    if (m_skipsCells) heatmap()->paintAroundCells(painter, body, context);
    else PictureView::paintPicture(painter, body, context);
    if (m_bandStart && cursorPoint()) paintBand(painter);
}

void HeatmapWidget::paintBand(QPainter& painter) const {
    QColor fill = theme().accent;
    fill.setAlphaF(0.12F);
    painter.setPen(QPen(theme().accent, 1));
    painter.setBrush(fill);
    painter.drawRect(QRectF(*m_bandStart, *cursorPoint()).normalized());
}

void HeatmapWidget::mousePressEvent(QMouseEvent* event) {
    const bool isLeft = event->button() == Qt::LeftButton, canZoom = isOnMap(event->position());
    const Qt::KeyboardModifiers held = event->modifiers();
    if (canZoom && (event->button() == Qt::MiddleButton || (isLeft && held == Qt::ShiftModifier))) {
        m_moveStart = event->position();
        m_stateAtStart = state();
        event->accept();
    } else if (canZoom && isLeft && held == Qt::ControlModifier) {
        m_bandStart = event->position();
        event->accept();
    } else {
        PictureView::mousePressEvent(event);
    }
}

void HeatmapWidget::mouseMoveEvent(QMouseEvent* event) {
    if (!m_moveStart && !m_bandStart) return PictureView::mouseMoveEvent(event);
    setCursorPoint(event->position());
    if (m_moveStart && heatmap() != nullptr)
        request(moveHeatmap(m_stateAtStart, mapArea(*m_moveStart), *m_moveStart, event->position()));
}

void HeatmapWidget::mouseReleaseEvent(QMouseEvent* event) {
    const std::optional<QPointF> start = std::exchange(m_bandStart, {});
    m_moveStart.reset();
    if (start) update();
    if (start && heatmap() != nullptr) {
        const QRectF band = QRectF(*start, event->position()).normalized();
        if (std::max(band.width(), band.height()) >= minBandPx)
            request(frameHeatmap(state(), mapArea(band.center()), band));
    }
    PictureView::mouseReleaseEvent(event);
}

void HeatmapWidget::wheelEvent(QWheelEvent* event) {
    if (!isOnMap(event->position()) || event->angleDelta().y() == 0) return event->ignore();
    const double factor = std::exp2(event->angleDelta().y() / halvingEighths);
    request(zoomHeatmap(state(), mapArea(event->position()), event->position(), factor));
    event->accept();
}

bool HeatmapWidget::zoomByKey(int key, Qt::KeyboardModifiers modifiers) {
    if (heatmap() == nullptr) return false;
    const QRectF body = bodyArea();
    const QPointF middle = cursorPoint() && isOnMap(*cursorPoint()) ? *cursorPoint() : body.center();
    const auto moveBy = [&](double x, double y) {   // the viewport moves in the direction of the arrow
        const QPointF move(x * keyMoveFraction * body.width(), y * keyMoveFraction * body.height());
        request(moveHeatmap(state(), mapArea(body.center()), body.center(), body.center() - move));
    };
    const bool isAlt = modifiers & Qt::AltModifier;
    if (key == Qt::Key_Plus || key == Qt::Key_Equal)
        request(zoomHeatmap(state(), mapArea(middle), middle, keyZoom));
    else if (key == Qt::Key_Minus) request(zoomHeatmap(state(), mapArea(middle), middle, 1 / keyZoom));
    else if (key == Qt::Key_Home) request(unzoomHeatmap(state()));
    else if (isAlt && key == Qt::Key_Left) moveBy(-1, 0);
    else if (isAlt && key == Qt::Key_Right) moveBy(1, 0);
    else if (isAlt && key == Qt::Key_Up) moveBy(0, -1);
    else if (isAlt && key == Qt::Key_Down) moveBy(0, 1);
    else return false;
    return true;
}

void HeatmapWidget::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_bandStart) {
        m_bandStart.reset();
        return update();
    }
    if (!zoomByKey(event->key(), event->modifiers())) PictureView::keyPressEvent(event);
}

PictureView* makeHeatmapWidget(QWidget* parent, SharedPainting* shared) {
    return new HeatmapWidget(parent, shared);
}

}   // namespace rope::ui
