#include "ui/raster/ink_canvas.h"

#include "ui/raster/coverage_raster.h"
#include "ui/raster/stroke_outline.h"

#include <QImage>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace rope::ui {

namespace {

constexpr double largestSheetPixels = 24e6;
constexpr int marginPx = 4;   // space for half a pen and its joints

/// The pixels are reused between frames: new pages for every curve would take longer than drawing it.
struct Sheet {
    CoverageRaster raster;
    StrokeOutline outline;
    std::vector<std::uint32_t> pixels;
};

Sheet& sheet() {
    static thread_local Sheet instance;
    return instance;
}

QPointF normalOf(QPointF from, QPointF to, double length) {
    const QPointF along = to - from;
    const double size =
        std::sqrt(along.x() * along.x() + along.y() * along.y());   // pixels: no overflow to guard against
    return size > 0 ? QPointF(-along.y(), along.x()) * (length / size) : QPointF();
}

}   // namespace

double deviceScale(const QPainter& painter) {
    const QTransform device = painter.deviceTransform();
    return std::max(1e-6, std::hypot(device.m11(), device.m12()));
}

bool isVectorDevice(const QPainter& painter) {
    const QPaintEngine* engine = painter.paintEngine();
    return engine && (engine->type() == QPaintEngine::SVG || engine->type() == QPaintEngine::Pdf ||
                      engine->type() == QPaintEngine::Picture);
}

void drawDeviceImage(QPainter& painter, QPoint devicePosition, const QImage& image) {
    painter.save();
    // Whatever scaling is hidden in the painter (device pixel ratio, redirection) is undone, so that a pixel
    // meets a pixel.
    painter.setWorldTransform(painter.deviceTransform().inverted() * painter.worldTransform());
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(QPointF(devicePosition), image);
    painter.restore();
}

InkCanvas::InkCanvas(QPainter& painter, const QRectF& area)
    : m_painter(painter),
      m_isVector(isVectorDevice(painter)),
      m_scale(deviceScale(painter)),
      m_device(painter.deviceTransform()) {
    if (m_isVector) return;
    const int margin = static_cast<int>(std::ceil(marginPx * m_scale));
    m_deviceArea = m_device.mapRect(area).toAlignedRect().adjusted(-margin, -margin, margin, margin);
    const QPaintDevice* device = painter.device();
    if (device) {   // a huge area in a small window needs no larger buffer than the window
        const QRect whole(0, 0, device->width() * 4, device->height() * 4);
        m_deviceArea = m_deviceArea.intersected(whole.adjusted(-margin, -margin, margin, margin));
    }
    if (static_cast<double>(m_deviceArea.width()) * m_deviceArea.height() > largestSheetPixels) {
        m_isVector = true;   // a poster: strokes by QPainter are slower, but need no buffer
        return;
    }
    sheet().raster.reset(m_deviceArea.width(), m_deviceArea.height());
    const auto needed = static_cast<std::size_t>(std::max(0, m_deviceArea.width())) *
                        static_cast<std::size_t>(std::max(0, m_deviceArea.height()));
    if (sheet().pixels.size() < needed) sheet().pixels.resize(needed);
}

InkCanvas::~InkCanvas() { finish(); }

void InkCanvas::finish() {
    if (!m_hasInk) return;
    m_hasInk = false;
    Sheet& ink = sheet();
    const int first = ink.raster.firstRow(), last = ink.raster.lastRow();
    if (first <= last) {
        const auto width = static_cast<std::size_t>(m_deviceArea.width());
        std::uint32_t* start = ink.pixels.data() + static_cast<std::size_t>(first) * width;
        const int height = last - first + 1;
        const QImage image(reinterpret_cast<const uchar*>(start), m_deviceArea.width(), height,
                           static_cast<qsizetype>(width * sizeof(std::uint32_t)),
                           QImage::Format_ARGB32_Premultiplied);
        drawDeviceImage(m_painter, m_deviceArea.topLeft() + QPoint(0, first), image);
        std::fill_n(start, static_cast<std::size_t>(height) * width, 0U);
    }
    ink.raster.reset(m_deviceArea.width(), m_deviceArea.height());
}

void InkCanvas::stroke(std::span<const QPolygonF> lines, const Ink& ink) {
    if (m_isVector) return strokeWithPainter(lines, ink);
    std::vector<double> pattern;
    for (const qreal dash : ink.dashes) pattern.push_back(dash * ink.width);
    for (const QPolygonF& line : lines) {
        if (pattern.empty()) strokeSegments(line, ink.width / 2);
        else
            forEachDash(line, pattern, [&](const QPolygonF& piece) { strokeSegments(piece, ink.width / 2); });
    }
    sheet().raster.blend(sheet().pixels.data(), ink.colour);
    m_hasInk = true;
}

void InkCanvas::strokeSegments(const QPolygonF& line, double halfWidth) {
    const double half = halfWidth * m_scale;
    QPointF previous = line.isEmpty() ? QPointF() : toImage(line.front());
    if (line.size() == 1) {   // a single sample is a dot
        const QPolygonF dot = circlePolygon(previous, half);
        sheet().raster.addPolygon({dot.constData(), static_cast<std::size_t>(dot.size())});
    }
    StrokeOutline& outline = sheet().outline;
    outline.start();
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF next = toImage(line[i]), normal = normalOf(previous, next, half);
        if (normal.isNull()) continue;
        outline.turnAt(previous, normal);
        previous = next;
    }
    sheet().raster.addOutline(outline.closeAt(previous));
}

