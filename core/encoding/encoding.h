#pragma once

#include "core/attention/score_stage.h"
#include "core/attention/vector_source.h"
#include "core/base/matrix.h"
#include "core/base/result.h"
#include "core/frequency/frequency_schedule.h"
#include "core/numerics/number_format.h"
#include "core/parameters/parameter.h"
#include "core/position/position_map.h"
#include "core/rotation/pair_layout.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace rope {

/// The input of every position encoding: it computes the scores of these queries and keys.
struct EncodingRequest {
    RowMatrix queries, keys;   ///< N x headDim and M x headDim, before any position is put in
    std::vector<std::int64_t> queryPositions, keyPositions;   ///< N and M [token]; >= 0
    PairLayout layout = {};
    FrequencySchedule schedule = {};   ///< one inverse frequency per pair, for the encodings that rotate
    std::optional<PositionMapChoice> positionMap =
        {};   ///< distances that RoPE rotates by, where the method acts on positions
    ScoreStage stage =
        ScoreStage::Scaled;   ///< Dot, or Scaled (Softmax counts as Scaled: the caller normalises the rows)
    Precision precision = {};
    double trainedTokens = 4096;   ///< L: a learned table has rows 0..L-1
    std::uint64_t seed = 0;   ///< of the random values that replace learned weights
    ParameterValues parameters = {};   ///< of the encoding; absent ones take their defaults
};

/// One summand of a score.
struct ScoreTerm {
    std::string_view id;   ///< "qk", "qp", "pk", "pp"
    std::string_view meaning;
    RowMatrix scores;   ///< N x M
};

/// Where an encoding puts the position.
enum class EncodingPlace {
    Nowhere,
    Added,   ///< onto q and k
    Rotated,   ///< into q and k by rotating (and scaling) them
    Score,   ///< onto the score
};

std::string_view placeText(EncodingPlace place);   ///< "added to q and k", ...

/// One row of the registry of encodings that RoPE is compared with.
struct Encoding {
    std::string_view id;   ///< kebab-case, as on the command line
    std::string_view title;   ///< as on the screen
    EncodingPlace place;
    std::string_view citation;
    std::string_view summary;   ///< one sentence
    std::string_view needs;   ///< what it requires besides q, k and the positions; "" for nothing
    std::span<const ParameterSpec> parameters;
    /// N x M scores. May assume a checked request.
    Result<RowMatrix> (*scores)(const EncodingRequest& request);
    /// Vectors of one role with their positions in them, so that scores are their dot products; nullptr where
    /// the position enters the score.
    RowMatrix (*encoded)(const EncodingRequest& request, VectorRole role);
    /// The summands of the scores; nullptr where there is nothing to tell apart.
    Result<std::vector<ScoreTerm>> (*terms)(const EncodingRequest& request);
};

/// All encodings, in the order in which lists show them.
std::span<const Encoding> encodings();

/// nullptr when there is no such id.
const Encoding* findEncoding(std::string_view id);

/// nullptr when the encoding has no such parameter.
const ParameterSpec* findParameter(const Encoding& encoding, std::string_view key);

/// err: OutOfRange naming q, k, positions or a parameter; WrongUsage for a parameter that the encoding does
/// not have
Check checkEncodingRequest(const Encoding& encoding, const EncodingRequest& request);

/// Checks, then computes.
/// out: N x M. Stage dot: q.k with the position in it. Stage scaled: 1/sqrt(D) times that, and A^2 *
///      softmaxFactor times that for the encodings that use the schedule. A bias on the score (T5, ALiBi) is
///      added as it is at either stage: before scaling in the papers' formulas, which have no 1/sqrt(D), and
///      after it in the programs, which have one.
/// err: as checkEncodingRequest; Impossible where parameters exclude one another
Result<RowMatrix> encodedScores(const Encoding& encoding, const EncodingRequest& request);

}   // namespace rope
