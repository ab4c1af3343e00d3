#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rope::app {

/// The range of a whole number, inclusive.
struct WholeRange {
    std::int64_t low = 0, high = 0;

    [[nodiscard]] std::string text() const;   ///< "whole number, 0 to 9007199254740992"
};

/// Reads a whole number written as 12, +12, 1e3 or 4096.0, exactly.
/// err: WrongUsage if the text is not a number; OutOfRange if it is not whole or not in the range
Result<std::int64_t> parseWhole(std::string_view text, std::string_view where, WholeRange range);

/// The same for 0 to 2^64 - 1.
Result<std::uint64_t> parseSeed(std::string_view text, std::string_view where);

inline constexpr const char* seedRange = "whole number, 0 to 18446744073709551615";
inline constexpr const char* listForms = "0,1,5 or 0:100 or 0:100:5 or @FILE";

/// The value of a LIST option: the numbers of the text, or the name of a file with one number a line.
struct NumberList {
    std::vector<double> numbers = {};
    std::string file = {};   ///< not empty: the numbers are in this file
};
struct WholeList {
    std::vector<std::int64_t> numbers = {};
    std::string file = {};
    WholeRange range = {};
};

/// Reads a LIST: items with commas, each a number or start:end or start:end:step (end excluded); or @FILE. No
/// file is opened.
/// err: WrongUsage for a text that is not a list; OutOfRange for a list without numbers, a step of 0, and
/// more than maxListLength numbers; for whole numbers also as parseWhole
Result<NumberList> parseNumberList(std::string_view text, std::string_view where);
Result<WholeList> parseWholeList(std::string_view text, std::string_view where, WholeRange range);

/// The numbers of a list; reads its file.
/// err: Unreadable, Malformed (naming the line) and OutOfRange for the file
Result<std::vector<double>> numbersOf(NumberList list, std::string_view where);
Result<std::vector<std::int64_t>> numbersOf(WholeList list, std::string_view where);

}   // namespace rope::app
