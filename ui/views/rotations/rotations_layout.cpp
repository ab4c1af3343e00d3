#include "ui/views/rotations/rotations_layout.h"

#include "ui/painting/text.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double labelHeightPx = 14, rowHeightPx = 21, tableGapPx = 6;
constexpr double minFocusBodyWidthPx = 860, minFocusBodyHeightPx = 440, maxFocusWidthPx = 380,
                 focusShare = 0.3, focusGapPx = 16;
constexpr double dialMarginPx = 22, minFocusRadiusPx = 8;

/// The smallest of 1, 1.5, 2, 3, 5, 7.5 times a power of ten that is not below.
double roundUp(double value) {
    const double power = std::pow(10, std::floor(std::log10(value)));
    for (const double step : {1.0, 1.5, 2.0, 3.0, 5.0, 7.5})
        if (step * power >= value * (1 - 1e-9)) return step * power;
    return 10 * power;
}

std::optional<QRectF> focusArea(const QRectF& body, const Theme& theme) {
    if (body.width() < minFocusBodyWidthPx * theme.scale ||
        body.height() < minFocusBodyHeightPx * theme.scale)
        return {};
    const double width = std::min(maxFocusWidthPx * theme.scale, std::floor(focusShare * body.width()));
    return QRectF(body.right() - width, body.top(), width, body.height());
}

FocusGeometry focusGeometry(const QRectF& area, const PairSnapshot& pair, const Theme& theme) {
    const QRectF inside = area.adjusted(16, 0, -2, 0);
    const double row = rowHeightPx * theme.scale, tableHeight = row * focusedRowCount;
    FocusGeometry dial;
    dial.area = area;
    dial.title = QRectF(inside.left(), inside.top(), inside.width(), row);
    dial.room = QRectF(inside.left(), inside.top() + row, inside.width(),
                       inside.height() - row - (tableHeight + tableGapPx));
    dial.table =
        QRectF(inside.left(), inside.bottom() - tableHeight - tableGapPx, inside.width(), tableHeight);
    dial.centre = dial.room.center();
    dial.measures = dialMeasures(std::max(
        minFocusRadiusPx, std::min(dial.room.width(), dial.room.height()) / 2 - dialMarginPx * theme.scale));
    const double longest = longestVector({&pair, 1});
    if (longest > 0) dial.pixelsPerUnit = dial.measures.circle / roundUp(longest);
    return dial;
}

}   // namespace

QRectF FocusGeometry::row(int index) const {
    const double height = table.height() / focusedRowCount;
    return {table.left(), table.top() + index * height, table.width(), height};
}

RotationsLayout rotationsLayout(const RotationsData& data, std::size_t selectedPair, const QRectF& body,
                                const Theme& theme) {
    RotationsLayout layout;
    double focusWidth = 0;
    if (const std::optional<QRectF> area = focusArea(body, theme)) {
        layout.focus = focusGeometry(*area, data.snapshot.pairs[selectedPair], theme);
        focusWidth = area->width() + focusGapPx;
    }
    const double widest = textWidth(theme.font(10.5, QFont::DemiBold), QString::number(data.pairCount() - 1));
    layout.dials = dialLayout(body.adjusted(0, 0, -focusWidth, 0), data.pairCount(),
                              labelHeightPx * theme.scale, widest);
    if (data.longest > 0) layout.pixelsPerUnit = dialMeasures(layout.dials.radius).circle / data.longest;
    return layout;
}

std::vector<FocusHandle> focusHandles(const RotationsData& data, std::size_t selectedPair,
                                      const FocusGeometry& dial) {
    if (dial.pixelsPerUnit <= 0) return {};
    const PairSnapshot& pair = data.snapshot.pairs[selectedPair];
    const PairNumbers& numbers = data.numbers[selectedPair];
    const auto head = [&](double x, double y) { return arrowHead(dial.centre, x, y, dial.pixelsPerUnit); };
    return {{"rotated-query", VectorRole::Query, head(pair.rotatedQueryX, pair.rotatedQueryY),
             numbers.queryCosine, numbers.querySine},
            {"rotated-key", VectorRole::Key, head(pair.rotatedKeyX, pair.rotatedKeyY), numbers.keyCosine,
             numbers.keySine},
            {"query", VectorRole::Query, head(pair.queryX, pair.queryY), 1, 0}};
}

}   // namespace rope::ui
