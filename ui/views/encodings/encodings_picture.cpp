#include "ui/views/encodings/encodings_picture.h"

#include "ui/charts/method_series.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/views/encodings/property_words.h"
#include "ui/views/heatmap/cell_paint.h"
#include "ui/views/heatmap/score_colours.h"
#include "ui/views/shown_rows.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rope::ui {

namespace {

constexpr std::int64_t mostTokens = 64;   // a map is about a hundred pixels wide
constexpr double titlePx = 18, gapPx = 12, rowPx = 22, headPx = 24, leastMapPx = 44, nameShare = 0.14,
                 leastNamePx = 92;

}   // namespace

/// Where everything stands: maps in rows above, the table with one row an encoding and a line about linear
/// attention below.
struct EncodingsPicture::Layout {
    int columns = 1;
    double side = 0;   ///< of a map [px]
    QRectF maps, table;
    double row = 0, head = 0, title = 0, nameWidth = 0, columnWidth = 0;

    [[nodiscard]] QRectF map(std::size_t encoding) const {
        const int column = static_cast<int>(encoding) % columns, line = static_cast<int>(encoding) / columns;
        const double width = maps.width() / columns;
        return {std::round(maps.left() + column * width + (width - side) / 2),
                std::round(maps.top() + line * (side + title + gapPx) + title), side, side};
    }
    [[nodiscard]] QRectF cell(std::size_t encoding, std::size_t property) const {
        return {table.left() + nameWidth + static_cast<double>(property) * columnWidth,
                table.top() + head + static_cast<double>(encoding) * row, columnWidth, row};
    }
};

EncodingsPicture::EncodingsPicture(const ExplorerState& state, EncodingComparison comparison)
    : m_state(state), m_comparison(std::move(comparison)) {
    for (const ComparedEncoding& compared : m_comparison.encodings) {
        RowMatrix shown = compared.scores;
        double smallest = 0, largest = 0;
        for (Eigen::Index row = 0; row < shown.rows(); ++row)
            for (Eigen::Index column = 0; column < shown.cols(); ++column) {
                double& score = shown(row, column);
                const bool isFuture = m_comparison.keyPositions[static_cast<std::size_t>(column)] >
                                      m_comparison.queryPositions[static_cast<std::size_t>(row)];
                if (m_comparison.mask == ScoreMask::Causal && isFuture) score = std::nan("");
                if (!std::isfinite(score)) continue;
                smallest = std::min(smallest, score);
                largest = std::max(largest, score);
            }
        m_scales.push_back(scoreScale(m_comparison.stage, smallest, largest));
        m_grids.push_back(cellGrid(shown, m_scales.back()));
    }
}

QString EncodingsPicture::title() const { return tr("Encodings"); }

QString EncodingsPicture::subtitle() const {
    return tr("the same q and k, query m down, key n across, %1 tokens · below: what was measured")
        .arg(m_comparison.queryPositions.size());
}

QString EncodingsPicture::answer() const {
    const auto relative = std::count_if(
        m_comparison.encodings.begin(), m_comparison.encodings.end(), [](const ComparedEncoding& one) {
            return std::any_of(one.properties.begin(), one.properties.end(),
                               [](const EncodingProperty& property) {
                                   return property.id == "only_relative" && property.holds.value_or(false);
                               });
        });
    return tr("%1 of %2 depend on m − n alone").arg(relative).arg(m_comparison.encodings.size());
}

QString EncodingsPicture::hint() const {
    return tr(
        "RoPE alone turns q and k themselves, keeps their length and still gives scores of m − n alone: so "
        "it fits linear attention, where "
        "a bias on the score does not.");
}

QString EncodingsPicture::encodingTitle(std::size_t encoding) const {
    return encodingName(*m_comparison.encodings[encoding].encoding);
}

EncodingsPicture::Layout EncodingsPicture::layout(const QRectF& body, const Theme& theme) const {
    Layout places;
    const auto count = static_cast<int>(m_comparison.encodings.size());
    const auto properties = count > 0 ? m_comparison.encodings.front().properties.size() : 0;
    places.row = rowPx * theme.scale;
    places.head = headPx * theme.scale;
    places.title = titlePx * theme.scale;
    const double wanted = places.head + (count + 1) * places.row;
    // Where there is little room the table gives way: its rows shrink, maps keep the size at which a pattern
    // can be seen.
    const double least = leastMapPx * theme.scale + places.title + gapPx;
    const double tableHeight = std::min(wanted, std::max(0.0, body.height() - least));
    places.row *= tableHeight / wanted;
    places.head *= tableHeight / wanted;
    places.table = QRectF(body.left(), body.bottom() - tableHeight, body.width(), tableHeight);
    places.maps = QRectF(body.left(), body.top(), body.width(), body.height() - tableHeight);
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double side = std::floor(std::min(places.maps.width() / columns - gapPx,
                                                places.maps.height() / rows - places.title - gapPx));
        if (side <= places.side) continue;
        places.side = side;
        places.columns = columns;
    }
    places.nameWidth =
        std::min(body.width() / 3, std::max(leastNamePx * theme.scale, nameShare * body.width()));
    places.columnWidth =
        properties > 0 ? (body.width() - places.nameWidth) / static_cast<double>(properties) : 0;
    return places;
}

