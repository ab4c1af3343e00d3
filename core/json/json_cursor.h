#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace rope {

/// A position in JSON text. The first problem is stored with its position; the functions that read from the
/// cursor stop then.
class JsonCursor {
public:
    JsonCursor(std::string_view bytes, std::size_t start) : m_bytes(bytes), m_at(start) {}

    [[nodiscard]] bool failed() const { return !m_problem.empty(); }
    [[nodiscard]] const std::string& problem() const { return m_problem; }
    [[nodiscard]] std::size_t problemOffset() const { return m_problemOffset; }
    void fail(std::string problem) { failAt(m_at, std::move(problem)); }
    void failAt(std::size_t offset, std::string problem);

    [[nodiscard]] std::size_t offset() const { return m_at; }
    [[nodiscard]] std::string_view since(std::size_t start) const {
        return m_bytes.substr(start, m_at - start);
    }
    [[nodiscard]] bool atEnd() const { return m_at >= m_bytes.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_bytes[m_at]; }
    [[nodiscard]] std::string_view rest() const { return m_bytes.substr(m_at); }

    void skip(std::size_t count) { m_at += count; }
    void skipSpace();
    bool accept(char c);
    bool acceptWord(std::string_view word);

private:
    std::string_view m_bytes;
    std::size_t m_at = 0, m_problemOffset = 0;
    std::string m_problem;
};

/// "line 3, column 5 (byte 47)": line and column start at 1, a column is a character; the byte starts at 0.
std::string jsonPosition(std::string_view bytes, std::size_t offset);

}   // namespace rope
