#include "core/base/number_text.h"
#include "core/json/json_value.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rope {

namespace {

constexpr std::size_t largestFileBytes = std::size_t{16} << 20U;
constexpr int deepestNesting = 64;
constexpr int mostValues = 500'000;

/// A reader of one document; the first problem stops it. `m_problem` is empty while all is well.
class Parser {
public:
    explicit Parser(std::string_view bytes) : m_bytes(bytes) {}

    JsonValue document(std::size_t start) {
        m_at = start;
        JsonValue value = anyValue(0);
        skipSpace();
        if (!failed() && m_at != m_bytes.size()) fail("something follows the end of the JSON document");
        return value;
    }

    [[nodiscard]] bool failed() const { return !m_problem.empty(); }
    [[nodiscard]] const std::string& problem() const { return m_problem; }
    [[nodiscard]] std::size_t offset() const { return m_problemAt; }
    [[nodiscard]] const std::vector<std::string>& repeatedKeys() const { return m_repeatedKeys; }

private:
    void fail(std::string problem) {
        if (failed()) return;
        m_problem = std::move(problem);
        m_problemAt = m_at;
    }

    [[nodiscard]] bool atEnd() const { return m_at >= m_bytes.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_bytes[m_at]; }

    void skipSpace() {
        while (!atEnd() && (peek() == ' ' || peek() == '\n' || peek() == '\r' || peek() == '\t')) ++m_at;
    }

    bool accept(char c) {
        if (peek() != c || atEnd()) return false;
        ++m_at;
        return true;
    }

    bool acceptWord(std::string_view word) {
        if (m_bytes.substr(m_at, word.size()) != word) return false;
        m_at += word.size();
        return true;
    }

    JsonValue anyValue(int depth) {
        skipSpace();
        if (depth > deepestNesting) fail("nested deeper than " + std::to_string(deepestNesting) + " levels");
        if (++m_values > mostValues) fail("more than " + std::to_string(mostValues) + " values");
        if (atEnd()) fail("the JSON text ends too early");
        if (failed()) return {};
        if (accept('{')) return {object(depth)};
        if (accept('[')) return {array(depth)};
        if (accept('"')) return {string()};
        if (acceptWord("true")) return {true};
        if (acceptWord("false")) return {false};
        if (acceptWord("null")) return {};
        return {number()};
    }

    JsonValue::Array array(int depth) {
        JsonValue::Array items;
        skipSpace();
        if (accept(']')) return items;
        while (!failed()) {
            items.push_back(anyValue(depth + 1));
            skipSpace();
            if (failed() || accept(']')) break;
            if (!accept(',')) fail(atEnd() ? "the JSON text ends inside an array" : "expected ',' or ']'");
        }
        return items;
    }

    JsonValue::Object object(int depth) {
        JsonValue::Object members;
        skipSpace();
        if (accept('}')) return members;
        while (!failed()) {
            skipSpace();
            if (!accept('"'))
                fail(atEnd() ? "the JSON text ends inside an object" : "expected a key in quotes");
            std::string key = failed() ? std::string() : string();
            skipSpace();
            if (!failed() && !accept(':')) fail(atEnd() ? "the JSON text ends after a key" : "expected ':'");
            members.push_back({std::move(key), anyValue(depth + 1)});
            skipSpace();
            if (failed() || accept('}')) break;
            if (!accept(',')) fail(atEnd() ? "the JSON text ends inside an object" : "expected ',' or '}'");
        }
        return withoutRepeats(std::move(members));
    }

    /// Sorted by key; of equal keys the last stays.
    JsonValue::Object withoutRepeats(JsonValue::Object members) {
        std::stable_sort(members.begin(), members.end(),
                         [](const JsonMember& a, const JsonMember& b) { return a.key < b.key; });
        JsonValue::Object unique;
        unique.reserve(members.size());
        for (JsonMember& member : members) {
            if (unique.empty() || unique.back().key != member.key) {
                unique.push_back(std::move(member));
                continue;
            }
            if (m_repeatedKeys.size() < 8) m_repeatedKeys.push_back(member.key);
            unique.back() = std::move(member);
        }
        return unique;
    }

    std::string string() {
        std::string text;
        while (!failed()) {
            if (atEnd()) fail("the JSON text ends inside a string");
            else if (accept('"')) break;
            else if (accept('\\')) escape(text);
            else character(text);
        }
        return text;
    }

    void escape(std::string& text) {
        constexpr std::string_view letters = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
        const char letter = peek();
        if (const std::size_t found = letters.find(letter); found != std::string_view::npos && !atEnd()) {
            text += meanings[found];
            ++m_at;
            return;
        }
        if (!accept('u')) return fail("unknown escape in a string");
        unsigned code = hex4();
        const bool isHigh = code >= 0xD800 && code < 0xDC00;
        if (isHigh && acceptWord("\\u")) {
            const unsigned low = hex4();
            code =
                low >= 0xDC00 && low < 0xE000 ? 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00) : 0xFFFD;
        }
        appendUtf8(text, code >= 0xD800 && code < 0xE000 ? 0xFFFD : code);
    }

