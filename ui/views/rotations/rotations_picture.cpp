#include "ui/views/rotations/rotations_picture.h"

#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/views/method_series.h"
#include "ui/views/rotations/focused_dial.h"

#include <array>
#include <numbers>

namespace rope::ui {

namespace {

constexpr double labelHeightPx = 14;
constexpr double focusGapPx = 16;

}   // namespace

RotationsPicture::RotationsPicture(const ExplorerState& state, RotationSnapshot snapshot)
    : m_state(state), m_snapshot(std::move(snapshot)) {}

QString RotationsPicture::title() const { return tr("Rotations"); }

QString RotationsPicture::subtitle() const {
    const QString count = m_snapshot.pairs.size() == 1 ? tr("1 pair") : tr("%1 pairs").arg(m_snapshot.pairs.size());
    return tr("%1 · q at m = %2, k at n = %3 · ring: trained angles, dashes: new at L′")
        .arg(count, fixedLabel(static_cast<double>(m_snapshot.queryPosition), 0),
             fixedLabel(static_cast<double>(m_snapshot.keyPosition), 0));
}

QString RotationsPicture::answer() const { return tr("q·k = %1").arg(significantLabel(m_snapshot.score, 5)); }

QString RotationsPicture::hint() const {
    return tr(
        "Pair i turns by m·θᵢ: fast pairs tell neighbours apart, slow ones tell far from near and may reach angles never seen in "
        "training.");
}

DialLayout RotationsPicture::layout(const QRectF& body, const Theme& theme) const {
    const QRectF dials = body.adjusted(0, 0, hasFocusedDial(body, theme) ? -focusedDialWidth(body, theme) - focusGapPx : 0, 0);
    const auto count = static_cast<int>(m_snapshot.pairs.size());
    const double widest = textWidth(theme.font(10.5, QFont::DemiBold), QString::number(count - 1));
    return dialLayout(dials, count, labelHeightPx * theme.scale, widest);
}

std::vector<DialTick> RotationsPicture::ticks(const Theme& theme) const {
    std::vector<DialTick> all;
    for (const MethodSeries& series : shownMethods(m_state.scenario)) all.push_back({series.index, inkOf(series, theme).colour});
    if (all.size() < 2) all.clear();   // with nothing to compare, the arrow itself says it
    return all;
}

void RotationsPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const DialLayout dials = layout(body, context.theme);
    paintDials(painter, dials, context.theme);
    paintIndices(painter, dials, context.theme);
    if (!hasFocusedDial(body, context.theme)) return;
    const double width = focusedDialWidth(body, context.theme);
    const QRectF side(body.right() - width, body.top(), width, body.height());
    paintFocusedDial(painter, side, m_snapshot, m_state, ticks(context.theme), context.theme);
}

void RotationsPicture::paintDials(QPainter& painter, const DialLayout& dials, const Theme& theme) const {
    const DialMeasures measures = dialMeasures(dials.radius);
    const double scale = arrowScale(m_snapshot.pairs, measures.circle);
    InkCanvas canvas(painter, dials.area);
    std::vector<PlacedDial> placed;
    for (int pair = 0; pair < dials.pairCount; pair += dials.every) {
        placed.push_back({dials.centre(pair), &m_snapshot.pairs[static_cast<std::size_t>(pair)]});
        if (pair == m_state.view.focusedPair) paintDialFocus(canvas, placed.back().centre, measures, theme);
    }
    rope::ui::paintDials(canvas, placed, measures, scale, ticks(theme), theme);
}

void RotationsPicture::paintIndices(QPainter& painter, const DialLayout& dials, const Theme& theme) const {
    if (dials.every > 1)
        drawElided(painter, QRectF(dials.area.left(), dials.area.bottom() - 16, dials.area.width(), 16), Qt::AlignRight, theme.tickFont(),
                   theme.muted, tr("one pair in %1 is drawn").arg(dials.every));
    if (dials.labelHeight == 0) return;
    std::vector<PlacedNumber> indices;
    for (int pair = 0; pair < dials.pairCount; pair += dials.every) {
        const PlacedNumber index{dials.labelArea(pair).center(), pair};
        if (pair == m_state.view.focusedPair) drawNumbers(painter, {&index, 1}, theme.font(10.5, QFont::DemiBold), theme.accent);
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
        .arg(QString::number(pair), significantLabel(one.inverseFrequency, 3), significantLabel(one.wavelength, 3),
             significantLabel(one.queryAngleRad / (2 * std::numbers::pi), 3));
}

QString RotationsPicture::readout(QPointF position, const QRectF& body, const Theme& theme) const {
    const std::optional<int> pair = layout(body, theme).pairAt(position);
    return pair ? pairWords(*pair) : QString();
}

std::optional<StateChange> RotationsPicture::clicked(QPointF position, const QRectF& body, const Theme& theme,
                                                     const ExplorerState& current) const {
    const std::optional<int> pair = layout(body, theme).pairAt(position);
    if (!pair) return {};
    return changes::withFocusedPair(current, *pair);
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
    for (std::size_t pair = 0; pair < m_snapshot.pairs.size(); ++pair) table.columns[0].values.push_back(static_cast<double>(pair));
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
