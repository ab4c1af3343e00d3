#include "app/options/list_parser.h"

#include "app/setup/input_file.h"
#include "core/base/bounded_line.h"
#include "core/base/limits.h"
#include "core/base/number_text.h"

#include <charconv>
#include <cmath>
#include <limits>

namespace rope::app {

namespace {

constexpr double beyondSeeds = 0x1p64;
constexpr std::size_t longestListLine = 4096;
constexpr const char* listForms = "0,1,5 or 0:100 or 0:100:5 or @FILE";

Error outOfRange(std::string_view text, std::string_view where, const std::string& allowed) {
    return {ErrorCode::OutOfRange, std::string(where) + " " + std::string(text) + " is out of range",
            std::string(where), allowed};
}

Error notWhole(std::string_view text, std::string_view where, const std::string& allowed) {
    return {ErrorCode::OutOfRange, std::string(where) + " " + std::string(text) + " is not a whole number",
            std::string(where), allowed};
}

/// The text from end to end as an integer of that type; nothing when it is written otherwise or does not fit.
template <class Integer>
std::optional<Integer> exactInteger(std::string_view text) {
    if (text.size() > 1 && text.front() == '+' && text[1] != '-') text.remove_prefix(1);
    Integer value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size()) return {};
    return value;
}

/// Pieces between separators; an empty text is one empty piece.
std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> pieces;
    for (;;) {
        const std::size_t end = text.find(separator);
        pieces.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return pieces;
        text.remove_prefix(end + 1);
    }
}

Error notAList(std::string_view text, std::string_view where) {
    return {ErrorCode::WrongUsage, "'" + std::string(text) + "' is not a list of numbers", std::string(where),
            listForms};
}

Error tooLong(std::string_view where) {
    return {ErrorCode::OutOfRange, std::string(where) + " has too many numbers", std::string(where),
            "1 to " + std::to_string(largestListLength) + " numbers"};
}

Error badStep(std::string_view where) {
    return {ErrorCode::OutOfRange, std::string(where) + " has a range that never ends", std::string(where),
            "finite bounds and a step other than 0"};
}

/// How a list's numbers are read and counted: as float64, or as exact whole numbers.
struct Numbers {
    using Value = double;
    [[nodiscard]] Result<double> read(std::string_view text, std::string_view where) const {
        return parseNumber(text, where);
    }

    [[nodiscard]] static Result<std::int64_t> count(double start, double end, double step,
                                                    std::string_view where) {
        if (!std::isfinite(start) || !std::isfinite(end) || !std::isfinite(step) || step == 0)
            return badStep(where);
        const double steps = std::ceil((end - start) / step);
        if (!(steps <= static_cast<double>(largestListLength))) return tooLong(where);
        auto number = static_cast<std::int64_t>(std::max(steps, 0.0));
        // Rounding may let the last number reach the end, which is excluded.
        while (number > 0 && (step > 0 ? start + static_cast<double>(number - 1) * step >= end
                                       : start + static_cast<double>(number - 1) * step <= end))
            --number;
        return number;
    }
    [[nodiscard]] static double at(double start, double step, std::int64_t index) {
        return start + static_cast<double>(index) * step;
    }
};

struct Wholes {
    using Value = std::int64_t;
    std::int64_t low, high;

    [[nodiscard]] Result<std::int64_t> read(std::string_view text, std::string_view where) const {
        return parseWhole(text, where, low, high);
    }
    /// A range's bounds lie within +-2^53, or one beyond it where the end is excluded, so nothing here
    /// overflows.
    [[nodiscard]] static Result<std::int64_t> count(std::int64_t start, std::int64_t end, std::int64_t step,
                                                    std::string_view where) {
        if (step == 0) return badStep(where);
        const std::int64_t span = step > 0 ? end - start : start - end, stride = step > 0 ? step : -step;
        const std::int64_t number = span <= 0 ? 0 : (span + stride - 1) / stride;
        if (number > largestListLength) return tooLong(where);
        return number;
    }
    [[nodiscard]] static std::int64_t at(std::int64_t start, std::int64_t step, std::int64_t index) {
        return start + index * step;
    }
};

/// Bounds of a range may be one beyond what its numbers may be, and the step anything.
Numbers boundsReader(const Numbers& numbers) { return numbers; }
Wholes boundsReader(const Wholes& /*numbers*/) { return {-largestPosition - 1, largestPosition + 1}; }
Check checkInRange(const Numbers& /*numbers*/, double /*value*/, std::string_view /*where*/) { return {}; }
Check checkInRange(const Wholes& numbers, std::int64_t value, std::string_view where) {
    if (value >= numbers.low && value <= numbers.high) return {};
    return outOfRange(std::to_string(value), where, wholeRange(numbers.low, numbers.high));
}

template <class Reader>
Check appendRange(const std::vector<std::string_view>& pieces, const Reader& reader, std::string_view where,
                  std::vector<typename Reader::Value>& list) {
    using Value = typename Reader::Value;
    Value parts[3] = {0, 0, 1};
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Result<Value> part = boundsReader(reader).read(pieces[i], where);
        if (!part) return part.error();
        parts[i] = *part;
    }
    const Result<std::int64_t> count = Reader::count(parts[0], parts[1], parts[2], where);
    if (!count) return count.error();
    if (*count == 0) return {};
    for (const std::int64_t edge : {std::int64_t{0}, *count - 1})
        if (const Check problem = checkInRange(reader, Reader::at(parts[0], parts[2], edge), where))
            return problem;
    if (static_cast<std::int64_t>(list.size()) + *count > largestListLength) return tooLong(where);
    for (std::int64_t i = 0; i < *count; ++i) list.push_back(Reader::at(parts[0], parts[2], i));
    return {};
}

