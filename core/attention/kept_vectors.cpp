#include "core/attention/kept_vectors.h"

#include "core/base/side_by_side.h"
#include "core/rotation/rotate.h"

#include <algorithm>
#include <cstring>
#include <list>
#include <memory>
#include <mutex>
#include <numeric>

namespace rope {

namespace {

constexpr std::int64_t chunkTokens = 64;   // made and kept together
constexpr std::size_t mostKeptNumbers = std::size_t{1} << 22U;

/// All that a chunk of random vectors depends on.
struct ChunkKey {
    std::uint64_t seed = 0;
    VectorRole role = VectorRole::Query;
    int headDim = 0;
    std::int64_t chunk = 0;

    bool operator==(const ChunkKey&) const = default;
};

using ChunkPtr = std::shared_ptr<const FloatRows>;

/// The chunks made last; the one used last is in front.
class KeptChunks {
public:
    ChunkPtr find(const ChunkKey& key) {
        const std::scoped_lock lock(m_mutex);
        const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& entry) { return entry.key == key; });
        if (found == m_entries.end()) return nullptr;
        m_entries.splice(m_entries.begin(), m_entries, found);
        return found->rows;
    }

    void insert(const ChunkKey& key, const ChunkPtr& rows) {
        const std::scoped_lock lock(m_mutex);
        m_entries.push_front({key, rows});
        m_numbers += rows->size();
        for (; m_numbers > mostKeptNumbers; m_entries.pop_back()) m_numbers -= m_entries.back().rows->size();
    }

private:
    struct Entry {
        ChunkKey key;
        ChunkPtr rows;
    };

    std::mutex m_mutex;
    std::list<Entry> m_entries;
    std::size_t m_numbers = 0;
};

RowMatrix madeVectors(const VectorSource& source, VectorRole role, std::int64_t first, std::size_t count, int headDim) {
    std::vector<std::int64_t> positions(count);
    std::iota(positions.begin(), positions.end(), first);
    return vectorsAt(source, role, positions, headDim).value();   // checked at the border
}

ChunkPtr chunkOf(const VectorSource& source, const ChunkKey& key) {
    static KeptChunks kept;
    if (ChunkPtr found = kept.find(key)) return found;
    auto rows = std::make_shared<FloatRows>();
    rows->assign(madeVectors(source, key.role, key.chunk * chunkTokens, chunkTokens, key.headDim));
    kept.insert(key, rows);
    return rows;
}

/// N x headDim
FloatRows tokenVectors(const VectorSource& source, VectorRole role, PositionRange positions, int headDim) {
    FloatRows rows(positions.count, static_cast<std::size_t>(headDim));
    const std::int64_t end = positions.first + static_cast<std::int64_t>(positions.count), firstChunk = positions.first / chunkTokens;
    const auto copy = [&](std::size_t index) {
        const std::int64_t number = firstChunk + static_cast<std::int64_t>(index), start = number * chunkTokens;
        const ChunkPtr chunk = chunkOf(source, {source.seed, role, headDim, number});
        const std::int64_t from = std::max(start, positions.first), to = std::min(start + chunkTokens, end);
        std::memcpy(rows.row(static_cast<std::size_t>(from - positions.first)), chunk->row(static_cast<std::size_t>(from - start)),
                    static_cast<std::size_t>(to - from) * rows.columns() * sizeof(float));
    };
    forEachIndex(static_cast<std::size_t>((end + chunkTokens - 1) / chunkTokens - firstChunk), copy);
    return rows;
}

}   // namespace

FloatRows keptVectors(const VectorSource& source, VectorRole role, PositionRange positions, const PairLayout& layout) {
    if (source.kind == VectorKind::Tokens && !source.given(role) && !layout.isPadded())
        return tokenVectors(source, role, positions, layout.headDim);
    FloatRows rows;
    rows.assign(padded(madeVectors(source, role, positions.first, positions.count, layout.headDim), layout));
    return rows;
}

}   // namespace rope
