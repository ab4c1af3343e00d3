#include "core/json/json_parser.h"

#include "core/json/json_cursor.h"
#include "core/json/json_string.h"

#include <algorithm>

namespace rope {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t maxRepeatedKeys = 8;   // each one becomes a warning

/// Reads one document; the first problem stops it.
class Parser {
public:
    Parser(std::string_view bytes, std::size_t start, const JsonRules& rules)
        : m_cursor(bytes, start), m_rules(rules) {}

    JsonValue document() {
        JsonValue value = anyValue(0);
        m_cursor.skipSpace();
        if (!m_cursor.atEnd()) m_cursor.fail("something follows the end of the JSON document");
        return value;
    }

    [[nodiscard]] const JsonCursor& cursor() const { return m_cursor; }
    [[nodiscard]] const std::vector<std::string>& repeatedKeys() const { return m_repeatedKeys; }

private:
    JsonValue anyValue(int depth) {
        m_cursor.skipSpace();
        if (++m_values > m_rules.maxValues)
            m_cursor.fail("more than " + std::to_string(m_rules.maxValues) + " values");
        if (m_cursor.atEnd()) m_cursor.fail("the JSON text ends too early");
        if (m_cursor.failed()) return {};
        if (m_cursor.peek() == '{' || m_cursor.peek() == '[') return container(depth);
        if (m_cursor.accept('"')) return {readJsonString(m_cursor, m_rules.isLenient)};
        if (m_cursor.acceptWord("true")) return {true};
        if (m_cursor.acceptWord("false")) return {false};
        if (m_cursor.acceptWord("null")) return {};
        return {readJsonNumber(m_cursor, m_rules.isLenient)};
    }

    JsonValue container(int depth) {
        if (depth >= maxJsonDepth) {
            m_cursor.fail("nested deeper than " + std::to_string(maxJsonDepth) + " levels");
            return {};
        }
        if (m_cursor.accept('{')) return {object(depth)};
        m_cursor.accept('[');
        return {array(depth)};
    }

    JsonValue::Array array(int depth) {
        JsonValue::Array items;
        m_cursor.skipSpace();
        if (m_cursor.accept(']')) return items;
        while (!m_cursor.failed()) {
            items.push_back(anyValue(depth + 1));
            if (endsAfterItem(']', "the JSON text ends inside an array", "expected ',' or ']'")) break;
        }
        return items;
    }

    JsonValue::Object object(int depth) {
        JsonValue::Object members;
        std::vector<std::size_t> offsets;   // of the keys
        m_cursor.skipSpace();
        if (m_cursor.accept('}')) return members;
        while (!m_cursor.failed()) {
            m_cursor.skipSpace();
            offsets.push_back(m_cursor.offset());
            members.push_back({key(members.size()), {}, static_cast<std::uint32_t>(members.size())});
            members.back().value = anyValue(depth + 1);
            if (endsAfterItem('}', "the JSON text ends inside an object", "expected ',' or '}'")) break;
        }
        return withUniqueKeys(std::move(members), offsets);
    }

    /// out: true after the closing bracket and after a problem, false after a comma
    bool endsAfterItem(char bracket, const char* ended, const char* expected) {
        m_cursor.skipSpace();
        if (m_cursor.failed() || m_cursor.accept(bracket)) return true;
        if (!m_cursor.accept(',')) m_cursor.fail(m_cursor.atEnd() ? ended : expected);
        return m_cursor.failed();
    }

    /// A key and its colon.
    std::string key(std::size_t membersBefore) {
        if (membersBefore >= m_rules.maxMembers)
            m_cursor.fail("more than " + std::to_string(m_rules.maxMembers) + " members in one object");
        if (!m_cursor.accept('"'))
            m_cursor.fail(m_cursor.atEnd() ? "the JSON text ends inside an object"
                                           : "expected a key in quotes");
        std::string key = readJsonString(m_cursor, m_rules.isLenient);
        m_cursor.skipSpace();
        if (!m_cursor.failed() && !m_cursor.accept(':'))
            m_cursor.fail(m_cursor.atEnd() ? "the JSON text ends after a key" : "expected ':'");
        return key;
    }

    /// Sorted by key; of equal keys the last is used.
    JsonValue::Object withUniqueKeys(JsonValue::Object members, const std::vector<std::size_t>& offsets) {
        std::stable_sort(members.begin(), members.end(),
                         [](const JsonMember& a, const JsonMember& b) { return a.key < b.key; });
        JsonValue::Object unique;
        unique.reserve(members.size());
        for (JsonMember& member : members) {
            if (unique.empty() || unique.back().key != member.key) {
                unique.push_back(std::move(member));
                continue;
            }
            reportRepeated(member.key, offsets[member.order]);
            unique.back() = std::move(member);
        }
        return unique;
    }

    void reportRepeated(const std::string& key, std::size_t offset) {
        if (!m_rules.isLenient) m_cursor.failAt(offset, "the key '" + printable(key) + "' occurs twice");
        else if (m_repeatedKeys.size() < maxRepeatedKeys) m_repeatedKeys.push_back(key);
    }

    JsonCursor m_cursor;
    const JsonRules& m_rules;
    std::size_t m_values = 0;
    std::vector<std::string> m_repeatedKeys;
};

Error malformed(std::string_view fileName, const std::string& problem, const std::string& position) {
    const std::string prefix = fileName.empty() ? std::string() : std::string(fileName) + ": ";
    return {ErrorCode::Malformed, problem, prefix + position, "one JSON object in UTF-8"};
}

Check checkBytes(std::string_view bytes, std::string_view fileName, const JsonRules& rules) {
    if (bytes.size() > rules.maxBytes)
        return Error{ErrorCode::Malformed,
                     "the file has " + std::to_string(bytes.size()) + " bytes, too many for " +
                         std::string(rules.content),
                     std::string(fileName), "up to " + std::to_string(rules.maxBytes) + " bytes"};
    if (bytes.substr(0, 2) == "\xFF\xFE" || bytes.substr(0, 2) == "\xFE\xFF")
        return malformed(fileName, "the text is UTF-16", jsonPosition(bytes, 0));
    const std::size_t start = bytes.rfind(byteOrderMark, 0) == 0 ? byteOrderMark.size() : 0;
    if (bytes.find_first_not_of(" \n\r\t", start) == std::string_view::npos)
        return malformed(fileName, "the file is empty", jsonPosition(bytes, 0));
    return {};
}

Warnings warningsOf(const Parser& parser, bool hasMark) {
    Warnings warnings;
    if (hasMark)
        warnings.push_back(
            {"byte-order-mark", "the file starts with a byte order mark, which Python's reader refuses", ""});
    for (const std::string& key : parser.repeatedKeys())
        warnings.push_back(
            {"repeated-key",
             "the key " + printable(key) + " is repeated in one object; the last value is used",
             printable(key)});
    return warnings;
}

}   // namespace

Result<ParsedJson> parseJson(std::string_view bytes, std::string_view fileName, const JsonRules& rules) {
    if (const Check problem = checkBytes(bytes, fileName, rules)) return *problem;
    const bool hasMark = bytes.rfind(byteOrderMark, 0) == 0;
    Parser parser(bytes, hasMark ? byteOrderMark.size() : 0, rules);
    JsonValue root = parser.document();
    const JsonCursor& cursor = parser.cursor();
    if (cursor.failed())
        return malformed(fileName, cursor.problem(), jsonPosition(bytes, cursor.problemOffset()));
    return ParsedJson{std::move(root), warningsOf(parser, hasMark)};
}

}   // namespace rope
