#include "ui/views/heatmap/heatmap_picture.h"

#include "ui/charts/method_series.h"
#include "ui/i18n/method_text.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/raster/ink_canvas.h"
#include "ui/score_cells/cell_paint.h"
#include "ui/score_cells/cell_words.h"
#include "ui/score_cells/score_colours.h"
#include "ui/score_cells/score_map_scenario.h"
#include "ui/views/heatmap/heatmap_build.h"
#include "ui/views/heatmap/heatmap_window.h"
#include "ui/views/heatmap/heatmap_words.h"
#include "ui/views/heatmap/profile_paint.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

QString number(std::int64_t value) { return fixedLabel(static_cast<double>(value), 0); }

PixelRule ruleOf(BlockSummary summary) {
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

/// Where in a map a position lies: 0 at its left or top edge, 1 at the right or bottom.
QPointF shareOf(const QRectF& area, QPointF position) {
    return {(position.x() - area.left()) / area.width(), (position.y() - area.top()) / area.height()};
}

ExplorerState atHeatmapStage(ExplorerState state) {
    state.scenario = scoreMapScenario(state);
    return state;
}

}   // namespace

HeatmapPicture::HeatmapPicture(const ExplorerState& state, std::shared_ptr<const HeatmapMaps> maps,
                               bool isCoarse, const ValidScenario* similar)
    : m_state(atHeatmapStage(state)),
      m_relevant(relevantForHeatmap(state)),
      m_maps(std::move(maps)),
      m_window(heatmapWindow(state)),
      m_isCoarse(isCoarse) {
    if (Result<ValidScenario> valid = validated(m_state.scenario, similar)) m_scenario = std::move(*valid);
}

PictureWords HeatmapPicture::words() const {
    return {tr("Attention scores"), subtitle(), placeWords(present(), false), hint()};
}

QString HeatmapPicture::subtitle() const {
    QStringList methods;
    for (const HeatmapPanel& panel : *m_maps) methods << panelLabel(m_state.scenario, panel);
    QString words =
        tr("%1, %2, %3 × %3")
            .arg(stageWords(cells().stage), methods.join(QStringLiteral(" | ")), number(m_window.length));
    if (m_window.tokens < m_window.length)
        words =
            tr("%1, of which %2 × %2 from m = %3, n = %4")
                .arg(words, number(m_window.tokens), number(m_window.firstQuery), number(m_window.firstKey));
    if (cells().block > 1) words = tr("%1, %2").arg(words, cellWords(cells()));
    const QString sums = sumWords(cells());
    return sums.isEmpty() ? words : tr("%1, %2").arg(words, sums);
}

QString HeatmapPicture::hint() const {
    const PositionMapChoice* map =
        m_scenario ? positionMapOf(*m_scenario, m_state.scenario.activeMethod) : nullptr;
    const QString meaning = map != nullptr
                                ? methodSummary(map->id)
                                : tr("RoPE looks at m − n alone: with the same q and k at every position, "
                                     "each diagonal has one colour.");
    return tr("%1 Wheel or + and −: zoom. Shift and drag, or Alt and arrows: move. Ctrl and drag: frame a "
              "part. Home: everything.")
        .arg(meaning);
}

const ColourTable& HeatmapPicture::colours(const HeatmapPanel& panel, ThemeKind theme) const {
    return scoreColours(panel.subtracted ? ScoreStage::Scaled : panel.cells.stage, m_state.view.colormap,
                        theme);
}

QRgb HeatmapPicture::colourOf(double value, ThemeKind theme) const {
    return colours(m_maps->front(),
                   theme)[static_cast<std::size_t>(std::lround(255 * scale().fractionOf(value)))];
}

std::vector<PanelPlaces> HeatmapPicture::places(const QRectF& body, const Theme& theme) const {
    return heatmapPlaces(panelsThatFit(m_maps->size(), body, theme), m_window, body, theme);
}

