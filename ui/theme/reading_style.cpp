#include "ui/theme/reading_style.h"

#include "ui/theme/series_hue.h"

namespace rope::ui {

namespace {

constexpr std::array<SeriesHue, 6> readingHues{{
    {"ignores-scaling", 0xBE123C, 0xFB7185, {0, 0}},
    {"standard-base", 0x0072B2, 0x5BB3E8, {6, 2}},
    {"context-for-trained", 0x8A6D00, 0xE5C33B, {4, 4}},
    {"dynamic-vllm", 0x009E73, 0x3DD6A3, {0, 0}},
    {"truncated-borders", 0xA3487F, 0xE39AC6, {4, 2}},
    {"", 0x6B7280, 0x9CA3AF, {1, 2}},   // those that change scores alone
}};

}   // namespace

SeriesStyle readingStyle(const Theme& theme, std::string_view readingId) {
    return styleOf(readingHues, readingId, theme);
}

}   // namespace rope::ui
