#include "core/report/quantity.h"
#include "core/methods/method_registry.h"

#include "core/base/limits.h"
#include "core/base/number_text.h"
#include "core/report/quantity_writer.h"
#include "core/report/text_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace rope {

namespace {

/// Coordinates that do not rotate have no cos and sin for A to be in.
Warnings passedWarnings(const ValidScenario& scenario) {
    if (scenario->stage == ScoreStage::Dot || scenario->layout.rotaryDim >= scenario->layout.headDim)
        return {};
    const double attentionFactor = scenario.activeMethod().schedule.attentionFactor;
    if (attentionFactor == 1) return {};
    return {
        {"temperature-of-passed",
         "A = " + plainText(attentionFactor) +
             " squared multiplies the whole product here; in the model it is in cos and sin, so that the " +
             std::to_string(scenario->layout.headDim - scenario->layout.rotaryDim) +
             " coordinates that do not rotate add their part without it",
         "attention_factor"}};
}

constexpr std::array rows{
    Quantity{"frequencies",
             "inverse frequency, wavelength and ratio to unscaled of every pair, attention and softmax "
             "factor, per method",
             "method x pair (inv_freq)", ListArgument::None, computeFrequenciesQuantity},
    Quantity{"table", "cos and sin at the positions, attention factor included", "2 x position x pair",
             ListArgument::Positions, computeTableQuantity},
    Quantity{"rotate", "the query rotated to the positions, attention factor included",
             "position x dimension", ListArgument::Positions, computeRotateQuantity},
    Quantity{"scores", "scores of every query position against every key position", "query x key",
             ListArgument::Positions, computeScoresQuantity, passedWarnings},
    Quantity{"decay", "bound, score of q = k = 1 and score of the given q and k against distance, per method",
             "method x 3 x distance", ListArgument::Distances, computeDecayQuantity, passedWarnings},
    Quantity{"invariance", "score at (m + s, n + s) against the shift s, per encoding", "series x shift",
             ListArgument::Shifts, computeInvarianceQuantity},
    Quantity{"encodings",
             "the same q and k under every encoding: scores, measured properties, and linear attention with "
             "RoPE in the numerator",
             "encoding x query x key", ListArgument::Positions, computeEncodingsQuantity},
    Quantity{"bounds",
             "critical dimension, first negative distance of sum_i cos(distance*theta_i) under the active "
             "method, bases that suit the context, "
             "revolutions per pair within L",
             "pair (coverage)", ListArgument::None, computeBoundsQuantity, boundsWarnings}};

constexpr std::int64_t defaultPositions = 16, defaultScorePositions = 256, defaultShifts = 64;

std::vector<std::int64_t> upTo(std::int64_t end) {
    std::vector<std::int64_t> list(static_cast<std::size_t>(end));
    std::iota(list.begin(), list.end(), 0);
    return list;
}

/// Rows of a role if there is one per position; 0 if one vector is used at all positions.
std::int64_t givenRows(const VectorSource& source, VectorRole role) {
    const auto& given = source.given(role);
    return given && given->rows() > 1 ? given->rows() : 0;
}

void fillScorePositions(QuantityRequest& request) {
    const std::int64_t queries = givenRows(request.scenario.vectors, VectorRole::Query),
                       keys = givenRows(request.scenario.vectors, VectorRole::Key);
    request.list = upTo(queries > 0 ? queries : keys > 0 ? keys : defaultScorePositions);
    if (queries > 0 && keys > 0 && queries != keys) request.keyPositions = upTo(keys);
}

std::int64_t trainedTokens(const Scenario& scenario) {
    return static_cast<std::int64_t>(std::ceil(scenario.lengths.trained));
}

std::vector<std::int64_t> spreadShifts(std::int64_t trained) {
    const std::int64_t count = std::min(defaultShifts, trained);
    std::vector<std::int64_t> shifts = upTo(count);
    // trained is at most 2^53, so 63 times it stays within 64 bits.
    for (std::int64_t& shift : shifts) shift = shift * trained / count;
    return shifts;
}

}   // namespace

std::string_view listName(ListArgument argument) {
    switch (argument) {
        case ListArgument::None:
            return "";
        case ListArgument::Positions:
            return "positions";
        case ListArgument::Distances:
            return "distances";
        case ListArgument::Shifts:
            return "shifts";
    }
    return "";
}

std::span<const Quantity> quantities() { return rows; }

const Quantity* findQuantity(std::string_view id) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Quantity& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

std::vector<std::string> quantityIds() {
    std::vector<std::string> ids;
    for (const Quantity& row : rows) ids.emplace_back(row.id);
    return ids;
}

Check fillDefaultList(const Quantity& quantity, QuantityRequest& request) {
    const std::int64_t rotateRows =
        quantity.id == "rotate" ? givenRows(request.scenario.vectors, VectorRole::Query) : 0;
    const std::int64_t trained = trainedTokens(request.scenario);
    switch (quantity.argument) {
        case ListArgument::None:
            return {};
        case ListArgument::Positions:
            if (quantity.id == "scores" || quantity.id == "encodings") fillScorePositions(request);
            else request.list = upTo(rotateRows > 0 ? rotateRows : defaultPositions);
            return {};
        case ListArgument::Distances:
            if (trained > maxListLength)
                return Error{ErrorCode::OutOfRange,
                             "distances 0 to L = " + std::to_string(trained) + " are too many", "distances",
                             "1 to " + std::to_string(maxListLength) + " numbers"};
            request.list = upTo(trained);
            return {};
        case ListArgument::Shifts:
            request.list = spreadShifts(trained);
            return {};
    }
    return {};
}

TextTable quantityList() {
    TextTable table{{"id", "list", "npy", "meaning"}, {}};
    for (const Quantity& row : rows)
        table.rows.push_back({row.id, listName(row.argument), row.npyShape, row.meaning});
    return table;
}

Result<QuantityResult> computeQuantity(const Quantity& quantity, QuantityRequest request,
                                       const JobContext& job) {
    const Result<ValidScenario> scenario = validated(request.scenario);
    if (!scenario) return scenario.error();
    for (Warning& warning : warningsFor(request.scenario)) request.warnings.push_back(std::move(warning));
    if (quantity.warnings != nullptr)
        for (Warning& warning : quantity.warnings(*scenario)) request.warnings.push_back(std::move(warning));
    Result<std::string> bytes = quantity.compute(*scenario, request, job);
    if (!bytes) return bytes.error();
    return QuantityResult{std::move(*bytes), std::move(request.warnings)};
}

}   // namespace rope
