#include "ui/views/invariance/invariance_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui {

namespace {

/// Axis titles.
struct InvarianceLayoutTexts {
    Q_DECLARE_TR_FUNCTIONS(InvariancePicture)
};

constexpr double minSideWidthPx = 760, minSideHeightPx = 340, gapPx = 14, labelHeightPx = 17;
constexpr double mainShare = 0.6, residualLeftMarginPx = 76;   // space for "1.5e−13" and the title

/// Half of the last tick's label extends beyond the axis.
double lastLabelMargin(const AxisRange& range) {
    return range.high >= 1e6 ? 30 : range.high >= 1e5 ? 24 : 14;
}

ChartFrame shiftFrame(const InvarianceData& data, int steps) {
    ChartFrame frame;
    frame.x = {data.shiftRange, linearTicks(data.shiftRange, steps),
               InvarianceLayoutTexts::tr("common shift s [token]")};
    frame.margins.setRight(lastLabelMargin(data.shiftRange));
    return frame;
}

PlacedChart scoresChart(const InvarianceData& data, const QRectF& body, const Theme& theme) {
    ChartFrame frame =
        shiftFrame(data, std::clamp(static_cast<int>(body.width() / (80 * theme.scale)), 2, 12));
    frame.y = {data.scoreRange, linearTicks(data.scoreRange, invarianceVerticalSteps),
               data.stage == ScoreStage::Dot ? InvarianceLayoutTexts::tr("score q·k")
                                             : InvarianceLayoutTexts::tr("score q·k / √d")};
    return placedChart(std::move(frame), body, theme);
}

ChartFrame sideFrame(const InvarianceData& data, const QRectF& body, const Theme& theme) {
    return shiftFrame(data, std::clamp(static_cast<int>(body.width() / (90 * theme.scale)), 2, 8));
}

PlacedChart termsChart(const InvarianceData& data, const QRectF& body, const Theme& theme) {
    ChartFrame frame = sideFrame(data, body, theme);
    frame.y = {data.termRange, linearTicks(data.termRange, invarianceSideVerticalSteps),
               InvarianceLayoutTexts::tr("terms of sinusoidal")};
    return placedChart(std::move(frame), body, theme);
}

PlacedChart residualChart(const InvarianceData& data, const QRectF& body, const Theme& theme) {
    ChartFrame frame = sideFrame(data, body, theme);
    frame.y = {data.residualRange, linearTicks(data.residualRange, invarianceSideVerticalSteps),
               InvarianceLayoutTexts::tr("largest |RᵀR − R|")};
    frame.margins.setLeft(residualLeftMarginPx);
    return placedChart(std::move(frame), body, theme);
}

void separate(std::vector<InvarianceLabel>& labels, double heightPx, double top, double bottom) {
    std::sort(labels.begin(), labels.end(),
              [](const InvarianceLabel& a, const InvarianceLabel& b) { return a.middle < b.middle; });
    double least = top + heightPx / 2;
    for (InvarianceLabel& label : labels) {
        label.middle = std::max(label.middle, least);
        least = label.middle + heightPx;
    }
    double most = bottom - heightPx / 2;
    for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
        label->middle = std::min(label->middle, most);
        most = label->middle - heightPx;
    }
}

}   // namespace

InvarianceLayout invarianceLayout(const InvarianceData& data, const QRectF& body, const Theme& theme) {
    const bool fits =
        body.width() >= minSideWidthPx * theme.scale && body.height() >= minSideHeightPx * theme.scale;
    if (!data.hasSideCharts || !fits) return {scoresChart(data, body, theme), {}, {}};
    const double gap = gapPx * theme.scale, left = std::floor(body.width() * mainShare);
    const QRectF main(body.left(), body.top(), left - gap, body.height());
    const QRectF side(body.left() + left, body.top(), body.width() - left, body.height());
    InvarianceLayout layout{scoresChart(data, main, theme), {}, {}};
    if (data.study.rotationResidual.empty()) {
        layout.terms = termsChart(data, side, theme);
        return layout;
    }
    const double half = std::floor((side.height() - gap) / 2);
    layout.terms = termsChart(data, QRectF(side.left(), side.top(), side.width(), half), theme);
    layout.residual =
        residualChart(data, QRectF(side.left(), side.bottom() - half, side.width(), half), theme);
    return layout;
}

std::vector<InvarianceLabel> invarianceLabels(const InvarianceData& data, const PlotFrame& plot,
                                              const Theme& theme) {
    const double height = labelHeightPx * theme.scale;
    std::vector<InvarianceLabel> labels;
    for (std::size_t series = 0; series < data.endMeans.size(); ++series)
        if (const std::optional<double>& mean = data.endMeans[series])
            labels.push_back({series, plot.pixelY(*mean) - height * 0.75});
    separate(labels, height, plot.area.top() + 2, plot.area.bottom() - 2);
    return labels;
}

}   // namespace rope::ui
