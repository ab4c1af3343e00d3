#pragma once

#include "core/frequency/scaling_method.h"
#include "core/rotation/pair_layout.h"

#include <span>
#include <string_view>

namespace rope {

/// Which layers of a family rotate according to its code, if the config does not give it.
enum class RotatingLayers {
    All,
    LocalOnly,   ///< layers with full attention have no RoPE (Cohere 2)
    LocalOnlyWithWindow,   ///< the same, if there is a sliding window at all (EXAONE 4)
    None,   ///< other position encodings, or none
};

/// What the code of a model family fixes and its config.json does not tell.
struct ModelFamily {
    std::string_view modelType;
    Pairing pairing = Pairing::Half;
    SoftmaxScaling softmax = SoftmaxScaling::Never;
    RotatingLayers rotating = RotatingLayers::All;
    int fullEvery = 0;   ///< 0: given by the config; n: every n-th layer has full attention
    bool firstIsFull = false;   ///< counting from the first layer (ModernBERT) instead of to the n-th (Gemma)
    std::string_view otherKind = "sliding_attention";   ///< the layers between
    int nopeEvery = 0;   ///< every n-th layer has no RoPE
    bool scalesFullOnly = false;   ///< layers with a sliding window are never scaled
    double rotaryFraction = 1;   ///< rotary fraction if no key gives it
    double localBase =
        0;   ///< base of layers with a window where no key gives one; 0: the base of all layers
    double classBase = 0;   ///< base that the family's class takes for an absent rope_theta, where it is not
                            ///< 10000; 0: unknown

    bool operator==(const ModelFamily&) const = default;
};

/// All families whose code differs from Llama's in a way that matters here.
std::span<const ModelFamily> modelFamilies();

/// The row of `modelType`, or a row of a Llama-like family when there is none.
ModelFamily familyOf(std::string_view modelType);

/// Whether the pairing of a family is known: it has a row, or is known to be like Llama.
bool isKnownFamily(std::string_view modelType);

/// The model_type of an architecture name ("GPTJForCausalLM"), "" if it is not one of the
/// table.
std::string_view modelTypeOfArchitecture(std::string_view architecture);

}   // namespace rope
