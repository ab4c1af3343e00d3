#pragma once

#include "ui/picture/picture.h"
#include "ui/score_cells/cell_image.h"
#include "ui/score_cells/score_text.h"
#include "ui/views/heatmap/heatmap_layout.h"
#include "ui/views/heatmap/heatmap_maps.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <vector>

namespace rope::ui {

/// Attention scores: query positions down, key positions to the right, one colour a cell, the masked half in
/// the field's colour. The maps may hold more or less than the window that is shown: moved and enlarged they
/// stand in until the window's own are there.
class HeatmapPicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(HeatmapPicture)

public:
    /// in:  what the maps were computed for, or a state that differs in window and positions alone; a checked
    ///      scenario that may be the same, null for none
    HeatmapPicture(const ExplorerState& state, std::shared_ptr<const HeatmapMaps> maps, bool isCoarse = false,
                   const ValidScenario* similar = nullptr);

    [[nodiscard]] PictureWords words() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const override;
    /// "map/0" ..., "cell" (the present query and key), "colour-bar"
    [[nodiscard]] std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::vector<Plot> plots(const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::shared_ptr<const Picture> withLook(const ViewSettings& view) const override;

    struct Place {
        std::int64_t query = 0, key = 0;   ///< [token]
    };
    /// The tokens under a position; nothing outside of the maps.
    [[nodiscard]] std::optional<Place> placeAt(QPointF position, const QRectF& body,
                                               const Theme& theme) const;
    /// Where the maps lie that have room.
    [[nodiscard]] std::vector<PanelPlaces> places(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] QRectF mapArea(const QRectF& body, const Theme& theme) const {
        return places(body, theme).front().plot.area;
    }
    [[nodiscard]] const HeatmapMaps& maps() const { return *m_maps; }
    [[nodiscard]] const ScoreCells& cells() const { return m_maps->front().cells; }
    [[nodiscard]] const ScoreWindow& window() const { return m_window; }
    [[nodiscard]] bool isCoarse() const { return m_isCoarse; }

    /// The part of a map's cells that the window shows.
    [[nodiscard]] CellView viewOf(const HeatmapPanel& panel) const;
    /// The colour of a value of the first map, as drawn.
    [[nodiscard]] QRgb colourOf(double value, ThemeKind theme) const;
    [[nodiscard]] const ColourScale& scale() const { return m_maps->front().scale; }
    [[nodiscard]] const ColourTable& colours(const HeatmapPanel& panel, ThemeKind theme) const;

    /// The same cells as a picture of another state whose scores they are: moved and scaled where the
    /// viewport differs. Null where nothing differs or the scores do.
    [[nodiscard]] std::shared_ptr<const HeatmapPicture> adaptedTo(const ExplorerState& state) const;

    /// Whether the other picture is painted the same.
    [[nodiscard]] bool looksLike(const HeatmapPicture& other) const {
        return other.m_maps == m_maps && other.m_isCoarse == m_isCoarse && other.m_relevant == m_relevant;
    }

    /// Whether the point is on a map.
    [[nodiscard]] bool isOnMap(QPointF point, const QRectF& body, const Theme& theme) const;
    // What gestures do to the viewport, as changes of the state; nothing where they do nothing.
    /// The cell under `point` stays there; a factor above 1 makes the viewport smaller.
    [[nodiscard]] std::optional<StateChange> zoomed(QPointF point, double factor, const QRectF& body,
                                                    const Theme& theme, const ExplorerState& current) const;
    /// The cell under `from` in the picture of `start` moves to `to`.
    [[nodiscard]] std::optional<StateChange> moved(QPointF from, QPointF to, const QRectF& body,
                                                   const Theme& theme, const ExplorerState& start) const;
    /// The band becomes the viewport.
    [[nodiscard]] std::optional<StateChange> framed(const QRectF& band, const QRectF& body,
                                                    const Theme& theme, const ExplorerState& current) const;
    /// The whole map.
    [[nodiscard]] std::optional<StateChange> unzoomed(const ExplorerState& current) const;

    /// The rectangle of the cells where there is one map; else empty.
    [[nodiscard]] QRectF cellArea(const QRectF& body, const Theme& theme) const;
    /// Whether cells cover that rectangle completely.
    [[nodiscard]] bool fillsCellArea() const;
    /// Parts of paint(): the cells with what is on them; everything else; the axes alone, which paint() then
    /// finds in the context's cache.
    void paintCellArea(QPainter& painter, const QRectF& body, const PaintContext& context) const;
    void paintAroundCells(QPainter& painter, const QRectF& body, const PaintContext& context) const;
    void paintAxes(QPainter& painter, const QRectF& body, const PaintContext& context) const;

private:
    enum class Parts { All, AroundCells };
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QString hint() const;
    void paintPanels(QPainter& painter, const QRectF& body, const PaintContext& context, Parts parts) const;
    /// The map under a position, else the first.
    [[nodiscard]] PlotFrame plotAt(QPointF position, const QRectF& body, const Theme& theme) const;
    [[nodiscard]] ScoreMapSource sourceOf(const HeatmapPanel& panel) const;
    [[nodiscard]] static QString coordinateWords(const Place& place);
    [[nodiscard]] QString placeWords(const Place& place, bool hasCellWords) const;
    [[nodiscard]] QString captionWords(const HeatmapPanel& panel, const PlotFrame& plot,
                                       double deviceScale) const;
    /// The cells and what lies on them.
    void paintMap(QPainter& painter, const PanelPlaces& places, const HeatmapPanel& panel,
                  const Theme& theme) const;
    /// The place under the cursor, across the map.
    void paintPointed(QPainter& painter, const PlotFrame& plot, const Place& place, const Theme& theme) const;
    void paintPanel(QPainter& painter, const PanelPlaces& places, const HeatmapPanel& panel,
                    const PaintContext& context, Parts parts) const;
    [[nodiscard]] Place present() const {
        return {m_state.scenario.queryPosition, m_state.scenario.keyPosition};
    }

    ExplorerState m_state;   ///< at the heatmap's stage and mask
    ExplorerState m_relevant;
    std::shared_ptr<const HeatmapMaps> m_maps;
    ScoreWindow m_window;
    std::optional<ValidScenario> m_scenario;   ///< of m_state; none where it is not valid
    bool m_isCoarse = false;
};

}   // namespace rope::ui
