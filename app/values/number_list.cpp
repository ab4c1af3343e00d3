#include "app/values/number_list.h"

#include "app/values/input_file.h"
#include "core/base/bounded_line.h"
#include "core/base/limits.h"
#include "core/base/number_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace rope::app {

namespace {

constexpr std::size_t longestListLine = 4096;

Error outOfRange(std::string_view text, std::string_view where, const std::string& allowed,
                 const char* problem = " is out of range") {
    return {ErrorCode::OutOfRange, std::string(where) + " " + std::string(text) + problem, std::string(where),
            allowed};
}

/// The whole text as an integer; nullopt if it is written otherwise or does not fit into the type.
template <class Integer>
std::optional<Integer> exactInteger(std::string_view text) {
    if (text.size() > 1 && text.front() == '+' && text[1] != '-') text.remove_prefix(1);
    Integer value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size()) return {};
    return value;
}

/// in:  isConvertible: whether a whole float64 is exact and fits into the type
template <class Integer>
Result<Integer> parseInteger(std::string_view text, std::string_view where, Integer low, Integer high,
                             const std::string& allowed, bool (*isConvertible)(double)) {
    std::optional<Integer> whole = exactInteger<Integer>(text);
    if (!whole) {
        const Result<double> number = parseNumber(text, where);
        if (!number) return Error{number.error().code, number.error().message, std::string(where), allowed};
        if (std::isfinite(*number) && std::trunc(*number) != *number)
            return outOfRange(text, where, allowed, " is not a whole number");
        if (isConvertible(*number)) whole = static_cast<Integer>(*number);
    }
    if (!whole || *whole < low || *whole > high) return outOfRange(text, where, allowed);
    return *whole;
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

std::string allowedCount() { return "1 to " + std::to_string(maxListLength) + " numbers"; }

Error tooLong(std::string_view where) {
    return {ErrorCode::OutOfRange, std::string(where) + " has too many numbers", std::string(where),
            allowedCount()};
}

Error badStep(std::string_view where) {
    return {ErrorCode::OutOfRange, std::string(where) + " has a range without an end", std::string(where),
            "finite bounds and a step other than 0"};
}

/// How the numbers of a list are read and counted: as float64, or as exact whole numbers.
struct Numbers {
    using Value = double;

    [[nodiscard]] static Result<double> read(std::string_view text, std::string_view where) {
        return parseNumber(text, where);
    }
    [[nodiscard]] static Result<double> readBound(std::string_view text, std::string_view where) {
        return parseNumber(text, where);
    }
    [[nodiscard]] static Check check(double /*value*/, std::string_view /*where*/) { return {}; }

    [[nodiscard]] static Result<std::int64_t> count(double start, double end, double step,
                                                    std::string_view where) {
        if (!std::isfinite(start) || !std::isfinite(end) || !std::isfinite(step) || step == 0)
            return badStep(where);
        const double steps = std::ceil((end - start) / step);
        if (!(steps <= static_cast<double>(maxListLength))) return tooLong(where);
        auto number = static_cast<std::int64_t>(std::max(steps, 0.0));
        // Rounding may move the last number to the end, which is excluded.
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
    WholeRange range;

    [[nodiscard]] Result<std::int64_t> read(std::string_view text, std::string_view where) const {
        return parseWhole(text, where, range);
    }
    /// A bound may be one beyond the range of the numbers, and the step any number.
    [[nodiscard]] static Result<std::int64_t> readBound(std::string_view text, std::string_view where) {
        return parseWhole(text, where, {-maxPosition - 1, maxPosition + 1});
    }
    [[nodiscard]] Check check(std::int64_t value, std::string_view where) const {
        if (value >= range.low && value <= range.high) return {};
        return outOfRange(std::to_string(value), where, range.text());
    }
    /// Does not overflow: |bounds| <= 2^53 + 1.
    [[nodiscard]] static Result<std::int64_t> count(std::int64_t start, std::int64_t end, std::int64_t step,
                                                    std::string_view where) {
        if (step == 0) return badStep(where);
        const std::int64_t span = step > 0 ? end - start : start - end, stride = std::abs(step);
        const std::int64_t number = span <= 0 ? 0 : (span + stride - 1) / stride;
        if (number > maxListLength) return tooLong(where);
        return number;
    }
    [[nodiscard]] static std::int64_t at(std::int64_t start, std::int64_t step, std::int64_t index) {
        return start + index * step;
    }
};

template <class Reader>
using List = std::vector<typename Reader::Value>;

template <class Reader>
Check appendRange(const std::vector<std::string_view>& pieces, const Reader& reader, std::string_view where,
                  List<Reader>& list) {
    typename Reader::Value parts[3] = {0, 0, 1};
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto part = Reader::readBound(pieces[i], where);
        if (!part) return part.error();
        parts[i] = *part;
    }
    const Result<std::int64_t> count = Reader::count(parts[0], parts[1], parts[2], where);
    if (!count) return count.error();
    if (*count == 0) return {};
    for (const std::int64_t edge : {std::int64_t{0}, *count - 1})
        if (const Check problem = reader.check(Reader::at(parts[0], parts[2], edge), where)) return problem;
    if (static_cast<std::int64_t>(list.size()) + *count > maxListLength) return tooLong(where);
    for (std::int64_t i = 0; i < *count; ++i) list.push_back(Reader::at(parts[0], parts[2], i));
    return {};
}

template <class Reader>
Check appendNumber(std::string_view text, const Reader& reader, std::string_view where, List<Reader>& list) {
    const auto value = reader.read(text, where);
    if (!value) return value.error();
    if (static_cast<std::int64_t>(list.size()) == maxListLength) return tooLong(where);
    list.push_back(*value);
    return {};
}

template <class Reader>
Check appendItem(std::string_view item, const Reader& reader, std::string_view where, List<Reader>& list) {
    const std::vector<std::string_view> pieces = split(item, ':');
    return pieces.size() > 1 ? appendRange(pieces, reader, where, list)
                             : appendNumber(item, reader, where, list);
}

/// In a file, a text that is not a number is an error of the file, not of the command line.
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
Check appendFile(const std::string& file, const Reader& reader, std::string_view where, List<Reader>& list) {
    Result<std::ifstream> stream = openFile(file, where);
    if (!stream) return stream.error();
    std::string line;
    std::size_t bytes = 0;
    for (std::size_t number = 1;; ++number) {
        const LineEnd end = readBoundedLine(*stream, line, longestListLine);
        bytes += line.size() + 1;
        if (end == LineEnd::TooLong || bytes > maxListFileBytes)
            return Error{ErrorCode::Malformed, "'" + file + "' is not a list of numbers, one a line",
                         std::string(where), "one number a line"};
        const std::string_view text = trimmed(line);
        if (!text.empty() && text.front() != '#')
            if (const Check problem = appendNumber(text, reader, where, list))
                return inFile(*problem, file, number);
        if (end == LineEnd::EndOfFile) return {};
    }
}

Check checkSyntax(std::string_view text, std::string_view where) {
    const auto isNumber = [](std::string_view piece) { return parseNumber(piece, {}).ok(); };
    const auto isItem = [&](std::string_view item) {
        const std::vector<std::string_view> pieces = split(item, ':');
        return pieces.size() <= 3 && std::all_of(pieces.begin(), pieces.end(), isNumber);
    };
    const std::vector<std::string_view> items = split(text, ',');
    if (text.starts_with('@') ? text.size() > 1 : std::all_of(items.begin(), items.end(), isItem)) return {};
    return Error{ErrorCode::WrongUsage, "'" + std::string(text) + "' is not a list of numbers",
                 std::string(where), listForms};
}

Check checkNotEmpty(bool isEmpty, const std::string& source, std::string_view where) {
    if (!isEmpty) return {};
    return Error{ErrorCode::OutOfRange, std::string(where) + " " + source + " contains no number",
                 std::string(where), allowedCount()};
}

/// Fills `list.numbers` or `list.file`.
template <class Result, class Reader>
Check parseInto(Result& list, std::string_view text, std::string_view where, const Reader& reader) {
    if (const Check problem = checkSyntax(text, where)) return problem;
    if (text.front() == '@') {
        list.file = text.substr(1);
        return {};
    }
    for (const std::string_view item : split(text, ','))
        if (const Check problem = appendItem(item, reader, where, list.numbers)) return problem;
    return checkNotEmpty(list.numbers.empty(), std::string(text), where);
}

template <class Reader>
Result<List<Reader>> readNumbers(List<Reader> numbers, const std::string& file, const Reader& reader,
                                 std::string_view where) {
    if (file.empty()) return numbers;
    if (const Check problem = appendFile(file, reader, where, numbers)) return *problem;
    if (const Check problem = checkNotEmpty(numbers.empty(), "@" + file, where)) return *problem;
    return numbers;
}

}   // namespace

