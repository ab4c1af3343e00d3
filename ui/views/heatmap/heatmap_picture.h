#pragma once

#include "ui/painting/colormap.h"
#include "ui/picture/picture.h"
#include "ui/views/heatmap/heatmap_data.h"
#include "ui/views/heatmap/heatmap_layout.h"

#include <memory>
#include <optional>
#include <vector>

namespace rope::ui {

/// Attention scores: query positions down, key positions to the right, one colour per cell; masked cells have
/// the colour of the field.
class HeatmapPicture final : public Picture {
public:
    explicit HeatmapPicture(HeatmapData data);

    [[nodiscard]] PictureWords words() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const override;
    /// "map/0" ..., "cell" (the current query and key), "colour-bar"
    [[nodiscard]] std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::vector<Plot> plots(const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::shared_ptr<const Picture> withLook(const ViewSettings& view) const override;

    [[nodiscard]] const HeatmapData& data() const { return m_data; }
    /// The maps that fit, at least one.
    [[nodiscard]] std::vector<PanelLayout> layout(const QRectF& body, const Theme& theme) const;
    /// The colour of a value of the first map, as drawn.
    [[nodiscard]] QRgb colourOf(double value, ThemeKind theme) const;
    /// The tokens under a point; empty outside of the maps.
    [[nodiscard]] std::optional<CellHit> cellAt(QPointF point, const QRectF& body, const Theme& theme) const;
    /// The area of the map under a point, else of the first map.
    [[nodiscard]] QRectF mapArea(QPointF point, const QRectF& body, const Theme& theme) const;

    /// The same cells as a picture of another state with the same scores: moved and scaled where the viewport
    /// differs. Null where nothing differs or the scores do.
    [[nodiscard]] std::shared_ptr<const HeatmapPicture> adaptedTo(const ExplorerState& state) const;

    /// Whether the other picture is painted equally.
    [[nodiscard]] bool isPaintedLike(const HeatmapPicture& other) const;

    /// The rectangle of the cells where there is one map; else empty.
    [[nodiscard]] QRectF cellArea(const QRectF& body, const Theme& theme) const;
    /// Whether cells cover that rectangle completely.
    [[nodiscard]] bool fillsCellArea() const;
    // Parts of paint(): the cells with what is painted on them; everything else; the axes alone, which the
    // context's cache then holds for paint().
    void paintCellArea(QPainter& painter, const QRectF& body, const PaintContext& context) const;
    void paintAroundCells(QPainter& painter, const QRectF& body, const PaintContext& context) const;
    void paintAxes(QPainter& painter, const QRectF& body, const PaintContext& context) const;

private:
    enum class Parts { All, AroundCells };
    void paintPanels(QPainter& painter, const QRectF& body, const PaintContext& context, Parts parts) const;
    [[nodiscard]] PlotFrame plotAt(QPointF point, const QRectF& body, const Theme& theme) const;
    [[nodiscard]] std::optional<CellHit> hoveredCell(const QRectF& body, const PaintContext& context) const;

    HeatmapData m_data;
};

}   // namespace rope::ui
