#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace rope {

/// The shortest decimal text that reads back to the same float64; '.' whatever the locale; "inf", "-inf",
/// "nan".
std::string shortestText(double value);

/// The same without an exponent for whole numbers: "1000000", not "1e+06".
std::string plainText(double value);

/// Rounded to six digits, for sentences and tables that people read.
std::string readableText(double value);

/// The same, put behind what is there: results of millions of numbers are written without a string for each.
void appendShortestText(std::string& text, double value);

/// Reads a whole text as one float64, locale-free; "nan" and "inf" are understood.
/// err: WrongUsage when the text is not a number from end to end; `where` is given by the caller.
Result<double> parseNumber(std::string_view text, std::string_view where);

}   // namespace rope
