#include "ui/raster/polylines.h"

#include <QPointF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rope::ui {

/// The error is below a twelfth of a pixel, which antialiasing hides.
int arcSteps(double radius, double sweepRad) {
    const double stepRad = 2 * std::acos(1 - std::min(0.25, 0.08 / std::max(radius, 0.1)));
    return std::clamp(static_cast<int>(std::ceil(std::abs(sweepRad) / stepRad)), 1, 720);
}

QPolygonF arcLine(QPointF centre, double radius, double startRad, double sweepRad) {
    const int steps = arcSteps(radius, sweepRad);
    QPolygonF line(steps + 1);
    const double stepCos = std::cos(sweepRad / steps), stepSin = std::sin(sweepRad / steps);
    double x = radius * std::cos(startRad), y = radius * std::sin(startRad);
    for (QPointF& point : line) {
        point = centre + QPointF(x, -y);
        const double turned = x * stepCos - y * stepSin;
        y = y * stepCos + x * stepSin;
        x = turned;
    }
    return line;
}

QPolygonF circlePolygon(QPointF centre, double radius) {
    return arcLine(centre, radius, 0, 2 * std::numbers::pi);
}

void forEachDash(const QPolygonF& line, std::span<const double> pattern,
                 const std::function<void(const QPolygonF&)>& use) {
    const bool isUsable = !pattern.empty() && std::all_of(pattern.begin(), pattern.end(),
                                                          [](double length) { return length > 0.01; });
    if (line.size() < 2 || !isUsable) return use(line);
    const std::size_t period = pattern.size() % 2 == 0 ? pattern.size() : 2 * pattern.size();
    std::size_t index = 0;
    double left = pattern[0];
    QPolygonF piece{line.front()};   // its memory serves all dashes
    for (qsizetype i = 1; i < line.size(); ++i) {
        QPointF from = line[i - 1];
        const QPointF whole = line[i] - from;
        double length = std::sqrt(QPointF::dotProduct(whole, whole));
        const QPointF along = length > 0 ? whole / length : QPointF();
        for (; length > left; length -= left, left = pattern[index % pattern.size()]) {
            from += along * left;
            if (index % 2 == 0) use(piece << from);
            index = (index + 1) % period;
            piece.resize(0);
            if (index % 2 == 0) piece << from;
        }
        left -= length;
        if (index % 2 == 0) piece << line[i];
    }
    if (piece.size() > 1) use(piece);
}

}   // namespace rope::ui
