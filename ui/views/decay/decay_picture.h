#pragma once

#include "ui/charts/curves.h"
#include "ui/charts/placed_chart.h"
#include "ui/picture/picture.h"
#include "ui/views/decay/decay_data.h"

#include <vector>

namespace rope::ui {

/// Long-range decay: one measure against the distance for every compared method, with the trained and the
/// target length marked.
class DecayPicture final : public Picture {
public:
    explicit DecayPicture(DecayData data);

    [[nodiscard]] PictureWords words() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const override;
    /// "x-axis", "y-axis", "curve/METHOD", "curve/METHOD/point", "mark/trained", "mark/target",
    /// "mark/first-negative", "legend"
    [[nodiscard]] std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::vector<Plot> plots(const QRectF& body, const Theme& theme) const override;

    [[nodiscard]] const DecayData& data() const { return m_data; }
    [[nodiscard]] PlacedChart layout(const QRectF& body, const Theme& theme) const;

private:
    [[nodiscard]] std::vector<Curve> curves(const Theme& theme) const;
    [[nodiscard]] std::vector<LegendEntry> legendEntries(const Theme& theme) const;
    void paintCursor(QPainter& painter, const PlotFrame& plot, const PaintContext& context) const;

    DecayData m_data;
};

}   // namespace rope::ui
