#include "ui/score_cells/score_colours.h"

#include "ui/painting/ticks.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double softmaxExponent =
    0.3;   // most weights of a long row are near 1/length and would all look like zero

}   // namespace

ColourScale scoreScale(ScoreStage stage, double smallest, double largest) {
    if (stage == ScoreStage::Softmax) return {0, largest > 0 ? largest : 1, softmaxExponent};
    const double extreme = std::max(std::abs(smallest), std::abs(largest));
    if (!(extreme > 0) || !std::isfinite(extreme)) return {};
    const double step = niceStep(extreme, 8);
    const double limit = std::ceil(extreme / step) * step;
    return {-limit, limit, 1};
}

const ColourTable& scoreColours(ScoreStage stage, std::string_view colormap, ThemeKind theme) {
    const ColormapKind wanted =
        stage == ScoreStage::Softmax ? ColormapKind::Sequential : ColormapKind::Diverging;
    return colourTable(resolvedColormap(colormap, wanted), theme);
}

}   // namespace rope::ui
