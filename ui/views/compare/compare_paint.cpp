#include "ui/views/compare/compare_paint.h"

#include "ui/charts/curves.h"
#include "ui/charts/nearest_sample.h"
#include "ui/charts/pair_axis.h"
#include "ui/painting/text.h"
#include "ui/score_cells/cell_paint.h"
#include "ui/score_cells/score_colours.h"
#include "ui/views/compare/compare_words.h"
#include "ui/views/compare/consequence_rows.h"

#include <array>
#include <cmath>
#include <utility>

namespace rope::ui {

namespace {

constexpr double outsideDotPx = 2.2, partNamePx = 20, noteFontPx = 11.5;
constexpr float outsideOpacity = 0.13F, adjacentOpacity = 0.09F, plainOpacity = 0.4F;

QColor translucent(QColor colour, float alpha) {
    colour.setAlphaF(alpha);
    return colour;
}

/// Pairs that reach angles outside the trained range: bands over the height of the plot, dots on the curve.
void paintOutside(QPainter& painter, const ComparePage& page, const PlotFrame& plot,
                  const MethodConsequences& method) {
    const Theme& theme = page.theme();
    const std::vector<double>& pairs = page.data.pairs;
    const double half = 0.5 * std::abs(plot.pixelX(1) - plot.pixelX(0)), radius = outsideDotPx * theme.scale;
    painter.save();
    painter.setPen(Qt::NoPen);
    for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
        if (!isOutside(method, pair)) continue;
        const QRectF band(plot.pixelX(pairs[pair]) - half, plot.area.top(), 2 * half, plot.area.height());
        painter.fillRect(band.intersected(plot.area), translucent(theme.outside, outsideOpacity));
    }
    painter.setBrush(theme.outside);
    for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
        const double ratio = method.spectrum.ratio[pair];
        if (isOutside(method, pair) && std::isfinite(ratio))
            painter.drawEllipse(plot.pixel(pairs[pair], ratio), radius, radius);
    }
    painter.restore();
}

void paintRatio(QPainter& painter, const ComparePage& page, const PlotFrame& plot, std::size_t index) {
    const Theme& theme = page.theme();
    const ComparedColumn& column = page.column(index);
    const std::vector<double>& pairs = page.data.pairs;
    const Curve curve{pairs, column.numbers.spectrum.ratio, inkOf(column.method, theme)};
    paintCurves(painter, plot, {&curve, 1});
    paintOutside(painter, page, plot, column.numbers);
    paintCursorLine(painter, plot, plot.pixelX(page.look.selectedPair), theme);
    if (const auto cursor = linkedCursor(page.layout.grid, ComparePart::Ratio, index, page.context.cursor)) {
        const std::size_t pair = nearestPair(plot.valueX(cursor->x()), pairs.size());
        paintCursorLine(painter, plot, plot.pixelX(static_cast<double>(pair)), theme);
    }
}

void paintDecay(QPainter& painter, const ComparePage& page, const PlotFrame& plot, std::size_t index) {
    const Theme& theme = page.theme();
    const CompareData& data = page.data;
    const ComparedColumn& column = page.column(index);
    painter.fillRect(adjacentArea(plot), translucent(theme.accent, adjacentOpacity));
    const std::array<Curve, 2> curves{
        {{data.distances, data.plainScores, {translucent(theme.muted, plainOpacity), 4 * theme.scale}},
         {data.distances, column.scores, inkOf(column.method, theme)}}};
    paintCurves(painter, plot, curves);
    std::vector<PlotMark> marks;
    for (CompareMark& mark : compareMarks(data)) marks.push_back(std::move(mark.mark));
    paintMarks(painter, plot, marks, theme);
    const auto cursor = linkedCursor(page.layout.grid, ComparePart::Decay, index, page.context.cursor);
    if (cursor && cursor->x() >= plot.area.left() && cursor->x() <= plot.area.right()) {
        const std::size_t sample = nearestSample(data.distances, plot.valueX(cursor->x()));
        paintCursorLine(painter, plot, plot.pixelX(data.distances[sample]), theme);
    }
}

void paintScores(QPainter& painter, const ComparePage& page, const PlotFrame& plot, std::size_t index) {
    const Theme& theme = page.theme();
    const ComparedColumn& column = page.column(index);
    const double across = static_cast<double>(page.data.mapLength) / static_cast<double>(column.cells.block);
    paintCells(painter, plot.area, column.grid,
               {QRectF(0, 0, across, across), PixelRule::Mean, page.data.scale.exponent},
               scoreColours(column.cells.stage, page.look.colormap, theme.kind), theme.field);
    const auto cursor = linkedCursor(page.layout.grid, ComparePart::Scores, index, page.context.cursor);
    if (cursor && plot.area.contains(*cursor)) paintCross(painter, plot.area, *cursor, theme.ink);
}

