#include "core/json/json_number.h"

#include "core/base/limits.h"
#include "core/base/number_text.h"
#include "core/json/json_cursor.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <system_error>

namespace rope {

namespace {

constexpr auto maxSigned = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());

std::size_t skipDigits(JsonCursor& cursor) {
    const std::size_t start = cursor.offset();
    while (cursor.peek() >= '0' && cursor.peek() <= '9') cursor.skip(1);
    return cursor.offset() - start;
}

/// "12", but not "012".
bool acceptWholePart(JsonCursor& cursor) {
    const bool isZero = cursor.peek() == '0';
    const std::size_t digits = skipDigits(cursor);
    return digits == 1 || (digits > 1 && !isZero);
}

/// out: whether the syntax is right; also if there is no fraction and no exponent
bool acceptFraction(JsonCursor& cursor) {
    if (cursor.accept('.') && skipDigits(cursor) == 0) return false;
    if (!cursor.accept('e') && !cursor.accept('E')) return true;
    if (!cursor.accept('+')) cursor.accept('-');
    return skipDigits(cursor) > 0;
}

/// NaN, Infinity and -Infinity; the sign has been read.
std::optional<double> acceptNonFinite(JsonCursor& cursor, bool isNegative) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (cursor.acceptWord("Infinity")) return isNegative ? -infinity : infinity;
    if (!isNegative && cursor.acceptWord("NaN")) return std::numeric_limits<double>::quiet_NaN();
    return {};
}

void setInteger(JsonNumber& number, std::string_view digits, bool isNegative) {
    std::uint64_t magnitude = 0;
    const auto [end, code] = std::from_chars(digits.data(), digits.data() + digits.size(), magnitude);
    if (code != std::errc() || (isNegative && magnitude > maxSigned + 1)) return;
    number.magnitude = magnitude;
    number.isInteger = true;
    number.isNegative = isNegative;
}

JsonNumber readFinite(JsonCursor& cursor, std::size_t start, bool isNegative) {
    const std::size_t firstDigit = cursor.offset();
    bool isNumber = acceptWholePart(cursor);
    const std::string_view digits = cursor.since(firstDigit);
    isNumber = isNumber && acceptFraction(cursor);
    if (!isNumber) {
        cursor.fail(cursor.atEnd() ? "the JSON text ends inside a value" : "expected a value");
        return {};
    }
    JsonNumber number = parseNumber(cursor.since(start), {}).value();
    if (cursor.since(firstDigit).size() == digits.size()) setInteger(number, digits, isNegative);
    return number;
}

}   // namespace

std::optional<std::int64_t> JsonNumber::signedWhole() const {
    if (isInteger && !isNegative && magnitude > maxSigned) return {};
    if (isInteger) return static_cast<std::int64_t>(isNegative ? 0 - magnitude : magnitude);
    if (!(std::abs(value) <= static_cast<double>(maxPosition)) || std::trunc(value) != value) return {};
    return static_cast<std::int64_t>(value);
}

std::optional<std::uint64_t> JsonNumber::unsignedWhole() const {
    if (isInteger && !isNegative) return magnitude;
    const std::optional<std::int64_t> whole = signedWhole();
    return whole && *whole >= 0 ? std::optional(static_cast<std::uint64_t>(*whole)) : std::nullopt;
}

JsonNumber readJsonNumber(JsonCursor& cursor, bool isLenient) {
    const std::size_t start = cursor.offset();
    const bool isNegative = cursor.accept('-');
    if (const std::optional<double> special = acceptNonFinite(cursor, isNegative)) {
        if (!isLenient) cursor.failAt(start, "NaN and Infinity are not numbers of JSON");
        return *special;
    }
    const JsonNumber number = readFinite(cursor, start, isNegative);
    if (!isLenient && !std::isfinite(number.value)) cursor.failAt(start, "a number that float64 cannot hold");
    return number;
}

}   // namespace rope