QRectF EncodingsPicture::mapArea(std::size_t encoding, const QRectF& body, const Theme& theme) const {
    return layout(body, theme).map(encoding);
}

QRectF EncodingsPicture::cellArea(std::size_t encoding, std::size_t property, const QRectF& body,
                                  const Theme& theme) const {
    return layout(body, theme).cell(encoding, property);
}

const ColourTable& EncodingsPicture::colours(ThemeKind theme) const {
    return scoreColours(m_comparison.stage, m_state.view.colormap, theme);
}

void EncodingsPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Layout places = layout(body, context.theme);
    for (std::size_t encoding = 0; encoding < m_comparison.encodings.size(); ++encoding)
        paintMap(painter, encoding, places, context.theme);
    paintTable(painter, places, context.theme);
}

void EncodingsPicture::paintMap(QPainter& painter, std::size_t encoding, const Layout& places,
                                const Theme& theme) const {
    const QRectF area = places.map(encoding);
    if (area.width() < 8) return;
    const QRectF name(area.left() - gapPx / 2, area.top() - places.title, area.width() + gapPx, places.title);
    const ColourScale& scale = m_scales[encoding];
    const double used = drawElided(painter, name.adjusted(gapPx / 2, 0, 0, 0), Qt::AlignLeft,
                                   theme.font(11.5, QFont::DemiBold), theme.ink, encodingTitle(encoding));
    const QString range = m_comparison.stage == ScoreStage::Softmax
                              ? QStringLiteral("0 … %1").arg(significantLabel(scale.high, 2))
                              : QStringLiteral("±%1").arg(significantLabel(scale.high, 2));
    if (used + textWidth(theme.tickFont(), range) + 10 < name.width())
        drawElided(painter, name, Qt::AlignRight, theme.tickFont(), theme.muted, range);
    paintCells(painter, area, m_grids[encoding], colours(theme.kind), theme.field);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area.adjusted(-0.5, -0.5, 0.5, 0.5));
}

void EncodingsPicture::paintTable(QPainter& painter, const Layout& places, const Theme& theme) const {
    if (m_comparison.encodings.empty() || places.row < 9) return;
    const std::vector<EncodingProperty>& properties = m_comparison.encodings.front().properties;
    for (std::size_t property = 0; property < properties.size(); ++property) {
        const QRectF first = places.cell(0, property);
        drawElided(painter, QRectF(first.left(), places.table.top(), first.width() - 8, places.head),
                   Qt::AlignRight, theme.font(11, QFont::DemiBold), theme.muted,
                   propertyHead(properties[property].id));
    }
    for (std::size_t encoding = 0; encoding < m_comparison.encodings.size(); ++encoding)
        paintRow(painter, encoding, places, theme);
    const QRectF last = places.cell(m_comparison.encodings.size(), 0);
    paintLinearAttention(painter,
                         QRectF(places.table.left(), last.top(), places.table.width(), last.height()), theme);
}

void EncodingsPicture::paintRow(QPainter& painter, std::size_t encoding, const Layout& places,
                                const Theme& theme) const {
    const ComparedEncoding& compared = m_comparison.encodings[encoding];
    const QRectF first = places.cell(encoding, 0);
    const QRectF line(places.table.left(), first.top(), places.table.width(), first.height());
    painter.setPen(QPen(theme.grid, 1));
    painter.drawLine(QPointF(line.left(), line.top() + 0.5), QPointF(line.right(), line.top() + 0.5));
    if (compared.choice.id == "rope") painter.fillRect(line.adjusted(0, 1, 0, 0), theme.accentGround);
    drawElided(painter, QRectF(line.left() + 6, line.top(), places.nameWidth - 6, line.height()),
               Qt::AlignLeft, theme.font(12, compared.choice.id == "rope" ? QFont::DemiBold : QFont::Normal),
               theme.ink, encodingTitle(encoding));
    for (std::size_t property = 0; property < compared.properties.size(); ++property) {
        const EncodingProperty& measured = compared.properties[property];
        const QColor colour = !measured.holds ? theme.muted : *measured.holds ? theme.accent : theme.error;
        drawElided(painter, places.cell(encoding, property).adjusted(0, 0, -8, 0), Qt::AlignRight,
                   theme.font(11.5), colour, propertyText(measured));
    }
}