CellView HeatmapPicture::viewOf(const HeatmapPanel& panel) const {
    const auto block = static_cast<double>(panel.cells.block);
    const QRectF part(static_cast<double>(m_window.firstKey - panel.cells.firstKey) / block,
                      static_cast<double>(m_window.firstQuery - panel.cells.firstQuery) / block,
                      static_cast<double>(m_window.tokens) / block,
                      static_cast<double>(m_window.tokens) / block);
    return {part, m_isCoarse ? PixelRule::Nearest : ruleOf(panel.cells.summary), panel.scale.exponent};
}

QString HeatmapPicture::captionWords(const HeatmapPanel& panel, const PlotFrame& plot,
                                     double deviceScale) const {
    const double across = viewOf(panel).part.width();
    const double perPixel =
        std::max(across / (plot.area.width() * deviceScale), across / (plot.area.height() * deviceScale));
    QStringList words;
    if (m_maps->size() > 1) words << panelLabel(m_state.scenario, panel);
    if (m_isCoarse) words << tr("coarse, finer cells are being computed");
    const QString pixel = m_isCoarse ? QString() : pixelWords(panel.cells, perPixel),
                  sums = sumWords(panel.cells);
    words << cellWords(panel.cells);
    if (!pixel.isEmpty()) words << pixel;
    if (!sums.isEmpty()) words << sums;
    return words.join(QStringLiteral(" · "));
}

void HeatmapPicture::paintMap(QPainter& painter, const PanelPlaces& places, const HeatmapPanel& panel,
                              const Theme& theme) const {
    const PlotFrame& plot = places.plot;
    const ColourTable& table = colours(panel, theme.kind);
    paintCells(painter, plot.area, panel.grid, viewOf(panel), table, theme.field);
    paintCellNumbers(painter, places, panel, table, theme);
    paintCross(
        painter, plot.area,
        plot.pixel(static_cast<double>(present().key) + 0.5, static_cast<double>(present().query) + 0.5),
        theme.ink);
}

void HeatmapPicture::paintPanel(QPainter& painter, const PanelPlaces& places, const HeatmapPanel& panel,
                                const PaintContext& context, Parts parts) const {
    const Theme& theme = context.theme;
    paintChartFrame(painter, places.body, places.chart, context);
    if (parts == Parts::All) paintMap(painter, places, panel, theme);
    drawElided(painter, places.caption, Qt::AlignLeft, theme.tickFont(), theme.muted,
               captionWords(panel, places.plot, deviceScale(painter)));
    paintColourBar(painter, places.bar, colours(panel, theme.kind), panel.scale, theme);
}

QRectF HeatmapPicture::cellArea(const QRectF& body, const Theme& theme) const {
    const std::vector<PanelPlaces> panels = places(body, theme);
    return panels.size() == 1 ? panels.front().plot.area : QRectF();
}

bool HeatmapPicture::fillsCellArea() const {
    const CellGrid& grid = m_maps->front().grid;
    return QRectF(0, 0, grid.columns, grid.rows).contains(viewOf(m_maps->front()).part);
}

void HeatmapPicture::paintCellArea(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const PanelPlaces panel = places(body, context.theme).front();
    if (!fillsCellArea())
        painter.fillRect(panel.plot.area,
                         context.theme.panel);   // what was there before the step is not of this window
    paintMap(painter, panel, m_maps->front(), context.theme);
    if (const std::optional<Place> pointed =
            context.cursor ? placeAt(*context.cursor, body, context.theme) : std::nullopt)
        paintPointed(painter, panel.plot, *pointed, context.theme);
}

void HeatmapPicture::paintAxes(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    for (const PanelPlaces& panel : places(body, context.theme))
        paintChartFrame(painter, panel.body, panel.chart, context);
}

