#include "ui/views/compare/compare_picture.h"

#include "ui/charts/nearest_sample.h"
#include "ui/charts/pair_axis.h"
#include "ui/views/compare/compare_anchors.h"
#include "ui/views/compare/compare_words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui {

ComparePicture::ComparePicture(std::shared_ptr<const CompareData> data, CompareLook look)
    : m_data(std::move(data)), m_look(std::move(look)) {}

PictureWords ComparePicture::words() const { return compareWords(*m_data); }

CompareLayout ComparePicture::layout(const QRectF& body, const Theme& theme) const {
    return compareLayout(*m_data, body, theme);
}

void ComparePicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const CompareLayout places = layout(body, context.theme);
    const ComparePage page{*m_data, m_look, places, context};
    for (std::size_t column = 0; column < places.columns.size(); ++column)
        for (int part = 0; part < places.grid.parts; ++part)
            paintPart(painter, page, static_cast<ComparePart>(part), column);
    paintHeads(painter, page);
    paintPartWords(painter, page);
    paintConsequences(painter, page);
}

Hit ComparePicture::hitAt(QPointF point, const QRectF& body, const Theme& theme) const {
    const CompareLayout places = layout(body, theme);
    const CompareGrid& grid = places.grid;
    if (const std::optional<int> row = grid.rowAt(point.y()); row && *row > 0)
        return {.readout = consequenceReadout(*m_data, static_cast<std::size_t>(*row - 1))};
    const std::optional<std::size_t> index = grid.columnAt(point.x());
    if (!index || !body.contains(point)) return {};
    const ComparedColumn& column = m_data->columns[places.columns[*index]];
    if (grid.head(*index).contains(point)) return headHit(column);
    const std::optional<ComparePart> part = grid.partAt(point.y());
    if (!part) return {};
    const PlotFrame plot = compareChart(*m_data, places, *part, *index, theme).plot;
    return plot.area.contains(point) ? plotHit(*part, column, plot, point) : Hit{};
}

Hit ComparePicture::headHit(const ComparedColumn& column) const {
    return {.readout = headReadout(*m_data, column),
            .click = [index = column.method.index](const ExplorerState& current) {
                return std::optional(changes::withActiveMethod(current, index));
            }};
}

Hit ComparePicture::plotHit(ComparePart part, const ComparedColumn& column, const PlotFrame& plot,
                            QPointF point) const {
    if (part == ComparePart::Ratio) {
        const std::size_t pair = nearestPair(plot.valueX(point.x()), m_data->pairs.size());
        return {.target = PairHit{static_cast<int>(pair)},
                .readout = ratioReadout(*m_data, column, pair),
                .click = [pair](const ExplorerState& current) {
                    return std::optional(changes::withSelectedPair(current, static_cast<int>(pair)));
                }};
    }
    if (part == ComparePart::Decay)
        return {.readout =
                    decayReadout(*m_data, column, nearestSample(m_data->distances, plot.valueX(point.x())))};
    const auto token = [&](double value) {
        return std::clamp(static_cast<std::int64_t>(std::floor(value)), std::int64_t{0},
                          m_data->mapLength - 1);
    };
    const std::int64_t query = token(plot.valueY(point.y())), key = token(plot.valueX(point.x()));
    return {.target = CellHit{query, key},
            .readout = column.method.name(),
            .computed = [this, &column, query, key] { return scoreReadout(*m_data, column, query, key); }};
}

std::vector<Anchor> ComparePicture::anchors(const QRectF& body, const Theme& theme) const {
    return compareAnchors(*m_data, layout(body, theme), body, theme);
}

std::vector<Plot> ComparePicture::plots(const QRectF& body, const Theme& theme) const {
    const CompareLayout places = layout(body, theme);
    std::vector<Plot> all;
    for (int part = 0; part < places.grid.parts; ++part)
        for (std::size_t i = 0; i < places.columns.size(); ++i) {
            const auto kind = static_cast<ComparePart>(part);
            const QString method = anchorId(m_data->columns[places.columns[i]].method);
            all.push_back({partId(kind) + QLatin1Char('/') + method,
                           compareChart(*m_data, places, kind, i, theme).plot});
        }
    return all;
}

std::shared_ptr<const Picture> ComparePicture::withLook(const ViewSettings& view) const {
    return std::make_shared<ComparePicture>(m_data, CompareLook{view.selectedPair, view.colormap});
}

}   // namespace rope::ui
