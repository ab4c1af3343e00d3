#include "ui/views/encodings/encodings_picture.h"

#include "ui/i18n/qt_text.h"
#include "ui/painting/text.h"
#include "ui/score_cells/cell_paint.h"
#include "ui/score_cells/score_colours.h"
#include "ui/views/encodings/encodings_words.h"
#include "ui/views/encodings/property_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui {

namespace {

constexpr double textInsetPx = 6, columnGapPx = 8;

void paintUpperLine(QPainter& painter, const QRectF& row, const Theme& theme) {
    painter.setPen(QPen(theme.grid, 1));
    painter.drawLine(QPointF(row.left(), row.top() + 0.5), QPointF(row.right(), row.top() + 0.5));
}

QColor propertyColour(const EncodingProperty& property, const Theme& theme) {
    if (!property.holds) return theme.muted;
    return *property.holds ? theme.accent : theme.error;
}

/// The row or column of a map at a coordinate of its plot.
int cellIndex(double value, Eigen::Index count) {
    return static_cast<int>(std::min(static_cast<Eigen::Index>(value), count - 1));
}

QString idOf(const ComparedEncoding& compared) { return QString::fromStdString(compared.choice.id); }

QString idOf(const EncodingProperty& property) { return toQString(property.id); }

}   // namespace

EncodingsPicture::EncodingsPicture(std::shared_ptr<const EncodingsData> data, std::string colormap)
    : m_data(std::move(data)), m_colormap(std::move(colormap)) {}

PictureWords EncodingsPicture::words() const { return encodingsWords(*m_data); }

EncodingsLayout EncodingsPicture::layout(const QRectF& body, const Theme& theme) const {
    return encodingsLayout(*m_data, body, theme);
}

void EncodingsPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const EncodingsLayout places = layout(body, context.theme);
    if (places.hasMaps())
        for (std::size_t encoding = 0; encoding < m_data->encodingCount(); ++encoding)
            paintMap(painter, encoding, places, context.theme);
    if (places.hasTable()) paintTable(painter, places, context.theme);
}

void EncodingsPicture::paintMap(QPainter& painter, std::size_t encoding, const EncodingsLayout& places,
                                const Theme& theme) const {
    const QRectF area = places.map(encoding), title = places.mapTitle(encoding);
    const double inset = area.left() - title.left();
    const double used =
        drawElided(painter, title.adjusted(inset, 0, 0, 0), Qt::AlignLeft, theme.font(11.5, QFont::DemiBold),
                   theme.ink, encodingTitle(*m_data, encoding));
    const QString range = scaleText(*m_data, encoding);
    if (used + textWidth(theme.tickFont(), range) + 10 < title.width())
        drawElided(painter, title, Qt::AlignRight, theme.tickFont(), theme.muted, range);
    paintCells(painter, area, m_data->maps[encoding].grid,
               scoreColours(m_data->comparison.stage, m_colormap, theme.kind), theme.field);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area.adjusted(-0.5, -0.5, 0.5, 0.5));
}

void EncodingsPicture::paintTable(QPainter& painter, const EncodingsLayout& places,
                                  const Theme& theme) const {
    if (m_data->encodingCount() == 0) return;
    const std::vector<EncodingProperty>& properties = m_data->comparison.encodings.front().properties;
    for (std::size_t property = 0; property < properties.size(); ++property)
        drawElided(painter, places.head(property).adjusted(0, 0, -columnGapPx, 0), Qt::AlignRight,
                   theme.font(11, QFont::DemiBold), theme.muted, propertyHead(properties[property].id));
    for (std::size_t encoding = 0; encoding < m_data->encodingCount(); ++encoding)
        paintRow(painter, encoding, places, theme);
    paintLinearAttention(painter, places.row(m_data->encodingCount()), theme);
}

