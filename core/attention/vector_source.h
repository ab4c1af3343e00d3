#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace rope {

enum class VectorKind {
    Ones,   ///< all ones
    RandomPair,   ///< one random query and one random key, the same at every position
    Tokens,   ///< a random row per position
    Given,   ///< typed in or read from a file: one row for all positions, or one row per position
};

enum class VectorRole { Query, Key, Value };

/// How q, k (and v) arise. Same seed, same numbers, on every platform; a token's row depends on seed, role
/// and position alone, so any window of a long sequence can be computed by itself.
struct VectorSource {
    VectorKind kind = VectorKind::RandomPair;
    std::uint64_t seed = 0;
    std::shared_ptr<const RowMatrix> givenQuery = {}, givenKey = {},
                                     givenValue = {};   ///< override `kind` for their role when not null

    bool operator==(const VectorSource& other) const;   ///< compares given numbers, not addresses

    [[nodiscard]] const std::shared_ptr<const RowMatrix>& given(VectorRole role) const;
};

/// in:  positions [token], N of them
/// out: N x headDim, standard normal or ones or the given rows
/// err: OutOfRange when given rows do not have headDim numbers, or are neither one nor N
Result<RowMatrix> vectorsFor(const VectorSource& source, VectorRole role,
                             std::span<const std::int64_t> positions, int headDim);

/// Rows first..first+count-1 of what vectorsFor() gives for these positions, without making the others.
/// err: as vectorsFor(), and OutOfRange when count x headDim exceeds maxResultCells
Result<RowMatrix> vectorRowsFor(const VectorSource& source, VectorRole role,
                                std::span<const std::int64_t> positions, int headDim, std::size_t first,
                                std::size_t count);

/// The vectors at these positions: generated, or the only given row for each, or the given rows of these
/// numbers.
/// out: N x headDim;  err: OutOfRange when there are several given rows and none for one of the positions
Result<RowMatrix> vectorsAt(const VectorSource& source, VectorRole role,
                            std::span<const std::int64_t> positions, int headDim);

/// The vector at one position by itself, as vectorsAt().
/// out: 1 x headDim
Result<RowMatrix> vectorAt(const VectorSource& source, VectorRole role, std::int64_t position, int headDim);

/// Row 0: the given one, or the vector at position 0.
/// out: 1 x headDim
Result<RowMatrix> firstVector(const VectorSource& source, VectorRole role, int headDim);

std::string_view roleName(VectorRole role);   ///< "q", "k", "v"

}   // namespace rope
