#include "core/json/json_cursor.h"

#include <algorithm>

namespace rope {

void JsonCursor::failAt(std::size_t offset, std::string problem) {
    if (failed()) return;
    m_problem = std::move(problem);
    m_problemOffset = offset;
}

void JsonCursor::skipSpace() {
    while (!atEnd() && (peek() == ' ' || peek() == '\n' || peek() == '\r' || peek() == '\t')) ++m_at;
}

bool JsonCursor::accept(char c) {
    if (atEnd() || peek() != c) return false;
    ++m_at;
    return true;
}

bool JsonCursor::acceptWord(std::string_view word) {
    if (m_bytes.substr(m_at, word.size()) != word) return false;
    m_at += word.size();
    return true;
}

std::string jsonPosition(std::string_view bytes, std::size_t offset) {
    const std::string_view before = bytes.substr(0, offset);
    const auto lines = std::count(before.begin(), before.end(), '\n') + 1;
    std::string_view line = before.substr(lines > 1 ? before.rfind('\n') + 1 : 0);
    if (lines == 1 && line.substr(0, 3) == "\xEF\xBB\xBF") line.remove_prefix(3);
    // The following bytes of a UTF-8 sequence are 10xxxxxx.
    const auto column = 1 + std::count_if(line.begin(), line.end(), [](char c) {
                            return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
                        });
    return "line " + std::to_string(lines) + ", column " + std::to_string(column) + " (byte " +
           std::to_string(offset) + ")";
}

}   // namespace rope
