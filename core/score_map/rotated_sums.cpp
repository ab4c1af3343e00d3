#include "core/score_map/rotated_sums.h"

#include "core/scenario/rotated_vectors.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>

namespace rope {

namespace {

constexpr std::int64_t chunkTokens = 256;   // of one entry of the cache
constexpr std::int64_t largestMadeBlock = 8;   // sums of larger blocks are added up from these

/// What the sums of a sequence depend on.
struct SumsRequest {
    VectorSource vectors;
    PairLayout layout;
    FrequencySchedule schedule;   ///< with factors 1
    std::optional<QueryScaleChoice> queryScale;
    Precision precision;

    bool operator==(const SumsRequest&) const = default;
};

struct ChunkPosition {
    std::int64_t first = 0, end = 0;   ///< [token]; a chunk at the end of a sequence is shorter

    bool operator==(const ChunkPosition&) const = default;
};

struct ChunkKey {
    using Value = RotatedSums;

    std::shared_ptr<const SumsRequest> request;
    ChunkPosition place;
    std::int64_t block = 1;

    bool operator==(const ChunkKey& other) const {
        return place == other.place && block == other.block &&
               (request == other.request || *request == *other.request);
    }
    [[nodiscard]] std::size_t hash() const {
        return combinedHash(static_cast<std::size_t>(place.first), static_cast<std::size_t>(block));
    }
};

using ChunkPtr = std::shared_ptr<const RotatedSums>;

std::size_t bytesOf(const RotatedSums& sums) {
    return (static_cast<std::size_t>(sums.queries.size() + sums.keys.size()) + sums.causal.size()) *
           sizeof(double);
}

RowMatrix sumsOf(const RowMatrix& rows, Eigen::Index block) {
    if (block == 1) return rows;
    const Eigen::Index count = (rows.rows() + block - 1) / block;   // none of none
    RowMatrix sums(count, rows.cols());
    for (Eigen::Index i = 0; i < count; ++i) {
        sums.row(i) = rows.row(i * block);
        for (Eigen::Index row = i * block + 1; row < std::min((i + 1) * block, rows.rows()); ++row)
            sums.row(i) += rows.row(row);
    }
    return sums;
}

std::vector<double> causalSums(const RowMatrix& queries, const RowMatrix& keys, Eigen::Index block) {
    std::vector<double> sums(static_cast<std::size_t>((queries.rows() + block - 1) / block));
    for (Eigen::Index query = 0; query < queries.rows(); ++query)
        for (Eigen::Index key = query - query % block; key <= query; ++key)
            sums[static_cast<std::size_t>(query / block)] += queries.row(query).dot(keys.row(key));
    return sums;
}

/// Blocks that are requested and not cached; the sums along the diagonal require the vectors of both roles
/// again.
RequestedSums missingIn(const ChunkPtr& chunk, RequestedSums wanted) {
    if (!chunk) return wanted;
    if (wanted.causal && chunk->causal.empty()) return {true, true, true};
    return {wanted.queries && chunk->queries.rows() == 0, wanted.keys && chunk->keys.rows() == 0, false};
}

RotatedSums makeChunk(const Scenario& scenario, const FrequencySchedule& schedule, ChunkPosition place,
                      std::int64_t block, RequestedSums wanted) {
    std::vector<std::int64_t> positions(static_cast<std::size_t>(place.end - place.first));
    std::iota(positions.begin(), positions.end(), place.first);
    const auto rotatedRows = [&](VectorRole role) {
        return rotatedVectors(scenario, schedule,
                              vectorsAt(scenario.vectors, role, positions, scenario.layout.headDim).value(),
                              positions);
    };
    RowMatrix queries, keys;
    if (wanted.queries) scaleRows(scenario, positions, queries = rotatedRows(VectorRole::Query));
    if (wanted.keys) keys = rotatedRows(VectorRole::Key);
    return {sumsOf(queries, block), sumsOf(keys, block),
            wanted.causal ? causalSums(queries, keys, block) : std::vector<double>()};
}

/// Two adjacent blocks are merged: the pairs between them are causal if the query is in the later
/// block.
RotatedSums halved(const RotatedSums& fine, RequestedSums wanted) {
    RotatedSums coarse;
    if (wanted.queries) coarse.queries = sumsOf(fine.queries, 2);
    if (wanted.keys) coarse.keys = sumsOf(fine.keys, 2);
    for (std::size_t i = 0; wanted.causal && i < fine.causal.size(); i += 2) {
        const bool hasNext = i + 1 < fine.causal.size();
        const auto row = static_cast<Eigen::Index>(i);
        coarse.causal.push_back(
            fine.causal[i] +
            (hasNext ? fine.causal[i + 1] + fine.queries.row(row + 1).dot(fine.keys.row(row)) : 0.0));
    }
    return coarse;
}

/// Chunks of the sums of a scenario's vectors, in the job's cache.
class Chunks {
public:
    Chunks(const Scenario& scenario, const FrequencySchedule& schedule, const JobContext& job)
        : m_scenario(scenario), m_schedule(schedule), m_job(job) {
        FrequencySchedule rotation = schedule;
        rotation.attentionFactor = rotation.softmaxFactor = 1;
        const bool isScaled = scenario.stage != ScoreStage::Dot;
        m_request = std::make_shared<const SumsRequest>(
            SumsRequest{scenario.vectors, scenario.layout, std::move(rotation),
                        isScaled ? scenario.queryScale : std::nullopt, scenario.precision});
    }

