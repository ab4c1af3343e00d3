#include "ui/views/model/model_layout.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double headingPx = 23, rowPx = 20, lowRowPx = 18, lowBodyPx = 640, columnGapPx = 22, partGapPx = 8,
                 twoColumnsPx = 700;
constexpr double leftShare = 0.5, maxLeftPx = 980, minChartPx = 150, notesFraction = 0.3,
                 flagsFraction = 0.42, sentencePx = 40;
constexpr std::size_t minFields = 4, maxGroups = 6;

bool hasTwoColumns(double bodyWidth, const Theme& theme) { return bodyWidth >= twoColumnsPx * theme.scale; }

void placeLeft(ModelLayout& layout, const QRectF& area, const ModelNeeds& needs, const Theme& theme) {
    const double gap = partGapPx * theme.scale;
    layout.shownGroups = std::min(needs.groups, maxGroups);
    const double stripGap = needs.strip > 0 ? gap : 0;
    const auto layersHeight = [&] {
        return layout.headingHeight + needs.strip + stripGap +
               layout.rowHeight * static_cast<double>(layout.shownGroups);
    };
    const double minTable = layout.headingHeight + layout.rowHeight * minFields;
    while (layout.shownGroups > 1 && layersHeight() + gap + minTable > area.height()) --layout.shownGroups;
    const bool hasLayers = layersHeight() + gap + minTable <= area.height();
    const double room = hasLayers ? area.height() - layersHeight() - gap : area.height();
    const double rows = std::max(1.0, std::floor((room - layout.headingHeight) / layout.rowHeight));
    layout.shownFields = std::min(needs.fields, static_cast<std::size_t>(rows));
    const double tableHeight =
        layout.headingHeight + layout.rowHeight * static_cast<double>(layout.shownFields);
    layout.fields = QRectF(area.left(), area.top(), area.width(), std::min(tableHeight, area.height()));
    if (!hasLayers) {
        layout.shownGroups = 0;
        return;
    }
    layout.layers = QRectF(area.left(), layout.fields.bottom() + gap, area.width(), layersHeight());
    layout.strip = QRectF(area.left(), layout.layers.top() + layout.headingHeight, area.width(), needs.strip);
    layout.groups = QRectF(area.left(), layout.strip.bottom() + stripGap, area.width(),
                           layout.rowHeight * static_cast<double>(layout.shownGroups));
    const double left = area.bottom() - layout.layers.bottom() - gap;
    if (needs.readings > 0 && left >= layout.headingHeight + needs.readings)
        layout.readings = QRectF(area.left(), layout.layers.bottom() + gap, area.width(), left);
}

void placeRight(ModelLayout& layout, const QRectF& area, const ModelNeeds& needs, const Theme& theme) {
    const double gap = partGapPx * theme.scale;
    const double notes =
        layout.headingHeight + std::min(needs.notes, std::floor(notesFraction * area.height()));
    double flags = layout.headingHeight + needs.flags;
    double chart = area.height() - notes - flags - 2 * gap;
    const double minChart = (needs.hasChart ? minChartPx + headingPx : headingPx + rowPx) * theme.scale;
    if (chart < minChart) {
        flags =
            std::max(std::min(flags, std::floor(flagsFraction * area.height())), flags - (minChart - chart));
        chart = area.height() - notes - flags - 2 * gap;
    }
    if (!needs.hasChart) chart = std::min(chart, minChart);
    layout.notes = QRectF(area.left(), area.top(), area.width(), notes);
    layout.chart =
        QRectF(area.left(), layout.notes.bottom() + gap, area.width(), std::max(0.0, std::floor(chart)));
    layout.flags = QRectF(area.left(), layout.chart.bottom() + gap, area.width(), flags);
}

}   // namespace

QRectF ModelLayout::fieldRow(std::size_t row) const {
    return {fields.left(), fields.top() + headingHeight + rowHeight * static_cast<double>(row),
            fields.width(), rowHeight};
}

QRectF ModelLayout::groupRow(std::size_t row) const {
    return {groups.left(), groups.top() + rowHeight * static_cast<double>(row), groups.width(), rowHeight};
}

double modelLeftWidth(double bodyWidth, const Theme& theme) {
    if (!hasTwoColumns(bodyWidth, theme)) return bodyWidth;
    return std::floor(std::min(leftShare * (bodyWidth - columnGapPx * theme.scale), maxLeftPx * theme.scale));
}

double modelRightWidth(double bodyWidth, const Theme& theme) {
    return hasTwoColumns(bodyWidth, theme)
               ? bodyWidth - modelLeftWidth(bodyWidth, theme) - columnGapPx * theme.scale
               : 0;
}

ModelLayout modelLayout(const QRectF& body, const ModelNeeds& needs, const Theme& theme) {
    ModelLayout layout;
    layout.headingHeight = std::floor(headingPx * theme.scale);
    layout.rowHeight = std::floor((body.height() < lowBodyPx * theme.scale ? lowRowPx : rowPx) * theme.scale);
    QRectF left(body.topLeft(), QSizeF(modelLeftWidth(body.width(), theme), body.height()));
    const double rightWidth = modelRightWidth(body.width(), theme);
    if (rightWidth > 0) {
        placeRight(layout, QRectF(body.right() - rightWidth, body.top(), rightWidth, body.height()), needs,
                   theme);
    } else {
        left.setHeight(std::max(1.0, left.height() - sentencePx * theme.scale));
        layout.restSentence = QRectF(left.left(), left.bottom(), left.width(), sentencePx * theme.scale);
    }
    placeLeft(layout, left, needs, theme);
    return layout;
}

}   // namespace rope::ui
