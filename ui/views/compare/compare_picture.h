#pragma once

#include "ui/picture/picture.h"
#include "ui/views/compare/compare_data.h"
#include "ui/views/compare/compare_layout.h"
#include "ui/views/compare/compare_paint.h"

#include <memory>

namespace rope::ui {

/// Scaling methods on one page, a column per method: how much each pair is rescaled, the effects of it on the
/// score near and far and on the score map, and the numbers.
class ComparePicture final : public Picture {
public:
    ComparePicture(std::shared_ptr<const CompareData> data, CompareLook look);

    [[nodiscard]] PictureWords words() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const override;
    /// See compareAnchors().
    [[nodiscard]] std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const override;
    /// "ratio/METHOD", "decay/METHOD", "scores/METHOD", those that fit
    [[nodiscard]] std::vector<Plot> plots(const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::shared_ptr<const Picture> withLook(const ViewSettings& view) const override;

    [[nodiscard]] const CompareData& data() const { return *m_data; }
    [[nodiscard]] CompareLayout layout(const QRectF& body, const Theme& theme) const;

private:
    [[nodiscard]] Hit headHit(const ComparedColumn& column) const;
    [[nodiscard]] Hit plotHit(ComparePart part, const ComparedColumn& column, const PlotFrame& plot,
                              QPointF point) const;

    std::shared_ptr<const CompareData> m_data;
    CompareLook m_look;
};

}   // namespace rope::ui