void InkCanvas::strokeArc(QPointF centre, double radius, double startRad, double sweepRad, const Ink& ink) {
    if (m_isVector) return stroke(arcLine(centre, radius, startRad, sweepRad), ink);
    if (ink.dashes.isEmpty()) {
        addRingPart(centre, radius, startRad, sweepRad, ink.width);
    } else {
        const double dash = ink.dashes[0] * ink.width / radius,
                     gap = ink.dashes.value(1, ink.dashes[0]) * ink.width / radius;
        const double direction = sweepRad < 0 ? -1 : 1, whole = std::abs(sweepRad);
        for (double at = 0; at < whole && dash + gap > 1e-3; at += dash + gap)
            addRingPart(centre, radius, startRad + direction * at, direction * std::min(dash, whole - at),
                        ink.width);
    }
    sheet().raster.blend(sheet().pixels.data(), ink.colour);
    m_hasInk = true;
}

/// Outer side there, inner side back: half the edges of a stroke made of quads, and no joints.
void InkCanvas::addRingPart(QPointF centre, double radius, double startRad, double sweepRad, double width) {
    const QPointF middle = toImage(centre);
    const double outer = (radius + width / 2) * m_scale, inner = std::max(0.0, radius - width / 2) * m_scale;
    const int steps = arcSteps(outer, sweepRad);
    std::vector<QPointF> outline(2 * (static_cast<std::size_t>(steps) + 1));
    const double stepCos = std::cos(sweepRad / steps), stepSin = std::sin(sweepRad / steps);
    double x = std::cos(startRad), y = std::sin(startRad);
    for (int i = 0; i <= steps; ++i) {
        const QPointF direction(x, -y);
        const double turned =
            x * stepCos - y * stepSin;   // the error of a few hundred rotations is far below a pixel
        y = y * stepCos + x * stepSin;
        x = turned;
        outline[static_cast<std::size_t>(i)] = middle + outer * direction;
        outline[outline.size() - 1 - static_cast<std::size_t>(i)] = middle + inner * direction;
    }
    sheet().raster.addPolygon(outline);
}

void InkCanvas::strokeCircles(std::span<const QPointF> centres, double radius, const Ink& ink) {
    if (m_isVector || !ink.dashes.isEmpty()) {
        for (const QPointF& centre : centres) strokeCircle(centre, radius, ink);
        return;
    }
    struct Stamp {
        QPointF place;   ///< of the centre within its pixel
        QPoint pixel;
        CoverageMask mask;
    };
    std::vector<Stamp> stamps;
    constexpr std::size_t maxStamps = 8;   // centres on whole logical pixels need one to four
    for (const QPointF& centre : centres) {
        const QPointF middle = toImage(centre);
        const QPoint pixel(static_cast<int>(std::floor(middle.x())),
                           static_cast<int>(std::floor(middle.y())));
        const QPointF place = middle - pixel;
        auto stamp = std::find_if(stamps.begin(), stamps.end(),
                                  [&](const Stamp& known) { return known.place == place; });
        if (stamp == stamps.end()) {
            const double reach = (radius + ink.width / 2) * m_scale;
            const bool isWhole = middle.x() > reach && middle.y() > reach &&
                                 middle.x() + reach < m_deviceArea.width() &&
                                 middle.y() + reach < m_deviceArea.height();
            if (!isWhole || stamps.size() == maxStamps) {
                strokeCircle(centre, radius, ink);
                continue;
            }
            addRingPart(centre, radius, 0, 2 * std::numbers::pi, ink.width);
            stamp = stamps.insert(stamps.end(), {place, pixel, sheet().raster.takeMask(ink.colour.alphaF())});
        }
        sheet().raster.blendMask(sheet().pixels.data(), stamp->mask, pixel.x() - stamp->pixel.x(),
                                 pixel.y() - stamp->pixel.y(), ink.colour);
        m_hasInk = true;
    }
}

void InkCanvas::fill(std::span<const QPolygonF> polygons, const QColor& colour) {
    if (m_isVector) return fillWithPainter(polygons, colour);
    QPolygonF mapped;
    for (const QPolygonF& polygon : polygons) {
        mapped.clear();
        for (const QPointF& corner : polygon) mapped << toImage(corner);
        if (!mapped.isEmpty())
            sheet().raster.addPolygon({mapped.constData(), static_cast<std::size_t>(mapped.size())});
    }
    sheet().raster.blend(sheet().pixels.data(), colour);
    m_hasInk = true;
}

void InkCanvas::strokeWithPainter(std::span<const QPolygonF> lines, const Ink& ink) {
    QPainterPath path;
    for (const QPolygonF& line : lines) {
        if (line.size() == 1) path.addEllipse(line.front(), ink.width / 4, ink.width / 4);
        if (line.size() > 1 && !line.boundingRect().isNull())
            path.addPolygon(line);   // a PDF would get an end without a beginning
    }
    if (path.isEmpty()) return;
    QPen pen(ink.colour, ink.width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (!ink.dashes.isEmpty()) pen.setDashPattern(ink.dashes);
    m_painter.strokePath(path, pen);
}

void InkCanvas::fillWithPainter(std::span<const QPolygonF> polygons, const QColor& colour) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const QPolygonF& polygon : polygons) {
        path.addPolygon(polygon);
        path.closeSubpath();
    }
    m_painter.fillPath(path, colour);
}

}   // namespace rope::ui
