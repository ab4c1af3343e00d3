#include "ui/views/model/layer_list.h"

#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/views/model/field_table.h"
#include "ui/views/model/model_words.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <vector>

namespace rope::ui {

namespace {

struct LayerListTexts {
    Q_DECLARE_TR_FUNCTIONS(ModelPicture)
};

constexpr double swatchPx = 12;

QString layerListHeadingDetail(const ModelData& data, std::size_t layers) {
    if (!data.isOpened) return LayerListTexts::tr("same settings for all layers");
    QString detail = layers > 0 ? LayerListTexts::tr("%1, the first one at the left")
                                      .arg(fixedLabel(static_cast<double>(layers), 0))
                                : LayerListTexts::tr("number of layers not given in the file");
    if (data.model.groups.size() > 1)
        detail += QStringLiteral(" · ") + LayerListTexts::tr("click a layer group to use it");
    return detail;
}

void paintGroup(QPainter& painter, const QRectF& row, const ModelData& data, std::size_t group,
                LayerLook look, const Theme& theme) {
    const double side = swatchPx * theme.scale, height = std::max(3.0, side * layerHeight(look));
    painter.fillRect(QRectF(row.left(), row.center().y() + side / 2 - height, side, height),
                     layerColour(theme, look));
    const bool isCurrent = data.isOpened && group == data.group;
    const QRectF text = row.adjusted(side + 8 * theme.scale, 0, 0, 0);
    const double used = drawElided(painter, text, Qt::AlignLeft,
                                   theme.font(11.5, isCurrent ? QFont::DemiBold : QFont::Normal), theme.ink,
                                   groupName(data.model.groups[group]));
    drawElided(painter, text.adjusted(used + 10 * theme.scale, 0, 0, 0), Qt::AlignLeft, theme.secondaryFont(),
               theme.muted, groupSetting(data, group));
}

}   // namespace

std::size_t layerGroupLines(const ModelData& data, const ModelLayout& layout) {
    return layout.shownGroups < data.model.groups.size() ? layout.shownGroups - 1 : layout.shownGroups;
}

void paintLayers(QPainter& painter, const ModelData& data, const LayerStrip& strip, const ModelLayout& layout,
                 const Theme& theme) {
    const QRectF heading(layout.layers.topLeft(), QSizeF(layout.layers.width(), layout.headingHeight));
    paintHeading(painter, heading, LayerListTexts::tr("Layers"),
                 layerListHeadingDetail(data, strip.layerCount()), theme);
    if (strip.layerCount() > 0) strip.paint(painter, layout.strip, data.group, theme);
    const std::vector<LayerLook> looks = layerLooks(data.model);
    const std::size_t lines = layerGroupLines(data, layout);
    for (std::size_t group = 0; group < lines; ++group)
        paintGroup(painter, layout.groupRow(group), data, group, looks[group], theme);
    if (lines < layout.shownGroups)
        drawElided(painter, layout.groupRow(lines), Qt::AlignLeft, theme.secondaryFont(), theme.muted,
                   LayerListTexts::tr("… and %1 more layer groups").arg(looks.size() - lines));
}

std::optional<std::size_t> layerGroupAt(QPointF point, const ModelData& data, const LayerStrip& strip,
                                        const ModelLayout& layout, const Theme& theme) {
    if (layout.layers.isEmpty() || !data.isOpened) return {};
    if (layout.strip.contains(point)) {
        const std::optional<std::size_t> layer = strip.layerAt(point, layout.strip, theme);
        return layer ? strip.groupOf(*layer) : std::nullopt;
    }
    for (std::size_t group = 0; group < layerGroupLines(data, layout); ++group)
        if (layout.groupRow(group).contains(point)) return group;
    return {};
}

QString layerReadout(QPointF point, std::size_t group, const ModelData& data, const LayerStrip& strip,
                     const ModelLayout& layout, const Theme& theme) {
    const LayerGroup& layers = data.model.groups[group];
    QString text = groupName(layers) + QStringLiteral(" · ") + groupSetting(data, group);
    if (!layers.layers.empty())
        text += QStringLiteral(" · ") + QString::fromStdString(layerRuns(layers.layers));
    if (!layout.strip.contains(point)) return text;
    return LayerListTexts::tr("layer %1").arg(*strip.layerAt(point, layout.strip, theme)) +
           QStringLiteral(" · ") + text;
}

}   // namespace rope::ui
