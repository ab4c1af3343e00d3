#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

namespace rope {

/// Where the bytes of a file come from: memory, or a stream of which only the needed parts are read.
class ByteSource {
public:
    /// Puts bytes from `offset` on into `into`; returns how many there were: fewer only where the file ends.
    using Read = std::function<std::size_t(std::uint64_t offset, std::span<char> into)>;

    explicit ByteSource(Read read) : m_read(std::move(read)) {}
    /// The bytes must outlive the source. They may be the first part of a longer file.
    explicit ByteSource(std::string_view bytes);

    [[nodiscard]] std::size_t read(std::uint64_t offset, std::span<char> into) const {
        return m_read(offset, into);
    }

private:
    Read m_read;
};

}   // namespace rope
