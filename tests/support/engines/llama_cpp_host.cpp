#include "tests/support/engines/llama_cpp_host.h"

#include "core/frequency/ggml_angle.h"
#include "core/frequency/method_parts.h"
#include "core/parameters/rope_defaults.h"

namespace rope {

namespace {

/// M(s, mscale)/M(s, mscale_all_dim) with mscale assumed 1, except that DeepSeek2 takes its mscale_all_dim
/// for both.
double modelMagnitude(const LlamaCppModel& model, double factor) {
    if (model.yarnLogMultiplier == 0) return yarnAttentionFactor(factor);
    const bool isFixed = model.isDeepSeek2 && model.yarnLogMultiplier != 1;
    const double mscale = isFixed ? model.yarnLogMultiplier : 1;
    return yarnAttentionFactor(factor, mscale) / yarnAttentionFactor(factor, model.yarnLogMultiplier);
}

double originalContext(const LlamaCppModel& model, const LlamaCppFlags& flags) {
    if (flags.originalContext != 0) return flags.originalContext;
    return model.contextOriginal != 0 ? model.contextOriginal : model.contextTrain;
}

}   // namespace

LlamaCppArguments llamaCppArguments(const LlamaCppModel& model, const LlamaCppFlags& flags) {
    const LlamaCppScaling type = flags.type == LlamaCppScaling::Unspecified ? model.type : flags.type;
    LlamaCppArguments arguments;
    arguments.freqScale = type == LlamaCppScaling::None ? 1
                          : flags.freqScale != 0        ? flags.freqScale
                                                        : model.freqScale;
    arguments.extFactor = flags.extFactor >= 0 ? flags.extFactor : type == LlamaCppScaling::Yarn ? 1 : 0;
    arguments.attnFactor = flags.attnFactor >= 0 ? flags.attnFactor : 1;
    arguments.originalContext = originalContext(model, flags);
    if (arguments.extFactor != 0) {
        const double factor = 1 / arguments.freqScale;
        arguments.attnFactor = modelMagnitude(model, factor) / logAttentionFactor(factor);
    }
    arguments.attnFactor *= model.attnFactor;
    arguments.netScale =
        methods::ggmlMagnitude({arguments.freqScale, arguments.extFactor, arguments.attnFactor});
    return arguments;
}

MethodChoice llamaCppChoice(const LlamaCppArguments& arguments) {
    return {"llama-cpp",
            {{"freq_scale", arguments.freqScale},
             {"ext_factor", arguments.extFactor},
             {"attn_factor", arguments.attnFactor}}};
}

}   // namespace rope
