#pragma once

namespace rope::ui {

/// What a slider covers, and how: linear or logarithmic, whole numbers or not. A pure map between values and
/// slider steps.
struct ValueScale {
    double low = 0, high = 1;   ///< the useful part of the range; typing reaches beyond it
    bool isLogarithmic = false;
    bool isInteger = false;
    double granularity = 0;   ///< values are multiples of this (2 for dimensions); 0: any

    bool operator==(const ValueScale&) const = default;

    [[nodiscard]] int stepCount() const;
    /// The nearest step; the ends for values outside.
    [[nodiscard]] int stepOf(double value) const;
    /// A round number within the step, so that sliders give values that people would type; exactly low and
    /// high at the ends.
    [[nodiscard]] double valueOf(int step) const;
};

}   // namespace rope::ui
