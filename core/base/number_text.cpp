#include "core/base/number_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <system_error>

namespace rope {

void appendShortestText(std::string& text, double value) {
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    text.append(buffer.data(), end.ptr);
}

std::string shortestText(double value) {
    std::string text;
    appendShortestText(text, value);
    return text;
}

std::string plainText(double value) {
    constexpr double largestPlain = 1e15;
    const bool isWhole = std::abs(value) < largestPlain && value == std::trunc(value);
    return isWhole ? std::to_string(static_cast<std::int64_t>(value)) : shortestText(value);
}

std::string readableText(double value) {
    constexpr int digits = 6;
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                   std::chars_format::general, digits);
    double rounded = value;
    std::from_chars(buffer.data(), end.ptr, rounded);
    return plainText(rounded);
}

Result<double> parseNumber(std::string_view text, std::string_view where) {
    std::string_view digits = text;
    if (digits.size() > 1 && digits.front() == '+' && digits[1] != '-') digits.remove_prefix(1);
    double value = 0;
    const auto [end, code] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (end != digits.data() + digits.size() || code == std::errc::invalid_argument || digits.empty())
        return Error{ErrorCode::WrongUsage, "'" + std::string(text) + "' is not a number",
                     std::string(where)};
    // Too large or too small for float64: it was understood, so it becomes what it rounds to and the range
    // check reports it.
    if (code == std::errc::result_out_of_range) {
        const bool tiny =
            digits.find("e-") != std::string_view::npos || digits.find("E-") != std::string_view::npos;
        if (tiny) return 0.0;
        const double infinity = std::numeric_limits<double>::infinity();
        return digits.front() == '-' ? -infinity : infinity;
    }
    return value;
}

}   // namespace rope
