#include "ui/views/matrix/matrix_picture.h"

#include "core/base/number_text.h"
#include "ui/charts/method_series.h"
#include "ui/i18n/method_text.h"
#include "ui/painting/colormap.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rope::ui {

namespace {

constexpr int mostPairs = 4;   // eight rows and columns can still be read from the back of a room

std::vector<int> coordinatesOfPairs(const PairLayout& layout, int first, int last) {
    std::vector<int> coordinates;
    for (int pair = first; pair <= last; ++pair) {
        coordinates.push_back(layout.first(pair));
        coordinates.push_back(layout.second(pair));
    }
    std::sort(coordinates.begin(), coordinates.end());
    return coordinates;
}

QString exactText(double value) {
    return QString::fromStdString(shortestText(value)).replace(QLatin1Char('-'), QStringLiteral("−"));
}

QColor readableOn(const QColor& ground) { return QColor(qGray(ground.rgb()) > 140 ? 0x10141A : 0xFFFFFF); }

QRectF rowLabelArea(const MatrixGeometry& places, const QRectF& cell, const QRectF& grid, double scale) {
    return {grid.left() - places.rowLabelPx, cell.top(), places.rowLabelPx - 8 * scale, cell.height()};
}

}   // namespace

MatrixPicture::MatrixPicture(const ExplorerState& state, RotationSteps steps)
    : m_state(state), m_steps(std::move(steps)), m_other(m_steps.layout) {
    m_other.pairing = m_other.pairing == Pairing::Half ? Pairing::Interleaved : Pairing::Half;
    focus(state.view.focusedPair);
}

void MatrixPicture::focus(int pair) {
    const int pairs = m_steps.layout.pairCount();
    m_focused = std::clamp(pair, 0, pairs - 1);
    m_firstPair = std::max(0, std::min(m_focused / mostPairs * mostPairs, pairs - mostPairs));
    m_lastPair = std::min(pairs, m_firstPair + mostPairs) - 1;
    m_coordinates = coordinatesOfPairs(m_steps.layout, m_firstPair, m_lastPair);
    m_otherCoordinates = coordinatesOfPairs(m_other, m_firstPair, m_lastPair);
}

QString MatrixPicture::title() const { return tr("Rotation matrix"); }

QString MatrixPicture::subtitle() const {
    const Scenario& scenario = m_state.scenario;
    return tr("R at m = %1 · %2")
        .arg(fixedLabel(static_cast<double>(m_steps.position), 0),
             methodName(scenario, scenario.methods[scenario.activeMethod].choice));
}

QString MatrixPicture::answer() const {
    return tr("pair %1: cos %2, sin %3")
        .arg(QString::number(m_focused), significantLabel(m_steps.table.cosine(0, m_focused), 5),
             significantLabel(m_steps.table.sine(0, m_focused), 5));
}

QString MatrixPicture::hint() const {
    return tr(
        "R is never built in practice: two numbers a pair and three steps do the same. The layout only says "
        "which two coordinates are a "
        "pair; "
        "weights made for one layout are wrong in the other.");
}

QString MatrixPicture::restWords() const {
    const PairLayout& layout = m_steps.layout;
    QStringList words;
    const int pairs = layout.pairCount();
    if (pairs > mostPairs)
        words << tr("Drawn: pairs %1 to %2 of %3; the others are blocks of the same kind, and all else is 0.")
                     .arg(m_firstPair)
                     .arg(m_lastPair)
                     .arg(pairs);
    const Result<ResolvedMethod> method = resolveMethod(m_state.scenario, m_state.scenario.activeMethod);
    if (method && method->schedule.attentionFactor != 1)
        words << tr("cos and sin carry the attention factor A = %1.")
                     .arg(significantLabel(method->schedule.attentionFactor, 5));
    if (layout.isPadded())
        words << tr("r = %1 is odd: one zero is added, here as “+0”.").arg(layout.rotaryDim);
    if (layout.headDim > layout.rotaryDim)
        words << tr("%1 of %2 coordinates do not rotate: 1 on the diagonal.")
                     .arg(layout.headDim - layout.rotaryDim)
                     .arg(layout.headDim);
    return words.join(QLatin1Char(' '));
}

