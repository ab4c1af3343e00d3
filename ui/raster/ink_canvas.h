#pragma once

#include "ui/raster/polylines.h"

#include <QColor>
#include <QList>
#include <QPainter>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QTransform>

#include <functional>
#include <numbers>
#include <span>
#include <vector>

namespace rope::ui {

/// A line's look, in logical pixels.
struct Ink {
    QColor colour;
    double width = 1;
    QList<qreal> dashes = {};   ///< lengths in units of the width, as QPen; empty: solid
};

/// How many device pixels a logical pixel of this painter is.
double deviceScale(const QPainter& painter);

/// SVG and PDF: one path is better than many pieces there, and images must not replace shapes.
bool isVectorDevice(const QPainter& painter);

/// Draws an image whose pixels are device pixels at exactly these device coordinates.
void drawDeviceImage(QPainter& painter, QPoint devicePosition, const QImage& image);

/// Thousands of antialiased strokes and fills in a fraction of QPainter's time. On raster devices they are
/// collected in an image at device resolution and drawn by finish() (or the destructor); on vector devices
/// each call is a path of the painter itself.
class InkCanvas {
public:
    /// Nothing is drawn more than a few pixels outside of `area`.
    InkCanvas(QPainter& painter, const QRectF& area);
    ~InkCanvas();
    InkCanvas(const InkCanvas&) = delete;
    InkCanvas& operator=(const InkCanvas&) = delete;

    /// Polylines as one shape: where they cross, a translucent colour is not doubled.
    void stroke(std::span<const QPolygonF> lines, const Ink& ink);
    void stroke(const QPolygonF& line, const Ink& ink) { stroke({&line, 1}, ink); }
    /// Simple polygons as one shape.
    void fill(std::span<const QPolygonF> polygons, const QColor& colour);
    void fill(const QPolygonF& polygon, const QColor& colour) { fill({&polygon, 1}, colour); }
    /// A part of a ring, `width` wide around `radius`; dashes as in Ink. Angles [rad] as arcLine.
    void strokeArc(QPointF centre, double radius, double startRad, double sweepRad, const Ink& ink);
    void strokeCircle(QPointF centre, double radius, const Ink& ink) {
        strokeArc(centre, radius, 0, 2 * std::numbers::pi, ink);
    }

    /// Equal circles, each a shape of its own: rasterised once for each place of the centre within its pixel,
    /// then copied.
    void strokeCircles(std::span<const QPointF> centres, double radius, const Ink& ink);

    /// Draws the collected strokes and clears them.
    void finish();

private:
    void strokeWithPainter(std::span<const QPolygonF> lines, const Ink& ink);
    void fillWithPainter(std::span<const QPolygonF> polygons, const QColor& colour);
    void strokeSegments(const QPolygonF& line, double halfWidth);
    void addRingPart(QPointF centre, double radius, double startRad, double sweepRad, double width);
    [[nodiscard]] QPointF toImage(QPointF point) const {
        return {m_device.m11() * point.x() + m_device.m21() * point.y() + m_device.dx() - m_deviceArea.left(),
                m_device.m12() * point.x() + m_device.m22() * point.y() + m_device.dy() - m_deviceArea.top()};
    }

    QPainter& m_painter;
    bool m_isVector = false;
    double m_scale = 1;
    QTransform m_device;
    QRect m_deviceArea;
    bool m_hasInk = false;
};

}   // namespace rope::ui