/// The meaning, or its short form where it does not fit.
void paintMeaning(QPainter& painter, const QRectF& area, const PartWords& words, const Theme& theme) {
    const double nameHeight = partNamePx * theme.scale;
    drawElided(painter, QRectF(area.left(), area.top(), area.width(), nameHeight), Qt::AlignLeft,
               theme.titleFont(), theme.ink, words.name);
    const QRectF rest = area.adjusted(0, nameHeight, 0, 0);
    if (drawParagraph(painter, rest, theme.secondaryFont(), theme.muted, words.meaning) == 0)
        drawParagraph(painter, rest, theme.secondaryFont(), theme.muted, words.brief);
}

void paintConsequence(QPainter& painter, const CompareGrid& grid, int line, const ConsequenceRow& row,
                      const Theme& theme) {
    const QRectF area = grid.rowArea(line);
    painter.setPen(QPen(theme.grid, 1));
    painter.drawLine(QPointF(area.left(), area.top() + 0.5), QPointF(area.right(), area.top() + 0.5));
    drawElided(painter, grid.rowWords(line), Qt::AlignLeft, theme.secondaryFont(), theme.muted, row.label);
    for (std::size_t column = 0; column < row.values.size(); ++column) {
        const bool worst = isWorst(row, column);
        drawElided(painter, grid.cell(line, column), Qt::AlignLeft,
                   theme.font(noteFontPx, worst ? QFont::DemiBold : QFont::Normal),
                   worst ? theme.outside : theme.ink, row.values[column]);
    }
}

}   // namespace

void paintPart(QPainter& painter, const ComparePage& page, ComparePart part, std::size_t column) {
    const PlacedChart chart = compareChart(page.data, page.layout, part, column, page.theme());
    paintChartFrame(painter, chart.body, chart.frame, page.context);
    switch (part) {
        case ComparePart::Ratio:
            return paintRatio(painter, page, chart.plot, column);
        case ComparePart::Decay:
            return paintDecay(painter, page, chart.plot, column);
        case ComparePart::Scores:
            return paintScores(painter, page, chart.plot, column);
    }
}

void paintHeads(QPainter& painter, const ComparePage& page) {
    const Theme& theme = page.theme();
    for (std::size_t i = 0; i < page.layout.columns.size(); ++i) {
        const ComparedColumn& column = page.column(i);
        const QRectF head = page.layout.grid.head(i);
        const QRectF line(head.left(), head.top(), head.width(), headLineHeight(theme));
        painter.setPen(Qt::NoPen);
        painter.setBrush(inkOf(column.method, theme).colour);
        painter.drawRect(line);
        const QRectF verdict = page.layout.belowName(head);
        const QRectF name(QPointF(head.left(), line.bottom() + 1), verdict.topRight());
        drawElided(painter, name, Qt::AlignLeft, theme.titleFont(), theme.ink, column.method.name());
        drawParagraph(painter, verdict, theme.secondaryFont(), theme.muted,
                      verdictWords(column.numbers, page.data.pairs.size()));
    }
}

void paintPartWords(QPainter& painter, const ComparePage& page) {
    const Theme& theme = page.theme();
    const CompareGrid& grid = page.layout.grid;
    const QRectF head(grid.words.left(), grid.heads.top(), grid.words.width(), grid.heads.height());
    const QRectF notes = page.layout.belowName(head);
    drawElided(painter, QRectF(QPointF(head.left(), head.top() + headLineHeight(theme)), notes.topRight()),
               Qt::AlignLeft, theme.titleFont(), theme.ink, sentenceHead());
    drawParagraph(painter, notes, theme.font(noteFontPx, QFont::Medium), theme.warning,
                  missingWords(page.data, page.layout.columns.size()));
    for (int part = 0; part < grid.parts; ++part)
        paintMeaning(painter, grid.partWords(static_cast<ComparePart>(part)),
                     partWords(static_cast<ComparePart>(part)), theme);
}

void paintConsequences(QPainter& painter, const ComparePage& page) {
    const Theme& theme = page.theme();
    const CompareGrid& grid = page.layout.grid;
    const QRectF head = grid.rowWords(0);
    drawElided(painter, head, Qt::AlignLeft, theme.titleFont(), theme.ink, tableHead());
    drawElided(painter, QRectF(grid.columnLeft, head.top(), grid.heads.width(), grid.rowHeight),
               Qt::AlignLeft, theme.secondaryFont(), theme.muted, tableNote());
    std::vector<const MethodConsequences*> methods;
    for (std::size_t i = 0; i < page.layout.columns.size(); ++i) methods.push_back(&page.column(i).numbers);
    int line = 1;
    for (const ConsequenceRow& row : consequenceRows(methods, page.data.pairs.size()))
        paintConsequence(painter, grid, line++, row, theme);
}

}   // namespace rope::ui