    unsigned hex4() {
        unsigned code = 0;
        for (int i = 0; i < 4; ++i, ++m_at) {
            const char c = peek();
            const bool isDigit = c >= '0' && c <= '9', isLower = c >= 'a' && c <= 'f',
                       isUpper = c >= 'A' && c <= 'F';
            if (atEnd() || !(isDigit || isLower || isUpper)) {
                fail("\\u needs four hexadecimal digits");
                return 0;
            }
            code = code * 16 + static_cast<unsigned>(isDigit ? c - '0' : (isLower ? c - 'a' : c - 'A') + 10);
        }
        return code;
    }

    static void appendUtf8(std::string& text, unsigned code) {
        const auto tail = [&](unsigned shift) {
            text += static_cast<char>(0x80U | ((code >> shift) & 0x3FU));
        };
        if (code < 0x80) {
            text += static_cast<char>(code);
        } else if (code < 0x800) {
            text += static_cast<char>(0xC0U | (code >> 6U));
            tail(0);
        } else if (code < 0x10000) {
            text += static_cast<char>(0xE0U | (code >> 12U));
            tail(6), tail(0);
        } else {
            text += static_cast<char>(0xF0U | (code >> 18U));
            tail(12), tail(6), tail(0);
        }
    }

    /// One character as it stands: a printable byte, or a whole UTF-8 sequence (what is not UTF-8 must not
    /// reach our own output).
    void character(std::string& text) {
        const auto first = static_cast<unsigned char>(peek());
        if (first < 0x20) return fail("a control character inside a string");
        const std::size_t length = first < 0x80   ? 1
                                   : first < 0xC2 ? 0
                                   : first < 0xE0 ? 2
                                   : first < 0xF0 ? 3
                                   : first < 0xF5 ? 4
                                                  : 0;
        if (length == 0 || m_at + length > m_bytes.size()) return fail("bytes that are not UTF-8");
        for (std::size_t i = 1; i < length; ++i)
            if ((static_cast<unsigned char>(m_bytes[m_at + i]) & 0xC0U) != 0x80U)
                return fail("bytes that are not UTF-8");
        // Overlong forms, surrogates and code points above U+10FFFF show in the second byte.
        const unsigned second = length > 1 ? static_cast<unsigned char>(m_bytes[m_at + 1]) : 0x80U;
        if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
            (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F))
            return fail("bytes that are not UTF-8");
        text += m_bytes.substr(m_at, length);
        m_at += length;
    }

    std::size_t skipDigits() {
        const std::size_t start = m_at;
        while (peek() >= '0' && peek() <= '9') ++m_at;
        return m_at - start;
    }

    double number() {
        const std::size_t start = m_at;
        const bool isNegative = accept('-');
        if (acceptWord("Infinity")) return (isNegative ? -1 : 1) * std::numeric_limits<double>::infinity();
        if (!isNegative && acceptWord("NaN")) return std::numeric_limits<double>::quiet_NaN();
        const bool isZero = peek() == '0';
        const std::size_t digits = skipDigits();
        bool isGood = digits > 0 && !(isZero && digits > 1);
        if (isGood && accept('.')) isGood = skipDigits() > 0;
        if (isGood && (accept('e') || accept('E'))) {
            if (!accept('+')) accept('-');
            isGood = skipDigits() > 0;
        }
        if (!isGood) {
            fail(atEnd() ? "the JSON text ends inside a value" : "expected a value");
            return 0;
        }
        return parseNumber(m_bytes.substr(start, m_at - start), {}).value();
    }

    std::string_view m_bytes;
    std::size_t m_at = 0, m_problemAt = 0;
    int m_values = 0;
    std::string m_problem;
    std::vector<std::string> m_repeatedKeys;
};

Error malformed(std::string_view fileName, const std::string& problem, std::size_t offset) {
    return {ErrorCode::Malformed, problem, std::string(fileName) + ": byte " + std::to_string(offset),
            "one JSON object in UTF-8"};
}

}   // namespace

Result<ParsedJson> parseJson(std::string_view bytes, std::string_view fileName) {
    if (bytes.size() > largestFileBytes)
        return Error{ErrorCode::Malformed,
                     "the file has " + std::to_string(bytes.size()) + " bytes, too many for a model's config",
                     std::string(fileName), "up to " + std::to_string(largestFileBytes) + " bytes"};
    if (bytes.substr(0, 2) == "\xFF\xFE" || bytes.substr(0, 2) == "\xFE\xFF")
        return malformed(fileName, "the text is UTF-16", 0);
    const bool hasMark = bytes.substr(0, 3) == "\xEF\xBB\xBF";
    if (std::all_of(bytes.begin() + (hasMark ? 3 : 0), bytes.end(),
                    [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }))
        return malformed(fileName, "the file is empty", 0);
    Parser parser(bytes);
    ParsedJson parsed{parser.document(hasMark ? 3 : 0), {}};
    if (parser.failed()) return malformed(fileName, parser.problem(), parser.offset());
    if (hasMark)
        parsed.warnings.push_back(
            {"byte-order-mark", "the file starts with a byte order mark, which Python's reader refuses", ""});
    for (const std::string& key : parser.repeatedKeys())
        parsed.warnings.push_back(
            {"repeated-key",
             "the key " + printable(key) + " is repeated in one object; the last value is used",
             printable(key)});
    return parsed;
}

}   // namespace rope
