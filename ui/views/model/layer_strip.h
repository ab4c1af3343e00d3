#pragma once

#include "core/model/imported_model.h"
#include "ui/theme/layer_style.h"

#include <QRectF>

#include <cstddef>
#include <optional>
#include <vector>

class QPainter;

namespace rope::ui {

/// What each group of layers is drawn as.
std::vector<LayerLook> layerLooks(const ImportedModel& model);

/// One small cell per layer, in as many lines as needed for a visible width of the cells.
class LayerStrip {
public:
    explicit LayerStrip(const ImportedModel& model);

    [[nodiscard]] std::size_t layerCount() const { return m_groupOf.size(); }
    /// Nothing for a layer that no group names.
    [[nodiscard]] std::optional<std::size_t> groupOf(std::size_t layer) const { return m_groupOf[layer]; }

    /// The height that the cells take at this width.
    [[nodiscard]] double height(double width, const Theme& theme) const;
    [[nodiscard]] QRectF cell(std::size_t layer, const QRectF& area, const Theme& theme) const;
    [[nodiscard]] std::optional<std::size_t> layerAt(QPointF position, const QRectF& area,
                                                     const Theme& theme) const;

    /// in: the group whose cells are underlined
    void paint(QPainter& painter, const QRectF& area, std::size_t shownGroup, const Theme& theme) const;

private:
    [[nodiscard]] std::size_t columns(double width, const Theme& theme) const;

    std::vector<std::optional<std::size_t>> m_groupOf;
    std::vector<LayerLook> m_looks;
};

}   // namespace rope::ui
