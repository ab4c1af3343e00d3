#pragma once

#include "ui/picture/picture.h"
#include "ui/views/frequencies/frequencies_data.h"
#include "ui/views/frequencies/frequencies_layout.h"

#include <vector>

namespace rope::ui {

/// The frequency of each pair under every compared method, by how much it is divided, which angles are
/// outside the trained range, and in numbers below what that means, the factors on the logits included.
class FrequenciesPicture final : public Picture {
public:
    explicit FrequenciesPicture(FrequenciesData data);

    [[nodiscard]] PictureWords words() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const override;
    /// The panels "spectrum", "rescale" and "untrained" with "spectrum/x-axis" ..., "wavelength-axis"; curves
    /// of the spectrum "curve/METHOD", of the others "curve/rescale/METHOD" and "curve/untrained/METHOD",
    /// each with "/point"; METHOD is "unscaled" for RoPE without a method where the list has none such;
    /// "band/KIND", "mark/trained", "mark/target", "mark/critical-dimension"; "legend", or "table" with
    /// "table/METHOD" (a row) and "column/ID"
    [[nodiscard]] std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const override;
    /// "spectrum", "rescale", "untrained"
    [[nodiscard]] std::vector<Plot> plots(const QRectF& body, const Theme& theme) const override;

    [[nodiscard]] const FrequenciesData& data() const { return m_data; }
    [[nodiscard]] FrequenciesLayout layout(const QRectF& body, const Theme& theme) const;

private:
    FrequenciesData m_data;
};

}   // namespace rope::ui
