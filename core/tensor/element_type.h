#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

namespace rope {

/// The encoding of one number of a tensor file.
struct ElementType {
    enum class Kind { Float, Bfloat16, Signed, Unsigned };

    Kind kind = Kind::Float;
    std::size_t size = 8;   ///< bytes: 2, 4, 8 for floats, 1 to 8 for integers
    bool isBigEndian = false;
};

/// The number in `bytes`, rounded to float64 where an integer of 64 bits does not fit.
double decoded(const ElementType& type, const unsigned char* bytes);

/// Rows and columns of a tensor's shape.
/// err: OutOfRange for more than maxResultCells numbers; Malformed for none, or for two dimensions or
/// more besides leading ones
Result<std::pair<Eigen::Index, Eigen::Index>> rowsAndColumns(const std::vector<std::uint64_t>& shape,
                                                             std::string_view fileName);

/// rows x columns numbers from the stream, row after row.
/// err: Malformed when the stream ends early
Result<RowMatrix> readElements(std::istream& stream, const ElementType& type, Eigen::Index rows,
                               Eigen::Index columns, std::string_view fileName);

/// Up to `limit` bytes; fewer only where the stream ends. Memory grows with what is read.
std::string readUpTo(std::istream& stream, std::size_t limit);

Error malformedFile(std::string_view fileName, const std::string& what);

}   // namespace rope
