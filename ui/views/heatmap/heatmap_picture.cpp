#include "ui/views/heatmap/heatmap_picture.h"

#include "ui/charts/chart_frame.h"
#include "ui/views/heatmap/heatmap_paint.h"
#include "ui/views/heatmap/heatmap_words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui {

HeatmapPicture::HeatmapPicture(HeatmapData data) : m_data(std::move(data)) {}

PictureWords HeatmapPicture::words() const { return heatmapWords(m_data); }

QRgb HeatmapPicture::colourOf(double value, ThemeKind theme) const {
    return panelColours(m_data, m_data.maps->front(),
                        theme)[static_cast<std::size_t>(std::lround(255 * m_data.scale().fractionOf(value)))];
}

std::vector<PanelLayout> HeatmapPicture::layout(const QRectF& body, const Theme& theme) const {
    return heatmapLayout(panelsThatFit(m_data.maps->size(), body, theme), m_data.window, body, theme);
}

QRectF HeatmapPicture::cellArea(const QRectF& body, const Theme& theme) const {
    const std::vector<PanelLayout> panels = layout(body, theme);
    return panels.size() == 1 ? panels.front().plot.area : QRectF();
}

bool HeatmapPicture::fillsCellArea() const {
    const HeatmapPanel& panel = m_data.maps->front();
    return QRectF(0, 0, panel.grid.columns, panel.grid.rows).contains(cellView(m_data, panel).part);
}

void HeatmapPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    paintPanels(painter, body, context, Parts::All);
}

void HeatmapPicture::paintAroundCells(QPainter& painter, const QRectF& body,
                                      const PaintContext& context) const {
    paintPanels(painter, body, context, Parts::AroundCells);
}

void HeatmapPicture::paintPanels(QPainter& painter, const QRectF& body, const PaintContext& context,
                                 Parts parts) const {
    const std::vector<PanelLayout> panels = layout(body, context.theme);
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const HeatmapPanel& panel = (*m_data.maps)[i];
        paintChartFrame(painter, panels[i].body, panels[i].chart, context);
        if (parts == Parts::All) paintMap(painter, m_data, panels[i], panel, context.theme);
        paintAroundMap(painter, m_data, panels[i], panel, context);
    }
    const std::optional<CellHit> hovered = hoveredCell(body, context);
    if (hovered)
        for (const PanelLayout& panel : panels)
            paintHoveredCell(painter, panel.plot, *hovered, context.theme);   // the same cell in all maps
    if (panels.front().hasProfiles())
        paintMapProfiles(painter, m_data, panels.front(), hovered, context.theme);
}

void HeatmapPicture::paintCellArea(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const PanelLayout panel = layout(body, context.theme).front();
    if (!fillsCellArea())   // pixels without cells still show the picture before this step
        painter.fillRect(panel.plot.area, context.theme.panel);
    paintMap(painter, m_data, panel, m_data.maps->front(), context.theme);
    if (const std::optional<CellHit> hovered = hoveredCell(body, context))
        paintHoveredCell(painter, panel.plot, *hovered, context.theme);
}

void HeatmapPicture::paintAxes(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    for (const PanelLayout& panel : layout(body, context.theme))
        paintChartFrame(painter, panel.body, panel.chart, context);
}

PlotFrame HeatmapPicture::plotAt(QPointF point, const QRectF& body, const Theme& theme) const {
    const std::vector<PanelLayout> panels = layout(body, theme);
    for (const PanelLayout& panel : panels)
        if (panel.plot.area.contains(point)) return panel.plot;
    return panels.front().plot;
}

QRectF HeatmapPicture::mapArea(QPointF point, const QRectF& body, const Theme& theme) const {
    return plotAt(point, body, theme).area;
}

std::optional<CellHit> HeatmapPicture::cellAt(QPointF point, const QRectF& body, const Theme& theme) const {
    const PlotFrame plot = plotAt(point, body, theme);
    if (!plot.area.contains(point)) return {};
    const ScoreWindow& window = m_data.window;
    const auto token = [&](double value, std::int64_t first) {
        return std::clamp(static_cast<std::int64_t>(std::floor(value)), first, first + window.tokens - 1);
    };
    return CellHit{token(plot.valueY(point.y()), window.firstQuery),
                   token(plot.valueX(point.x()), window.firstKey)};
}

std::optional<CellHit> HeatmapPicture::hoveredCell(const QRectF& body, const PaintContext& context) const {
    return context.cursor ? cellAt(*context.cursor, body, context.theme) : std::nullopt;
}

Hit HeatmapPicture::hitAt(QPointF point, const QRectF& body, const Theme& theme) const {
    const std::optional<CellHit> cell = cellAt(point, body, theme);
    if (!cell) return {};
    return {.target = *cell,
            .readout = positionText(*cell),
            .computed = [this, cell = *cell] { return cellReadout(m_data, cell, true); },
            .click =
                [cell = *cell](const ExplorerState& current) {
                    return std::optional(changes::withPositions(current, cell.query, cell.key));
                }};
}

std::vector<Anchor> HeatmapPicture::anchors(const QRectF& body, const Theme& theme) const {
    std::vector<Anchor> all;
    const std::vector<PanelLayout> panels = layout(body, theme);
    const PlotFrame& plot = panels.front().plot;
    for (std::size_t i = 0; i < panels.size(); ++i)
        all.push_back({QStringLiteral("map/%1").arg(i), panels[i].plot.area});
    const auto query = static_cast<double>(m_data.currentCell().query),
               key = static_cast<double>(m_data.currentCell().key);
    all.push_back({QStringLiteral("cell"),
                   QRectF(plot.pixel(key, query), plot.pixel(key + 1, query + 1)).normalized()});
    all.push_back({QStringLiteral("colour-bar"), panels.front().bar});
    return all;
}

std::vector<Plot> HeatmapPicture::plots(const QRectF& body, const Theme& theme) const {
    std::vector<Plot> all;
    for (const PanelLayout& panel : layout(body, theme)) all.push_back({QString(), panel.plot});
    return all;
}

std::shared_ptr<const HeatmapPicture> HeatmapPicture::adaptedTo(const ExplorerState& state) const {
    const ExplorerState relevant = relevantForHeatmap(state);
    if (relevant == m_data.relevant) return nullptr;
    if (mapsRequest(relevant, false) != mapsRequest(m_data.relevant, false)) return nullptr;
    const bool isFine = !m_data.isCoarse && mapsRequest(relevant, true) == mapsRequest(m_data.relevant, true);
    return std::make_shared<HeatmapPicture>(
        heatmapData(relevant, m_data.maps, !isFine, m_data.valid ? &*m_data.valid : nullptr));
}

bool HeatmapPicture::isPaintedLike(const HeatmapPicture& other) const {
    return other.m_data.maps == m_data.maps && other.m_data.isCoarse == m_data.isCoarse &&
           other.m_data.relevant == m_data.relevant;
}

std::shared_ptr<const Picture> HeatmapPicture::withLook(const ViewSettings& view) const {
    auto picture = std::make_shared<HeatmapPicture>(*this);
    picture->m_data.relevant.view.colormap = view.colormap;
    return picture;
}

}   // namespace rope::ui