std::string WholeRange::text() const {
    return "whole number, " + std::to_string(low) + " to " + std::to_string(high);
}

Result<std::int64_t> parseWhole(std::string_view text, std::string_view where, WholeRange range) {
    return parseInteger<std::int64_t>(text, where, range.low, range.high, range.text(), [](double number) {
        return std::abs(number) <= static_cast<double>(maxPosition);
    });
}

Result<std::uint64_t> parseSeed(std::string_view text, std::string_view where) {
    return parseInteger<std::uint64_t>(text, where, 0, std::uint64_t(-1), seedRange,
                                       [](double number) { return number >= 0 && number < 0x1p64; });
}

Result<NumberList> parseNumberList(std::string_view text, std::string_view where) {
    NumberList list;
    if (const Check problem = parseInto(list, text, where, Numbers{})) return *problem;
    return list;
}

Result<WholeList> parseWholeList(std::string_view text, std::string_view where, WholeRange range) {
    WholeList list{.range = range};
    if (const Check problem = parseInto(list, text, where, Wholes{range})) return *problem;
    return list;
}

Result<std::vector<double>> numbersOf(NumberList list, std::string_view where) {
    return readNumbers(std::move(list.numbers), list.file, Numbers{}, where);
}

Result<std::vector<std::int64_t>> numbersOf(WholeList list, std::string_view where) {
    return readNumbers(std::move(list.numbers), list.file, Wholes{list.range}, where);
}

}   // namespace rope::app