void HeatmapPicture::paintPointed(QPainter& painter, const PlotFrame& plot, const Place& place,
                                  const Theme& theme) const {
    QColor faint = theme.ink;
    faint.setAlphaF(0.55F);
    paintCross(painter, plot.area,
               plot.pixel(static_cast<double>(place.key) + 0.5, static_cast<double>(place.query) + 0.5),
               faint);
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
    const std::vector<PanelPlaces> panels = places(body, context.theme);
    for (std::size_t i = 0; i < panels.size(); ++i)
        paintPanel(painter, panels[i], (*m_maps)[i], context, parts);
    const auto seen = [&](std::int64_t token, std::int64_t first) {   // else the middle of what is seen
        return token >= first && token < first + m_window.tokens ? token : first + m_window.tokens / 2;
    };
    Place shown{seen(present().query, m_window.firstQuery), seen(present().key, m_window.firstKey)};
    if (const std::optional<Place> pointed =
            context.cursor ? placeAt(*context.cursor, body, context.theme) : std::nullopt) {
        shown = *pointed;
        for (const PanelPlaces& panel : panels)
            paintPointed(painter, panel.plot, shown, context.theme);   // the cursors of all maps are linked
    }
    if (panels.front().hasProfiles())
        paintProfiles(painter, panels.front(), m_maps->front(), {shown.query, shown.key}, context.theme);
}

PlotFrame HeatmapPicture::plotAt(QPointF position, const QRectF& body, const Theme& theme) const {
    const std::vector<PanelPlaces> panels = places(body, theme);
    for (const PanelPlaces& panel : panels)
        if (panel.plot.area.contains(position)) return panel.plot;
    return panels.front().plot;
}

std::optional<HeatmapPicture::Place> HeatmapPicture::placeAt(QPointF position, const QRectF& body,
                                                             const Theme& theme) const {
    const PlotFrame plot = plotAt(position, body, theme);
    if (!plot.area.contains(position)) return {};
    const auto token = [&](double value, std::int64_t first) {
        return std::clamp(static_cast<std::int64_t>(std::floor(value)), first, first + m_window.tokens - 1);
    };
    return Place{token(plot.valueY(position.y()), m_window.firstQuery),
                 token(plot.valueX(position.x()), m_window.firstKey)};
}

ScoreMapSource HeatmapPicture::sourceOf(const HeatmapPanel& panel) const {
    return {*m_scenario, panel.cells, panel.method, panel.subtracted};
}

QString HeatmapPicture::coordinateWords(const Place& place) {
    return tr("m = %1, n = %2").arg(number(place.query), number(place.key));
}

QString HeatmapPicture::placeWords(const Place& place, bool hasCellWords) const {
    const QString words = coordinateWords(place);
    if (!m_scenario) return words;
    QStringList values;
    for (const HeatmapPanel& panel : *m_maps) {
        const QString value = scoreText(sourceOf(panel), place.query, place.key);
        values << (m_maps->size() > 1 ? tr("%1: %2").arg(panelLabel(m_state.scenario, panel), value) : value);
    }
    values.removeDuplicates();
    if (std::all_of(m_maps->begin(), m_maps->end(), [&](const HeatmapPanel& panel) {
            return isMasked(sourceOf(panel), place.query, place.key);
        }))
        return tr("%1: masked").arg(words);
    const ScoreCells& shown = cells();
    const std::int64_t row = (place.query - shown.firstQuery) / shown.block,
                       column = (place.key - shown.firstKey) / shown.block;
    const bool isInside =
        row >= 0 && column >= 0 && row < shown.values.rows() && column < shown.values.cols();
    if (hasCellWords && shown.block > 1 && shown.samples > 1 && isInside && m_maps->size() == 1)
        values << tr("cell: %1 %2")
                      .arg(summaryWord(shown.summary), significantLabel(shown.values(row, column), 4));
    return tr("%1 → %2").arg(words, values.join(QStringLiteral(" · ")));
}

Hit HeatmapPicture::hitAt(QPointF point, const QRectF& body, const Theme& theme) const {
    const std::optional<Place> place = placeAt(point, body, theme);
    if (!place) return {};
    return {.target = CellHit{place->query, place->key},
            .readout = coordinateWords(*place),
            .computed = [this, place = *place] { return placeWords(place, true); },
            .click =
                [place = *place](const ExplorerState& current) {
                    return std::optional(changes::withPositions(current, place.query, place.key));
                }};
}