QString MatrixPicture::layoutName(const PairLayout& layout) const {
    const QString name = layout.pairing == Pairing::Half
                             ? tr("half-split: i and i + %1").arg(layout.pairCount())
                             : tr("interleaved: 2i and 2i + 1");
    return layout == m_steps.layout ? tr("R, %1 (as set)").arg(name) : tr("R, %1").arg(name);
}

QString MatrixPicture::coordinateText(const PairLayout& layout, int coordinate) const {
    const bool isPadding = layout.isPadded() && coordinate == layout.rotaryOffset + layout.rotaryDim;
    return isPadding ? QStringLiteral("+0") : QString::number(coordinate);
}

QString MatrixPicture::stepName(int row) const {
    switch (row) {
        case 0:
            return tr("q");
        case 1:
            return tr("rotate_half(q)");
        case 2:
            return tr("cos");
        case 3:
            return tr("sin");
        default:
            return tr("q·cos + rh·sin");
    }
}

QString MatrixPicture::cellText(double value) {
    return value == 0 ? QStringLiteral("0") : fixedLabel(value, 3);
}

MatrixGeometry MatrixPicture::geometry(const QRectF& body, const Theme& theme) const {
    return matrixGeometry(body, static_cast<int>(m_coordinates.size()), m_steps.layout.pairCount(),
                          theme.scale);
}

double MatrixPicture::value(const MatrixHit& place) const {
    if (place.part == MatrixPart::Strip)
        return (place.row == 0 ? m_steps.table.cosine : m_steps.table.sine)(0, place.column);
    const std::vector<int>& coordinates = coordinatesOf(place.part);
    const int column = coordinates[static_cast<std::size_t>(place.column)];
    if (place.part != MatrixPart::Steps)
        return matrixEntry(layoutOf(place.part), m_steps.table,
                           coordinates[static_cast<std::size_t>(place.row)], column);
    const std::array<const RowMatrix*, MatrixGeometry::stepRows> rows{
        &m_steps.query, &m_steps.partner, &m_steps.cosine, &m_steps.sine, &m_steps.rotated};
    return (*rows[static_cast<std::size_t>(place.row)])(0, column);
}

int MatrixPicture::pairBehind(const MatrixHit& place) const {
    if (place.part == MatrixPart::Strip) return place.column;
    return pairOf(layoutOf(place.part), coordinatesOf(place.part)[static_cast<std::size_t>(place.column)]);
}

QColor MatrixPicture::ground(double value, const Theme& theme) const {
    const ColourTable& colours =
        colourTable(resolvedColormap(m_state.view.colormap, ColormapKind::Diverging), theme.kind);
    const double fraction = std::isfinite(value) ? std::clamp(0.5 + 0.45 * value, 0.0, 1.0) : 0.5;
    return colours[static_cast<std::size_t>(std::lround(255 * fraction))];
}

void MatrixPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const MatrixGeometry places = geometry(body, theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintMatrix(painter, places, MatrixPart::Own, theme);
    paintMatrix(painter, places, MatrixPart::Other, theme);
    if (!places.steps.isEmpty()) {
        paintStrip(painter, places, theme);
        paintSteps(painter, places, theme);
    }
    const double top = (places.steps.isEmpty() ? places.own : places.steps).bottom() + 4 * theme.scale;
    drawElided(painter, QRectF(body.left() + 8, top, body.width() - 16, body.bottom() - top), Qt::AlignLeft,
               theme.secondaryFont(), theme.muted, restWords());
    if (const std::optional<MatrixHit> hit = context.cursor ? places.at(*context.cursor) : std::nullopt) {
        painter.setPen(QPen(theme.ink, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(places.cell(*hit));
    }
    painter.restore();
}

void MatrixPicture::paintMatrix(QPainter& painter, const MatrixGeometry& places, MatrixPart part,
                                const Theme& theme) const {
    const PairLayout& layout = layoutOf(part);
    const std::vector<int>& coordinates = coordinatesOf(part);
    const QRectF area = part == MatrixPart::Own ? places.own : places.other;
    drawElided(painter,
               QRectF(area.left() - places.labelPx, area.top() - places.labelPx - places.captionPx,
                      area.width() + 2 * places.labelPx, places.captionPx),
               Qt::AlignLeft, theme.font(11.5, QFont::Medium),
               part == MatrixPart::Own ? theme.ink : theme.muted, layoutName(layout));
    const double cellPx = area.width() / std::max(1, places.shown);
    const QFont font = theme.font(std::clamp(cellPx / (4 * theme.scale), 6.0, 17.0));
    for (int row = 0; row < places.shown; ++row) {
        const QString name = coordinateText(layout, coordinates[static_cast<std::size_t>(row)]);
        const QRectF down = places.cell({part, row, 0}), across = places.cell({part, 0, row});
        drawElided(painter,
                   QRectF(area.left() - places.labelPx - 8, down.top(), places.labelPx, down.height()),
                   Qt::AlignRight, theme.tickFont(), theme.muted, name);
        drawElided(painter,
                   QRectF(across.left(), area.top() - places.labelPx, across.width(), places.labelPx),
                   Qt::AlignHCenter, theme.tickFont(), theme.muted, name);
        for (int column = 0; column < places.shown; ++column) {
            const MatrixHit place{part, row, column};
            const QRectF cell = places.cell(place);
            const double number = value(place);
            const bool isBlock =
                pairOf(layout, coordinates[static_cast<std::size_t>(row)]) == pairBehind(place);
            const QColor fill = isBlock ? ground(number, theme) : theme.field;
            painter.fillRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), fill);
            drawElided(painter, cell, Qt::AlignHCenter, font, isBlock ? readableOn(fill) : theme.muted,
                       cellText(number));
            if (!isBlock || pairBehind(place) != m_focused) continue;
            painter.setPen(QPen(theme.accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(cell.adjusted(1, 1, -1, -1));
        }
    }
}

void MatrixPicture::paintStrip(QPainter& painter, const MatrixGeometry& places, const Theme& theme) const {
    const QRectF caption(places.strip.left(), places.strip.top() - places.captionPx, places.strip.width(),
                         places.captionPx);
    drawElided(painter, caption, Qt::AlignLeft, theme.secondaryFont(), theme.muted,
               tr("cos and sin of m·θ for all %1 pairs; framed: the pairs drawn above").arg(places.pairs));
    for (int row = 0; row < MatrixGeometry::stripRows; ++row) {
        const QRectF first = places.cell({MatrixPart::Strip, row, 0});
        drawElided(painter, rowLabelArea(places, first, places.strip, theme.scale), Qt::AlignRight,
                   theme.secondaryFont(), theme.ink, stepName(row + 2));
        for (int pair = 0; pair < places.pairs; ++pair) {
            const MatrixHit place{MatrixPart::Strip, row, pair};
            painter.fillRect(places.cell(place), ground(value(place), theme));
        }
    }
    const QRectF from = places.cell({MatrixPart::Strip, 0, m_firstPair}),
                 to = places.cell({MatrixPart::Strip, 1, m_lastPair});
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(from.topLeft(), to.bottomRight()).adjusted(-1, -1, 1, 1));
}

void MatrixPicture::paintSteps(QPainter& painter, const MatrixGeometry& places, const Theme& theme) const {
    const QFont font = theme.font(12);
    for (int column = 0; column < places.shown; ++column) {
        const QRectF top = places.cell({MatrixPart::Steps, 0, column}),
                     bottom = places.cell({MatrixPart::Steps, MatrixGeometry::stepRows - 1, column});
        if (pairBehind({MatrixPart::Steps, 0, column}) == m_focused)
            painter.fillRect(QRectF(top.topLeft(), bottom.bottomRight()), theme.accentGround);
        const QString name = coordinateText(m_steps.layout, m_coordinates[static_cast<std::size_t>(column)]);
        drawElided(painter, top.translated(-8, -places.captionPx), Qt::AlignRight, theme.secondaryFont(),
                   theme.muted, name);
    }
    const QRectF head = places.cell({MatrixPart::Steps, 0, 0}).translated(0, -places.captionPx);
    drawElided(painter, rowLabelArea(places, head, places.steps, theme.scale), Qt::AlignRight,
               theme.secondaryFont(), theme.muted, tr("coordinate"));
    for (int row = 0; row < MatrixGeometry::stepRows; ++row) {
        const QRectF first = places.cell({MatrixPart::Steps, row, 0});
        painter.setPen(theme.grid);
        painter.drawLine(first.topLeft() - QPointF(places.rowLabelPx, 0),
                         QPointF(places.steps.right(), first.top()));
        const bool isResult = row == MatrixGeometry::stepRows - 1;
        drawElided(painter, rowLabelArea(places, first, places.steps, theme.scale), Qt::AlignRight,
                   theme.font(12, isResult ? QFont::DemiBold : QFont::Normal), theme.ink, stepName(row));
        for (int column = 0; column < places.shown; ++column) {
            const MatrixHit place{MatrixPart::Steps, row, column};
            drawElided(painter, places.cell(place).adjusted(0, 0, -8, 0), Qt::AlignRight,
                       isResult ? theme.font(12, QFont::DemiBold) : font, theme.ink,
                       fixedLabel(value(place), 4));
        }
    }
}

QString MatrixPicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const std::optional<MatrixHit> hit = geometry(body, theme).at(position);
    if (!hit) return {};
    const QString number = exactText(value(*hit)), pair = QString::number(pairBehind(*hit));
    if (hit->part == MatrixPart::Strip)
        return tr("pair %1: %2 = %3").arg(pair, stepName(hit->row + 2), number);
    const PairLayout& layout = layoutOf(hit->part);
    const std::vector<int>& coordinates = coordinatesOf(hit->part);
    const QString column = coordinateText(layout, coordinates[static_cast<std::size_t>(hit->column)]);
    if (hit->part == MatrixPart::Steps)
        return tr("coordinate %1, pair %2: %3 = %4").arg(column, pair, stepName(hit->row), number);
    return tr("row %1, column %2 = %3")
        .arg(coordinateText(layout, coordinates[static_cast<std::size_t>(hit->row)]), column, number);
}

