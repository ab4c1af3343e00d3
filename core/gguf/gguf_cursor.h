#pragma once

#include "core/base/result.h"
#include "core/tensor/byte_source.h"
#include "core/tensor/element_type.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rope {

/// Reads a GGUF file sequentially. The first error is stored; from then on all values read
/// is 0 or empty, so that callers look at ok() once per value instead of after each byte.
class GgufCursor {
public:
    GgufCursor(const ByteSource& source, std::string_view fileName)
        : m_source(source), m_fileName(fileName) {}

    /// Widths of counts and byte order depend on the version, which comes first.
    void setFormat(std::uint32_t version, bool isBigEndian) {
        m_isBigEndian = isBigEndian;
        m_hasShortCounts = version == 1;
    }

    [[nodiscard]] bool ok() const { return !m_problem; }
    [[nodiscard]] const Error& problem() const { return *m_problem; }
    [[nodiscard]] std::uint64_t position() const { return m_position; }
    [[nodiscard]] bool isBigEndian() const { return m_isBigEndian; }

    /// A number of the file as float64.
    double number(ElementType type);
    std::uint32_t word();
    std::uint64_t longWord();
    /// A count or a length: 32 bits in version 1, 64 since. More than `limit` is an error that names `what`.
    std::uint64_t count(std::uint64_t limit, std::string_view what);
    /// That many bytes as a text. Memory grows only with bytes that are there.
    std::string characters(std::uint64_t length);
    /// A text with its length before it.
    std::string text(std::uint64_t limit, std::string_view what) { return characters(count(limit, what)); }
    /// Passes over bytes that have to be there.
    void skip(std::uint64_t bytes);

    /// Stores the first problem: "message (file: byte N; allowed: ...)".
    void fail(const std::string& message, const std::string& allowed);

private:
    const unsigned char* bytes(std::size_t count);
    void failAtEnd();

    const ByteSource& m_source;
    std::string m_fileName;
    std::optional<Error> m_problem;
    std::uint64_t m_position = 0;
    bool m_isBigEndian = false, m_hasShortCounts = false;
    std::array<char, 65536> m_buffer{};
    std::uint64_t m_bufferStart = 0;
    std::size_t m_buffered = 0;
};

}   // namespace rope
