#pragma once

#include "core/numerics/number_format.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

/// The rounding behind roundTo(), inline, for loops that round millions of products. Each rounder is a
/// stateless function object.
namespace rope::rounding {

/// 2^exponent as a constant; |exponent| < 1023.
constexpr double powerOfTwo(int exponent) {
    return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52U);
}

struct ToFloat64 {
    double operator()(double value) const { return value; }
};

struct ToFloat32 {
    double operator()(double value) const { return static_cast<double>(static_cast<float>(value)); }
};

/// A format with fewer bits than float32, in one rounding step from float64, ties to even. (Going through
/// float32 would round twice: 1 + 2^-8 + 2^-40 would lose its 2^-40 and then tie downwards.)
template <int fractionBits, int smallestExponent, int largestExponent>
struct ToNarrow {
    static constexpr double smallestNormal = powerOfTwo(smallestExponent);
    static constexpr double largest = (2 - powerOfTwo(-fractionBits)) * powerOfTwo(largestExponent);

    double operator()(double value) const {
        const double magnitude = std::abs(value);
        if (magnitude >= smallestNormal) return roundedNormal(value);
        if (std::isnan(value)) return value;
        // Subnormals are multiples of one quantum: a sum with 1.5 * 2^52 quanta is rounded to a whole number
        // of them by the adder itself.
        constexpr double anchor = 1.5 * powerOfTwo(52 + smallestExponent - fractionBits);
        return std::copysign((magnitude + anchor) - anchor, value);
    }

private:
    static double roundedNormal(double value) {
        // Half a unit (less one bit if the remaining part is even) is added to the bit pattern; a carry moves
        // into the exponent by itself.
        constexpr unsigned dropped = 52U - static_cast<unsigned>(fractionBits);
        constexpr std::uint64_t unit = std::uint64_t{1} << dropped;
        const auto bits = std::bit_cast<std::uint64_t>(value);
        const double rounded =
            std::bit_cast<double>((bits + (unit / 2 - 1) + ((bits >> dropped) & 1U)) & ~(unit - 1));
        return std::abs(rounded) <= largest ? rounded
                                            : std::copysign(std::numeric_limits<double>::infinity(), value);
    }
};

using ToBfloat16 = ToNarrow<7, -126, 127>;
using ToFloat16 = ToNarrow<10, -14, 15>;

/// Calls `work` with the rounder of the format, so that a loop inside it is compiled once for each.
template <class Work>
decltype(auto) withRounder(NumberFormat format, Work&& work) {
    switch (format) {
        case NumberFormat::Float32:
            return work(ToFloat32{});
        case NumberFormat::Bfloat16:
            return work(ToBfloat16{});
        case NumberFormat::Float16:
            return work(ToFloat16{});
        case NumberFormat::Float64:
            break;
    }
    return work(ToFloat64{});
}

}   // namespace rope::rounding
