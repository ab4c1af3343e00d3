// What the window's numbers are compared with: the same content drawn by nothing but QPainter in a plain
// widget.
#pragma once

#include "tests/bench/bare_numbers.h"

#include <QImage>
#include <QPixmap>
#include <QWidget>

namespace rope::bench {

/// 64 dials, 256 x 256 scores, four decay curves of 2000 points and four frequency curves. What does not
/// change is a pixmap: axes, grids, legends and circles. A curve with more points than pixels is one vertical
/// line a column.
class BareOverview : public QWidget {
public:
    BareOverview();
    /// Computes and paints; the pixels are there when it returns.
    void showFrame(double base, double position);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintStill(QPainter& painter) const;
    void paintDials(QPainter& painter) const;
    void paintDecay(QPainter& painter) const;
    void paintFrequencies(QPainter& painter) const;

    BareNumbers m_numbers;
    QPixmap m_still;
};

/// One image of which a part is drawn into the whole widget, each pixel the nearest one of the image: the
/// least a zoom step can be.
class BareZoom : public QWidget {
public:
    BareZoom();
    void showPart(const QRectF& part);
    [[nodiscard]] QSize imageSize() const { return m_image.size(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_image;
    QRectF m_part;
};

}   // namespace rope::bench