QString EncodingsPicture::linearAttentionText() const {
    QStringList words;
    for (const ComparedFeatureMap& compared : m_comparison.linearAttention) {
        const std::string_view id = compared.map->id;
        const auto& sums = compared.attention.rowSums;
        const auto [least, most] = std::minmax_element(sums.begin(), sums.end());
        if (sums.empty()) continue;
        words << tr("%1: row sums %2 to %3, %4 negative weights")
                     .arg(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())),
                          significantLabel(*least, 3), significantLabel(*most, 3))
                     .arg(compared.attention.negativeCount);
    }
    return tr("Linear attention, RoPE in the numerator only — %1").arg(words.join(QStringLiteral(" · ")));
}

void EncodingsPicture::paintLinearAttention(QPainter& painter, const QRectF& line, const Theme& theme) const {
    painter.setPen(QPen(theme.grid, 1));
    painter.drawLine(QPointF(line.left(), line.top() + 0.5), QPointF(line.right(), line.top() + 0.5));
    drawElided(painter, line.adjusted(6, 0, 0, 0), Qt::AlignLeft, theme.secondaryFont(), theme.muted,
               linearAttentionText());
}

QString EncodingsPicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const Layout places = layout(body, theme);
    for (std::size_t encoding = 0; encoding < m_comparison.encodings.size(); ++encoding) {
        const ComparedEncoding& compared = m_comparison.encodings[encoding];
        for (std::size_t property = 0; property < compared.properties.size(); ++property)
            if (places.cell(encoding, property).contains(position))
                return tr("%1 · %2").arg(encodingTitle(encoding),
                                         propertySentence(compared.properties[property]));
        const QRectF area = places.map(encoding);
        if (!area.contains(position)) continue;
        const auto row = std::min(static_cast<Eigen::Index>((position.y() - area.top()) / area.height() *
                                                            static_cast<double>(compared.scores.rows())),
                                  compared.scores.rows() - 1);
        const auto column = std::min(static_cast<Eigen::Index>((position.x() - area.left()) / area.width() *
                                                               static_cast<double>(compared.scores.cols())),
                                     compared.scores.cols() - 1);
        const double score = compared.scores(row, column);
        const bool isMasked =
            m_grids[encoding].at(static_cast<int>(row), static_cast<int>(column)) == maskedCell;
        return tr("%1 · m = %2, n = %3: %4")
            .arg(encodingTitle(encoding))
            .arg(m_comparison.queryPositions[static_cast<std::size_t>(row)])
            .arg(m_comparison.keyPositions[static_cast<std::size_t>(column)])
            .arg(isMasked ? tr("masked, or no such position") : significantLabel(score, 6));
    }
    return {};
}

std::shared_ptr<const Picture> EncodingsPicture::withLook(const ViewSettings& view) const {
    auto picture = std::make_shared<EncodingsPicture>(*this);
    picture->m_state.view.colormap = view.colormap;
    return picture;
}

DataTable EncodingsPicture::table() const {
    DataTable table{tableComments(m_state.scenario, title()),
                    {{"query position [token]", {}}, {"key position [token]", {}}}};
    for (const ComparedEncoding& compared : m_comparison.encodings)
        for (const EncodingProperty& property : compared.properties) {
            const QString line =
                tr("%1 · %2").arg(QString::fromStdString(compared.choice.id), propertySentence(property));
            table.comments.push_back(line.toStdString());
        }
    for (const std::int64_t query : m_comparison.queryPositions)
        for (const std::int64_t key : m_comparison.keyPositions) {
            table.columns[0].values.push_back(static_cast<double>(query));
            table.columns[1].values.push_back(static_cast<double>(key));
        }
    for (const ComparedEncoding& compared : m_comparison.encodings) {
        const double* const cells = compared.scores.data();
        table.columns.push_back({"score, " + compared.choice.id, {cells, cells + compared.scores.size()}});
    }
    return table;
}

ExplorerState relevantForEncodings(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.model.clear();
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    relevant.view.colormap = state.view.colormap;
    relevant.view.scoreMap.length = std::min(state.view.scoreMap.length, mostTokens);
    relevant.view.scoreMap.stage = state.view.scoreMap.stage;
    relevant.view.scoreMap.isCausal = state.view.scoreMap.isCausal;
    return relevant;
}

Result<PicturePtr> buildEncodings(const ExplorerState& state, const JobContext& job) {
    Scenario asked = state.scenario;
    asked.stage = state.view.scoreMap.stage;
    asked.mask = state.view.scoreMap.isCausal ? ScoreMask::Causal : ScoreMask::None;
    const std::int64_t tokens =
        coveredLength(asked.vectors, std::clamp<std::int64_t>(state.view.scoreMap.length, 2, mostTokens));
    std::vector<std::int64_t> positions(static_cast<std::size_t>(tokens));
    std::iota(positions.begin(), positions.end(), 0);
    const Result<ValidScenario> scenario = validated(withRowsOf(asked, positions));
    if (!scenario) return scenario.error();
    Result<EncodingComparison> comparison =
        encodingComparison(*scenario, positions, positions, standardEncodings(), job);
    if (!comparison) return comparison.error();
    return PicturePtr(std::make_shared<EncodingsPicture>(state, std::move(comparison).value()));
}

}   // namespace rope::ui