std::optional<StateChange> MatrixPicture::clicked(QPointF position, const QRectF& body, const Theme& theme,
                                                  const ExplorerState& current) const {
    const std::optional<MatrixHit> hit = geometry(body, theme).at(position);
    if (!hit) return {};
    return changes::withFocusedPair(current, pairBehind(*hit));
}

std::shared_ptr<const Picture> MatrixPicture::withLook(const ViewSettings& view) const {
    auto picture = std::make_shared<MatrixPicture>(*this);
    picture->m_state.view.colormap = view.colormap;
    picture->focus(view.focusedPair);
    return picture;
}

DataTable MatrixPicture::table() const {
    DataTable table{tableComments(m_state.scenario, title()), {}};
    std::vector<double> coordinates, pairs;
    for (int coordinate = 0; coordinate < m_steps.layout.outputDim(); ++coordinate) {
        const int pair = pairOf(m_steps.layout, coordinate);
        coordinates.push_back(coordinate);
        pairs.push_back(pair < 0 ? std::numeric_limits<double>::quiet_NaN() : pair);
    }
    table.columns = {{"coordinate", coordinates}, {"pair", pairs}};
    const std::array<const char*, MatrixGeometry::stepRows> names{"q", "rotate_half(q)", "cos", "sin",
                                                                  "rotated q"};
    const std::array<const RowMatrix*, MatrixGeometry::stepRows> rows{
        &m_steps.query, &m_steps.partner, &m_steps.cosine, &m_steps.sine, &m_steps.rotated};
    for (std::size_t row = 0; row < rows.size(); ++row)
        table.columns.push_back(
            {names[row], std::vector<double>(rows[row]->data(), rows[row]->data() + rows[row]->size())});
    return table;
}

ExplorerState relevantForMatrix(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.model.clear();
    relevant.scenario.keyPosition = 0;
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    relevant.view.focusedPair = state.view.focusedPair;
    relevant.view.colormap = state.view.colormap;
    return relevant;
}

Result<PicturePtr> buildMatrix(const ExplorerState& state, const JobContext& /*job*/) {
    const Result<ValidScenario> scenario = validated(state.scenario);
    if (!scenario) return scenario.error();
    Result<RotationSteps> steps = rotationSteps(*scenario);
    if (!steps) return steps.error();
    return PicturePtr(std::make_shared<MatrixPicture>(state, std::move(steps).value()));
}

}   // namespace rope::ui
