#include "ui/views/model/model_picture.h"

#include "ui/views/model/engine_texts.h"
#include "ui/views/model/field_table.h"
#include "ui/views/model/layer_list.h"
#include "ui/views/model/model_notes.h"
#include "ui/views/model/model_words.h"
#include "ui/views/model/readings_chart.h"

#include <QStringList>

#include <utility>

namespace rope::ui {

ModelPicture::ModelPicture(std::shared_ptr<const ModelData> data)
    : m_data(std::move(data)), m_strip(m_data->model) {}

PictureWords ModelPicture::words() const { return modelPictureWords(*m_data); }

ModelLayout ModelPicture::layout(const QRectF& body, const Theme& theme) const {
    const double left = modelLeftWidth(body.width(), theme), right = modelRightWidth(body.width(), theme);
    ModelNeeds needs;
    needs.fields = m_data->fields.size();
    needs.groups = m_data->model.groups.size();
    needs.strip = m_strip.height(left, theme);
    needs.readings = readingsHeight(*m_data, left, theme);
    needs.notes = right > 0 ? notesHeight(*m_data, right, theme) : 0;
    needs.flags = right > 0 ? engineTextsHeight(*m_data, right, theme) : 0;
    needs.hasChart = m_data->hasChart();
    return modelLayout(body, needs, theme);
}

void ModelPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const ModelLayout parts = layout(body, theme);
    if (!parts.chart.isEmpty()) paintReadingsChart(painter, *m_data, parts, context);
    paintFieldTable(painter, parts, *m_data, theme);
    if (!parts.layers.isEmpty()) paintLayers(painter, *m_data, m_strip, parts, theme);
    if (!parts.readings.isEmpty()) paintReadings(painter, *m_data, parts, theme);
    if (!parts.notes.isEmpty()) paintNotes(painter, *m_data, parts, theme);
    if (!parts.flags.isEmpty()) paintEngineTexts(painter, *m_data, parts, context);
    if (!parts.restSentence.isEmpty()) paintOmissions(painter, *m_data, parts, theme);
}

/// Lines with a field: the last line may only say how many fields are left out.
std::size_t ModelPicture::fieldLines(const ModelLayout& layout) const {
    return layout.shownFields < m_data->fields.size() ? layout.shownFields - 1 : layout.shownFields;
}

Hit ModelPicture::hitAt(QPointF point, const QRectF& body, const Theme& theme) const {
    const ModelLayout parts = layout(body, theme);
    if (std::optional<Hit> hit = fieldHit(point, parts)) return *hit;
    if (std::optional<Hit> hit = layerHit(point, parts, theme)) return *hit;
    if (std::optional<Hit> hit = chartHit(point, parts, theme)) return *hit;
    return engineHit(point, parts, theme).value_or(Hit{});
}

std::optional<Hit> ModelPicture::fieldHit(QPointF point, const ModelLayout& layout) const {
    for (std::size_t i = 0; i < fieldLines(layout); ++i) {
        if (!layout.fieldRow(i).contains(point)) continue;
        QStringList cells = fieldCells(*m_data, m_data->fields[i]);
        cells.removeAll(QString());
        return Hit{.readout = cells.join(QStringLiteral(" · ")).trimmed()};
    }
    return {};
}

std::optional<Hit> ModelPicture::layerHit(QPointF point, const ModelLayout& layout,
                                          const Theme& theme) const {
    const std::optional<std::size_t> group = layerGroupAt(point, *m_data, m_strip, layout, theme);
    if (!group) return {};
    Hit hit{.readout = layerReadout(point, *group, *m_data, m_strip, layout, theme)};
    if (canBeShown(*m_data, *group))
        hit.click = [name = m_data->model.groups[*group].name](const ExplorerState& current) {
            return current.origin.model ? std::optional(changes::withLayers(current, name)) : std::nullopt;
        };
    return hit;
}

std::optional<Hit> ModelPicture::chartHit(QPointF point, const ModelLayout& layout,
                                          const Theme& theme) const {
    if (!m_data->hasChart() || layout.chart.isEmpty()) return {};
    const PlotFrame plot = readingsChart(*m_data, layout, theme).plot;
    if (!plot.area.contains(point)) return {};
    return Hit{.readout = readingsReadout(*m_data, plot.valueX(point.x()))};
}

std::optional<Hit> ModelPicture::engineHit(QPointF point, const ModelLayout& layout,
                                           const Theme& theme) const {
    const std::vector<EngineBlock> blocks = engineBlocks(*m_data, layout, theme);
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (!blocks[i].area.contains(point)) continue;
        const QString text = QString::fromStdString(engineTexts(m_data->flags)[i].setting->text);
        return Hit{.target = CopyableText{text}, .readout = text};
    }
    return {};
}

std::vector<Anchor> ModelPicture::anchors(const QRectF& body, const Theme& theme) const {
    const ModelLayout parts = layout(body, theme);
    std::vector<Anchor> all;
    const auto add = [&](const QString& name, const QRectF& area) {
        if (!area.isEmpty()) all.push_back({name, area});
    };
    add(QStringLiteral("fields"), parts.fields);
    for (std::size_t i = 0; i < fieldLines(parts); ++i)
        add(QStringLiteral("field/") + QString::fromStdString(m_data->fields[i].row.id), parts.fieldRow(i));
    add(QStringLiteral("layers"), parts.layers);
    for (std::size_t i = 0; i < layerGroupLines(*m_data, parts); ++i)
        add(QStringLiteral("layers/") + QString::fromStdString(m_data->model.groups[i].name),
            parts.groupRow(i));
    add(QStringLiteral("readings"), parts.readings);
    add(QStringLiteral("warnings"), parts.notes);
    add(QStringLiteral("chart"), parts.chart);
    add(QStringLiteral("engines"), parts.flags);
    const std::vector<EngineBlock> blocks = engineBlocks(*m_data, parts, theme);
    for (std::size_t i = 0; i < blocks.size(); ++i)
        add(QStringLiteral("engine/") + engineTexts(m_data->flags)[i].engine, blocks[i].area);
    return all;
}

std::vector<Plot> ModelPicture::plots(const QRectF& body, const Theme& theme) const {
    const ModelLayout parts = layout(body, theme);
    if (!m_data->hasChart() || parts.chart.isEmpty()) return {};
    return {{QString(), readingsChart(*m_data, parts, theme).plot}};
}

}   // namespace rope::ui
