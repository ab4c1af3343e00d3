#include "core/tensor/element_type.h"

#include "core/base/limits.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>

namespace rope {

namespace {

/// IEEE 754 binary16: 1 sign, 5 exponent, 10 fraction bits.
double halfValue(std::uint64_t bits) {
    const double sign = (bits & 0x8000U) != 0 ? -1 : 1;
    const int exponent = static_cast<int>((bits >> 10U) & 0x1FU);
    const auto fraction = static_cast<double>(bits & 0x3FFU);
    if (exponent == 0) return sign * std::ldexp(fraction, -24);
    if (exponent == 31)
        return fraction == 0 ? sign * std::numeric_limits<double>::infinity()
                             : std::numeric_limits<double>::quiet_NaN();
    return sign * std::ldexp(fraction + 1024, exponent - 25);
}

double floatValue(std::uint64_t bits, std::size_t size) {
    if (size == 2) return halfValue(bits);
    if (size == 4) return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    return std::bit_cast<double>(bits);
}

double signedValue(std::uint64_t bits, std::size_t size) {
    assert(size >= 1 && size <= 8);
    const auto unused = static_cast<unsigned>(64 - 8 * size);
    return static_cast<double>(static_cast<std::int64_t>(bits << unused) >> unused);   // brings the sign down
}

}   // namespace

double decoded(const ElementType& type, const unsigned char* bytes) {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < type.size; ++i)
        bits = bits << 8U | bytes[type.isBigEndian ? i : type.size - 1 - i];
    switch (type.kind) {
        case ElementType::Kind::Float:
            return floatValue(bits, type.size);
        case ElementType::Kind::Bfloat16:
            return floatValue(bits << 16U, 4);
        case ElementType::Kind::Signed:
            return signedValue(bits, type.size);
        case ElementType::Kind::Unsigned:
            return static_cast<double>(bits);
    }
    return 0;
}

Error malformedFile(std::string_view fileName, const std::string& what) {
    return {ErrorCode::Malformed, "'" + std::string(fileName) + "': " + what, std::string(fileName)};
}

Result<std::pair<Eigen::Index, Eigen::Index>> rowsAndColumns(const std::vector<std::uint64_t>& shape,
                                                             std::string_view fileName) {
    std::uint64_t sizes[2] = {1, 1};   // rows, columns
    std::size_t used = 0;
    for (const std::uint64_t size : shape) {
        if (size == 0) return malformedFile(fileName, "the array holds no number");
        if (used == 0 && size == 1 && shape.size() > 2) continue;   // leading ones say nothing
        if (used == 2) return malformedFile(fileName, "the array has more than two dimensions");
        sizes[used++] = size;
    }
    if (used == 1) std::swap(sizes[0], sizes[1]);
    const auto most = static_cast<std::uint64_t>(maxResultCells);
    if (sizes[0] > most || sizes[1] > most || sizes[0] * sizes[1] > most)
        return Error{ErrorCode::OutOfRange, "'" + std::string(fileName) + "': the array is too large",
                     std::string(fileName), "at most " + std::to_string(most) + " numbers"};
    return std::pair(static_cast<Eigen::Index>(sizes[0]), static_cast<Eigen::Index>(sizes[1]));
}

std::string readUpTo(std::istream& stream, std::size_t limit) {
    constexpr std::size_t chunk = std::size_t{1} << 20U;
    std::string bytes;
    while (bytes.size() < limit && stream.good()) {
        const std::size_t before = bytes.size();
        bytes.resize(before + std::min(chunk, limit - before));
        stream.read(bytes.data() + before, static_cast<std::streamsize>(bytes.size() - before));
        bytes.resize(before + static_cast<std::size_t>(stream.gcount()));
    }
    return bytes;
}

Result<RowMatrix> readElements(std::istream& stream, const ElementType& type, Eigen::Index rows,
                               Eigen::Index columns, std::string_view fileName) {
    constexpr std::size_t chunk = 65536;   // numbers
    const auto count = static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
    std::vector<double> numbers;
    while (numbers.size() < count) {
        const std::size_t wanted = std::min(chunk, count - numbers.size());
        const std::string bytes = readUpTo(stream, wanted * type.size);
        if (bytes.size() != wanted * type.size)
            return malformedFile(fileName,
                                 "the file ends before its " + std::to_string(count) + " numbers do");
        for (std::size_t i = 0; i < wanted; ++i)
            numbers.push_back(
                decoded(type, reinterpret_cast<const unsigned char*>(bytes.data()) + i * type.size));
    }
    return RowMatrix(Eigen::Map<const RowMatrix>(numbers.data(), rows, columns));
}

}   // namespace rope
