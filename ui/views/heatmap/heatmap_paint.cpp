#include "ui/views/heatmap/heatmap_paint.h"

#include "ui/painting/text.h"
#include "ui/raster/ink_canvas.h"
#include "ui/score_cells/cell_paint.h"
#include "ui/score_cells/score_colours.h"
#include "ui/views/heatmap/heatmap_words.h"
#include "ui/views/heatmap/profile_paint.h"

#include <algorithm>

namespace rope::ui {

namespace {

PixelRule pixelRule(BlockSummary summary) {
    switch (summary) {
        case BlockSummary::Mean:
            return PixelRule::Mean;
        case BlockSummary::Smallest:
            return PixelRule::Smallest;
        case BlockSummary::Largest:
            break;
    }
    return PixelRule::Largest;
}

QPointF cellCentre(const PlotFrame& plot, const CellHit& cell) {
    return plot.pixel(static_cast<double>(cell.key) + 0.5, static_cast<double>(cell.query) + 0.5);
}

double cellsPerPixel(const HeatmapData& data, const HeatmapPanel& panel, const QRectF& area,
                     double deviceScale) {
    return cellView(data, panel).part.width() / (std::min(area.width(), area.height()) * deviceScale);
}

}   // namespace

CellView cellView(const HeatmapData& data, const HeatmapPanel& panel) {
    const ScoreWindow& window = data.window;
    const auto block = static_cast<double>(panel.cells.block);
    const auto tokens = static_cast<double>(window.tokens);
    const QRectF part(static_cast<double>(window.firstKey - panel.cells.firstKey) / block,
                      static_cast<double>(window.firstQuery - panel.cells.firstQuery) / block, tokens / block,
                      tokens / block);
    return {part, data.isCoarse ? PixelRule::Nearest : pixelRule(panel.cells.summary), panel.scale.exponent};
}

const ColourTable& panelColours(const HeatmapData& data, const HeatmapPanel& panel, ThemeKind theme) {
    return scoreColours(panel.subtracted ? ScoreStage::Scaled : panel.cells.stage,
                        data.relevant.view.colormap, theme);
}

void paintMap(QPainter& painter, const HeatmapData& data, const PanelLayout& layout,
              const HeatmapPanel& panel, const Theme& theme) {
    const PlotFrame& plot = layout.plot;
    const ColourTable& colours = panelColours(data, panel, theme.kind);
    paintCells(painter, plot.area, panel.grid, cellView(data, panel), colours, theme.field);
    paintCellNumbers(painter, layout, panel, colours, theme);
    paintCross(painter, plot.area, cellCentre(plot, data.currentCell()), theme.ink);
}

void paintAroundMap(QPainter& painter, const HeatmapData& data, const PanelLayout& layout,
                    const HeatmapPanel& panel, const PaintContext& context) {
    const Theme& theme = context.theme;
    drawElided(painter, layout.caption, Qt::AlignLeft, theme.tickFont(), theme.muted,
               panelCaption(data, panel, cellsPerPixel(data, panel, layout.plot.area, deviceScale(painter))));
    paintColourBar(painter, layout.bar, panelColours(data, panel, theme.kind), panel.scale, theme);
}

void paintHoveredCell(QPainter& painter, const PlotFrame& plot, const CellHit& cell, const Theme& theme) {
    QColor faint = theme.ink;
    faint.setAlphaF(0.55F);
    paintCross(painter, plot.area, cellCentre(plot, cell), faint);
}

void paintMapProfiles(QPainter& painter, const HeatmapData& data, const PanelLayout& layout,
                      const std::optional<CellHit>& hovered, const Theme& theme) {
    const ScoreWindow& window = data.window;
    const auto visible = [&](std::int64_t token, std::int64_t first) {   // else the middle of the viewport
        return token >= first && token < first + window.tokens ? token : first + window.tokens / 2;
    };
    const CellHit current = data.currentCell();
    const CellHit cell = hovered.value_or(
        CellHit{visible(current.query, window.firstQuery), visible(current.key, window.firstKey)});
    paintProfiles(painter, layout, data.maps->front(), cell, theme);
}

}   // namespace rope::ui
