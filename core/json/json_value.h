#pragma once

#include "core/json/json_number.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rope {

struct JsonMember;

/// A JSON value.
struct JsonValue {
    using Array = std::vector<JsonValue>;
    using Object = std::vector<JsonMember>;   ///< sorted by key, keys unique

    std::variant<std::monostate, bool, JsonNumber, std::string, Array, Object> content;

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::monostate>(content); }
    [[nodiscard]] const bool* flag() const { return std::get_if<bool>(&content); }
    /// The number as float64; jsonNumber() also has integers above 2^53 exactly.
    [[nodiscard]] const double* number() const {
        const JsonNumber* number = jsonNumber();
        return number != nullptr ? &number->value : nullptr;
    }
    [[nodiscard]] const JsonNumber* jsonNumber() const { return std::get_if<JsonNumber>(&content); }
    [[nodiscard]] const std::string* text() const { return std::get_if<std::string>(&content); }
    [[nodiscard]] const Array* array() const { return std::get_if<Array>(&content); }
    [[nodiscard]] const Object* object() const { return std::get_if<Object>(&content); }
};

struct JsonMember {
    std::string key;
    JsonValue value;
    std::uint32_t order = 0;   ///< index among the members of the object in the text
};

/// nullptr when there is no such key.
const JsonValue* findMember(const JsonValue::Object& object, std::string_view key);

/// The members in the order of the text. They exist as long as the object.
std::vector<const JsonMember*> membersInOrder(const JsonValue::Object& object);

/// "the text 'abc'", "the number 4", "an array", "null": for messages; untrusted text is shortened and made
/// printable.
std::string nameOf(const JsonValue& value);

/// Untrusted text for a one-line message: at most 60 characters, control characters as '?'.
std::string printable(std::string_view text);

}   // namespace rope
