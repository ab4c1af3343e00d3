#include "core/tensor/byte_source.h"

#include <algorithm>

namespace rope {

ByteSource::ByteSource(std::string_view bytes)
    : m_read([bytes](std::uint64_t offset, std::span<char> into) {
          const std::string_view rest =
              offset < bytes.size() ? bytes.substr(static_cast<std::size_t>(offset)) : std::string_view();
          const std::size_t count = std::min(rest.size(), into.size());
          std::copy_n(rest.data(), count, into.data());
          return count;
      }) {}

}   // namespace rope
