#pragma once

#include "ui/charts/curves.h"
#include "ui/picture/picture.h"
#include "ui/views/precision/precision_data.h"
#include "ui/views/precision/precision_layout.h"

#include <memory>
#include <vector>

namespace rope::ui {

/// The effect of narrow number formats: the error of the score while both tokens move, and the number of
/// distinct positions.
class PrecisionPicture final : public Picture {
public:
    explicit PrecisionPicture(std::shared_ptr<const PrecisionData> data);

    [[nodiscard]] PictureWords words() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const override;
    /// "error" and "distinct" (the charts), "table" and "table/FORMAT" where it fits; none if there is only
    /// one position
    [[nodiscard]] std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const override;
    /// "error": common shift to the right, error up; "distinct": length to the right, count up
    [[nodiscard]] std::vector<Plot> plots(const QRectF& body, const Theme& theme) const override;

    [[nodiscard]] const PrecisionData& data() const { return *m_data; }
    [[nodiscard]] PrecisionLayout layout(const QRectF& body, const Theme& theme) const;

private:
    [[nodiscard]] Ink inkOf(const PrecisionSeries& series, const Theme& theme) const;
    [[nodiscard]] std::vector<LegendEntry> legend(const Theme& theme) const;
    void paintErrors(QPainter& painter, const PrecisionLayout& layout, const PaintContext& context) const;
    void paintDistinct(QPainter& painter, const PrecisionLayout& layout, const PaintContext& context) const;

    std::shared_ptr<const PrecisionData> m_data;
};

}   // namespace rope::ui
