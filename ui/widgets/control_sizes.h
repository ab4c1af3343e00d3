#pragma once

namespace rope::ui {

/// Columns of the control panel [logical px], the same in every section so that sliders and fields line up.
inline constexpr int labelWidthPx = 130, fieldWidthPx = 88, controlGapPx = 8;
inline constexpr int panelWidthPx = 340;
inline constexpr int explanationMinPx = 230;

}   // namespace rope::ui