void EncodingsPicture::paintRow(QPainter& painter, std::size_t encoding, const EncodingsLayout& places,
                                const Theme& theme) const {
    const ComparedEncoding& compared = m_data->comparison.encodings[encoding];
    const bool isRope = compared.choice.id == "rope";
    const QRectF row = places.row(encoding);
    paintUpperLine(painter, row, theme);
    if (isRope) painter.fillRect(row.adjusted(0, 1, 0, 0), theme.accentBackground);
    drawElided(painter,
               QRectF(row.left() + textInsetPx, row.top(), places.nameWidth - textInsetPx, row.height()),
               Qt::AlignLeft, theme.font(12, isRope ? QFont::DemiBold : QFont::Normal), theme.ink,
               encodingTitle(*m_data, encoding));
    for (std::size_t property = 0; property < compared.properties.size(); ++property)
        drawElided(painter, places.cell(encoding, property).adjusted(0, 0, -columnGapPx, 0), Qt::AlignRight,
                   theme.font(11.5), propertyColour(compared.properties[property], theme),
                   propertyText(compared.properties[property]));
}

void EncodingsPicture::paintLinearAttention(QPainter& painter, const QRectF& line, const Theme& theme) const {
    paintUpperLine(painter, line, theme);
    drawElided(painter, line.adjusted(textInsetPx, 0, 0, 0), Qt::AlignLeft, theme.secondaryFont(),
               theme.muted, linearAttentionText(*m_data));
}

Hit EncodingsPicture::hitAt(QPointF point, const QRectF& body, const Theme& theme) const {
    const EncodingsLayout places = layout(body, theme);
    const EncodingComparison& comparison = m_data->comparison;
    for (std::size_t encoding = 0; encoding < comparison.encodings.size(); ++encoding) {
        const ComparedEncoding& compared = comparison.encodings[encoding];
        for (std::size_t property = 0; property < compared.properties.size(); ++property)
            if (places.cell(encoding, property).contains(point))
                return {.readout = propertyReadout(*m_data, encoding, property)};
        const PlotFrame plot = encodingPlot(*m_data, places, encoding);
        if (!plot.area.contains(point)) continue;
        const int row = cellIndex(plot.valueY(point.y()), compared.scores.rows()),
                  column = cellIndex(plot.valueX(point.x()), compared.scores.cols());
        return {.target = CellHit{comparison.queryPositions[static_cast<std::size_t>(row)],
                                  comparison.keyPositions[static_cast<std::size_t>(column)]},
                .readout = scoreReadout(*m_data, encoding, row, column)};
    }
    return {};
}

std::vector<Anchor> EncodingsPicture::anchors(const QRectF& body, const Theme& theme) const {
    const EncodingsLayout places = layout(body, theme);
    const std::vector<ComparedEncoding>& encodings = m_data->comparison.encodings;
    std::vector<Anchor> all;
    if (places.hasMaps())
        for (std::size_t i = 0; i < encodings.size(); ++i)
            all.push_back({QStringLiteral("map/") + idOf(encodings[i]), places.map(i)});
    if (!places.hasTable() || encodings.empty()) return all;
    const auto addInTable = [&](const QString& name, const QRectF& area) {
        all.push_back({name, area.intersected(places.table)});
    };
    addInTable(QStringLiteral("table"), places.table);
    for (std::size_t i = 0; i < encodings.size(); ++i) {
        const QString row = QStringLiteral("table/") + idOf(encodings[i]);
        addInTable(row, places.row(i));
        for (std::size_t property = 0; property < encodings[i].properties.size(); ++property)
            addInTable(row + QLatin1Char('/') + idOf(encodings[i].properties[property]),
                       places.cell(i, property));
    }
    for (std::size_t property = 0; property < encodings.front().properties.size(); ++property)
        addInTable(QStringLiteral("column/") + idOf(encodings.front().properties[property]),
                   places.head(property).united(places.cell(encodings.size() - 1, property)));
    addInTable(QStringLiteral("linear-attention"), places.row(encodings.size()));
    return all;
}

std::vector<Plot> EncodingsPicture::plots(const QRectF& body, const Theme& theme) const {
    const EncodingsLayout places = layout(body, theme);
    std::vector<Plot> all;
    if (!places.hasMaps()) return all;
    for (std::size_t i = 0; i < m_data->encodingCount(); ++i)
        all.push_back({QStringLiteral("map/") + idOf(m_data->comparison.encodings[i]),
                       encodingPlot(*m_data, places, i)});
    return all;
}

std::shared_ptr<const Picture> EncodingsPicture::withLook(const ViewSettings& view) const {
    return std::make_shared<EncodingsPicture>(m_data, view.colormap);
}

}   // namespace rope::ui
