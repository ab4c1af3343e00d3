#pragma once

#include "ui/picture/picture.h"
#include "ui/views/phasors/phasors_data.h"
#include "ui/views/phasors/phasors_layout.h"

#include <memory>
#include <optional>
#include <vector>

namespace rope::ui {

/// The score as a sum: the pairs' phasors head to tail, the part of each pair, and the partial sums that
/// bound it.
class PhasorsPicture final : public Picture {
public:
    PhasorsPicture(std::shared_ptr<const PhasorsData> data, int selectedPair);

    [[nodiscard]] PictureWords words() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const override;
    /// "chain", "parts", "sums", each with "/x-axis" and "/y-axis"; "phasor/PAIR", "chain/end" and "score"
    /// (the real part of the end) in the chain, "bar/PAIR" in the parts, "curve/partial-sums"
    [[nodiscard]] std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const override;
    /// "chain", "parts", "sums"
    [[nodiscard]] std::vector<Plot> plots(const QRectF& body, const Theme& theme) const override;
    [[nodiscard]] std::shared_ptr<const Picture> withLook(const ViewSettings& view) const override;

    [[nodiscard]] const PhasorsData& data() const { return *m_data; }
    [[nodiscard]] PhasorsLayout layout(const QRectF& body, const Theme& theme) const;

private:
    void paintPanel(QPainter& painter, const PhasorsPanel& panel, const QString& head,
                    const PaintContext& context) const;
    void paintChain(QPainter& painter, const PlotFrame& plot, std::optional<int> marked,
                    const Theme& theme) const;
    void paintParts(QPainter& painter, const PlotFrame& plot, std::optional<int> marked,
                    const Theme& theme) const;
    void paintSums(QPainter& painter, const PlotFrame& plot, std::optional<int> marked,
                   const Theme& theme) const;

    std::shared_ptr<const PhasorsData> m_data;
    int m_selectedPair = 0;
};

}   // namespace rope::ui
