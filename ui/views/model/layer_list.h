#pragma once

#include "ui/views/model/layer_strip.h"
#include "ui/views/model/model_data.h"
#include "ui/views/model/model_layout.h"

#include <QPointF>
#include <QString>

#include <cstddef>
#include <optional>

class QPainter;

namespace rope::ui {

/// Lines with a layer group: the last line may only say how many groups are left out.
std::size_t layerGroupLines(const ModelData& data, const ModelLayout& layout);

/// The cells of all layers and a line per layer group.
void paintLayers(QPainter& painter, const ModelData& data, const LayerStrip& strip, const ModelLayout& layout,
                 const Theme& theme);

/// The layer group of a cell or a line; empty elsewhere and without a file.
std::optional<std::size_t> layerGroupAt(QPointF point, const ModelData& data, const LayerStrip& strip,
                                        const ModelLayout& layout, const Theme& theme);

/// in: a point with a layer group
QString layerReadout(QPointF point, std::size_t group, const ModelData& data, const LayerStrip& strip,
                     const ModelLayout& layout, const Theme& theme);

}   // namespace rope::ui
