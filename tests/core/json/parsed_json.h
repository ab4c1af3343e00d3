#pragma once

#include "core/json/json_parser.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>

/// Values of parsed texts. A value of another type fails the test.
namespace rope::testing {

inline JsonValue parsed(const std::string& text, const JsonRules& rules = sessionRules) {
    Result<ParsedJson> result = parseJson(text, "f", rules);
    if (result) return std::move(result->root);
    ADD_FAILURE() << text << ": " << describe(result.error());
    return {};
}

inline JsonNumber numberIn(const JsonValue& value) {
    if (const JsonNumber* number = value.jsonNumber()) return *number;
    ADD_FAILURE() << nameOf(value);
    return {};
}

inline std::string textIn(const JsonValue& value) {
    if (const std::string* text = value.text()) return *text;
    ADD_FAILURE() << nameOf(value);
    return {};
}

inline JsonValue::Array arrayIn(const JsonValue& value) {
    if (const JsonValue::Array* array = value.array()) return *array;
    ADD_FAILURE() << nameOf(value);
    return {};
}

inline JsonValue memberIn(const JsonValue& value, std::string_view key) {
    const JsonValue* member = value.object() != nullptr ? findMember(*value.object(), key) : nullptr;
    if (member != nullptr) return *member;
    ADD_FAILURE() << "no member " << key << " in " << nameOf(value);
    return {};
}

}   // namespace rope::testing
