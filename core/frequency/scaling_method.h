#pragma once

#include "core/frequency/frequency_schedule.h"
#include "core/parameters/parameter.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rope {

/// Who multiplies the softmax scale by the YaRN temperature (see softmaxFactor in FrequencySchedule).
enum class SoftmaxScaling {
    Never,   ///< a known family that does not
    DeepSeek,   ///< DeepSeek V2/V3 and its descendants do
    Unknown,   ///< model_type absent: applied, with a warning
};

/// The lengths that scaling methods ask for [token].
struct ContextLengths {
    double trained = 4096;   ///< L: original_max_position_embeddings, else max_position_embeddings
    double dynamicTrained = 4096;   ///< what dynamic NTK takes for L: max_position_embeddings, as HF does
    double configured =
        4096;   ///< max_position_embeddings as the model has it: the numerator of an absent factor
    double context = 4096;   ///< the length that the model is set to; changes neither L nor the factor
    std::optional<double> sequence = {};   ///< current length: dynamic growth, LongRoPE's switch

    bool operator==(const ContextLengths&) const = default;
};

/// Everything about the model that a scaling method may look at.
struct ScalingRequest {
    int rotaryDim = 128;   ///< r: coordinates that rotate; odd r means (r+1)/2 pairs with exponent 2i/r
    double ropeTheta = 10000;   ///< base
    ContextLengths lengths = {};
    SoftmaxScaling softmaxScaling = SoftmaxScaling::Unknown;
    ParameterValues parameters = {};

    bool operator==(const ScalingRequest&) const = default;
};

/// One row of the registry of scaling methods.
struct ScalingMethod {
    std::string_view id;   ///< kebab-case, as on the command line
    std::string_view title;   ///< as on the screen
    std::string_view
        actsOn;   ///< F frequencies, F+S frequencies and scores, P positions (see position_map.h)
    std::string_view citation;
    std::string_view hfName;   ///< rope_type, "" when HF has none
    std::string_view vllmName;
    std::string_view llamaCppName;
    std::string_view summary;   ///< one sentence: what it does to the pairs
    std::span<const ParameterSpec> parameters;
    /// May assume that every given parameter passed checkParameter and every required one is there.
    Result<FrequencySchedule> (*compute)(const ScalingRequest& request);
};

/// Pairs of a rotary dimension: r/2, rounded up.
constexpr int pairCountOf(int rotaryDim) { return (rotaryDim + 1) / 2; }

/// A method by id and its parameters, before any check.
struct MethodChoice {
    std::string id = "none";
    ParameterValues parameters = {};

    bool operator==(const MethodChoice&) const = default;
};

}   // namespace rope
