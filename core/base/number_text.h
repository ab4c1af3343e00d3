#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace rope {

/// The shortest decimal text that reads back to the same float64; '.' whatever the locale; "inf", "-inf", "nan".
std::string shortestText(double value);

/// Reads a whole text as one float64, locale-free; "nan" and "inf" are understood.
/// err: WrongUsage when the text is not a number from end to end; `where` is given by the caller.
Result<double> parseNumber(std::string_view text, std::string_view where);

}   // namespace rope
