#include "core/analysis/turned_sums.h"

#include "core/analysis/turned_vectors.h"
#include "core/base/side_by_side.h"

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
constexpr std::int64_t largestKeptBlock = 8;   // sums of larger blocks are added up from these each time
constexpr std::size_t mostKeptNumbers = std::size_t{1} << 24U, mostKeptQuestions = 4;

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

    bool operator<(const ChunkPlace& other) const { return first != other.first ? first < other.first : end < other.end; }
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
        if (chunks->chunks.insert_or_assign(place, chunk).second) chunks->numbers += numbersIn(*chunk);
        while (m_questions.size() > 1 && (m_questions.size() > mostKeptQuestions || allNumbers() > mostKeptNumbers)) m_questions.pop_back();
        if (allNumbers() > mostKeptNumbers) m_questions.clear();
    }

private:
    struct Question {
        SumsKey key;
        std::map<ChunkPlace, ChunkPtr> chunks = {};
        std::size_t numbers = 0;
    };

    static std::size_t numbersIn(const TurnedSums& sums) { return static_cast<std::size_t>(sums.queries.size() + sums.keys.size()); }

    [[nodiscard]] std::size_t allNumbers() const {
        return std::accumulate(m_questions.begin(), m_questions.end(), std::size_t{0},
                               [](std::size_t sum, const Question& question) { return sum + question.numbers; });
    }

    std::list<Question>::iterator bringForward(const SumsKey& key) {
        const auto found = std::find_if(m_questions.begin(), m_questions.end(), [&](const Question& entry) { return entry.key == key; });
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
    const Eigen::Index count = (rows.rows() + block - 1) / block;
    RowMatrix sums(count, rows.cols());
    for (Eigen::Index i = 0; i < count; ++i)
        sums.row(i) = rows.middleRows(i * block, std::min(block, rows.rows() - i * block)).colwise().sum();
    return sums;
}

std::vector<double> causalSums(const RowMatrix& queries, const RowMatrix& keys, Eigen::Index block) {
    std::vector<double> sums(static_cast<std::size_t>((queries.rows() + block - 1) / block));
    for (Eigen::Index query = 0; query < queries.rows(); ++query)
        for (Eigen::Index key = query - query % block; key <= query; ++key)
            sums[static_cast<std::size_t>(query / block)] += queries.row(query).dot(keys.row(key));
    return sums;
}

ChunkPtr makeChunk(const Scenario& scenario, const FrequencySchedule& schedule, ChunkPlace place, std::int64_t block) {
    std::vector<std::int64_t> positions(static_cast<std::size_t>(place.end - place.first));
    std::iota(positions.begin(), positions.end(), place.first);
    const auto turnedRows = [&](VectorRole role) {
        return turned(scenario, schedule, vectorsAt(scenario.vectors, role, positions, scenario.layout.headDim).value(), positions);
    };
    RowMatrix queries = turnedRows(VectorRole::Query);
    scaleRows(scenario, positions, queries);
    const RowMatrix keys = turnedRows(VectorRole::Key);
    return std::make_shared<const TurnedSums>(TurnedSums{sumsOf(queries, block), sumsOf(keys, block), causalSums(queries, keys, block)});
}

/// Two neighbours become one: the pairs between them belong to the causal ones when the query is in the later block.
TurnedSums halved(const TurnedSums& fine) {
    TurnedSums coarse{sumsOf(fine.queries, 2), sumsOf(fine.keys, 2), {}};
    for (std::size_t i = 0; i < fine.causal.size(); i += 2) {
        const bool hasNext = i + 1 < fine.causal.size();
        const auto row = static_cast<Eigen::Index>(i);
        coarse.causal.push_back(fine.causal[i] + (hasNext ? fine.causal[i + 1] + fine.queries.row(row + 1).dot(fine.keys.row(row)) : 0.0));
    }
    return coarse;
}

}   // namespace

Result<TurnedSums> turnedSums(const Scenario& scenario, const FrequencySchedule& schedule, const TokenBlocks& blocks,
                              const JobContext& job) {
    const std::int64_t keptBlock = std::min(largestKeptBlock, blocks.block), chunk = std::max(chunkTokens, blocks.block);
    FrequencySchedule turning = schedule;
    turning.attentionFactor = turning.softmaxFactor = 1;
    const bool isScaled = scenario.stage != ScoreStage::Dot;
    const SumsKey key{scenario.vectors,   scenario.layout, std::move(turning), isScaled ? scenario.queryScale : std::nullopt,
                      scenario.precision, keptBlock};
    const auto dim = static_cast<Eigen::Index>(scenario.layout.outputDim());
    TurnedSums all{RowMatrix(blocks.count, dim), RowMatrix(blocks.count, dim), std::vector<double>(static_cast<std::size_t>(blocks.count))};
    const std::int64_t perChunk = chunk / blocks.block, firstChunk = blocks.first / perChunk;
    const std::int64_t endChunk = (blocks.first + blocks.count + perChunk - 1) / perChunk;
    forEachIndex(static_cast<std::size_t>(endChunk - firstChunk), [&](std::size_t index) {
        if (job.stopped()) return;
        const std::int64_t number = firstChunk + static_cast<std::int64_t>(index);
        const ChunkPlace place{number * chunk, std::min((number + 1) * chunk, blocks.length)};
        ChunkPtr sums = keptSums().find(key, place);
        if (!sums) keptSums().insert(key, place, sums = makeChunk(scenario, schedule, place, keptBlock));
        for (std::int64_t block = keptBlock; block < blocks.block; block *= 2) sums = std::make_shared<const TurnedSums>(halved(*sums));
        const std::int64_t from = std::max(number * perChunk, blocks.first);
        const std::int64_t count = std::min((number + 1) * perChunk, blocks.first + blocks.count) - from;
        all.queries.middleRows(from - blocks.first, count) = sums->queries.middleRows(from - number * perChunk, count);
        all.keys.middleRows(from - blocks.first, count) = sums->keys.middleRows(from - number * perChunk, count);
        std::copy_n(sums->causal.begin() + (from - number * perChunk), count, all.causal.begin() + (from - blocks.first));
    });
    if (job.stopped()) return Error{ErrorCode::Impossible, "stopped before the sums were complete"};
    return all;
}

}   // namespace rope
