#include "ui/views/rotations/dial_paint.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace rope::ui {

namespace {

constexpr double fullRevolution = 2 * std::numbers::pi;
constexpr double minRadiusForArc = 11;   // below, a swept angle is not legible

QColor withAlpha(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

/// Equal circles of those dials that have one.
template <class HasOne>
void paintCircles(InkCanvas& canvas, std::span<const PlacedDial> dials, double radius, const Ink& ink,
                  HasOne hasOne) {
    std::vector<QPointF> centres;
    for (const PlacedDial& dial : dials)
        if (hasOne(*dial.pair)) centres.push_back(dial.centre);
    canvas.strokeCircles(centres, radius, ink);
}

bool hasVector(const PairSnapshot& pair) { return pair.queryX != 0 || pair.queryY != 0; }

Ink ringInk(const DialMeasures& measures, const Theme& theme) {
    return {withAlpha(theme.muted, 0.34), measures.ringWidth};
}

double sweepRadius(const DialMeasures& measures) { return 0.34 * measures.circle; }

/// All full circles: the unit circle, the ring of a pair whose trained range is a full revolution, the full
/// revolutions behind a swept angle.
void paintFullCircles(InkCanvas& canvas, std::span<const PlacedDial> dials, const DialMeasures& measures,
                      const Theme& theme) {
    paintCircles(canvas, dials, measures.circle, {theme.line, 1}, [](const PairSnapshot&) { return true; });
    paintCircles(canvas, dials, measures.ringRadius(), ringInk(measures, theme),
                 [](const PairSnapshot& pair) { return pair.trainedReachRad >= fullRevolution; });
    if (measures.radius < minRadiusForArc) return;
    paintCircles(canvas, dials, sweepRadius(measures),
                 {withAlpha(theme.query, 0.28), measures.penWidth * 0.8}, [](const PairSnapshot& pair) {
                     return hasVector(pair) && std::abs(pair.queryAngleRad) >= fullRevolution;
                 });
}

void paintRingParts(InkCanvas& canvas, QPointF centre, const DialMeasures& measures, const PairSnapshot& pair,
                    const Theme& theme) {
    const double ring = measures.ringRadius();
    const double trained = std::max(0.0, pair.trainedReachRad),
                 target = std::clamp(pair.targetReachRad, 0.0, fullRevolution);
    if (trained >= fullRevolution) return;
    if (trained > 0) canvas.strokeArc(centre, ring, 0, trained, ringInk(measures, theme));
    if (target <= trained) return;
    const double dash = std::max(1.4, 0.06 * measures.radius) / measures.ringWidth;
    canvas.strokeArc(centre, ring, trained, target - trained,
                     {theme.outside, measures.ringWidth, {dash, dash}});
}

void paintArrow(InkCanvas& canvas, QPointF centre, QPointF head, const DialMeasures& measures,
                const QColor& colour, double strength) {
    canvas.stroke(QPolygonF{centre, head}, {colour, measures.penWidth * strength});
    canvas.fill(circlePolygon(head, measures.headRadius * strength), colour);
}

void paintSweep(InkCanvas& canvas, QPointF centre, const DialMeasures& measures, const PairSnapshot& pair,
                const Theme& theme) {
    if (measures.radius < minRadiusForArc || !hasVector(pair)) return;
    const double start = std::atan2(pair.queryY, pair.queryX),
                 rest = std::fmod(pair.queryAngleRad, fullRevolution);
    canvas.strokeArc(centre, sweepRadius(measures), start, rest,
                     {withAlpha(theme.query, 0.7), measures.penWidth * 0.8});
}

void paintTicks(InkCanvas& canvas, QPointF centre, const DialMeasures& measures, const PairSnapshot& pair,
                std::span<const DialTick> ticks) {
    const double start = std::atan2(pair.queryY, pair.queryX);
    for (const DialTick& tick : ticks) {
        const double angle = start + pair.methodAnglesRad[tick.method];
        if (std::isnan(angle)) continue;   // the method hides the key
        const QPointF direction(std::cos(angle), -std::sin(angle));
        canvas.stroke(QPolygonF{centre + direction * (measures.circle - 1.5),
                                centre + direction * (measures.radius + 1)},
                      {tick.colour, std::max(1.6, measures.penWidth)});
    }
}

}   // namespace

void paintDials(InkCanvas& canvas, std::span<const PlacedDial> dials, const DialMeasures& measures,
                double pixelsPerUnit, std::span<const DialTick> ticks, const Theme& theme) {
    paintFullCircles(canvas, dials, measures, theme);
    for (const auto& [centre, pair] : dials) {
        paintRingParts(canvas, centre, measures, *pair, theme);
        paintTicks(canvas, centre, measures, *pair, ticks);
        paintSweep(canvas, centre, measures, *pair, theme);
        paintArrow(canvas, centre, arrowHead(centre, pair->queryX, pair->queryY, pixelsPerUnit), measures,
                   withAlpha(theme.query, 0.38), 0.8);
        paintArrow(canvas, centre, arrowHead(centre, pair->rotatedKeyX, pair->rotatedKeyY, pixelsPerUnit),
                   measures, theme.key, 1);
        paintArrow(canvas, centre, arrowHead(centre, pair->rotatedQueryX, pair->rotatedQueryY, pixelsPerUnit),
                   measures, theme.query, 1);
    }
}

void paintDialFocus(InkCanvas& canvas, QPointF centre, const DialMeasures& measures, const Theme& theme) {
    const double radius = measures.radius + 1.5;
    canvas.fill(circlePolygon(centre, radius), theme.accentBackground);
    canvas.strokeCircle(centre, radius, {theme.accent, 1.5});
}

void paintDialPointer(InkCanvas& canvas, QPointF centre, const DialMeasures& measures, const Theme& theme) {
    canvas.strokeCircle(centre, measures.radius + 1.5, {withAlpha(theme.accent, 0.7), 1.2});
}

}   // namespace rope::ui
