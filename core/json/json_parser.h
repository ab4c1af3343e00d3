#pragma once

#include "core/base/result.h"
#include "core/json/json_value.h"

#include <cstddef>
#include <limits>
#include <string_view>

namespace rope {

/// What a JSON text may contain. Every text is UTF-8, is nested at most `maxJsonDepth` levels deep, and
/// contains nothing after the document.
struct JsonRules {
    std::string_view content;   ///< for messages: "a session"
    std::size_t maxBytes = 0;
    std::size_t maxValues = 0;
    std::size_t maxMembers = std::numeric_limits<std::size_t>::max();   ///< of one object
    /// As Python's json module, which writes the files of models: NaN, Infinity and -Infinity are numbers,
    /// the last of equal keys is used, half of a surrogate pair is U+FFFD. Otherwise each of these is an
    /// error.
    bool isLenient = false;
};

inline constexpr int maxJsonDepth = 64;

/// config.json and files in its format.
inline constexpr JsonRules configRules{.content = "a model's config",
                                       .maxBytes = std::size_t{16} << 20U,
                                       .maxValues = 500'000,
                                       .isLenient = true};

/// Files that this program writes. Vectors in a session can have many numbers; members are few in each
/// object.
inline constexpr JsonRules sessionRules{
    .content = "a session", .maxBytes = std::size_t{256} << 20U, .maxValues = 64'000'000, .maxMembers = 256};

struct ParsedJson {
    JsonValue root;
    Warnings warnings;   ///< byte order mark; equal keys if the rules are lenient
};

/// Reads one JSON document. The only reader of JSON in the program.
/// in:  untrusted bytes; the file's name for messages, may be empty
/// err: Malformed with line, column and byte
Result<ParsedJson> parseJson(std::string_view bytes, std::string_view fileName,
                             const JsonRules& rules = configRules);

}   // namespace rope
