#include "ui/charts/chart_frame.h"

#include "ui/charts/chart_scene.h"
#include "ui/painting/text.h"
#include "ui/raster/ink_canvas.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui {

namespace {

constexpr std::size_t cachedFrames = 8;   // views with two charts, before and after a step
constexpr double labelGapPx = 2;

void preparePainter(QPainter& painter, const ChartFrameCache::Key& key) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(key.devicePhase);
    painter.scale(key.deviceScale, key.deviceScale);
}

QImage background(const ChartFrameCache::Key& key, const Theme& theme) {
    const QSizeF size = key.bodySize * key.deviceScale + QSizeF(key.devicePhase.x(), key.devicePhase.y());
    QImage image(std::max(1, static_cast<int>(std::ceil(size.width()))),
                 std::max(1, static_cast<int>(std::ceil(size.height()))), QImage::Format_RGB32);
    image.fill(theme.panel);   // opaque: Qt smooths type better on a known ground, and copying is faster than
                               // blending
    return image;
}

/// Removes labels that would overlap the previous one; their marks and grid lines stay.
/// in: the pixel position of a value, the size of a label along the axis
template <class PixelOf, class SizeOf>
void removeOverlaps(Ticks& ticks, const PixelOf& pixelOf, const SizeOf& sizeOf) {
    double last = 0, lastHalf = -1;   // of the last label, negative before the first one
    for (Tick& tick : ticks) {
        const double pixel = pixelOf(tick.value), half = sizeOf(tick.label) / 2;
        const bool isFree = lastHalf < 0 || std::abs(pixel - last) >= half + lastHalf + labelGapPx;
        if (!isFree) tick.label.clear();
        else last = pixel, lastHalf = half;
    }
}

ChartFrame withoutOverlaps(ChartFrame frame, const QRectF& body, const Theme& theme) {
    const PlotFrame plot = plotFrame(frame, body, theme);
    const QFont font = theme.tickFont();
    const double height = QFontMetricsF(font).height();
    removeOverlaps(
        frame.x.ticks, [&](double value) { return plot.pixelX(value); },
        [&](const QString& label) { return textWidth(font, label); });
    removeOverlaps(
        frame.y.ticks, [&](double value) { return plot.pixelY(value); },
        [&](const QString&) { return height; });
    return frame;
}

void layAndRender(ChartScene& scene, QPainter& painter, const QRectF& body, const ChartFrame& frame,
                  const Theme& theme) {
    scene.lay(withoutOverlaps(frame, body, theme), body.size(), theme);
    scene.render(painter, body);
}

}   // namespace

PlotFrame plotFrame(const ChartFrame& frame, const QRectF& body, const Theme& theme) {
    const QMarginsF margins = frame.margins * theme.scale;
    const double left = std::round(body.left() + margins.left()),
                 top = std::round(body.top() + margins.top());
    const double right = std::max(left + 1, std::round(body.right() - margins.right()));
    const double bottom = std::max(top + 1, std::round(body.bottom() - margins.bottom()));
    return {QRectF(QPointF(left, top), QPointF(right, bottom)), frame.x.range, frame.y.range, frame.vertical};
}

void paintChartFrame(QPainter& painter, const QRectF& body, const ChartFrame& frame,
                     const PaintContext& context) {
    if (isVectorDevice(painter) || !context.frames) {
        painter.save();
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        ChartScene scene;
        layAndRender(scene, painter, body, frame, context.theme);
        painter.restore();
        return;
    }
    const QPointF origin = painter.deviceTransform().map(body.topLeft());
    const QPoint pixel(static_cast<int>(std::floor(origin.x())), static_cast<int>(std::floor(origin.y())));
    ChartFrameCache::Key key{frame,
                             body.size(),
                             origin - QPointF(pixel),
                             deviceScale(painter),
                             context.theme.kind,
                             context.theme.scale};
    drawDeviceImage(painter, pixel, context.frames->image(key, context.theme));
}

ChartFrameCache::ChartFrameCache(ChartScene* shared)
    : m_own(shared ? nullptr : std::make_unique<ChartScene>()), m_scene(shared ? shared : m_own.get()) {}

ChartFrameCache::~ChartFrameCache() = default;

const QImage& ChartFrameCache::image(const Key& key, const Theme& theme) {
    if (const QImage* known = find(key)) return *known;
    QImage image = background(key, theme);
    QPainter painter(&image);
    preparePainter(painter, key);
    layAndRender(*m_scene, painter, QRectF(QPointF(), key.bodySize), key.frame, theme);
    painter.end();
    return insert(key, std::move(image));
}

const QImage* ChartFrameCache::find(const Key& key) {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry& entry) { return entry.key == key; });
    if (found == m_entries.end()) return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, found);
    return &m_entries.front().image;
}

const QImage& ChartFrameCache::insert(Key key, QImage image) {
    m_entries.push_front({std::move(key), std::move(image)});
    if (m_entries.size() > cachedFrames) m_entries.pop_back();
    return m_entries.front().image;
}

}   // namespace rope::ui
