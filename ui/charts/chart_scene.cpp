#include "ui/charts/chart_scene.h"

#include <QCategoryAxis>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLineSeries>

namespace rope::ui {

namespace {

/// Qt Charts' own logarithmic axis drops labels inside one decade and vanishes below 1e-12; positions on a
/// linear axis are ours and always right.
double axisPosition(const AxisRange& range, double value) { return 1000 * range.fractionOf(value); }

/// in:  the chart that owns it
QCategoryAxis* addAxis(QChart& chart, QLineSeries& series, Qt::Alignment side) {
    auto* axis = new QCategoryAxis;
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setTruncateLabels(false);
    axis->setRange(0, 1000);
    axis->setShadesVisible(false);
    chart.addAxis(axis, side);
    series.attachAxis(axis);
    return axis;
}

void setTicks(QCategoryAxis& axis, const ChartAxis& spec) {
    for (const QString& label : axis.categoriesLabels()) axis.remove(label);
    // Just below the first tick: Qt Charts also draws a grid line at the start value.
    axis.setStartValue(spec.ticks.empty() ? 0 : axisPosition(spec.range, spec.ticks.front().value) - 1e-6);
    for (const Tick& tick : spec.ticks) {
        QString label = tick.label;   // labels are keys there, and equal ones would be dropped: zero-width
                                      // spaces tell them apart
        while (axis.categoriesLabels().contains(label)) label += QChar(0x200B);
        axis.append(label, axisPosition(spec.range, tick.value));
    }
}

void setLook(QCategoryAxis& axis, const QString& title, const Theme& theme) {
    axis.setLabelsFont(theme.tickFont());
    axis.setLabelsBrush(theme.muted);
    axis.setTitleFont(theme.tickFont());
    axis.setTitleBrush(theme.muted);
    axis.setTitleText(title);
    axis.setGridLinePen(QPen(theme.grid, 1));
    axis.setLinePen(QPen(theme.line, 1));
}

}   // namespace

struct ChartScene::Parts {
    Parts() {
        scene.addItem(chart);
        chart->setAnimationOptions(QChart::NoAnimation);
        chart->setBackgroundVisible(false);
        chart->setPlotAreaBackgroundVisible(false);
        chart->setMargins(QMargins(0, 0, 0, 0));
        chart->layout()->setContentsMargins(0, 0, 0, 0);
        chart->legend()->hide();
        auto* series = new QLineSeries;   // a chart without a series lays out no plot area
        chart->addSeries(series);
        x = addAxis(*chart, *series, Qt::AlignBottom);
        y = addAxis(*chart, *series, Qt::AlignLeft);
    }

    QGraphicsScene scene;
    QChart* chart = new QChart;   ///< the scene's
    QCategoryAxis *x, *y;
};

ChartScene::ChartScene() = default;
ChartScene::~ChartScene() = default;

void ChartScene::lay(const ChartFrame& frame, QSizeF bodySize, const Theme& theme) {
    if (frame.x.ticks.empty() || frame.y.ticks.empty())
        m_parts.reset();   // an axis that loses all its labels would go on showing them
    if (!m_parts) m_parts = std::make_unique<Parts>();
    m_parts->scene.setSceneRect(QRectF(QPointF(), bodySize));
    setTicks(*m_parts->x, frame.x);
    setTicks(*m_parts->y, frame.y);
    setLook(*m_parts->x, frame.x.title, theme);
    setLook(*m_parts->y, frame.y.title, theme);
    m_parts->y->setReverse(frame.vertical == VerticalSense::Down);
    // The plot area first: a layout for another one would be thrown away.
    m_parts->chart->setPlotArea(plotFrame(frame, QRectF(QPointF(), bodySize), theme).area);
    m_parts->chart->resize(bodySize);
    m_parts->chart->layout()->activate();   // layout is lazy
}

void ChartScene::render(QPainter& painter, const QRectF& target) {
    m_parts->scene.render(&painter, target, m_parts->scene.sceneRect());
}

}   // namespace rope::ui
