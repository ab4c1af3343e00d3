#include "ui/theme/format_style.h"

#include <algorithm>
#include <array>

namespace rope::ui {

namespace {

struct FormatHue {
    std::string_view name;
    QRgb light, dark;
    std::array<qreal, 2> dashes;   ///< 0 0: solid
};

constexpr std::array<FormatHue, 4> formatHues{{
    {"float32", 0x00748A, 0x4FC3D9, {0, 0}},
    {"bfloat16", 0xA3487F, 0xE39AC6, {0, 0}},
    {"float16", 0x8A6D00, 0xE5C33B, {6, 2}},
    {"", 0x6B7280, 0x9CA3AF, {2, 2}},   // float64
}};

}   // namespace

SeriesStyle formatStyle(const Theme& theme, std::string_view formatName) {
    const auto* hue =
        std::find_if(formatHues.begin(), formatHues.end() - 1, [&](const FormatHue& candidate) { return candidate.name == formatName; });
    SeriesStyle style{QColor(theme.kind == ThemeKind::Light ? hue->light : hue->dark), {}};
    if (hue->dashes[0] > 0) style.dashes = {hue->dashes[0], hue->dashes[1]};
    return style;
}

}   // namespace rope::ui
