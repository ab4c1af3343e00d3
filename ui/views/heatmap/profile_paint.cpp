#include "ui/views/heatmap/profile_paint.h"

#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/raster/ink_canvas.h"

#include <QCoreApplication>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

struct ProfilePaintTexts {
    Q_DECLARE_TR_FUNCTIONS(HeatmapPicture)
};

constexpr double numberWidthPx = 46, numberHeightPx = 17;
constexpr double numberMarginPx = 4;
constexpr int numberDigits = 3;
constexpr double insetPx = 3;   // of a profile, so that its extremes are whole lines

/// As many digits as fit; "" where not even one does.
QString fittingNumber(double value, const QFont& font, double width) {
    for (int digits = numberDigits; digits > 0; --digits)
        if (QString text = significantLabel(value, digits); textWidth(font, text) <= width) return text;
    return {};
}

/// The visible cells of one row or column.
struct Profile {
    std::vector<double> tokens, values;   ///< the middle of each cell [token]
    double low = 0, high = 1;
};

Profile profileOf(const HeatmapPanel& panel, bool isRow, std::int64_t at, const AxisRange& visible) {
    const ScoreCells& cells = panel.cells;
    Profile profile;
    const std::int64_t line = at < 0 ? -1 : (at - (isRow ? cells.firstQuery : cells.firstKey)) / cells.block;
    const std::int64_t lines = isRow ? cells.values.rows() : cells.values.cols(),
                       count = isRow ? cells.values.cols() : cells.values.rows();
    if (line < 0 || line >= lines || at < (isRow ? cells.firstQuery : cells.firstKey)) return profile;
    const std::int64_t first = isRow ? cells.firstKey : cells.firstQuery;
    for (std::int64_t i = 0; i < count; ++i) {
        const double token =
            static_cast<double>(first + i * cells.block) + 0.5 * static_cast<double>(cells.block);
        if (token < visible.low || token > visible.high) continue;
        profile.tokens.push_back(token);
        profile.values.push_back(isRow ? cells.values(line, i) : cells.values(i, line));
    }
    // The map's own range where it has a sign, so that profiles can be compared; weights of one row may be
    // far below the map's largest.
    profile.low = panel.scale.low;
    profile.high = panel.scale.high;
    if (panel.scale.low < 0) return profile;
    double largest = 0;
    for (const double value : profile.values) largest = std::fmax(largest, value);
    profile.high = largest > 0 ? largest : 1;
    return profile;
}

/// Lines between masked cells.
std::vector<QPolygonF> linesOf(const Profile& profile, const auto& toPixel) {
    std::vector<QPolygonF> lines(1);
    for (std::size_t i = 0; i < profile.values.size(); ++i) {
        if (!std::isnan(profile.values[i]))
            lines.back().append(toPixel(profile.tokens[i], profile.values[i]));
        else if (!lines.back().isEmpty()) lines.emplace_back();
    }
    return lines;
}

QString lineLabel(bool isRow, std::int64_t at, const ScoreCells& cells) {
    const auto number = [](std::int64_t value) { return fixedLabel(static_cast<double>(value), 0); };
    const std::int64_t first = at - at % cells.block, last = std::min(first + cells.block, cells.length) - 1;
    if (first == last)
        return (isRow ? ProfilePaintTexts::tr("query m = %1") : ProfilePaintTexts::tr("key n = %1"))
            .arg(number(first));
    return (isRow ? ProfilePaintTexts::tr("queries m = %1 to %2")
                  : ProfilePaintTexts::tr("keys n = %1 to %2"))
        .arg(number(first), number(last));
}

void paintBackground(QPainter& painter, const QRectF& area, const Theme& theme) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.field);
    painter.drawRect(area);
}

