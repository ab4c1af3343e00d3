#include "core/attention/vector_source.h"

#include "core/base/equal_numbers.h"
#include "core/base/limits.h"
#include "core/base/random.h"
#include "core/numerics/normal_numbers.h"

#include <string>

namespace rope {

namespace {

bool sameNumbers(const std::shared_ptr<const RowMatrix>& a, const std::shared_ptr<const RowMatrix>& b) {
    if (a == b) return true;
    return a && b && equalNumbers(*a, *b);
}

/// Streams of random numbers that must not meet: one for each role, once per pair of vectors and once per
/// token. The streams of the pair are chosen so that the default seed 0 is a good example: no pair is
/// much longer than the others, the first is neither tiny nor along its key, and the score is positive at
/// small distances.
std::uint64_t streamOf(VectorKind kind, VectorRole role) {
    constexpr std::uint64_t pairStreams = 70000;
    return 2 * static_cast<std::uint64_t>(role) + (kind == VectorKind::Tokens ? 1 : pairStreams);
}

void fillRandom(const VectorSource& source, VectorRole role, std::int64_t position, double* row,
                int headDim) {
    const auto index = source.kind == VectorKind::Tokens ? static_cast<std::uint64_t>(position) : 0;
    fillNormal(mixedSeed(source.seed, streamOf(source.kind, role), index),
               {row, static_cast<std::size_t>(headDim)});
}

RowMatrix generatedRows(const VectorSource& source, VectorRole role, std::span<const std::int64_t> positions,
                        int headDim) {
    const auto rows = static_cast<Eigen::Index>(positions.size());
    if (source.kind == VectorKind::Ones) return RowMatrix::Ones(rows, headDim);
    RowMatrix vectors(rows, headDim);
    for (Eigen::Index row = 0; row < rows; ++row) {
        if (source.kind == VectorKind::RandomPair && row > 0) vectors.row(row) = vectors.row(0);
        else
            fillRandom(source, role, positions[static_cast<std::size_t>(row)], vectors.data() + row * headDim,
                       headDim);
    }
    return vectors;
}

Check checkGiven(const VectorSource& source, VectorRole role, int headDim) {
    const auto& given = source.given(role);
    const std::string name(roleName(role));
    if (!given && source.kind == VectorKind::Given)
        return Error{ErrorCode::Impossible, name + " is to be given, but there are no numbers for it", name,
                     "one row of numbers, or one row per position"};
    if (given && (given->rows() == 0 || given->cols() != headDim))
        return Error{ErrorCode::OutOfRange,
                     name + " has " + std::to_string(given->rows()) + " rows of " +
                         std::to_string(given->cols()) + " numbers",
                     name, "one or more rows of head_dim = " + std::to_string(headDim) + " numbers"};
    return {};
}

Check checkRowCount(const VectorSource& source, VectorRole role, std::size_t positions) {
    const auto& given = source.given(role);
    if (!given || given->rows() == 1 || static_cast<std::size_t>(given->rows()) == positions) return {};
    const std::string name(roleName(role));
    return Error{ErrorCode::OutOfRange,
                 name + " has " + std::to_string(given->rows()) + " rows for " + std::to_string(positions) +
                     " positions",
                 name, "one row, or one row per position"};
}

}   // namespace

std::string_view roleName(VectorRole role) {
    switch (role) {
        case VectorRole::Query:
            return "q";
        case VectorRole::Key:
            return "k";
        case VectorRole::Value:
            return "v";
    }
    return "q";
}

bool VectorSource::operator==(const VectorSource& other) const {
    return kind == other.kind && seed == other.seed && sameNumbers(givenQuery, other.givenQuery) &&
           sameNumbers(givenKey, other.givenKey) && sameNumbers(givenValue, other.givenValue);
}

const std::shared_ptr<const RowMatrix>& VectorSource::given(VectorRole role) const {
    switch (role) {
        case VectorRole::Query:
            return givenQuery;
        case VectorRole::Key:
            return givenKey;
        case VectorRole::Value:
            break;
    }
    return givenValue;
}

Result<RowMatrix> vectorRowsFor(const VectorSource& source, VectorRole role,
                                std::span<const std::int64_t> positions, int headDim, std::size_t first,
                                std::size_t count) {
    if (const Check problem = checkGiven(source, role, headDim)) return *problem;
    if (const Check problem = checkRowCount(source, role, positions.size())) return *problem;
    if (static_cast<std::int64_t>(count) > maxResultCells / headDim)
        return Error{ErrorCode::OutOfRange,
                     std::to_string(count) + " positions of head_dim = " + std::to_string(headDim) +
                         " are too many numbers",
                     std::string(roleName(role)), "at most " + std::to_string(maxResultCells) + " numbers"};
    const auto& given = source.given(role);
    if (!given) return generatedRows(source, role, positions.subspan(first, count), headDim);
    if (given->rows() == 1) return RowMatrix(given->replicate(static_cast<Eigen::Index>(count), 1));
    return RowMatrix(given->middleRows(static_cast<Eigen::Index>(first), static_cast<Eigen::Index>(count)));
}

Result<RowMatrix> vectorsFor(const VectorSource& source, VectorRole role,
                             std::span<const std::int64_t> positions, int headDim) {
    return vectorRowsFor(source, role, positions, headDim, 0, positions.size());
}

Result<RowMatrix> vectorsAt(const VectorSource& source, VectorRole role,
                            std::span<const std::int64_t> positions, int headDim) {
    if (const Check problem = checkGiven(source, role, headDim)) return *problem;
    const auto& given = source.given(role);
    if (!given) return generatedRows(source, role, positions, headDim);
    if (given->rows() == 1)
        return RowMatrix(given->replicate(static_cast<Eigen::Index>(positions.size()), 1));
    const std::string name(roleName(role));
    RowMatrix vectors(positions.size(), headDim);
    for (std::size_t row = 0; row < positions.size(); ++row) {
        const std::int64_t position = positions[row];
        if (position < 0 || position >= given->rows())
            return Error{ErrorCode::OutOfRange,
                         name + " has " + std::to_string(given->rows()) + " rows and none for position " +
                             std::to_string(position),
                         name, "positions 0 to " + std::to_string(given->rows() - 1)};
        vectors.row(static_cast<Eigen::Index>(row)) = given->row(position);
    }
    return vectors;
}

Result<RowMatrix> vectorAt(const VectorSource& source, VectorRole role, std::int64_t position, int headDim) {
    return vectorsAt(source, role, std::span(&position, 1), headDim);
}

Result<RowMatrix> firstVector(const VectorSource& source, VectorRole role, int headDim) {
    return vectorAt(source, role, 0, headDim);
}

}   // namespace rope
