#include "ui/theme/format_style.h"

#include "ui/theme/series_hue.h"

namespace rope::ui {

namespace {

constexpr std::array<SeriesHue, 4> formatHues{{
    {"float32", 0x00748A, 0x4FC3D9, {0, 0}},
    {"bfloat16", 0xA3487F, 0xE39AC6, {0, 0}},
    {"float16", 0x8A6D00, 0xE5C33B, {6, 2}},
    {"", 0x6B7280, 0x9CA3AF, {2, 2}},   // float64
}};

}   // namespace

SeriesStyle formatStyle(const Theme& theme, std::string_view formatName) {
    return styleOf(formatHues, formatName, theme);
}

}   // namespace rope::ui
