#pragma once

#include "core/analysis/score_heatmap.h"
#include "ui/charts/chart_frame.h"
#include "ui/painting/picture.h"
#include "ui/views/heatmap/cell_image.h"

#include <QCoreApplication>

#include <optional>

namespace rope::ui {

/// Attention scores: query positions down, key positions to the right, one colour a cell, the masked half in the field's colour.
class HeatmapPicture final : public Picture {
    Q_DECLARE_TR_FUNCTIONS(HeatmapPicture)

public:
    HeatmapPicture(const ExplorerState& state, ScoreHeatmap heatmap, std::int64_t length);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString hint() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] QString readout(QPointF position, const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::optional<StateChange> clicked(QPointF position, const QRectF& body, const Theme& theme,
                                                     const ExplorerState& current) const override;
    [[nodiscard]] DataTable table() const override;

    struct Cell {
        int row = 0, column = 0;
    };
    /// The cell under a position; nothing outside of the map.
    [[nodiscard]] std::optional<Cell> cellAt(QPointF position, const QRectF& body, const Theme& theme) const;
    [[nodiscard]] QRectF mapArea(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] const ScoreHeatmap& heatmap() const { return m_heatmap; }
    /// The colour of a value, as drawn.
    [[nodiscard]] QRgb colourOf(double value, ThemeKind theme) const;
    [[nodiscard]] const ColourScale& scale() const { return m_scale; }
    [[nodiscard]] const ColourTable& colours(ThemeKind theme) const;
    /// The cells with NaN where the mask or the method hides them.
    [[nodiscard]] RowMatrix shownScores() const;
    [[nodiscard]] std::int64_t length() const { return m_length; }
    [[nodiscard]] std::int64_t stride() const { return m_stride; }

private:
    [[nodiscard]] ChartFrame frame(const QRectF& body, const Theme& theme) const;
    [[nodiscard]] bool isMasked(int row, int column) const;   ///< hidden by the mask or by the method
    [[nodiscard]] bool isHidden(std::int64_t query, std::int64_t key) const;

    ExplorerState m_state;
    ScoreHeatmap m_heatmap;
    std::int64_t m_length = 0;   ///< rows and columns of the whole map [token]
    std::int64_t m_stride = 1;   ///< a cell stands for one token in so many
    ColourScale m_scale;
    std::optional<PositionMapChoice> m_positionMap;   ///< of a method that acts on positions
    CellGrid m_grid;
    double m_presentScore = 0;   ///< at the state's (m, n)
};

}   // namespace rope::ui
