#pragma once

#include "core/frequency/frequency_schedule.h"
#include "core/parameters/parameter.h"
#include "core/parameters/rope_defaults.h"

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

/// The lengths that scaling methods use [token].
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
    double ropeTheta = defaultRopeTheta;   ///< base
    ContextLengths lengths = {};
    SoftmaxScaling softmaxScaling = SoftmaxScaling::Unknown;
    ParameterValues parameters = {};

    bool operator==(const ScalingRequest&) const = default;
};

/// What a method does with the current length n of the text.
enum class LengthUse {
    None,   ///< the same schedule at every n
    Switch,   ///< one of two schedules, chosen by n > L
    Grows,   ///< the schedule follows n
};

/// How a model that has the method is brought to a longer context (core/engines/advice.h).
enum class Extension {
    OtherMethods,   ///< by any of the common methods, this one among them
    StretchFurther,   ///< by its own method, stretched further: the weights were trained with it
    NewFactor,   ///< by its own method with the factor for the target, or by the common ones
    NewSearch,   ///< by numbers that have to be searched for, or by the common methods
};

/// A text of `rope_type` or `type` in a model file that selects a method, besides the id of the method.
struct RopeType {
    std::string_view text;
    std::string_view modelType = {};   ///< only in files with this model_type; "" in all
    std::string_view withKey = {};   ///< only where the RoPE block has this key too; "" always
    std::string_view meaning = {};   ///< how to name the method where one of the two conditions decides
};

/// How llama.cpp's command line expresses a method.
enum class LlamaCppForm {
    Base,   ///< --rope-freq-base, where the frequencies are those of another base; else not at all
    Unscaled,   ///< --rope-scaling none
    Linear,   ///< --rope-scaling linear
    Yarn,   ///< --rope-scaling yarn
    Tensors,   ///< not at all: the divisors are the tensors of the GGUF file that llamaCppName lists
};

/// How other programs write a method; core/engines makes their settings from it.
struct EngineSpelling {
    std::string_view hfType = {};   ///< rope_type of HF transformers with the same frequencies; "" when only
                                    ///< another base can express the method, or nothing
    bool statesAttentionFactor = false;   ///< the type has another attention factor, so it is written out
    bool statesOriginalLength = false;   ///< the block holds original_max_position_embeddings
    std::string_view vllmNote = {};   ///< one clause: what vLLM does otherwise with the same type
    LlamaCppForm llamaCpp = LlamaCppForm::Base;
};

/// The keys of a method in a model file, for the importer.
struct FileSpelling {
    std::span<const RopeType> ropeTypes = {};
    std::string_view defaultsOf = {};   ///< the model whose numbers are assumed for absent parameters that HF
                                        ///< requires; "" when it requires none
    std::span<const std::string_view> attentionFactorKeys =
        {};   ///< other keys that give the attention factor; the first one present counts
};

/// One row of the registry of scaling methods: all properties of a method.
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
    /// Whether some other value of a number or flag gives another schedule, the other parameters as they are;
    /// null: always. May assume that every given parameter passed checkParameter.
    bool (*hasEffect)(std::string_view key, const ScalingRequest& request) = nullptr;

    LengthUse lengthUse = LengthUse::None;
    bool rotates = true;   ///< false: no pair rotates
    bool factorOneIsUnscaled = false;   ///< with factor (or alpha) 1 the frequencies are the unscaled ones
    bool factorIsLengthRatio = true;   ///< a factor is meant as max_position_embeddings / L
    bool factorSetsOnlyAttention = false;   ///< the factor enters the attention factor alone
    bool baseFollowsRotaryDim =
        false;   ///< scales the base by an exponent that contains the rotary dimension
    bool unscaledWithinTrained = false;   ///< switched off while the context length is at most L
    bool softmaxFollowsFamily = false;   ///< used inside and outside of the DeepSeek family: SoftmaxScaling
                                         ///< whether mscale_all_dim multiplies the softmax scale
    bool labelShowsParameters = false;   ///< a legend shows the parameters' numbers, not a factor
    Extension extension = Extension::OtherMethods;
    EngineSpelling engines = {};
    FileSpelling file = {};
};

/// Whether HF transformers itself has the method under this rope_type.
constexpr bool isHfType(const ScalingMethod& method, std::string_view type) {
    return method.engines.hfType == type && !method.engines.statesAttentionFactor;
}

/// Pairs of a rotary dimension: r/2, rounded up.
constexpr int pairCountOf(int rotaryDim) { return (rotaryDim + 1) / 2; }

/// The id of the method that scales nothing.
inline constexpr std::string_view unscaledId = "none";

/// A method by id and its parameters, before any check.
struct MethodChoice {
    std::string id = std::string(unscaledId);
    ParameterValues parameters = {};

    [[nodiscard]] bool isUnscaled() const { return id == unscaledId; }

    bool operator==(const MethodChoice&) const = default;
};

}   // namespace rope
