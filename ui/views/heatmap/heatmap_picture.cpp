#include "ui/views/heatmap/heatmap_picture.h"

#include "ui/i18n/method_text.h"
#include "ui/painting/ink_canvas.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/views/heatmap/cell_paint.h"
#include "ui/views/heatmap/score_colours.h"
#include "ui/views/method_series.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr QMarginsF leastMargins{50, 9, 64, 38};
constexpr double barGapPx = 12, barWidthPx = 12;
constexpr double smallHeightPx = 300, largeHeightPx = 560, widestAspect = 1.35;

/// Small cards use their width; the larger the map, the nearer to a true square, where equal distances are diagonals of 45 degrees.
double aspectLimit(double height) {
    const double share = std::clamp((height - smallHeightPx) / (largeHeightPx - smallHeightPx), 0.0, 1.0);
    return widestAspect + share * (1 - widestAspect);
}

}   // namespace

HeatmapPicture::HeatmapPicture(const ExplorerState& state, ScoreHeatmap heatmap, std::int64_t length)
    : m_state(state),
      m_heatmap(std::move(heatmap)),
      m_length(length),
      m_scale(scoreScale(m_heatmap.stage, m_heatmap.smallest, m_heatmap.largest)) {
    const std::vector<std::int64_t>& rows = m_heatmap.queryPositions;
    m_stride = rows.size() > 1 ? rows[1] - rows[0] : 1;
    if (const Result<ResolvedMethod> method = resolveMethod(state.scenario, state.scenario.activeMethod))
        m_positionMap = method->positionMap;
    m_grid = cellGrid(shownScores(), m_scale);
    const Result<double> present = scoreAt(m_state.scenario, m_state.scenario.queryPosition, m_state.scenario.keyPosition);
    if (present) m_presentScore = *present;
}

RowMatrix HeatmapPicture::shownScores() const {
    RowMatrix shown = m_heatmap.scores;
    for (Eigen::Index row = 0; row < shown.rows(); ++row)
        for (Eigen::Index column = 0; column < shown.cols(); ++column)
            if (isMasked(static_cast<int>(row), static_cast<int>(column))) shown(row, column) = std::nan("");
    return shown;
}

bool HeatmapPicture::isMasked(int row, int column) const {
    return isHidden(m_heatmap.queryPositions[static_cast<std::size_t>(row)], m_heatmap.keyPositions[static_cast<std::size_t>(column)]);
}

bool HeatmapPicture::isHidden(std::int64_t query, std::int64_t key) const {
    if (m_heatmap.mask == ScoreMask::Causal && key > query) return true;
    return m_positionMap && std::isnan(effectiveDistance(*m_positionMap, query, key));
}

QString HeatmapPicture::title() const { return tr("Attention scores"); }

QString HeatmapPicture::subtitle() const {
    const Scenario& scenario = m_state.scenario;
    const QString method = QString::fromStdString(methodLabel(scenario, scenario.methods[scenario.activeMethod].choice));
    const QString length = fixedLabel(static_cast<double>(m_length), 0);
    QString stage;
    switch (m_heatmap.stage) {
        case ScoreStage::Dot:
            stage = tr("q·k");
            break;
        case ScoreStage::Scaled:
            stage = tr("scaled q·k");
            break;
        case ScoreStage::Softmax:
            stage = tr("softmax of each row");
            break;
    }
    const QString words = tr("%1, %2, %3 × %3").arg(stage, method, length);
    if (m_stride == 1) return words;
    return m_heatmap.stage == ScoreStage::Softmax ? tr("%1, over one token in %2").arg(words).arg(m_stride)
                                                  : tr("%1, one token in %2").arg(words).arg(m_stride);
}

QString HeatmapPicture::answer() const {
    const Scenario& scenario = m_state.scenario;
    const QString places =
        tr("m = %1, n = %2")
            .arg(fixedLabel(static_cast<double>(scenario.queryPosition), 0), fixedLabel(static_cast<double>(scenario.keyPosition), 0));
    if (isHidden(scenario.queryPosition, scenario.keyPosition)) return tr("%1: masked").arg(places);
    // One score has no row to be normalised in: after softmax the cell of the map is the answer, where there is one.
    if (m_heatmap.stage != ScoreStage::Softmax) return tr("%1 → %2").arg(places, significantLabel(m_presentScore, 5));
    const std::int64_t row = scenario.queryPosition / m_stride, column = scenario.keyPosition / m_stride;
    const bool isOnCell = row * m_stride == scenario.queryPosition && column * m_stride == scenario.keyPosition;
    if (!isOnCell || row >= m_grid.rows || column >= m_grid.columns) return places;
    return tr("%1 → %2").arg(places, significantLabel(m_heatmap.scores(row, column), 4));
}

QString HeatmapPicture::hint() const {
    if (m_positionMap) return methodSummary(m_positionMap->id);
    return tr("RoPE looks at m − n alone: with the same q and k at every position, each diagonal has one colour.");
}

const ColourTable& HeatmapPicture::colours(ThemeKind theme) const { return scoreColours(m_heatmap.stage, m_state.view.colormap, theme); }

