#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace rope {

struct JsonValue;

enum class JsonLayout {
    Lines,   ///< one member or item per line, a list of numbers on one line; ends with a newline
    OneLine,   ///< no newline; whole numbers up to 1e15 without an exponent, as people write settings
};

/// Writes JSON text into a string, the only writer of JSON in the program: members in the order of the calls,
/// numbers as the shortest text that reads back to the same float64, infinity and not-a-number as null.
class JsonWriter {
public:
    explicit JsonWriter(JsonLayout layout = JsonLayout::Lines) : m_layout(layout) {}

    JsonWriter& beginObject();
    JsonWriter& endObject();
    JsonWriter& beginArray();
    JsonWriter& endArray();
    JsonWriter& key(std::string_view name);

    JsonWriter& value(double number);
    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(bool flag);
    template <class Integer>
    requires(std::is_integral_v<Integer> &&
             !std::is_same_v<Integer, bool>) JsonWriter& value(Integer number) {
        return raw(std::to_string(number));
    }
    JsonWriter& null() { return raw("null"); }
    /// Members in the order of the text that they were read from. Integers are written exactly.
    JsonWriter& value(const JsonValue& content);
    JsonWriter& value(std::span<const double> numbers);
    JsonWriter& value(std::span<const std::int64_t> numbers);
    JsonWriter& value(const std::vector<double>& numbers) { return value(std::span<const double>(numbers)); }
    JsonWriter& value(const std::vector<std::int64_t>& numbers) {
        return value(std::span<const std::int64_t>(numbers));
    }

    /// key and value in one.
    template <class T>
    JsonWriter& field(std::string_view name, const T& content) {
        return key(name).value(content);
    }

    /// A finished JSON text as the next value.
    JsonWriter& raw(std::string_view json);

    /// The text. Everything begun must have been ended.
    [[nodiscard]] std::string take() &&;

private:
    void beforeValue();
    void newLine();
    void appendNumber(double number);
    void writeMembers(const JsonValue& object);

    struct Level {
        bool isObject = false;
        bool isEmpty = true;
    };
    JsonLayout m_layout;
    std::string m_text;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

}   // namespace rope
