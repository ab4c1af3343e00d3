#include "core/numerics/number_format.h"

#include "core/numerics/rounding.h"

namespace rope {

double roundTo(NumberFormat format, double value) {
    return rounding::withRounder(format, [value](auto round) { return round(value); });
}

std::string_view formatName(NumberFormat format) {
    switch (format) {
        case NumberFormat::Float64:
            return "float64";
        case NumberFormat::Float32:
            return "float32";
        case NumberFormat::Bfloat16:
            return "bfloat16";
        case NumberFormat::Float16:
            return "float16";
    }
    return "float64";
}

}   // namespace rope
