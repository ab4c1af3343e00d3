#pragma once

#include "ui/picture/picture.h"
#include "ui/views/model/layer_strip.h"
#include "ui/views/model/model_data.h"
#include "ui/views/model/model_layout.h"

#include <memory>
#include <optional>
#include <vector>

namespace rope::ui {

/// A model file: every field and its source, the layers, warnings and assumptions, the error of engines that
/// misread a field, and the settings for other engines.
class ModelPicture final : public Picture {
public:
    explicit ModelPicture(std::shared_ptr<const ModelData> data);

    [[nodiscard]] PictureWords words() const override;
    void paint(QPainter& painter, const QRectF& body, const PaintContext& context) const override;
    [[nodiscard]] Hit hitAt(QPointF point, const QRectF& body, const Theme& theme) const override;
    /// "fields", "field/ID", "layers", "layers/GROUP", "readings", "warnings", "chart", "engines",
    /// "engine/NAME"; those that fit
    [[nodiscard]] std::vector<Anchor> anchors(const QRectF& body, const Theme& theme) const override;
    /// The chart of the misreadings: position to the right, error up.
    [[nodiscard]] std::vector<Plot> plots(const QRectF& body, const Theme& theme) const override;

    [[nodiscard]] const ModelData& data() const { return *m_data; }
    [[nodiscard]] const LayerStrip& strip() const { return m_strip; }
    [[nodiscard]] ModelLayout layout(const QRectF& body, const Theme& theme) const;

private:
    [[nodiscard]] std::optional<Hit> fieldHit(QPointF point, const ModelLayout& layout) const;
    [[nodiscard]] std::optional<Hit> layerHit(QPointF point, const ModelLayout& layout,
                                              const Theme& theme) const;
    [[nodiscard]] std::optional<Hit> chartHit(QPointF point, const ModelLayout& layout,
                                              const Theme& theme) const;
    [[nodiscard]] std::optional<Hit> engineHit(QPointF point, const ModelLayout& layout,
                                               const Theme& theme) const;
    [[nodiscard]] std::size_t fieldLines(const ModelLayout& layout) const;

    std::shared_ptr<const ModelData> m_data;
    LayerStrip m_strip;
};

}   // namespace rope::ui
