#include "ui/views/model/layer_strip.h"

#include "core/model/group_schedule.h"
#include "core/model/layer_kind_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double minCellPx = 5, maxCellPx = 26, cellHeightPx = 22, lineGapPx = 8, layerStripMaxLines = 6;

}   // namespace

std::vector<LayerLook> layerLooks(const ImportedModel& model) {
    std::vector<LayerLook> looks;
    bool hasLocal = false;
    for (std::size_t i = 0; i < model.groups.size(); ++i) {
        const LayerGroup& group = model.groups[i];
        LayerLook look = LayerLook::Further;
        if (!rotates(group)) look = LayerLook::Unrotated;
        else if (i == model.mainGroup) look = LayerLook::Full;
        else if (isLocalKind(group.name) && !hasLocal) look = LayerLook::Local;
        hasLocal = hasLocal || look == LayerLook::Local;
        looks.push_back(look);
    }
    return looks;
}

LayerStrip::LayerStrip(const ImportedModel& model) : m_looks(layerLooks(model)) {
    for (std::size_t group = 0; group < model.groups.size(); ++group) {
        for (const int layer : model.groups[group].layers) {
            const auto index = static_cast<std::size_t>(layer);
            if (index >= m_groupOf.size()) m_groupOf.resize(index + 1);
            if (!m_groupOf[index]) m_groupOf[index] = group;
        }
    }
}

std::size_t LayerStrip::columns(double width, const Theme& theme) const {
    const double count = std::max(1.0, static_cast<double>(layerCount()));
    const double fitting = std::max(1.0, std::floor(width / (minCellPx * theme.scale)));
    // Thousands of layers are drawn finer than the screen rather than left out.
    const double lines = std::min(layerStripMaxLines, std::ceil(count / fitting));
    return static_cast<std::size_t>(std::ceil(count / lines));
}

double LayerStrip::height(double width, const Theme& theme) const {
    if (layerCount() == 0) return 0;
    const double lines =
        std::ceil(static_cast<double>(layerCount()) / static_cast<double>(columns(width, theme)));
    return (lines * (cellHeightPx + lineGapPx) - lineGapPx + 4) * theme.scale;
}

QRectF LayerStrip::cell(std::size_t layer, const QRectF& area, const Theme& theme) const {
    const std::size_t across = columns(area.width(), theme);
    const double pitch = std::min(area.width() / static_cast<double>(across), maxCellPx * theme.scale);
    const std::size_t row = layer / across;
    const auto line = static_cast<double>(row), column = static_cast<double>(layer % across);
    const double top = area.top() + line * (cellHeightPx + lineGapPx) * theme.scale;
    const double gap = pitch >= 4 ? std::min(2.0, pitch / 5) : 0;
    return {area.left() + column * pitch, top, pitch - gap, cellHeightPx * theme.scale};
}

std::optional<std::size_t> LayerStrip::layerAt(QPointF position, const QRectF& area,
                                               const Theme& theme) const {
    for (std::size_t layer = 0; layer < layerCount(); ++layer)
        if (cell(layer, area, theme).contains(position)) return layer;
    return {};
}

void LayerStrip::paint(QPainter& painter, const QRectF& area, std::size_t shownGroup,
                       const Theme& theme) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t layer = 0; layer < layerCount(); ++layer) {
        if (!m_groupOf[layer]) continue;
        const LayerLook look = m_looks[*m_groupOf[layer]];
        const QRectF place = cell(layer, area, theme);
        const double height = std::round(place.height() * layerHeight(look));
        painter.fillRect(QRectF(place.left(), place.bottom() - height, place.width(), height),
                         layerColour(theme, look));
        if (*m_groupOf[layer] == shownGroup)
            painter.fillRect(
                QRectF(place.left(), place.bottom() + 2 * theme.scale, place.width(), 2 * theme.scale),
                theme.ink);
    }
    painter.restore();
}

}   // namespace rope::ui
