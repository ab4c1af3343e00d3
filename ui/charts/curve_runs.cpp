#include "ui/charts/curve_runs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rope::ui {

namespace {

/// Clips a polyline to a rectangle and collects the parts inside.
class RunBuilder {
public:
    explicit RunBuilder(const QRectF& area) : m_area(area) {}

    void add(QPointF point) {
        if (m_hasPrevious) addSegment(m_previous, point);
        m_previous = point;
        m_hasPrevious = true;
    }

    void gap() {
        if (m_hasPrevious && m_run.isEmpty() && m_isAlone && m_area.contains(m_previous))
            m_run << m_previous;   // a single sample is visible
        flush();
        m_hasPrevious = false;
        m_isAlone = true;
    }

    std::vector<QPolygonF> take() {
        gap();
        return std::move(m_runs);
    }

private:
    void flush() {
        if (!m_run.isEmpty()) m_runs.push_back(std::move(m_run));
        m_run = QPolygonF();
    }

    /// Liang-Barsky: the part of a..b between the parameters `enter` and `leave` is inside.
    bool clip(QPointF a, QPointF b, double& enter, double& leave) const {
        const double dx = b.x() - a.x(), dy = b.y() - a.y();
        const std::array<double, 4> direction{-dx, dx, -dy, dy};
        const std::array<double, 4> room{a.x() - m_area.left(), m_area.right() - a.x(), a.y() - m_area.top(),
                                         m_area.bottom() - a.y()};
        for (std::size_t side = 0; side < direction.size(); ++side) {
            if (direction[side] == 0) {
                if (room[side] < 0) return false;
                continue;
            }
            const double t = room[side] / direction[side];
            if (direction[side] < 0) enter = std::max(enter, t);
            else leave = std::min(leave, t);
        }
        return enter <= leave;
    }

    void addSegment(QPointF a, QPointF b) {
        m_isAlone = false;
        double enter = 0, leave = 1;
        if (!clip(a, b, enter, leave)) return flush();
        if (enter > 0 || m_run.isEmpty()) {
            flush();
            m_run << a + enter * (b - a);
        }
        m_run << a + leave * (b - a);
        if (leave < 1) flush();
    }

    QRectF m_area;
    std::vector<QPolygonF> m_runs;
    QPolygonF m_run;
    QPointF m_previous;
    bool m_hasPrevious = false, m_isAlone = true;
};

/// The samples of one pixel column in the order in which they came: first, extremes, last.
class Column {
public:
    void add(QPointF point) {
        if (m_count == 0) m_first = m_lowest = m_highest = point;
        if (point.y() < m_lowest.y()) m_lowest = point;
        if (point.y() > m_highest.y()) m_highest = point;
        m_last = point;
        ++m_count;
    }

    void emitInto(RunBuilder& builder) {
        if (m_count == 0) return;
        std::array<QPointF, 4> points{m_first, m_lowest, m_highest, m_last};
        if (m_highest.x() < m_lowest.x()) std::swap(points[1], points[2]);
        for (std::size_t i = 0; i < points.size(); ++i)
            if (i == 0 || points[i] != points[i - 1]) builder.add(points[i]);
        m_count = 0;
    }

private:
    QPointF m_first, m_lowest, m_highest, m_last;
    int m_count = 0;
};

/// Value to pixel with everything that is the same for all samples worked out before: PlotFrame takes two
/// logarithms a value.
class AxisMap {
public:
    AxisMap(const AxisRange& range, double pixelAtLow, double pixelAtHigh)
        : m_isLogarithmic(range.scale == AxisScale::Logarithmic),
          m_low(m_isLogarithmic ? std::log(range.low) : range.low),
          m_pixelAtLow(pixelAtLow) {
        const double span = (m_isLogarithmic ? std::log(range.high) : range.high) - m_low;
        m_pixelsPerUnit = (pixelAtHigh - pixelAtLow) / span;
    }
    /// Not finite where a logarithmic axis has no place.
    double operator()(double value) const {
        return m_pixelAtLow + ((m_isLogarithmic ? std::log(value) : value) - m_low) * m_pixelsPerUnit;
    }

private:
    bool m_isLogarithmic;
    double m_low, m_pixelAtLow, m_pixelsPerUnit = 0;
};

}   // namespace

std::vector<QPolygonF> curveRuns(const PlotFrame& plot, std::span<const double> xs,
                                 std::span<const double> ys, double columnWidthPx) {
    constexpr double farAwayPx = 1e7;   // so that the clipping arithmetic is finite
    const AxisMap mapX(plot.x, plot.area.left(), plot.area.right());
    const AxisMap mapY(plot.y, plot.pixelY(plot.y.low), plot.pixelY(plot.y.high));
    RunBuilder builder(plot.area);
    Column column;
    double columnIndex = std::numeric_limits<double>::quiet_NaN();
    const std::size_t count = std::min(xs.size(), ys.size());
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF point(mapX(xs[i]), mapY(ys[i]));
        if (!std::isfinite(point.x()) || !std::isfinite(point.y())) {
            column.emitInto(builder);
            builder.gap();
            continue;
        }
        const double index = std::floor(point.x() / columnWidthPx);
        if (index != columnIndex) column.emitInto(builder);
        columnIndex = index;
        column.add({point.x(), std::clamp(point.y(), -farAwayPx, farAwayPx)});
    }
    column.emitInto(builder);
    return builder.take();
}

}   // namespace rope::ui
