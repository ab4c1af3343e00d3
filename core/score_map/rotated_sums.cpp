#include "core/score_map/rotated_sums.h"

#include "core/base/parallel_for.h"
#include "core/scenario/rotated_vectors.h"

#include <algorithm>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <utility>

namespace rope {

namespace {

constexpr std::int64_t chunkTokens = 256;   // made and kept together
constexpr std::int64_t largestMadeBlock = 8;   // sums of larger blocks are added up from these
constexpr std::size_t mostKeptNumbers = std::size_t{1} << 24U,
                      mostKeptQuestions = 8;   // each size of blocks is one

/// All that the sums of a chunk depend on besides its place.
struct SumsKey {
    VectorSource vectors;
    PairLayout layout;
    FrequencySchedule schedule;   ///< with factors 1
    std::optional<QueryScaleChoice> queryScale;
    Precision precision;
    std::int64_t block = 1;

    bool operator==(const SumsKey&) const = default;
};

struct ChunkPlace {
    std::int64_t first = 0, end = 0;   ///< [token]; a chunk at the end of a sequence is shorter

    bool operator<(const ChunkPlace& other) const {
        return first != other.first ? first < other.first : end < other.end;
    }
};

using ChunkPtr = std::shared_ptr<const TurnedSums>;

/// The sums made last, by question; the question used last is in front.
class KeptSums {
public:
    ChunkPtr find(const SumsKey& key, ChunkPlace place) {
        const std::scoped_lock lock(m_mutex);
        const auto chunks = bringForward(key);
        const auto found = chunks->chunks.find(place);
        return found == chunks->chunks.end() ? nullptr : found->second;
    }

    void insert(const SumsKey& key, ChunkPlace place, const ChunkPtr& chunk) {
        const std::scoped_lock lock(m_mutex);
        const auto chunks = bringForward(key);
        ChunkPtr& kept = chunks->chunks[place];
        chunks->numbers += numbersIn(*chunk);
        if (kept) chunks->numbers -= numbersIn(*kept);
        kept = chunk;
        while (m_questions.size() > 1 &&
               (m_questions.size() > mostKeptQuestions || allNumbers() > mostKeptNumbers))
            m_questions.pop_back();
        if (allNumbers() > mostKeptNumbers) m_questions.clear();
    }

    void clear() {
        const std::scoped_lock lock(m_mutex);
        m_questions.clear();
    }

    std::size_t bytes() {
        const std::scoped_lock lock(m_mutex);
        return allNumbers() * sizeof(double);
    }

private:
    struct Question {
        SumsKey key;
        std::map<ChunkPlace, ChunkPtr> chunks = {};
        std::size_t numbers = 0;
    };

    static std::size_t numbersIn(const TurnedSums& sums) {
        return static_cast<std::size_t>(sums.queries.size() + sums.keys.size());
    }

    [[nodiscard]] std::size_t allNumbers() const {
        return std::accumulate(
            m_questions.begin(), m_questions.end(), std::size_t{0},
            [](std::size_t sum, const Question& question) { return sum + question.numbers; });
    }

    std::list<Question>::iterator bringForward(const SumsKey& key) {
        const auto found = std::find_if(m_questions.begin(), m_questions.end(),
                                        [&](const Question& entry) { return entry.key == key; });
        if (found == m_questions.end()) m_questions.push_front({key});
        else m_questions.splice(m_questions.begin(), m_questions, found);
        return m_questions.begin();
    }