template <class Reader>
Check appendItem(std::string_view item, const Reader& reader, std::string_view where,
                 std::vector<typename Reader::Value>& list) {
    const std::vector<std::string_view> pieces = split(item, ':');
    if (pieces.size() > 1) return appendRange(pieces, reader, where, list);
    const auto value = reader.read(item, where);
    if (!value) return value.error();
    list.push_back(*value);
    return {};
}

/// Within a file a text that is no number is the file's fault, not the command line's.
Error inFile(Error error, const std::string& file, std::size_t line) {
    if (error.code == ErrorCode::WrongUsage) error.code = ErrorCode::Malformed;
    error.message = file + " line " + std::to_string(line) + ": " + error.message;
    return error;
}

std::string_view trimmed(std::string_view line) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t begin = line.find_first_not_of(blanks);
    return begin == std::string_view::npos ? std::string_view()
                                           : line.substr(begin, line.find_last_not_of(blanks) - begin + 1);
}

template <class Reader>
Check appendLine(std::string_view line, const Reader& reader, std::string_view where,
                 std::vector<typename Reader::Value>& list) {
    const std::string_view text = trimmed(line);
    if (text.empty() || text.front() == '#') return {};
    const auto value = reader.read(text, where);
    if (!value) return value.error();
    if (static_cast<std::int64_t>(list.size()) == largestListLength) return tooLong(where);
    list.push_back(*value);
    return {};
}

template <class Reader>
Check appendFile(const std::string& file, const Reader& reader, std::string_view where,
                 std::vector<typename Reader::Value>& list) {
    Result<std::ifstream> stream = openFile(file, where);
    if (!stream) return stream.error();
    std::string text;
    std::size_t bytes = 0;
    for (std::size_t line = 1;; ++line) {
        const LineEnd end = readBoundedLine(*stream, text, longestListLine);
        bytes += text.size() + 1;
        if (end == LineEnd::TooLong || bytes > largestListFile)
            return Error{ErrorCode::Malformed, "'" + file + "' is not a list of numbers, one a line",
                         std::string(where), "one number a line"};
        if (const Check problem = appendLine(text, reader, where, list)) return inFile(*problem, file, line);
        if (end == LineEnd::EndOfFile) return {};
    }
}

template <class Reader>
Result<std::vector<typename Reader::Value>> parseList(std::string_view text, std::string_view where,
                                                      const Reader& reader) {
    if (const Check problem = checkListSyntax(text, where)) return *problem;
    std::vector<typename Reader::Value> list;
    if (text.front() == '@') {
        if (const Check problem = appendFile(std::string(text.substr(1)), reader, where, list))
            return *problem;
    } else {
        for (const std::string_view item : split(text, ','))
            if (const Check problem = appendItem(item, reader, where, list)) return *problem;
    }
    if (list.empty())
        return Error{ErrorCode::OutOfRange, std::string(where) + " " + std::string(text) + " holds no number",
                     std::string(where), "1 to " + std::to_string(largestListLength) + " numbers"};
    return list;
}

}   // namespace

std::string wholeRange(std::int64_t low, std::int64_t high) {
    return "whole numbers from " + std::to_string(low) + " to " + std::to_string(high);
}

Result<std::int64_t> parseWhole(std::string_view text, std::string_view where, std::int64_t low,
                                std::int64_t high) {
    std::optional<std::int64_t> whole = exactInteger<std::int64_t>(text);
    if (!whole) {
        const Result<double> number = parseNumber(text, where);
        if (!number) return number.error();
        if (std::isfinite(*number) && std::trunc(*number) != *number)
            return notWhole(text, where, wholeRange(low, high));
        if (std::abs(*number) <= static_cast<double>(largestPosition))
            whole = static_cast<std::int64_t>(*number);
    }
    if (!whole || *whole < low || *whole > high) return outOfRange(text, where, wholeRange(low, high));
    return *whole;
}

Result<std::uint64_t> parseSeed(std::string_view text, std::string_view where) {
    if (const auto seed = exactInteger<std::uint64_t>(text)) return *seed;
    const Result<double> number = parseNumber(text, where);
    if (!number) return number.error();
    const std::string allowed =
        "whole numbers from 0 to " + std::to_string(std::numeric_limits<std::uint64_t>::max());
    if (std::isfinite(*number) && std::trunc(*number) != *number) return notWhole(text, where, allowed);
    if (*number >= 0 && *number < beyondSeeds) return static_cast<std::uint64_t>(*number);
    return outOfRange(text, where, allowed);
}

Check checkListSyntax(std::string_view text, std::string_view where) {
    if (!text.empty() && text.front() == '@') return text.size() > 1 ? Check{} : notAList(text, where);
    for (const std::string_view item : split(text, ',')) {
        const std::vector<std::string_view> pieces = split(item, ':');
        if (pieces.size() > 3) return notAList(text, where);
        for (const std::string_view piece : pieces)
            if (!parseNumber(piece, where)) return notAList(text, where);
    }
    return {};
}

Result<std::vector<double>> parseNumberList(std::string_view text, std::string_view where) {
    return parseList(text, where, Numbers{});
}

Result<std::vector<std::int64_t>> parseWholeList(std::string_view text, std::string_view where,
                                                 std::int64_t low, std::int64_t high) {
    return parseList(text, where, Wholes{low, high});
}

}   // namespace rope::app
