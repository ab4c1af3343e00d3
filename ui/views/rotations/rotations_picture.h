#pragma once

#include "ui/picture/picture.h"
#include "ui/views/rotations/dial_paint.h"
#include "ui/views/rotations/rotations_data.h"
#include "ui/views/rotations/rotations_layout.h"

#include <memory>
#include <vector>

namespace rope::ui {

/// One dial per pair: q and k after their rotation, the trained range of angles, where each compared method
/// would rotate q to.
class RotationsPicture final : public Picture {
public:
    RotationsPicture(std::shared_ptr<const RotationsData> data, int selectedPair);

    [[nodiscard]] PictureWords words() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const override;
    /// "dials", "dial/PAIR" of the pairs that are drawn; if the selected pair fits "focus",
    /// "focus/dial", "handle/query", "handle/rotated-query", "handle/rotated-key", and the lines of numbers
    /// "row/frequency", "row/wavelength", "row/query-angle", "row/key-angle", "row/rotation", "row/query",
    /// "row/rotated-query", "row/rotated-key", "row/untrained-angles", "row/score-part"
    [[nodiscard]] std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const override;
    /// "focus", the plane of the large dial, where there is one: units of the vectors
    [[nodiscard]] std::vector<Plot> plots(const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::shared_ptr<const Picture> withLook(const ViewSettings& view) const override;

    [[nodiscard]] const RotationsData& data() const { return *m_data; }
    [[nodiscard]] RotationsLayout layout(const QRectF& body, const Theme& theme) const;

private:
    /// The pair that is shown large: the focused one, or the last where there are fewer.
    [[nodiscard]] std::size_t largePair() const;
    [[nodiscard]] std::vector<DialTick> ticks(const Theme& theme) const;
    void paintAllDials(QPainter& painter, const RotationsLayout& layout, const PaintContext& context) const;
    void paintIndices(QPainter& painter, const DialLayout& dials, const Theme& theme) const;
    [[nodiscard]] Hit hitInFocus(QPointF point, const FocusGeometry& focus, const Theme& theme) const;

    std::shared_ptr<const RotationsData> m_data;
    int m_selectedPair = 0;
};

}   // namespace rope::ui
