#include "ui/views/compare/compare_layout.h"

#include "ui/charts/pair_axis.h"
#include "ui/painting/text.h"
#include "ui/views/compare/compare_words.h"
#include "ui/views/compare/consequence_rows.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace rope::ui {

namespace {

/// Axis titles.
struct CompareLayoutTexts {
    Q_DECLARE_TR_FUNCTIONS(ComparePicture)
};

constexpr QMarginsF panelMargins{48, 6, 12, 40}, lowPanelMargins{34, 6, 10, 22};
constexpr double lowPanelPx = 112, widestMap = 1.35;
constexpr double headLinePx = 3, headNamePx = 22, maxHeadFraction = 0.26;
constexpr int verticalSteps = 4;

/// The columns that fit the width, the active method always among them.
std::vector<std::size_t> fittingMethods(const CompareData& data, double bodyWidth, const Theme& theme) {
    std::vector<std::size_t> columns(fittingColumns(bodyWidth, data.columns.size(), theme));
    std::iota(columns.begin(), columns.end(), std::size_t{0});
    for (std::size_t i = columns.size(); i < data.columns.size(); ++i)
        if (data.columns[i].method.isActive) columns.back() = i;
    return columns;
}

/// Of the verdicts, in columns of this page; 0 where they would take too much of it.
double verdictHeight(const CompareData& data, const std::vector<std::size_t>& columns, const QRectF& body,
                     const Theme& theme) {
    const double width = compareColumnWidth(body.width(), columns.size(), theme);
    double height = 0;
    for (const std::size_t column : columns)
        height =
            std::max(height, paragraphHeight(theme.secondaryFont(), width,
                                             verdictWords(data.columns[column].numbers, data.pairs.size())));
    return height > maxHeadFraction * body.height() ? 0 : height;
}

double missingHeight(const CompareData& data, std::size_t columns, const QRectF& body, const Theme& theme) {
    const QString missing = missingWords(data, columns);
    if (missing.isEmpty()) return 0;
    const double width = compareGrid(body, columns, 0, 0, theme).words.width();
    return paragraphHeight(theme.font(11.5, QFont::Medium), width, missing);
}

/// The size of a chart, in logical pixels before the theme's scale.
struct PanelSize {
    double width, height;
    int stepsX, stepsY;   ///< between ticks, at most
    bool isLow;   ///< titles of axes are left out: the column of words names them
};

PanelSize roomOf(const QRectF& panel, const Theme& theme) {
    const double width = panel.width() / theme.scale, height = panel.height() / theme.scale;
    return {width, height, std::clamp(static_cast<int>(width / 60), 1, 6),
            std::clamp(static_cast<int>(height / 30), 1, verticalSteps), height < lowPanelPx};
}

ChartFrame ratioFrame(const CompareData& data, const QRectF& panel, const PanelSize& room,
                      const Theme& theme) {
    ChartFrame chart;
    chart.x = pairAxis(data.pairs.size(), panel.width(), theme);
    chart.y = {data.ratioRange, linearTicks(data.ratioRange, room.stepsY), CompareLayoutTexts::tr("θ′ / θ")};
    return chart;
}

ChartFrame decayFrame(const CompareData& data, const PanelSize& room) {
    ChartFrame chart;
    chart.x = {
        data.distanceRange, logarithmicTicks(data.distanceRange, room.stepsX, LogLabels::Compact),
        room.width > 150 ? CompareLayoutTexts::tr("distance [token]") : CompareLayoutTexts::tr("[token]")};
    chart.y = {data.scoreRange, linearTicks(data.scoreRange, room.stepsY),
               CompareLayoutTexts::tr("score, q = k = 1")};
    return chart;
}

/// A map is about square: the remaining space is added to the margins.
ChartFrame scoresFrame(const CompareData& data, const PanelSize& room, const QMarginsF& margins) {
    const AxisRange tokens{0, static_cast<double>(data.mapLength)};
    const double roomX = room.width - margins.left() - margins.right(),
                 roomY = room.height - margins.top() - margins.bottom();
    const double spareX = std::max(0.0, roomX - widestMap * roomY), spareY = std::max(0.0, roomY - roomX);
    const int stepsX = std::clamp(static_cast<int>((roomX - spareX) / 45), 1, 4);
    ChartFrame chart;
    chart.vertical = VerticalSense::Down;
    chart.x = {tokens, tokenTicks(data.mapLength, stepsX), CompareLayoutTexts::tr("key n [token]")};
    chart.y = {tokens, tokenTicks(data.mapLength, room.stepsY), CompareLayoutTexts::tr("query m [token]")};
    chart.margins = margins + QMarginsF(spareX / 2, spareY / 2, spareX / 2, spareY / 2);
    return chart;
}

ChartFrame frameOf(const CompareData& data, ComparePart part, const QRectF& panel, const Theme& theme) {
    const PanelSize room = roomOf(panel, theme);
    const QMarginsF margins = room.isLow ? lowPanelMargins : panelMargins;
    ChartFrame chart = part == ComparePart::Ratio   ? ratioFrame(data, panel, room, theme)
                       : part == ComparePart::Decay ? decayFrame(data, room)
                                                    : scoresFrame(data, room, margins);
    if (part != ComparePart::Scores) chart.margins = margins;
    if (room.isLow) {
        chart.x.title.clear();
        chart.y.title.clear();
    }
    return chart;
}

}   // namespace

double headLineHeight(const Theme& theme) { return headLinePx * theme.scale; }

CompareLayout compareLayout(const CompareData& data, const QRectF& body, const Theme& theme) {
    std::vector<std::size_t> columns = fittingMethods(data, body.width(), theme);
    const double nameHeight = (headLinePx + headNamePx) * theme.scale;
    const double texts =
        std::max(missingHeight(data, columns.size(), body, theme), verdictHeight(data, columns, body, theme));
    const CompareGrid grid = compareGrid(body, columns.size(), std::ceil(nameHeight + texts + 2),
                                         consequenceRowCount() + 1, theme);
    return {grid, std::move(columns), nameHeight};
}

PlacedChart compareChart(const CompareData& data, const CompareLayout& layout, ComparePart part,
                         std::size_t column, const Theme& theme) {
    const QRectF panel = layout.grid.panel(part, column);
    return placedChart(frameOf(data, part, panel, theme), panel, theme);
}

QRectF adjacentArea(const PlotFrame& plot) {
    const double right = std::min(plot.area.right(), plot.pixelX(static_cast<double>(shortRangeMaxDistance)));
    return {plot.area.topLeft(), QPointF(right, plot.area.bottom())};
}

std::vector<CompareMark> compareMarks(const CompareData& data) {
    std::vector<CompareMark> marks{
        {QStringLiteral("trained"), {Qt::Vertical, data.trainedLength, trainedLengthLabel(data)}}};
    if (data.trainedLength != data.targetLength)
        marks.push_back({QStringLiteral("target"), {Qt::Vertical, data.targetLength, targetLengthLabel()}});
    return marks;
}

std::optional<QPointF> linkedCursor(const CompareGrid& grid, ComparePart part, std::size_t column,
                                    std::optional<QPointF> cursor) {
    if (!cursor || grid.partAt(cursor->y()) != part) return {};
    const std::optional<std::size_t> under = grid.columnAt(cursor->x());
    if (!under) return {};
    const double offset = grid.columnStep * (static_cast<double>(column) - static_cast<double>(*under));
    return *cursor + QPointF(offset, 0);
}

}   // namespace rope::ui
