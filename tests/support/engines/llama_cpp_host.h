#pragma once

#include "core/frequency/scaling_method.h"

namespace rope {

enum class LlamaCppScaling { Unspecified, None, Linear, Yarn, LongRope };

/// What a GGUF file says about scaling, by its keys `{arch}.rope.scaling.*`.
struct LlamaCppModel {
    LlamaCppScaling type = LlamaCppScaling::Linear;   ///< type; a file without one counts as linear
    double freqScale = 1;   ///< 1 / factor
    double yarnLogMultiplier =
        0;   ///< yarn_log_multiplier as the loader leaves it (for DeepSeek2 ten times what the file stores)
    double attnFactor = 1;   ///< attn_factor: multiplies the result
    double contextTrain = 4096;   ///< context_length [token]
    double contextOriginal = 0;   ///< original_context_length [token]; 0: absent
    bool isDeepSeek2 = false;   ///< general.architecture is deepseek2
};

/// Command line flags; the defaults mean "from the model".
struct LlamaCppFlags {
    LlamaCppScaling type = LlamaCppScaling::Unspecified;   ///< --rope-scaling
    double freqScale = 0;   ///< --rope-freq-scale, or 1 / --rope-scale
    double extFactor = -1;   ///< --yarn-ext-factor
    double attnFactor = -1;   ///< --yarn-attn-factor
    double originalContext = 0;   ///< --yarn-orig-ctx [token]
};

/// What reaches ggml's rope operator.
struct LlamaCppArguments {
    double freqScale = 1;
    double extFactor = 0;
    double attnFactor = 1;
    double originalContext = 4096;   ///< [token]
    double netScale = 1;   ///< what cos and sin end up multiplied with, the operator's own factor included
};

/// How llama.cpp rotates metadata and flags into operator arguments.
/// in:  freqScale > 0 where given
/// out: with ext_factor != 0 --yarn-attn-factor has no effect, and the host divides by the factor that the
///      operator will multiply with
/// src: llama.cpp, llama_context (code)
LlamaCppArguments llamaCppArguments(const LlamaCppModel& model, const LlamaCppFlags& flags = {});

/// The same as a choice of the method `llama-cpp`; its L is originalContext.
MethodChoice llamaCppChoice(const LlamaCppArguments& arguments);

}   // namespace rope
