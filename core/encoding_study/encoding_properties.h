#pragma once

#include "core/encoding/encoding.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace rope {

/// One measured property of an encoding.
struct EncodingProperty {
    std::string_view id;   ///< "only_relative"
    std::string_view meaning;   ///< what `value` is, in one clause
    double value = 0;   ///< the measured number; NaN where it cannot be measured
    std::string_view unit = {};
    std::optional<bool> holds =
        {};   ///< the verdict, by the threshold named in `meaning`; none where nothing could be measured
};

/// The head that trials are made on: the request's own, or, where that has more than 128 coordinates, one of
/// 128 with pairs spread evenly over the request's pairs. Trials need many scores; the properties do not
/// depend on how wide the head is.
struct PropertyTrial {
    PairLayout layout;
    FrequencySchedule schedule;
    std::optional<PositionMapChoice> positionMap = {};
    double trainedTokens = 4096;
    std::uint64_t seed = 0;
    ParameterValues parameters = {};
};

PropertyTrial trialHead(const EncodingRequest& request, int maxDims);

/// Properties as the implementation shows them, in float64, on seeded random q and k at positions below L (at
/// least 16, at most 131072):
///   only_relative     largest relative change of a score when both positions move by the same shift
///   norm_kept         largest relative change of a vector's length by its position
///   linear_attention  features that phi(q, m).phi(k, n) = score needs, counted as the rank of the scores of
///   many tokens, per coordinate decays            rank correlation of distance and mean score of a vector
///   with itself tells_direction   largest relative difference between a key before and a key after the query
///   uses_position     largest relative change of a score when the distance changes
///   beyond_trained    fraction of positions from L on that have a score
/// err: as the encoding's own
Result<std::vector<EncodingProperty>> measuredProperties(const Encoding& encoding,
                                                         const EncodingRequest& request);

}   // namespace rope
