#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace rope {

/// Writes JSON text straight into a string: keys in the order given, numbers as the shortest text that reads
/// back to the same float64, infinity and not-a-number as null. (The JSON library used for reading does not
/// promise the shortest text, and would hold every cell twice.)
class JsonWriter {
public:
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

    /// The text, ended by a newline. Everything begun must have been ended.
    [[nodiscard]] std::string take() &&;

private:
    void beforeValue();
    void newLine();

    struct Level {
        bool isObject = false;
        bool isEmpty = true;
    };
    std::string m_text;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

}   // namespace rope
