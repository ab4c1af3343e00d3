#include "core/json/json_string.h"

namespace rope {

namespace {

constexpr unsigned replacementCharacter = 0xFFFD;

/// -1 if the character is not a hexadecimal digit.
int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

unsigned hex4(JsonCursor& cursor) {
    unsigned code = 0;
    for (int i = 0; i < 4; ++i, cursor.skip(1)) {
        const int digit = cursor.atEnd() ? -1 : hexDigit(cursor.peek());
        if (digit < 0) {
            cursor.fail("\\u needs four hexadecimal digits");
            return 0;
        }
        code = code * 16 + static_cast<unsigned>(digit);
    }
    return code;
}

void appendUtf8(std::string& text, unsigned code) {
    const auto tail = [&](unsigned shift) { text += static_cast<char>(0x80U | ((code >> shift) & 0x3FU)); };
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

bool isHighSurrogate(unsigned code) { return code >= 0xD800 && code < 0xDC00; }
bool isLowSurrogate(unsigned code) { return code >= 0xDC00 && code < 0xE000; }

/// The code point after "\u"; two escapes form one if they are a surrogate pair.
unsigned codePoint(JsonCursor& cursor, bool isLenient) {
    const std::size_t start = cursor.offset() - 2;
    const unsigned first = hex4(cursor);
    if (isHighSurrogate(first) && cursor.acceptWord("\\u")) {
        const unsigned low = hex4(cursor);
        if (isLowSurrogate(low)) return 0x10000 + ((first - 0xD800) << 10U) + (low - 0xDC00);
    } else if (!isHighSurrogate(first) && !isLowSurrogate(first)) {
        return first;
    }
    if (!isLenient) cursor.failAt(start, "\\u escape that is half of a surrogate pair");
    return replacementCharacter;
}

void readEscape(JsonCursor& cursor, bool isLenient, std::string& text) {
    constexpr std::string_view letters = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
    const std::size_t found = cursor.atEnd() ? std::string_view::npos : letters.find(cursor.peek());
    if (found != std::string_view::npos) {
        text += meanings[found];
        cursor.skip(1);
    } else if (cursor.accept('u')) {
        appendUtf8(text, codePoint(cursor, isLenient));
    } else {
        cursor.fail("unknown escape in a string");
    }
}

/// The number of bytes of a UTF-8 sequence by its first byte, 0 if no sequence starts with it.
std::size_t sequenceLength(unsigned char first) {
    if (first < 0x80) return 1;
    if (first < 0xC2) return 0;
    if (first < 0xE0) return 2;
    if (first < 0xF0) return 3;
    return first < 0xF5 ? 4 : 0;
}

/// The UTF-8 sequence at the start of `bytes`; empty if it is not valid.
std::string_view utf8Sequence(std::string_view bytes) {
    const auto byteAt = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    const unsigned char first = byteAt(0);
    const std::size_t length = sequenceLength(first);
    if (length == 0 || length > bytes.size()) return {};
    for (std::size_t i = 1; i < length; ++i)
        if ((byteAt(i) & 0xC0U) != 0x80U) return {};
    // The second byte reveals overlong forms, surrogates and code points above U+10FFFF.
    const unsigned second = length > 1 ? byteAt(1) : 0x80U;
    const bool isWrong = (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
                         (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
    return isWrong ? std::string_view() : bytes.substr(0, length);
}

void readCharacter(JsonCursor& cursor, std::string& text) {
    if (static_cast<unsigned char>(cursor.peek()) < 0x20)
        return cursor.fail("a control character inside a string");
    const std::string_view sequence = utf8Sequence(cursor.rest());
    if (sequence.empty()) return cursor.fail("bytes that are not UTF-8");
    text += sequence;
    cursor.skip(sequence.size());
}

}   // namespace

std::string readJsonString(JsonCursor& cursor, bool isLenient) {
    std::string text;
    while (!cursor.failed()) {
        if (cursor.atEnd()) cursor.fail("the JSON text ends inside a string");
        else if (cursor.accept('"')) break;
        else if (cursor.accept('\\')) readEscape(cursor, isLenient, text);
        else readCharacter(cursor, text);
    }
    return text;
}

}   // namespace rope
