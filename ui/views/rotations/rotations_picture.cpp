#include "ui/views/rotations/rotations_picture.h"

#include "ui/charts/method_series.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/views/rotations/focused_dial.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace rope::ui {

namespace {

constexpr double labelHeightPx = 14;
constexpr double focusGapPx = 16, gripReachPx = 11;
constexpr std::int64_t longestTrail = 24;   // positions

/// None where a step of one token does not turn the pair by theta.
std::int64_t trailOf(const Scenario& scenario) {
    const Result<ResolvedMethod> method = resolveMethod(scenario, scenario.activeMethod);
    if (!method || method->positionMap || method->schedule.axes) return 0;
    return std::min(longestTrail, scenario.queryPosition);
}

}   // namespace

RotationsPicture::RotationsPicture(const ExplorerState& state, RotationSnapshot snapshot)
    : m_state(state), m_snapshot(std::move(snapshot)), m_trail(trailOf(state.scenario)) {}

QString RotationsPicture::title() const { return tr("Rotations"); }

QString RotationsPicture::subtitle() const {
    const QString count =
        m_snapshot.pairs.size() == 1 ? tr("1 pair") : tr("%1 pairs").arg(m_snapshot.pairs.size());
    return tr("%1 · q at m = %2, k at n = %3 · ring: trained angles, dashes: new at L′")
        .arg(count, fixedLabel(static_cast<double>(m_snapshot.queryPosition), 0),
             fixedLabel(static_cast<double>(m_snapshot.keyPosition), 0));
}

QString RotationsPicture::answer() const { return tr("q·k = %1").arg(significantLabel(m_snapshot.score, 5)); }

QString RotationsPicture::hint() const {
    return tr(
        "Pair i turns by m·θᵢ: fast pairs tell neighbours apart, slow ones tell far from near and may reach "
        "angles never seen in "
        "training.");
}

DialLayout RotationsPicture::layout(const QRectF& body, const Theme& theme) const {
    const QRectF dials =
        body.adjusted(0, 0, hasFocusedDial(body, theme) ? -focusedDialWidth(body, theme) - focusGapPx : 0, 0);
    const auto count = static_cast<int>(m_snapshot.pairs.size());
    const double widest = textWidth(theme.font(10.5, QFont::DemiBold), QString::number(count - 1));
    return dialLayout(dials, count, labelHeightPx * theme.scale, widest);
}

std::vector<DialTick> RotationsPicture::ticks(const Theme& theme) const {
    std::vector<DialTick> all;
    for (const MethodSeries& series : shownMethods(m_state.scenario))
        all.push_back({series.index, inkOf(series, theme).colour});
    if (all.size() < 2) all.clear();   // with nothing to compare, the arrow itself says it
    return all;
}

void RotationsPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const DialLayout dials = layout(body, context.theme);
    paintDials(painter, dials, context);
    paintIndices(painter, dials, context.theme);
    const QRectF side = focusArea(body, context.theme);
    const FocusLook look{m_trail, context.frames != nullptr};   // a widget keeps frames, an export does not
    if (!side.isEmpty())
        paintFocusedDial(painter, side, m_snapshot, m_state, ticks(context.theme), look, context.theme);
}

QRectF RotationsPicture::focusArea(const QRectF& body, const Theme& theme) const {
    if (!hasFocusedDial(body, theme)) return {};
    const double width = focusedDialWidth(body, theme);
    return {body.right() - width, body.top(), width, body.height()};
}

std::optional<int> RotationsPicture::pairAt(QPointF position, const QRectF& body, const Theme& theme) const {
    if (focusArea(body, theme).contains(position)) return static_cast<int>(focusedIndex(m_snapshot, m_state));
    return layout(body, theme).pairAt(position);
}

