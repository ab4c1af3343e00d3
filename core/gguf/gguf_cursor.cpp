#include "core/gguf/gguf_cursor.h"

#include <algorithm>

namespace rope {

namespace {

constexpr std::uint64_t largestOffset = std::uint64_t{1}
                                        << 62U;   ///< no file is longer; sums below it do not overflow

}   // namespace

void GgufCursor::fail(const std::string& message, const std::string& allowed) {
    if (!m_problem)
        m_problem = Error{ErrorCode::Malformed, message, m_fileName + ": byte " + std::to_string(m_position),
                          allowed};
}

void GgufCursor::failAtEnd() {
    fail("the file ends inside its metadata", "a complete header, metadata and list of tensors");
}

const unsigned char* GgufCursor::bytes(std::size_t count) {
    static constexpr std::array<unsigned char, 4096> zeros{};
    if (!ok()) return zeros.data();
    if (m_position < m_bufferStart || m_position + count > m_bufferStart + m_buffered) {
        m_bufferStart = m_position;
        m_buffered = m_source.read(m_position, m_buffer);
    }
    if (m_position + count > m_bufferStart + m_buffered) {
        failAtEnd();
        return zeros.data();
    }
    const char* const start = m_buffer.data() + (m_position - m_bufferStart);
    m_position += count;
    return reinterpret_cast<const unsigned char*>(
        start);   // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast): bytes are bytes
}

double GgufCursor::number(ElementType type) {
    type.isBigEndian = m_isBigEndian;
    return decoded(type, bytes(type.size));
}

std::uint32_t GgufCursor::word() {
    return static_cast<std::uint32_t>(number({ElementType::Kind::Unsigned, 4}));
}

/// Not through float64: offsets and counts must be exact.
std::uint64_t GgufCursor::longWord() {
    const std::uint64_t first = word(), second = word();
    return m_isBigEndian ? first << 32U | second : second << 32U | first;
}

std::uint64_t GgufCursor::count(std::uint64_t limit, std::string_view what) {
    const std::uint64_t value = m_hasShortCounts ? word() : longWord();
    if (ok() && value > limit)
        fail(std::string(what) + " = " + std::to_string(value) + " is too large",
             "0 to " + std::to_string(limit));
    return ok() ? value : 0;
}

std::string GgufCursor::characters(std::uint64_t length) {
    constexpr std::uint64_t chunk = 4096;
    std::string text;
    for (std::uint64_t left = length; left > 0 && ok();) {
        const auto part = static_cast<std::size_t>(std::min(left, chunk));
        const unsigned char* const start = bytes(part);
        text.append(start, start + part);
        left -= part;
    }
    return ok() ? text : std::string();
}

void GgufCursor::skip(std::uint64_t count) {
    if (!ok() || count == 0) return;
    if (count > largestOffset || m_position + count > largestOffset) return failAtEnd();
    m_position += count - 1;
    bytes(1);   // the last one has to be there
}

}   // namespace rope