QRgb HeatmapPicture::colourOf(double value, ThemeKind theme) const {
    return colours(theme)[static_cast<std::size_t>(std::lround(255 * m_scale.fractionOf(value)))];
}

ChartFrame HeatmapPicture::frame(const QRectF& body, const Theme& theme) const {
    ChartFrame frame;
    frame.vertical = VerticalSense::Down;
    const double width = body.width() / theme.scale, height = body.height() / theme.scale;
    const double roomX = width - leastMargins.left() - leastMargins.right(), roomY = height - leastMargins.top() - leastMargins.bottom();
    const double spare = std::max(0.0, roomX - roomY * aspectLimit(roomY));
    const double spareY = std::max(0.0, roomY - roomX);
    frame.margins = leastMargins + QMarginsF(spare / 2, spareY / 2, spare / 2, spareY / 2);
    const AxisRange columns{0, static_cast<double>(m_stride * m_grid.columns)}, rows{0, static_cast<double>(m_stride * m_grid.rows)};
    const int stepsX = std::clamp(static_cast<int>(roomX / 80), 2, 8), stepsY = std::clamp(static_cast<int>(roomY / 60), 2, 8);
    frame.x = {columns, tokenTicks(m_length, stepsX), tr("key position n [token]")};
    frame.y = {rows, tokenTicks(m_length, stepsY), tr("query position m [token]")};
    return frame;
}

QRectF HeatmapPicture::mapArea(const QRectF& body, const Theme& theme) const { return plotFrame(frame(body, theme), body, theme).area; }

void HeatmapPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const ChartFrame chart = frame(body, context.theme);
    paintChartFrame(painter, body, chart, context);
    const PlotFrame plot = plotFrame(chart, body, context.theme);
    paintCells(painter, plot.area, m_grid, colours(context.theme.kind), context.theme.field);
    const double half = 0.5 * static_cast<double>(m_stride);
    const QPointF present =
        plot.pixel(static_cast<double>(m_state.scenario.keyPosition) + half, static_cast<double>(m_state.scenario.queryPosition) + half);
    paintCross(painter, plot.area, present, context.theme.ink);
    if (context.cursor) {
        if (const std::optional<Cell> cell = cellAt(*context.cursor, body, context.theme)) {
            const auto stride = static_cast<double>(m_stride);
            QColor faint = context.theme.ink;
            faint.setAlphaF(0.55F);
            paintCross(painter, plot.area, plot.pixel((cell->column + 0.5) * stride, (cell->row + 0.5) * stride), faint);
        }
    }
    const double scale = context.theme.scale;
    const QRectF bar(plot.area.right() + barGapPx * scale, plot.area.top(), barWidthPx * scale, plot.area.height());
    paintColourBar(painter, bar, colours(context.theme.kind), m_scale, context.theme);
}

std::optional<HeatmapPicture::Cell> HeatmapPicture::cellAt(QPointF position, const QRectF& body, const Theme& theme) const {
    const PlotFrame plot = plotFrame(frame(body, theme), body, theme);
    if (!plot.area.contains(position) || m_grid.rows == 0 || m_grid.columns == 0) return {};
    const auto stride = static_cast<double>(m_stride);
    const int row = std::clamp(static_cast<int>(plot.valueY(position.y()) / stride), 0, m_grid.rows - 1);
    const int column = std::clamp(static_cast<int>(plot.valueX(position.x()) / stride), 0, m_grid.columns - 1);
    return Cell{row, column};
}

QString HeatmapPicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const std::optional<Cell> cell = cellAt(position, body, theme);
    if (!cell) return {};
    const auto query = static_cast<double>(m_heatmap.queryPositions[static_cast<std::size_t>(cell->row)]);
    const auto key = static_cast<double>(m_heatmap.keyPositions[static_cast<std::size_t>(cell->column)]);
    const QString places = tr("m = %1, n = %2").arg(fixedLabel(query, 0), fixedLabel(key, 0));
    if (isMasked(cell->row, cell->column)) return tr("%1: masked").arg(places);
    return tr("%1 → %2").arg(places, significantLabel(m_heatmap.scores(cell->row, cell->column), 5));
}

std::optional<StateChange> HeatmapPicture::clicked(QPointF position, const QRectF& body, const Theme& theme,
                                                   const ExplorerState& current) const {
    const std::optional<Cell> cell = cellAt(position, body, theme);
    if (!cell) return {};
    return changes::withPositions(current, m_heatmap.queryPositions[static_cast<std::size_t>(cell->row)],
                                  m_heatmap.keyPositions[static_cast<std::size_t>(cell->column)]);
}

DataTable HeatmapPicture::table() const {
    DataTable table{tableComments(m_state.scenario, title()), {{"query position [token]", {}}}};
    table.columns.front().values.assign(m_heatmap.queryPositions.begin(), m_heatmap.queryPositions.end());
    for (Eigen::Index column = 0; column < m_heatmap.scores.cols(); ++column) {
        const std::int64_t key = m_heatmap.keyPositions[static_cast<std::size_t>(column)];
        const Eigen::VectorXd values = m_heatmap.scores.col(column);
        table.columns.push_back({"score at key position " + std::to_string(key), {values.begin(), values.end()}});
    }
    return table;
}

}   // namespace rope::ui
