#include "ui/theme/series_hue.h"

#include <algorithm>

namespace rope::ui {

SeriesStyle styleOf(std::span<const SeriesHue> hues, std::string_view name, const Theme& theme) {
    const auto hue = std::find_if(hues.begin(), hues.end() - 1,
                                  [&](const SeriesHue& candidate) { return candidate.name == name; });
    SeriesStyle style{QColor(theme.kind == ThemeKind::Light ? hue->light : hue->dark), {}};
    if (hue->dashes[0] > 0) style.dashes = {hue->dashes[0], hue->dashes[1]};
    return style;
}

}   // namespace rope::ui