std::optional<Grip> RotationsPicture::gripAt(QPointF position, const QRectF& body, const Theme& theme) const {
    const QRectF side = focusArea(body, theme);
    if (!side.contains(position)) return {};
    const std::size_t index = focusedIndex(m_snapshot, m_state);
    const PairSnapshot& pair = m_snapshot.pairs[index];
    const FocusGeometry dial = focusGeometry(side, pair, theme);
    const double reach = gripReachPx * theme.scale;
    const auto isNear = [&](double x, double y) {
        const QPointF away = arrowHead(dial.centre, x, y, dial.pixelsPerUnit) - position;
        return std::hypot(away.x(), away.y()) <= reach;
    };
    const auto grip = [&](Grip::Kind kind) {
        return Grip{kind, static_cast<int>(index), dial.centre, dial.pixelsPerUnit};
    };
    if (dial.pixelsPerUnit <= 0) return {};
    if (isNear(pair.turnedQueryX, pair.turnedQueryY)) return grip(Grip::Kind::TurnedQuery);
    if (isNear(pair.turnedKeyX, pair.turnedKeyY)) return grip(Grip::Kind::TurnedKey);
    if (isNear(pair.queryX, pair.queryY)) return grip(Grip::Kind::Query);
    return {};
}

std::optional<StateChange> RotationsPicture::dragged(const Grip& grip, QPointF to,
                                                     const ExplorerState& current) const {
    const auto index = static_cast<std::size_t>(grip.pair);
    if (index >= m_snapshot.pairs.size() || grip.pixelsPerUnit <= 0) return {};
    const QPointF drawn = (to - grip.centre) / grip.pixelsPerUnit;
    const double x = drawn.x(), y = -drawn.y();
    // The head of a turned arrow is turned back to the vector that stands before the rotation.
    const PairSnapshot& pair = m_snapshot.pairs[index];
    const double angleRad = grip.kind == Grip::Kind::TurnedQuery ? pair.queryAngleRad
                            : grip.kind == Grip::Kind::TurnedKey ? pair.keyAngleRad
                                                                 : 0;
    const double cosine = std::cos(angleRad), sine = std::sin(angleRad);
    const VectorRole role = grip.kind == Grip::Kind::TurnedKey ? VectorRole::Key : VectorRole::Query;
    return changes::withDraggedPair(current, role, grip.pair, x * cosine + y * sine, y * cosine - x * sine);
}

void RotationsPicture::paintDials(QPainter& painter, const DialLayout& dials,
                                  const PaintContext& context) const {
    const Theme& theme = context.theme;
    const DialMeasures measures = dialMeasures(dials.radius);
    const double scale = arrowScale(m_snapshot.pairs, measures.circle);
    InkCanvas canvas(painter, dials.area);
    std::vector<PlacedDial> placed;
    for (int pair = 0; pair < dials.pairCount; pair += dials.every) {
        placed.push_back({dials.centre(pair), &m_snapshot.pairs[static_cast<std::size_t>(pair)]});
        if (pair == m_state.view.focusedPair) paintDialFocus(canvas, placed.back().centre, measures, theme);
        else if (context.pointedPair == pair) paintDialPointer(canvas, placed.back().centre, measures, theme);
    }
    rope::ui::paintDials(canvas, placed, measures, scale, ticks(theme), theme);
}

void RotationsPicture::paintIndices(QPainter& painter, const DialLayout& dials, const Theme& theme) const {
    if (dials.every > 1)
        drawElided(painter, QRectF(dials.area.left(), dials.area.bottom() - 16, dials.area.width(), 16),
                   Qt::AlignRight, theme.tickFont(), theme.muted,
                   tr("one pair in %1 is drawn").arg(dials.every));
    if (dials.labelHeight == 0) return;
    std::vector<PlacedNumber> indices;
    for (int pair = 0; pair < dials.pairCount; pair += dials.every) {
        const PlacedNumber index{dials.labelArea(pair).center(), pair};
        if (pair == m_state.view.focusedPair)
            drawNumbers(painter, {&index, 1}, theme.font(10.5, QFont::DemiBold), theme.accent);
        else indices.push_back(index);
    }
    drawNumbers(painter, indices, theme.tickFont(), theme.muted);
}

