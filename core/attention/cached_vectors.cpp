#include "core/attention/cached_vectors.h"

#include "core/rotation/rotate.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <numeric>

namespace rope {

namespace {

constexpr std::int64_t chunkTokens = 64;   // of one entry of the cache

/// All that a chunk of random vectors depends on.
struct ChunkKey {
    using Value = FloatRows;

    std::uint64_t seed = 0;
    VectorRole role = VectorRole::Query;
    int headDim = 0;
    std::int64_t chunk = 0;

    bool operator==(const ChunkKey&) const = default;
    [[nodiscard]] std::size_t hash() const {
        return combinedHash(static_cast<std::size_t>(chunk), static_cast<std::size_t>(role));
    }
};

RowMatrix madeVectors(const VectorSource& source, VectorRole role, std::int64_t first, std::size_t count,
                      int headDim) {
    std::vector<std::int64_t> positions(count);
    std::iota(positions.begin(), positions.end(), first);
    return vectorsAt(source, role, positions, headDim).value();   // checked at the border
}

std::shared_ptr<const FloatRows> chunkOf(const VectorSource& source, const ChunkKey& key,
                                         const JobContext& job) {
    if (auto cached = findCached(job, key)) return cached;
    auto rows = std::make_shared<FloatRows>();
    rows->assign(madeVectors(source, key.role, key.chunk * chunkTokens, chunkTokens, key.headDim));
    insertCached(job, key, rows, rows->size() * sizeof(float));
    return rows;
}

/// N x headDim
FloatRows tokenVectors(const VectorSource& source, VectorRole role, PositionRange positions, int headDim,
                       const JobContext& job) {
    FloatRows rows(positions.count, static_cast<std::size_t>(headDim));
    const std::int64_t end = positions.first + static_cast<std::int64_t>(positions.count),
                       firstChunk = positions.first / chunkTokens;
    const auto copy = [&](std::size_t index) {
        const std::int64_t number = firstChunk + static_cast<std::int64_t>(index),
                           start = number * chunkTokens;
        const auto chunk = chunkOf(source, {source.seed, role, headDim, number}, job);
        const std::int64_t from = std::max(start, positions.first), to = std::min(start + chunkTokens, end);
        std::memcpy(rows.row(static_cast<std::size_t>(from - positions.first)),
                    chunk->row(static_cast<std::size_t>(from - start)),
                    static_cast<std::size_t>(to - from) * rows.columns() * sizeof(float));
    };
    parallelFor(job.executor,
                static_cast<std::size_t>((end + chunkTokens - 1) / chunkTokens - firstChunk), copy);
    return rows;
}

}   // namespace

FloatRows cachedVectors(const VectorSource& source, VectorRole role, PositionRange positions,
                        const PairLayout& layout, const JobContext& job) {
    if (source.kind == VectorKind::Tokens && !source.given(role) && !layout.isPadded())
        return tokenVectors(source, role, positions, layout.headDim, job);
    FloatRows rows;
    rows.assign(padded(madeVectors(source, role, positions.first, positions.count, layout.headDim), layout));
    return rows;
}

}   // namespace rope
