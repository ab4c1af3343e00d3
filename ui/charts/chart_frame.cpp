#include "ui/charts/chart_frame.h"

#include "ui/charts/axis_ticks.h"
#include "ui/painting/ink_canvas.h"

#include <QCategoryAxis>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLineSeries>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr std::size_t keptFrames = 8;   // a view with two panels, before and after a step, and their charts

/// Qt Charts' own logarithmic axis drops labels inside one decade and vanishes below 1e-12; positions on a linear axis are ours and always
/// right.
double axisPosition(const AxisRange& range, double value) { return 1000 * range.fractionOf(value); }

QCategoryAxis* makeAxis(const ChartAxis& spec, const Theme& theme, bool isReversed) {
    auto* axis = new QCategoryAxis;   // owned by the chart that it is added to
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setTruncateLabels(false);
    // Just below the first tick: Qt Charts also draws a grid line at the start value.
    axis->setStartValue(spec.ticks.empty() ? 0 : axisPosition(spec.range, spec.ticks.front().value) - 1e-6);
    for (const Tick& tick : spec.ticks) {
        QString label = tick.label;   // labels are keys there, and equal ones would be dropped: zero-width spaces tell them apart
        while (axis->categoriesLabels().contains(label)) label += QChar(0x200B);
        axis->append(label, axisPosition(spec.range, tick.value));
    }
    axis->setRange(0, 1000);
    axis->setReverse(isReversed);
    axis->setLabelsFont(theme.tickFont());
    axis->setLabelsBrush(theme.muted);
    axis->setTitleFont(theme.tickFont());
    axis->setTitleBrush(theme.muted);
    axis->setTitleText(spec.title);
    axis->setGridLinePen(QPen(theme.grid, 1));
    axis->setLinePen(QPen(theme.line, 1));
    axis->setShadesVisible(false);
    return axis;
}

/// A QChart laid out for this body, in a scene of the same size.
class FrameScene {
public:
    FrameScene(const ChartFrame& frame, QSizeF bodySize, const Theme& theme) {
        auto* chart = new QChart;
        m_scene.addItem(chart);
        m_scene.setSceneRect(QRectF(QPointF(), bodySize));
        chart->setAnimationOptions(QChart::NoAnimation);
        chart->setBackgroundVisible(false);
        chart->setPlotAreaBackgroundVisible(false);
        chart->setMargins(QMargins(0, 0, 0, 0));
        chart->layout()->setContentsMargins(0, 0, 0, 0);
        chart->legend()->hide();
        auto* series = new QLineSeries;   // a chart without a series lays out no plot area
        chart->addSeries(series);
        QCategoryAxis* x = makeAxis(frame.x, theme, false);
        QCategoryAxis* y = makeAxis(frame.y, theme, frame.vertical == VerticalSense::Down);
        chart->addAxis(x, Qt::AlignBottom);
        chart->addAxis(y, Qt::AlignLeft);
        series->attachAxis(x);
        series->attachAxis(y);
        // The plot area first: a layout for another one would be thrown away.
        chart->setPlotArea(plotFrame(frame, QRectF(QPointF(), bodySize), theme).area);
        chart->resize(bodySize);
        chart->layout()->activate();   // layout is lazy
    }

    void render(QPainter& painter, const QRectF& target) { m_scene.render(&painter, target, m_scene.sceneRect()); }

private:
    QGraphicsScene m_scene;
};

void preparePainter(QPainter& painter, const ChartFrameCache::Key& key) {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(key.devicePhase);
    painter.scale(key.deviceScale, key.deviceScale);
}

/// The part that Qt Charts lays out.
QImage chartImage(const ChartFrameCache::Key& key, const Theme& theme) {
    const QSizeF size = key.bodySize * key.deviceScale + QSizeF(key.devicePhase.x(), key.devicePhase.y());
    QImage image(std::max(1, static_cast<int>(std::ceil(size.width()))), std::max(1, static_cast<int>(std::ceil(size.height()))),
                 QImage::Format_RGB32);
    image.fill(theme.panel);   // opaque: Qt smooths type better on a known ground, and copying is faster than blending
    QPainter painter(&image);
    preparePainter(painter, key);
    FrameScene(key.frame, key.bodySize, theme).render(painter, QRectF(QPointF(), key.bodySize));
    return image;
}

QImage frameImage(const ChartFrameCache::Key& key, const Theme& theme, ChartFrameCache& kept) {
    ChartFrameCache::Key chartKey = key;
    chartKey.frame = withTwoTicks(key.frame, theme);
    const QImage* chart = kept.find(chartKey);
    if (!chart) chart = &kept.insert(chartKey, chartImage(chartKey, theme));
    QImage image = *chart;
    QPainter painter(&image);
    preparePainter(painter, key);
    paintOtherTicks(painter, QRectF(QPointF(), key.bodySize), key.frame, theme);
    return image;
}

}   // namespace

PlotFrame plotFrame(const ChartFrame& frame, const QRectF& body, const Theme& theme) {
    const QMarginsF margins = frame.margins * theme.scale;
    const double left = std::round(body.left() + margins.left()), top = std::round(body.top() + margins.top());
    const double right = std::max(left + 1, std::round(body.right() - margins.right()));
    const double bottom = std::max(top + 1, std::round(body.bottom() - margins.bottom()));
    return {QRectF(QPointF(left, top), QPointF(right, bottom)), frame.x.range, frame.y.range, frame.vertical};
}

void paintChartFrame(QPainter& painter, const QRectF& body, const ChartFrame& frame, const PaintContext& context) {
    if (isVectorDevice(painter) || !context.frames) {
        painter.save();
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        FrameScene(withTwoTicks(frame, context.theme), body.size(), context.theme).render(painter, body);
        paintOtherTicks(painter, body, frame, context.theme);
        painter.restore();
        return;
    }
    const QPointF origin = painter.deviceTransform().map(body.topLeft());
    const QPoint pixel(static_cast<int>(std::floor(origin.x())), static_cast<int>(std::floor(origin.y())));
    ChartFrameCache::Key key{frame, body.size(), origin - QPointF(pixel), deviceScale(painter), context.theme.kind, context.theme.scale};
    const QImage* image = context.frames->find(key);
    if (!image) image = &context.frames->insert(key, frameImage(key, context.theme, *context.frames));
    drawDeviceImage(painter, pixel, *image);
}

const QImage* ChartFrameCache::find(const Key& key) {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& entry) { return entry.key == key; });
    if (found == m_entries.end()) return nullptr;
    m_entries.splice(m_entries.begin(), m_entries, found);
    return &m_entries.front().image;
}

const QImage& ChartFrameCache::insert(Key key, QImage image) {
    m_entries.push_front({std::move(key), std::move(image)});
    if (m_entries.size() > keptFrames) m_entries.pop_back();
    return m_entries.front().image;
}

}   // namespace rope::ui
