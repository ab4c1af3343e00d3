#include "core/json/json_writer.h"

#include "core/base/number_text.h"
#include "core/json/json_value.h"

#include <array>
#include <cassert>
#include <cmath>

namespace rope {

namespace {

void appendEscaped(std::string& text, std::string_view content) {
    constexpr std::string_view digits = "0123456789abcdef";
    text += '"';
    for (const char c : content) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') (text += '\\') += c;
        else if (c == '\n') text += "\\n";
        else if (byte < 0x20) ((text += "\\u00") += digits[byte >> 4U]) += digits[byte & 15U];
        else text += c;
    }
    text += '"';
}

}   // namespace

void JsonWriter::appendNumber(double number) {
    if (!std::isfinite(number)) m_text += "null";
    else if (number == 0 && std::signbit(number))
        m_text += "-0.0";   // readers take "-0" for the integer 0 and lose the sign
    else if (m_layout == JsonLayout::OneLine) m_text += plainText(number);
    else appendShortestText(m_text, number);
}

void JsonWriter::newLine() {
    if (m_layout == JsonLayout::OneLine) return;
    m_text += '\n';
    m_text.append(2 * m_levels.size(), ' ');
}

void JsonWriter::beforeValue() {
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_levels.empty()) return;
    if (!m_levels.back().isEmpty) m_text += m_layout == JsonLayout::OneLine ? ", " : ",";
    m_levels.back().isEmpty = false;
    newLine();
}

JsonWriter& JsonWriter::beginObject() {
    beforeValue();
    m_text += '{';
    m_levels.push_back({.isObject = true});
    return *this;
}

JsonWriter& JsonWriter::beginArray() {
    beforeValue();
    m_text += '[';
    m_levels.push_back({.isObject = false});
    return *this;
}

JsonWriter& JsonWriter::endObject() {
    assert(!m_levels.empty() && m_levels.back().isObject);
    const bool wasEmpty = m_levels.back().isEmpty;
    m_levels.pop_back();
    if (!wasEmpty) newLine();
    m_text += '}';
    return *this;
}

JsonWriter& JsonWriter::endArray() {
    assert(!m_levels.empty() && !m_levels.back().isObject);
    const bool wasEmpty = m_levels.back().isEmpty;
    m_levels.pop_back();
    if (!wasEmpty) newLine();
    m_text += ']';
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
    beforeValue();
    appendEscaped(m_text, name);
    m_text += ": ";
    m_afterKey = true;
    return *this;
}

JsonWriter& JsonWriter::value(double number) {
    beforeValue();
    appendNumber(number);
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
    beforeValue();
    appendEscaped(m_text, text);
    return *this;
}

JsonWriter& JsonWriter::value(bool flag) { return raw(flag ? "true" : "false"); }

JsonWriter& JsonWriter::value(std::span<const double> numbers) {
    beforeValue();
    m_text += '[';
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i != 0) m_text += ", ";
        appendNumber(numbers[i]);
    }
    m_text += ']';
    return *this;
}

JsonWriter& JsonWriter::value(std::span<const std::int64_t> numbers) {
    beforeValue();
    m_text += '[';
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i != 0) m_text += ", ";
        m_text += std::to_string(numbers[i]);
    }
    m_text += ']';
    return *this;
}

void JsonWriter::writeMembers(const JsonValue& object) {
    beginObject();
    for (const JsonMember* member : membersInOrder(*object.object())) key(member->key).value(member->value);
    endObject();
}

JsonWriter& JsonWriter::value(const JsonValue& content) {
    if (const JsonNumber* number = content.jsonNumber()) {
        if (!number->isInteger) return value(number->value);
        return raw((number->isNegative ? "-" : "") + std::to_string(number->magnitude));
    }
    if (const std::string* text = content.text()) return value(std::string_view(*text));
    if (const bool* flag = content.flag()) return value(*flag);
    if (content.object() != nullptr) return writeMembers(content), *this;
    const JsonValue::Array* items = content.array();
    if (items == nullptr) return null();
    beginArray();
    for (const JsonValue& item : *items) value(item);
    return endArray();
}

JsonWriter& JsonWriter::raw(std::string_view json) {
    beforeValue();
    m_text += json;
    return *this;
}

std::string JsonWriter::take() && {
    assert(m_levels.empty() && !m_afterKey);
    if (m_layout == JsonLayout::Lines) m_text += '\n';
    return std::move(m_text);
}

}   // namespace rope
