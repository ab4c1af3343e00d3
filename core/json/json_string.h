#pragma once

#include "core/json/json_cursor.h"

#include <string>

namespace rope {

/// The content of a string whose opening quote has been read. Fails on control characters, unknown escapes
/// and bytes that are not UTF-8.
/// in: isLenient: half of a surrogate pair becomes U+FFFD, otherwise it is an error
std::string readJsonString(JsonCursor& cursor, bool isLenient);

}   // namespace rope
