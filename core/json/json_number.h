#pragma once

#include <cstdint>
#include <optional>

namespace rope {

class JsonCursor;

/// A number as float64. An integer of the text from -2^63 to 2^64 - 1 is also stored exactly.
struct JsonNumber {
    double value = 0;
    std::uint64_t magnitude = 0;   ///< absolute value of the integer; 0 if isInteger is false
    bool isInteger = false;   ///< written without fraction and exponent, and in the range above
    bool isNegative = false;

    JsonNumber() = default;
    JsonNumber(double number) : value(number) {}   // NOLINT(google-explicit-constructor): a float64 is one

    /// The value if it is a whole number: exactly for integers of the text, otherwise (4096.0, 1e6) if its
    /// absolute value is at most 2^53.
    [[nodiscard]] std::optional<std::int64_t> signedWhole() const;
    [[nodiscard]] std::optional<std::uint64_t> unsignedWhole() const;
};

/// in: isLenient: NaN, Infinity, -Infinity and numbers beyond float64 are accepted, as in Python; otherwise
/// they are errors
JsonNumber readJsonNumber(JsonCursor& cursor, bool isLenient);

}   // namespace rope
