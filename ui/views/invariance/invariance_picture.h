#pragma once

#include "ui/picture/picture.h"
#include "ui/raster/ink_canvas.h"
#include "ui/views/invariance/invariance_data.h"
#include "ui/views/invariance/invariance_layout.h"

#include <cstddef>
#include <vector>

namespace rope::ui {

/// The score while both positions move together: flat for RoPE, not for encodings that are added to q and k.
class InvariancePicture final : public Picture {
public:
    explicit InvariancePicture(InvarianceData data);

    [[nodiscard]] PictureWords words() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const override;
    /// Of the scores "x-axis", "y-axis", "curve/rope" (in the scenario's precision), "curve/rope-float64",
    /// "curve/sinusoidal", "curve/learned"; of the charts at the side "terms/x-axis", "terms/y-axis",
    /// "terms/legend", "residual/x-axis", "residual/y-axis", "curve/q.k", "curve/q.p", "curve/p.k",
    /// "curve/p.p", "curve/residual"; each curve with "/point"; the charts "scores", "terms", "residual"
    [[nodiscard]] std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const override;
    /// "scores", "terms", "residual"
    [[nodiscard]] std::vector<Plot> plots(const QRectF& body, const Theme& theme) const override;

    [[nodiscard]] const InvarianceData& data() const { return m_data; }
    [[nodiscard]] InvarianceLayout layout(const QRectF& body, const Theme& theme) const;

private:
    [[nodiscard]] Ink seriesInk(std::size_t series, const Theme& theme) const;
    void paintScores(QPainter& painter, const PlacedChart& chart, const PaintContext& context) const;
    void paintLabels(QPainter& painter, const PlotFrame& plot, const Theme& theme) const;
    void paintTerms(QPainter& painter, const PlacedChart& chart, const PaintContext& context) const;
    void paintResidual(QPainter& painter, const PlacedChart& chart, const PaintContext& context) const;
    [[nodiscard]] std::size_t shiftAt(const PlotFrame& plot, QPointF point) const;

    InvarianceData m_data;
};

}   // namespace rope::ui
