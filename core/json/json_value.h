#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rope {

struct JsonMember;

/// A JSON value of a foreign file. Numbers are float64: nothing here needs an integer above 2^53 exactly.
struct JsonValue {
    using Array = std::vector<JsonValue>;
    using Object = std::vector<JsonMember>;   ///< sorted by key, keys unique

    std::variant<std::monostate, bool, double, std::string, Array, Object> content;

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::monostate>(content); }
    [[nodiscard]] const bool* flag() const { return std::get_if<bool>(&content); }
    [[nodiscard]] const double* number() const { return std::get_if<double>(&content); }
    [[nodiscard]] const std::string* text() const { return std::get_if<std::string>(&content); }
    [[nodiscard]] const Array* array() const { return std::get_if<Array>(&content); }
    [[nodiscard]] const Object* object() const { return std::get_if<Object>(&content); }
};

struct JsonMember {
    std::string key;
    JsonValue value;
};

/// nullptr when there is no such key.
const JsonValue* findMember(const JsonValue::Object& object, std::string_view key);

/// "the text 'abc'", "the number 4", "an array", "null": for messages; foreign text is shortened and made
/// printable.
std::string nameOf(const JsonValue& value);

/// Foreign text for a one-line message: at most 60 characters, control characters as '?'.
std::string printable(std::string_view text);

struct ParsedJson {
    JsonValue root;
    Warnings warnings;   ///< repeated keys, byte order mark
};

/// Reads one JSON document of a model's config, as Python's json module does, because that wrote it: NaN,
/// Infinity and -Infinity are numbers (Mamba configs hold them), the last of repeated keys wins. JSON
/// libraries of C++ refuse the former and do not tell the latter.
/// in:  the file's bytes (hostile): at most 16 MiB, 64 levels, 500000 values
/// err: Malformed with the byte offset
Result<ParsedJson> parseJson(std::string_view bytes, std::string_view fileName);

}   // namespace rope
