#pragma once

#include "core/json/json_value.h"

#include <span>
#include <string>
#include <string_view>

namespace rope {

/// A JSON object that is built member by member and written on one line: settings that are copied into a file
/// or a command.
class JsonObject {
public:
    /// A value with the same key is replaced.
    JsonObject& add(std::string_view key, JsonValue value);
    JsonObject& add(std::string_view key, double number) { return add(key, JsonValue{number}); }
    JsonObject& add(std::string_view key, bool flag) { return add(key, JsonValue{flag}); }
    JsonObject& add(std::string_view key, std::string_view text) {
        return add(key, JsonValue{std::string(text)});
    }
    JsonObject& add(std::string_view key, const char* text) { return add(key, std::string_view(text)); }
    JsonObject& add(std::string_view key, std::span<const double> numbers);
    JsonObject& add(std::string_view key, const JsonObject& object) { return add(key, object.value()); }

    [[nodiscard]] JsonValue value() const { return {m_members}; }
    [[nodiscard]] bool isEmpty() const { return m_members.empty(); }
    /// `{"factor": 4, "original_max_position_embeddings": 8192}`, in the order of addition.
    [[nodiscard]] std::string oneLine() const;

private:
    JsonValue::Object m_members;
};

}   // namespace rope