    /// The chunk with at least the requested sums.
    [[nodiscard]] ChunkPtr at(ChunkPosition place, std::int64_t block, RequestedSums wanted) const {
        const ChunkKey key{m_request, place, block};
        const ChunkPtr cached = findCached(m_job, key);
        const RequestedSums missing = missingIn(cached, wanted);
        if (missing == RequestedSums{false, false, false}) return cached;
        RotatedSums made = block <= largestMadeBlock
                               ? makeChunk(m_scenario, m_schedule, place, block, missing)
                               : added(place, block, missing);
        if (cached && !missing.queries) made.queries = cached->queries;
        if (cached && !missing.keys) made.keys = cached->keys;
        if (cached && !missing.causal) made.causal = cached->causal;
        const auto chunk = std::make_shared<const RotatedSums>(std::move(made));
        insertCached(m_job, key, chunk, bytesOf(*chunk));
        return chunk;
    }

private:
    [[nodiscard]] RotatedSums added(ChunkPosition place, std::int64_t block, RequestedSums wanted) const {
        RotatedSums sums = halved(*at(place, largestMadeBlock, wanted), wanted);
        for (std::int64_t reached = 2 * largestMadeBlock; reached < block; reached *= 2)
            sums = halved(sums, wanted);
        return sums;
    }

    const Scenario& m_scenario;
    const FrequencySchedule& m_schedule;
    const JobContext& m_job;
    std::shared_ptr<const SumsRequest> m_request;
};

}   // namespace

Result<RotatedSums> rotatedSums(const Scenario& scenario, const FrequencySchedule& schedule,
                                const TokenBlocks& blocks, RequestedSums wanted, const JobContext& job) {
    const std::int64_t chunk = std::max(chunkTokens, blocks.block);
    const Chunks chunks(scenario, schedule, job);
    const auto dim = static_cast<Eigen::Index>(scenario.layout.outputDim());
    RotatedSums all{RowMatrix(wanted.queries ? blocks.count : 0, dim),
                    RowMatrix(wanted.keys ? blocks.count : 0, dim),
                    std::vector<double>(wanted.causal ? static_cast<std::size_t>(blocks.count) : 0)};
    const std::int64_t perChunk = chunk / blocks.block, firstChunk = blocks.first / perChunk;
    const std::int64_t endChunk = (blocks.first + blocks.count + perChunk - 1) / perChunk;
    parallelFor(job.executor, static_cast<std::size_t>(endChunk - firstChunk), [&](std::size_t index) {
        if (job.stopped()) return;
        const std::int64_t number = firstChunk + static_cast<std::int64_t>(index);
        const ChunkPosition place{number * chunk, std::min((number + 1) * chunk, blocks.length)};
        const ChunkPtr sums = chunks.at(place, blocks.block, wanted);
        const std::int64_t from = std::max(number * perChunk, blocks.first);
        const std::int64_t count = std::min((number + 1) * perChunk, blocks.first + blocks.count) - from;
        const auto copy = [&](const RowMatrix& source, RowMatrix& target) {
            target.middleRows(from - blocks.first, count) =
                source.middleRows(from - number * perChunk, count);
        };
        if (wanted.queries) copy(sums->queries, all.queries);
        if (wanted.keys) copy(sums->keys, all.keys);
        if (wanted.causal)
            std::copy_n(sums->causal.begin() + (from - number * perChunk), count,
                        all.causal.begin() + (from - blocks.first));
    });
    if (job.stopped()) return Error{ErrorCode::Impossible, "stopped before the sums were complete"};
    return all;
}

}   // namespace rope
