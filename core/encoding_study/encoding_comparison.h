#pragma once

#include "core/base/job_context.h"
#include "core/encoding/linear_attention.h"
#include "core/encoding_study/encoding_properties.h"
#include "core/scenario/valid_scenario.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace rope {

/// An encoding by id and its parameters, before any check.
struct EncodingChoice {
    std::string id;
    ParameterValues parameters = {};

    bool operator==(const EncodingChoice&) const = default;
};

/// Every encoding with its defaults, in the registry's order.
std::vector<EncodingChoice> defaultEncodings();

/// The scores of the request under one encoding.
struct ComparedEncoding {
    EncodingChoice choice;
    const Encoding* encoding = nullptr;   ///< its row of the registry
    RowMatrix scores;   ///< query x key at the scenario's stage and mask; masked cells NaN, 0 after softmax;
                        ///< NaN where there is no such position
    std::vector<ScoreTerm> terms =
        {};   ///< summands of the scaled (or dot) scores, where the encoding has several
    std::vector<EncodingProperty> properties =
        {};   ///< measured, see measuredProperties(); then common_shift of the scenario's own q, k
};

/// Linear attention of the scenario's q and k by one feature map.
struct ComparedFeatureMap {
    const FeatureMap* map = nullptr;
    LinearAttention attention;
};

struct EncodingComparison {
    std::vector<std::int64_t> queryPositions, keyPositions;   ///< [token]
    ScoreStage stage = ScoreStage::Scaled;
    ScoreMask mask = ScoreMask::None;
    std::vector<ComparedEncoding> encodings;
    std::vector<ComparedFeatureMap> linearAttention;   ///< with RoPE in the numerator only
};

/// The same request to each encoding. RoPE and xPos use the active method's frequencies.
/// err: WrongUsage for an unknown encoding or parameter; OutOfRange when there are more cells than
/// maxResultCells; Impossible when stopped
Result<EncodingComparison> encodingComparison(const ValidScenario& scenario,
                                              std::span<const std::int64_t> queryPositions,
                                              std::span<const std::int64_t> keyPositions,
                                              std::span<const EncodingChoice> choices,
                                              const JobContext& job = {});

/// The scenario's q and k at these positions, as a request to encodings.
/// err: OutOfRange naming a position; as vectorsFor()
Result<EncodingRequest> encodingRequest(const ValidScenario& scenario,
                                        std::span<const std::int64_t> queryPositions,
                                        std::span<const std::int64_t> keyPositions);

}   // namespace rope