QPointF RotationsPicture::queryHead(int pair, const QRectF& body, const Theme& theme) const {
    const DialLayout dials = layout(body, theme);
    const PairSnapshot& one = m_snapshot.pairs[static_cast<std::size_t>(pair)];
    return arrowHead(dials.centre(pair), one.turnedQueryX, one.turnedQueryY,
                     arrowScale(m_snapshot.pairs, dialMeasures(dials.radius).circle));
}

QString RotationsPicture::pairWords(int pair) const {
    const PairSnapshot& one = m_snapshot.pairs[static_cast<std::size_t>(pair)];
    return tr("pair %1 · θ = %2 rad/token · wavelength %3 tokens · %4 turns at m")
        .arg(QString::number(pair), significantLabel(one.inverseFrequency, 3),
             significantLabel(one.wavelength, 3),
             significantLabel(one.queryAngleRad / (2 * std::numbers::pi), 3));
}

QString RotationsPicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const std::optional<int> pair = pairAt(position, body, theme);
    return pair ? pairWords(*pair) : QString();
}

std::optional<StateChange> RotationsPicture::clicked(QPointF position, const QRectF& body, const Theme& theme,
                                                     const ExplorerState& current) const {
    const std::optional<int> pair = layout(body, theme).pairAt(position);
    if (!pair) return {};
    return changes::withFocusedPair(current, *pair);
}

std::shared_ptr<const Picture> RotationsPicture::withLook(const ViewSettings& view) const {
    auto picture = std::make_shared<RotationsPicture>(*this);
    picture->m_state.view.focusedPair = view.focusedPair;
    return picture;
}

DataTable RotationsPicture::table() const {
    using Getter = double (*)(const PairSnapshot&);
    struct Column {
        const char* title;
        Getter value;
    };
    constexpr std::array<Column, 14> columns{{
        {"inverse frequency [rad/token]", [](const PairSnapshot& p) { return p.inverseFrequency; }},
        {"wavelength [token]", [](const PairSnapshot& p) { return p.wavelength; }},
        {"query x", [](const PairSnapshot& p) { return p.queryX; }},
        {"query y", [](const PairSnapshot& p) { return p.queryY; }},
        {"key x", [](const PairSnapshot& p) { return p.keyX; }},
        {"key y", [](const PairSnapshot& p) { return p.keyY; }},
        {"rotated query x", [](const PairSnapshot& p) { return p.turnedQueryX; }},
        {"rotated query y", [](const PairSnapshot& p) { return p.turnedQueryY; }},
        {"rotated key x", [](const PairSnapshot& p) { return p.turnedKeyX; }},
        {"rotated key y", [](const PairSnapshot& p) { return p.turnedKeyY; }},
        {"query angle [rad]", [](const PairSnapshot& p) { return p.queryAngleRad; }},
        {"key angle [rad]", [](const PairSnapshot& p) { return p.keyAngleRad; }},
        {"largest angle in training [rad]", [](const PairSnapshot& p) { return p.trainedReachRad; }},
        {"part of the score", [](const PairSnapshot& p) { return p.scorePart; }},
    }};
    DataTable table{tableComments(m_state.scenario, title()), {{"pair", {}}}};
    for (std::size_t pair = 0; pair < m_snapshot.pairs.size(); ++pair)
        table.columns[0].values.push_back(static_cast<double>(pair));
    for (const Column& column : columns) {
        DataColumn values{column.title, {}};
        for (const PairSnapshot& pair : m_snapshot.pairs) values.values.push_back(column.value(pair));
        table.columns.push_back(std::move(values));
    }
    return table;
}

ExplorerState relevantForRotations(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = state.scenario;
    relevant.scenario.model.clear();
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    relevant.view.focusedPair = state.view.focusedPair;
    return relevant;
}

Result<PicturePtr> buildRotations(const ExplorerState& state, const JobContext& /*job*/) {
    Result<RotationSnapshot> snapshot = rotationSnapshot(state.scenario);
    if (!snapshot) return snapshot.error();
    return PicturePtr(std::make_shared<RotationsPicture>(state, std::move(snapshot).value()));
}

}   // namespace rope::ui
