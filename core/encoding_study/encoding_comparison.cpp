#include "core/encoding_study/encoding_comparison.h"

#include "core/base/limits.h"
#include "core/base/text_list.h"
#include "core/scenario/rotated_vectors.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace rope {

namespace {

constexpr double undefinedScore = std::numeric_limits<double>::quiet_NaN();

std::string encodingIds() { return joined(encodings(), &Encoding::id); }

void maskFuture(const EncodingRequest& request, RowMatrix& scores) {
    for (Eigen::Index row = 0; row < scores.rows(); ++row)
        for (Eigen::Index column = 0; column < scores.cols(); ++column)
            if (request.keyPositions[static_cast<std::size_t>(column)] >
                request.queryPositions[static_cast<std::size_t>(row)])
                scores(row, column) = undefinedScore;
}

/// How far the scenario's own q at m with its k at n changes when both move together, over shifts spread up
/// to L.
Result<EncodingProperty> commonShift(const Encoding& encoding, const Scenario& scenario,
                                     const EncodingRequest& request) {
    constexpr std::int64_t shiftCount = 33;
    const auto reach = static_cast<std::int64_t>(std::clamp(scenario.lengths.trained, 1.0, 131072.0));
    EncodingRequest moved = request;
    moved.precision = {};
    moved.queryPositions.clear(), moved.keyPositions.clear();
    const std::int64_t room = maxPosition - std::max(scenario.queryPosition, scenario.keyPosition);
    for (std::int64_t i = 0; i < shiftCount; ++i) {
        const std::int64_t shift = std::min(i * reach / shiftCount, room);
        moved.queryPositions.push_back(scenario.queryPosition + shift);
        moved.keyPositions.push_back(scenario.keyPosition + shift);
    }
    const Result<RowMatrix> query =
        vectorAt(scenario.vectors, VectorRole::Query, scenario.queryPosition, scenario.layout.headDim);
    if (!query) return query.error();
    const Result<RowMatrix> key =
        vectorAt(scenario.vectors, VectorRole::Key, scenario.keyPosition, scenario.layout.headDim);
    if (!key) return key.error();
    moved.queries = query->replicate(shiftCount, 1);
    moved.keys = key->replicate(shiftCount, 1);
    const Result<RowMatrix> scores = encodedScores(encoding, moved);
    if (!scores) return scores.error();
    double smallest = std::numeric_limits<double>::infinity(), largest = -smallest;
    for (Eigen::Index i = 0; i < shiftCount; ++i) {
        if (std::isnan((*scores)(i, i))) continue;
        smallest = std::min(smallest, (*scores)(i, i));
        largest = std::max(largest, (*scores)(i, i));
    }
    return EncodingProperty{.id = "common_shift",
                            .meaning =
                                "spread of the score of this q at m with this k at n while both move "
                                "together by up to L, where there is one",
                            .value = smallest <= largest ? largest - smallest : undefinedScore};
}

/// A scale on queries multiplies q.k, so it leaves a bias on the score alone.
Result<RowMatrix> scaledScores(const Encoding& encoding, const Scenario& scenario,
                               const EncodingRequest& request) {
    if (encoding.place == EncodingPlace::Score && encoding.terms == nullptr) {
        EncodingRequest scaled = request;
        scaleRows(scenario, request.queryPositions, scaled.queries);
        return encodedScores(encoding, scaled);
    }
    Result<RowMatrix> scores = encodedScores(encoding, request);
    if (scores) scaleRows(scenario, request.queryPositions, *scores);
    return scores;
}

Result<ComparedEncoding> answerOf(const EncodingChoice& choice, const Scenario& scenario,
                                  EncodingRequest request) {
    const Encoding* encoding = findEncoding(choice.id);
    if (encoding == nullptr)
        return Error{ErrorCode::WrongUsage, "unknown encoding '" + choice.id + "'", "encoding",
                     encodingIds()};
    request.parameters = choice.parameters;
    Result<RowMatrix> scores = scaledScores(*encoding, scenario, request);
    if (!scores) return scores.error();
    ComparedEncoding answer{choice, encoding, std::move(*scores)};
    if (encoding->terms != nullptr) {
        Result<std::vector<ScoreTerm>> terms = encoding->terms(request);
        if (!terms) return terms.error();
        answer.terms = std::move(*terms);
        for (ScoreTerm& term : answer.terms) scaleRows(scenario, request.queryPositions, term.scores);
    }
    if (scenario.mask == ScoreMask::Causal) {
        maskFuture(request, answer.scores);
        for (ScoreTerm& term : answer.terms) maskFuture(request, term.scores);
    }
    if (scenario.stage == ScoreStage::Softmax) softmaxRows(answer.scores);
    Result<std::vector<EncodingProperty>> properties = measuredProperties(*encoding, request);
    if (!properties) return properties.error();
    answer.properties = std::move(*properties);
    const Result<EncodingProperty> shift = commonShift(*encoding, scenario, request);
    if (!shift) return shift.error();
    answer.properties.push_back(*shift);
    return answer;
}

}   // namespace

