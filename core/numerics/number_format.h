#pragma once

#include <string_view>

namespace rope {

/// Emulated number formats.
enum class NumberFormat { Float64, Float32, Bfloat16, Float16 };

/// The format's nearest value, ties to even; overflow becomes infinity; Float64 returns the value itself.
double roundTo(NumberFormat format, double value);

std::string_view formatName(NumberFormat format);   ///< "float64", "float32", "bfloat16", "float16"

/// Where in the computation the format applies.
struct Precision {
    NumberFormat format = NumberFormat::Float64;
    bool positions = true, angles = true, tables = true, products = true;

    bool operator==(const Precision&) const = default;

    [[nodiscard]] double position(double value) const { return positions ? roundTo(format, value) : value; }
    [[nodiscard]] double angle(double value) const { return angles ? roundTo(format, value) : value; }
    [[nodiscard]] double table(double value) const { return tables ? roundTo(format, value) : value; }
    [[nodiscard]] double product(double value) const { return products ? roundTo(format, value) : value; }
    [[nodiscard]] bool isExact() const {
        return format == NumberFormat::Float64 || !(positions || angles || tables || products);
    }
};

}   // namespace rope