void paintRow(QPainter& painter, const PanelLayout& layout, const Profile& profile, const QString& label,
              const Theme& theme) {
    const QRectF& area = layout.rowProfile;
    const QRectF inner = area.adjusted(0, insetPx, 0, -insetPx);
    const auto y = [&](double value) {
        return inner.bottom() - (value - profile.low) / (profile.high - profile.low) * inner.height();
    };
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(QPointF(area.left(), y(0)), QPointF(area.right(), y(0)));
    InkCanvas canvas(painter, area);
    canvas.stroke(
        linesOf(profile,
                [&](double token, double value) { return QPointF(layout.plot.pixelX(token), y(value)); }),
        {theme.query, 1.4 * theme.scale});
    canvas.finish();
    const QFont font = theme.tickFont();
    drawWithHalo(painter, area.topLeft() + QPointF(5, 9) * theme.scale, Qt::AlignLeft, font, theme.query,
                 theme.field, label);
    const double right = area.right() + 6 * theme.scale, line = 14 * theme.scale;
    drawElided(painter, QRectF(right, area.top() - 1, 70 * theme.scale, line), Qt::AlignLeft, font,
               theme.muted, significantLabel(profile.high, 3));
    drawElided(painter, QRectF(right, area.bottom() - line + 1, 70 * theme.scale, line), Qt::AlignLeft, font,
               theme.muted, significantLabel(profile.low, 3));
}

void paintColumn(QPainter& painter, const PanelLayout& layout, const Profile& profile, const QString& label,
                 const Theme& theme) {
    const QRectF& area = layout.columnProfile;
    const QRectF inner = area.adjusted(insetPx, 0, -insetPx, 0);
    const auto x = [&](double value) {
        return inner.left() + (value - profile.low) / (profile.high - profile.low) * inner.width();
    };
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(QPointF(x(0), area.top()), QPointF(x(0), area.bottom()));
    InkCanvas canvas(painter, area);
    canvas.stroke(
        linesOf(profile,
                [&](double token, double value) { return QPointF(x(value), layout.plot.pixelY(token)); }),
        {theme.key, 1.4 * theme.scale});
    canvas.finish();
    const QFont font = theme.tickFont();
    drawElided(painter,
               QRectF(area.left(), area.bottom() + 20 * theme.scale, area.width() + 60 * theme.scale,
                      14 * theme.scale),
               Qt::AlignLeft, font, theme.key, label);
}

}   // namespace

void paintProfiles(QPainter& painter, const PanelLayout& layout, const HeatmapPanel& panel,
                   const CellHit& cell, const Theme& theme) {
    paintBackground(painter, layout.rowProfile, theme);
    paintBackground(painter, layout.columnProfile, theme);
    const AxisRange &queries = layout.plot.y, &keys = layout.plot.x;
    const auto isVisible = [](std::int64_t token, const AxisRange& range) {
        return static_cast<double>(token) >= range.low && static_cast<double>(token) < range.high;
    };
    if (isVisible(cell.query, queries))
        if (const Profile row = profileOf(panel, true, cell.query, keys); !row.values.empty())
            paintRow(painter, layout, row, lineLabel(true, cell.query, panel.cells), theme);
    if (isVisible(cell.key, keys))
        if (const Profile column = profileOf(panel, false, cell.key, queries); !column.values.empty())
            paintColumn(painter, layout, column, lineLabel(false, cell.key, panel.cells), theme);
}

void paintCellNumbers(QPainter& painter, const PanelLayout& layout, const HeatmapPanel& panel,
                      const ColourTable& colours, const Theme& theme) {
    const ScoreCells& cells = panel.cells;
    const PlotFrame& plot = layout.plot;
    const auto block = static_cast<double>(cells.block);
    const double width = plot.pixelX(plot.x.low + block) - plot.area.left(),
                 height = plot.pixelY(plot.y.low + block) - plot.area.top();
    if (width < numberWidthPx * theme.scale || height < numberHeightPx * theme.scale) return;
    for (Eigen::Index row = 0; row < cells.values.rows(); ++row)
        for (Eigen::Index column = 0; column < cells.values.cols(); ++column) {
            const QPointF corner =
                plot.pixel(static_cast<double>(cells.firstKey) + block * static_cast<double>(column),
                           static_cast<double>(cells.firstQuery) + block * static_cast<double>(row));
            const QRectF area(corner, QSizeF(width, height));
            if (std::isnan(cells.values(row, column)) || !plot.area.adjusted(-1, -1, 1, 1).contains(area))
                continue;
            const QColor background(colours[panel.grid.at(static_cast<int>(row), static_cast<int>(column))]);
            constexpr int middleGrey = 140;
            const QColor ink = qGray(background.rgb()) > middleGrey ? QColor(Qt::black) : QColor(Qt::white);
            const QString number = fittingNumber(cells.values(row, column), theme.tickFont(),
                                                 width - numberMarginPx * theme.scale);
            drawElided(painter, area, Qt::AlignHCenter, theme.tickFont(), ink, number);
        }
}

}   // namespace rope::ui
