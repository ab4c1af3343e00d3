#include "ui/views/rotations/rotations_picture.h"

#include "ui/painting/text.h"
#include "ui/views/rotations/focused_dial.h"
#include "ui/views/rotations/focused_rows.h"
#include "ui/views/rotations/rotations_words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui {

namespace {

constexpr double handleRadiusPx = 11;

QRectF squareAround(QPointF centre, double radius) {
    return {centre - QPointF(radius, radius), centre + QPointF(radius, radius)};
}

/// Dragging the head of a rotated arrow sets the vector before the rotation.
DragHandle dragHandle(const FocusHandle& handle, int pair, const FocusGeometry& dial) {
    return {pair, [handle, pair, centre = dial.centre, pixelsPerUnit = dial.pixelsPerUnit](
                      QPointF to, const ExplorerState& current) {
                const QPointF drawn = (to - centre) / pixelsPerUnit;
                const double x = drawn.x(), y = -drawn.y();
                return std::optional(changes::withDraggedPair(current, handle.role, pair,
                                                              x * handle.cosine + y * handle.sine,
                                                              y * handle.cosine - x * handle.sine));
            }};
}

/// The plane of the large dial: its size, in units of the vectors.
PlotFrame planeOf(const FocusGeometry& dial) {
    const double right = dial.room.width() / 2 / dial.pixelsPerUnit,
                 top = dial.room.height() / 2 / dial.pixelsPerUnit;
    return {dial.room, {-right, right}, {-top, top}};
}

}   // namespace

RotationsPicture::RotationsPicture(std::shared_ptr<const RotationsData> data, int selectedPair)
    : m_data(std::move(data)), m_selectedPair(selectedPair) {}

PictureWords RotationsPicture::words() const { return rotationsWords(*m_data); }

std::size_t RotationsPicture::largePair() const {
    return static_cast<std::size_t>(std::clamp(m_selectedPair, 0, m_data->pairCount() - 1));
}

RotationsLayout RotationsPicture::layout(const QRectF& body, const Theme& theme) const {
    return rotationsLayout(*m_data, largePair(), body, theme);
}

std::vector<DialTick> RotationsPicture::ticks(const Theme& theme) const {
    if (m_data->methods.size() < 2) return {};   // without an unscaled phasor to compare
    std::vector<DialTick> all;
    for (const MethodSeries& method : m_data->methods)
        all.push_back({method.index, inkOf(method, theme).colour});
    return all;
}

void RotationsPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const RotationsLayout places = layout(body, context.theme);
    paintAllDials(painter, places, context);
    paintIndices(painter, places.dials, context.theme);
    if (!places.focus) return;
    const bool isWidget = context.frames != nullptr;   // a widget has a cache of frames, an export has none
    const std::vector<DialTick> methodTicks = ticks(context.theme);
    paintFocusedDial(painter, {*m_data, largePair(), *places.focus, methodTicks, isWidget}, context.theme);
}

void RotationsPicture::paintAllDials(QPainter& painter, const RotationsLayout& layout,
                                     const PaintContext& context) const {
    const Theme& theme = context.theme;
    const DialLayout& dials = layout.dials;
    const DialMeasures measures = dialMeasures(dials.radius);
    InkCanvas canvas(painter, dials.area);
    std::vector<PlacedDial> placed;
    for (int pair = 0; pair < dials.pairCount; pair += dials.every) {
        placed.push_back({dials.centre(pair), &m_data->snapshot.pairs[static_cast<std::size_t>(pair)]});
        if (pair == m_selectedPair) paintDialFocus(canvas, placed.back().centre, measures, theme);
        else if (context.hoveredPair == pair) paintDialPointer(canvas, placed.back().centre, measures, theme);
    }
    paintDials(canvas, placed, measures, layout.pixelsPerUnit, ticks(theme), theme);
}

void RotationsPicture::paintIndices(QPainter& painter, const DialLayout& dials, const Theme& theme) const {
    if (dials.every > 1)
        drawElided(painter, QRectF(dials.area.left(), dials.area.bottom() - 16, dials.area.width(), 16),
                   Qt::AlignRight, theme.tickFont(), theme.muted, omittedPairsNote(dials.every));
    if (dials.labelHeight == 0) return;
    std::vector<PlacedNumber> indices;
    for (int pair = 0; pair < dials.pairCount; pair += dials.every) {
        const PlacedNumber index{dials.labelArea(pair).center(), pair};
        if (pair == m_selectedPair)
            drawNumbers(painter, {&index, 1}, theme.font(10.5, QFont::DemiBold), theme.accent);
        else indices.push_back(index);
    }
    drawNumbers(painter, indices, theme.tickFont(), theme.muted);
}

Hit RotationsPicture::hitAt(QPointF point, const QRectF& body, const Theme& theme) const {
    const RotationsLayout places = layout(body, theme);
    if (places.focus && places.focus->area.contains(point)) return hitInFocus(point, *places.focus, theme);
    const std::optional<int> pair = places.dials.pairAt(point);
    if (!pair) return {};
    return {.target = PairHit{*pair},
            .readout = rotationsReadout(*m_data, *pair),
            .click = [pair = *pair](const ExplorerState& current) {
                return std::optional(changes::withSelectedPair(current, pair));
            }};
}

Hit RotationsPicture::hitInFocus(QPointF point, const FocusGeometry& focus, const Theme& theme) const {
    const auto pair = static_cast<int>(largePair());
    Hit hit{.target = PairHit{pair}, .readout = rotationsReadout(*m_data, pair)};
    for (const FocusHandle& handle : focusHandles(*m_data, largePair(), focus)) {
        const QPointF away = handle.head - point;
        if (std::hypot(away.x(), away.y()) > handleRadiusPx * theme.scale) continue;
        hit.target = dragHandle(handle, pair, focus);
        break;
    }
    return hit;
}

std::vector<Anchor> RotationsPicture::anchors(const QRectF& body, const Theme& theme) const {
    const RotationsLayout places = layout(body, theme);
    const DialLayout& dials = places.dials;
    std::vector<Anchor> all{{QStringLiteral("dials"), dials.area}};
    for (int pair = 0; pair < dials.pairCount; pair += dials.every)
        all.push_back({QStringLiteral("dial/%1").arg(pair),
                       squareAround(dials.centre(pair), dials.radius).intersected(body)});
    if (!places.focus) return all;
    const FocusGeometry& focus = *places.focus;
    all.push_back({QStringLiteral("focus"), focus.area});
    all.push_back({QStringLiteral("focus/dial"), squareAround(focus.centre, focus.measures.radius)});
    for (const FocusHandle& handle : focusHandles(*m_data, largePair(), focus))
        all.push_back({QStringLiteral("handle/") + QLatin1String(handle.id),
                       squareAround(handle.head, handleRadiusPx * theme.scale)});
    int line = 0;
    for (const FocusedRow& row : focusedRows(*m_data, largePair(), theme))
        all.push_back({QStringLiteral("row/") + QLatin1String(row.id), focus.row(line++)});
    return all;
}

std::vector<Plot> RotationsPicture::plots(const QRectF& body, const Theme& theme) const {
    const RotationsLayout places = layout(body, theme);
    if (!places.focus || places.focus->pixelsPerUnit <= 0) return {};
    return {{QStringLiteral("focus"), planeOf(*places.focus)}};
}

std::shared_ptr<const Picture> RotationsPicture::withLook(const ViewSettings& view) const {
    return std::make_shared<RotationsPicture>(m_data, view.selectedPair);
}

}   // namespace rope::ui