    std::mutex m_mutex;
    std::list<Question> m_questions;
};

KeptSums& keptSums() {
    static KeptSums kept;
    return kept;
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

/// What is wanted and not there yet; the sums along the diagonal need the vectors of both roles again.
WantedSums missingIn(const ChunkPtr& chunk, WantedSums wanted) {
    if (!chunk) return wanted;
    if (wanted.causal && chunk->causal.empty()) return {true, true, true};
    return {wanted.queries && chunk->queries.rows() == 0, wanted.keys && chunk->keys.rows() == 0, false};
}

TurnedSums makeChunk(const Scenario& scenario, const FrequencySchedule& schedule, ChunkPlace place,
                     std::int64_t block, WantedSums wanted) {
    std::vector<std::int64_t> positions(static_cast<std::size_t>(place.end - place.first));
    std::iota(positions.begin(), positions.end(), place.first);
    const auto turnedRows = [&](VectorRole role) {
        return turned(scenario, schedule,
                      vectorsAt(scenario.vectors, role, positions, scenario.layout.headDim).value(),
                      positions);
    };
    RowMatrix queries, keys;
    if (wanted.queries) scaleRows(scenario, positions, queries = turnedRows(VectorRole::Query));
    if (wanted.keys) keys = turnedRows(VectorRole::Key);
    return {sumsOf(queries, block), sumsOf(keys, block),
            wanted.causal ? causalSums(queries, keys, block) : std::vector<double>()};
}

/// Two neighbours become one: the pairs between them belong to the causal ones when the query is in the later
/// block.
TurnedSums halved(const TurnedSums& fine, WantedSums wanted) {
    TurnedSums coarse;
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

/// Chunks of the sums of a scenario's vectors, kept for the next time.
class Chunks {
public:
    Chunks(const Scenario& scenario, const FrequencySchedule& schedule)
        : m_scenario(scenario), m_schedule(schedule) {
        FrequencySchedule turning = schedule;
        turning.attentionFactor = turning.softmaxFactor = 1;
        const bool isScaled = scenario.stage != ScoreStage::Dot;
        m_key = {scenario.vectors,   scenario.layout,
                 std::move(turning), isScaled ? scenario.queryScale : std::nullopt,
                 scenario.precision, 1};
    }

    /// The chunk with all that is wanted of it.
    [[nodiscard]] ChunkPtr at(ChunkPlace place, std::int64_t block, WantedSums wanted) const {
        SumsKey key = m_key;
        key.block = block;
        ChunkPtr kept = keptSums().find(key, place);
        const WantedSums missing = missingIn(kept, wanted);
        if (missing == WantedSums{false, false, false}) return kept;
        TurnedSums made = block <= largestMadeBlock ? makeChunk(m_scenario, m_schedule, place, block, missing)
                                                    : added(place, block, missing);
        if (kept && !missing.queries) made.queries = kept->queries;
        if (kept && !missing.keys) made.keys = kept->keys;
        if (kept && !missing.causal) made.causal = kept->causal;
        kept = std::make_shared<const TurnedSums>(std::move(made));
        keptSums().insert(key, place, kept);
        return kept;
    }

private:
    [[nodiscard]] TurnedSums added(ChunkPlace place, std::int64_t block, WantedSums wanted) const {
        TurnedSums sums = halved(*at(place, largestMadeBlock, wanted), wanted);
        for (std::int64_t reached = 2 * largestMadeBlock; reached < block; reached *= 2)
            sums = halved(sums, wanted);
        return sums;
    }

    const Scenario& m_scenario;
    const FrequencySchedule& m_schedule;
    SumsKey m_key;
};

}   // namespace

Result<TurnedSums> turnedSums(const Scenario& scenario, const FrequencySchedule& schedule,
                              const TokenBlocks& blocks, WantedSums wanted, const JobContext& job) {
    const std::int64_t chunk = std::max(chunkTokens, blocks.block);
    const Chunks chunks(scenario, schedule);
    const auto dim = static_cast<Eigen::Index>(scenario.layout.outputDim());
    TurnedSums all{RowMatrix(wanted.queries ? blocks.count : 0, dim),
                   RowMatrix(wanted.keys ? blocks.count : 0, dim),
                   std::vector<double>(wanted.causal ? static_cast<std::size_t>(blocks.count) : 0)};
    const std::int64_t perChunk = chunk / blocks.block, firstChunk = blocks.first / perChunk;
    const std::int64_t endChunk = (blocks.first + blocks.count + perChunk - 1) / perChunk;
    forEachIndex(static_cast<std::size_t>(endChunk - firstChunk), [&](std::size_t index) {
        if (job.stopped()) return;
        const std::int64_t number = firstChunk + static_cast<std::int64_t>(index);
        const ChunkPlace place{number * chunk, std::min((number + 1) * chunk, blocks.length)};
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

void forgetTurnedSums() { keptSums().clear(); }

std::size_t turnedSumsKeptBytes() { return keptSums().bytes(); }

}   // namespace rope