std::vector<EncodingChoice> defaultEncodings() {
    std::vector<EncodingChoice> choices;
    for (const Encoding& row : encodings()) choices.push_back({std::string(row.id)});
    return choices;
}

Result<EncodingRequest> encodingRequest(const ValidScenario& valid,
                                        std::span<const std::int64_t> queryPositions,
                                        std::span<const std::int64_t> keyPositions) {
    const Scenario& scenario = *valid;
    if (const Check problem = checkPositions(queryPositions, "positions")) return *problem;
    if (const Check problem = checkPositions(keyPositions, "positions")) return *problem;
    Result<RowMatrix> queries =
        vectorsFor(scenario.vectors, VectorRole::Query, queryPositions, scenario.layout.headDim);
    if (!queries) return queries.error();
    Result<RowMatrix> keys =
        vectorsFor(scenario.vectors, VectorRole::Key, keyPositions, scenario.layout.headDim);
    if (!keys) return keys.error();
    EncodingRequest request{std::move(*queries),
                            std::move(*keys),
                            {queryPositions.begin(), queryPositions.end()},
                            {keyPositions.begin(), keyPositions.end()}};
    request.layout = scenario.layout;
    request.schedule = valid.activeMethod().schedule;
    request.positionMap = valid.activeMethod().positionMap;
    request.stage = scenario.stage;
    request.precision = scenario.precision;
    request.trainedTokens = scenario.lengths.trained;
    request.seed = scenario.vectors.seed;
    return request;
}

Result<EncodingComparison> encodingComparison(const ValidScenario& valid,
                                              std::span<const std::int64_t> queryPositions,
                                              std::span<const std::int64_t> keyPositions,
                                              std::span<const EncodingChoice> choices,
                                              const JobContext& job) {
    // Up to four terms in addition to the scores of each encoding, and the feature maps.
    if (const Check problem =
            checkCells(queryPositions.size() * (5 * choices.size() + 3), keyPositions.size(), "positions"))
        return *problem;
    const Result<EncodingRequest> request = encodingRequest(valid, queryPositions, keyPositions);
    if (!request) return request.error();
    const Scenario& scenario = *valid;
    EncodingComparison comparison{request->queryPositions, request->keyPositions, scenario.stage,
                                  scenario.mask};
    for (const EncodingChoice& choice : choices) {
        if (job.stopped()) return Error{ErrorCode::Impossible, "stopped before every encoding was compared"};
        Result<ComparedEncoding> answer = answerOf(choice, scenario, *request);
        if (!answer) return answer.error();
        comparison.encodings.push_back(std::move(*answer));
        if (job.progress)
            job.progress(static_cast<double>(comparison.encodings.size()) /
                         static_cast<double>(choices.size()));
    }
    for (const FeatureMap& map : featureMaps()) {
        Result<LinearAttention> attention = linearAttention(*request, map, scenario.mask);
        if (!attention) return attention.error();
        comparison.linearAttention.push_back({&map, std::move(*attention)});
    }
    return comparison;
}

}   // namespace rope
