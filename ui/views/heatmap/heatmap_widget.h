#pragma once

#include "ui/view_card/picture_view.h"

#include <QTimer>

#include <optional>

namespace rope::ui {

class HeatmapPicture;

/// The card of the heatmap: its viewport is zoomed and moved by wheel, drag and keys. Until the cells of a
/// new viewport are computed, the previous ones are shown, moved and scaled. After such a step the cells are
/// painted at once, axes and texts a little later or with the new cells.
class HeatmapWidget : public PictureView {
    Q_OBJECT

public:
    explicit HeatmapWidget(QWidget* parent = nullptr, SharedPainting* shared = nullptr);

    void setState(const ExplorerState& state) override;
    void setPicture(PicturePtr picture) override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintPicture(QPainter& painter, const QRectF& body, const PaintContext& context) override;

private:
    /// Null before there is a picture.
    [[nodiscard]] const HeatmapPicture* heatmap() const;
    /// Whether gestures at this point are those of the map.
    [[nodiscard]] bool isOnMap(QPointF point) const;
    /// The map under a point, else the first; there must be a picture.
    [[nodiscard]] QRectF mapArea(QPointF point) const;
    bool zoomByKey(int key, Qt::KeyboardModifiers modifiers);
    bool showApproximation();
    void showAll();
    void updateCells(int restMs);
    void showRest();
    void paintAxesAhead(const HeatmapPicture& picture);
    void paintBand(QPainter& painter) const;

    std::optional<QPointF> m_bandStart;   ///< where the drag of a rubber band began
    std::optional<QPointF> m_moveStart;   ///< where the drag of the viewport began
    ExplorerState m_stateAtStart;
    QRect m_cellArea;   ///< these cells alone have to be painted now; empty: all that is requested
    bool m_skipsCells = false;   ///< during a paint event around the cells
    QTimer m_rest;   ///< until the rest of the card is painted
};

/// For the view's row; the parent owns the widget.
PictureView* makeHeatmapWidget(QWidget* parent, SharedPainting* shared);

}   // namespace rope::ui
