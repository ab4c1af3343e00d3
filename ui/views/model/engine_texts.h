#pragma once

#include "ui/picture/picture.h"
#include "ui/views/model/model_data.h"
#include "ui/views/model/model_layout.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace rope::ui {

/// The settings for one engine as they are painted: long texts are cut, a click copies them completely.
struct EngineBlock {
    QRectF area;
    QString text;
};

/// Height of all blocks and notes at a width [px].
double engineTextsHeight(const ModelData& data, double width, const Theme& theme);

/// In the order of engineTexts(); empty if there is no column for them.
std::vector<EngineBlock> engineBlocks(const ModelData& data, const ModelLayout& layout, const Theme& theme);

void paintEngineTexts(QPainter& painter, const ModelData& data, const ModelLayout& layout,
                      const PaintContext& context);

}   // namespace rope::ui