std::vector<Anchor> HeatmapPicture::anchors(const QRectF& body, const Theme& theme) const {
    std::vector<Anchor> all;
    const std::vector<PanelPlaces> panels = places(body, theme);
    const PlotFrame& plot = panels.front().plot;
    for (std::size_t i = 0; i < panels.size(); ++i)
        all.push_back({QStringLiteral("map/%1").arg(i), panels[i].plot.area});
    all.push_back(
        {QStringLiteral("cell"),
         QRectF(plot.pixel(static_cast<double>(present().key), static_cast<double>(present().query)),
                plot.pixel(static_cast<double>(present().key) + 1, static_cast<double>(present().query) + 1))
             .normalized()});
    all.push_back({QStringLiteral("colour-bar"), panels.front().bar});
    return all;
}

std::vector<Plot> HeatmapPicture::plots(const QRectF& body, const Theme& theme) const {
    std::vector<Plot> all;
    for (const PanelPlaces& panel : places(body, theme)) all.push_back({QString(), panel.plot});
    return all;
}

std::shared_ptr<const HeatmapPicture> HeatmapPicture::adaptedTo(const ExplorerState& state) const {
    const ExplorerState wanted = relevantForHeatmap(state);
    if (wanted == m_relevant) return nullptr;
    if (mapsRequest(wanted, false) != mapsRequest(m_relevant, false)) return nullptr;
    const bool isFine = !m_isCoarse && mapsRequest(wanted, true) == mapsRequest(m_relevant, true);
    // The maps count methods as the relevant state does.
    return std::make_shared<HeatmapPicture>(wanted, m_maps, !isFine, m_scenario ? &*m_scenario : nullptr);
}

bool HeatmapPicture::isOnMap(QPointF position, const QRectF& body, const Theme& theme) const {
    return plotAt(position, body, theme).area.contains(position);
}

std::optional<StateChange> HeatmapPicture::zoomed(QPointF position, double factor, const QRectF& body,
                                                  const Theme& theme, const ExplorerState& current) const {
    const QPointF share = shareOf(plotAt(position, body, theme).area, position);
    const QPointF within(std::clamp(share.x(), 0.0, 1.0), std::clamp(share.y(), 0.0, 1.0));
    return withHeatmapWindow(current, zoomedWindow(heatmapWindow(current), within, factor), tr("zoom"),
                             QStringLiteral("heatmapZoom"));
}

std::optional<StateChange> HeatmapPicture::moved(QPointF from, QPointF to, const QRectF& body,
                                                 const Theme& theme, const ExplorerState& start) const {
    const QRectF area = plotAt(from, body, theme).area;
    return withHeatmapWindow(start,
                             movedWindow(heatmapWindow(start), shareOf(area, from) - shareOf(area, to)),
                             tr("move of the window"), QStringLiteral("heatmapMove"));
}

std::optional<StateChange> HeatmapPicture::framed(const QRectF& band, const QRectF& body, const Theme& theme,
                                                  const ExplorerState& current) const {
    const QRectF area = plotAt(band.center(), body, theme).area;
    const ScoreWindow window = framedWindow(heatmapWindow(current), shareOf(area, band.topLeft()),
                                            shareOf(area, band.bottomRight()));
    return withHeatmapWindow(current, window, tr("zoom"), {});
}

std::optional<StateChange> HeatmapPicture::unzoomed(const ExplorerState& current) const {
    ScoreWindow whole{scoreMapLength(current)};
    whole.tokens = whole.length;
    return withHeatmapWindow(current, whole, tr("whole map"), {});
}

std::shared_ptr<const Picture> HeatmapPicture::withLook(const ViewSettings& view) const {
    auto picture = std::make_shared<HeatmapPicture>(*this);
    picture->m_state.view.colormap = picture->m_relevant.view.colormap = view.colormap;
    return picture;
}

}   // namespace rope::ui
