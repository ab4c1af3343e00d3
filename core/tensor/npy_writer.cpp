#include "core/tensor/npy_writer.h"

#include "core/base/text_list.h"

#include <bit>
#include <cassert>
#include <functional>
#include <numeric>

namespace rope {

namespace {

/// NumPy requires the data to begin at a multiple of 64 bytes.
constexpr std::size_t alignment = 64;
constexpr std::size_t prefixSize = 10;   // magic, version, length of the header

std::string headerText(const std::vector<std::size_t>& shape) {
    std::string text = "{'descr': '<f8', 'fortran_order': False, 'shape': (" +
                       joined(shape, [](std::size_t size) { return std::to_string(size); });
    text += shape.size() == 1 ? ",), }" : "), }";
    const std::size_t used = prefixSize + text.size() + 1;
    text.append((alignment - used % alignment) % alignment, ' ');
    return text + '\n';
}

}   // namespace

std::string npyBytes(const NumberArray& array) {
    static_assert(std::endian::native == std::endian::little, "numbers are copied as they stand in memory");
    assert(array.numbers.size() ==
           std::accumulate(array.shape.begin(), array.shape.end(), std::size_t{1}, std::multiplies<>()));
    const std::string header = headerText(array.shape);
    std::string bytes("\x93NUMPY\x01\x00", 8);
    bytes += static_cast<char>(header.size() & 0xFFU);
    bytes += static_cast<char>(header.size() >> 8U);
    bytes += header;
    bytes.append(reinterpret_cast<const char*>(array.numbers.data()), array.numbers.size() * sizeof(double));
    return bytes;
}

}   // namespace rope
