// Dynamic NTK: emozilla 2023 (post), described in YaRN, arXiv:2309.00071, section 3.3; base' = base * (s n/L
// - (s-1))^(r/(r-2)), n = max(n, L). L is max_position_embeddings, as in HF transformers, not the original
// length.
#include "core/frequency/method_parts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::methods {

static Result<FrequencySchedule> computeDynamic(const ScalingRequest& request) {
    const double trained = request.lengths.dynamicTrained;
    const double length = std::max(request.lengths.sequence.value_or(trained), trained);
    const double factor = *request.parameters.number("factor");
    const double stretch = factor * length / trained - (factor - 1);
    const Result<double> base = ntkBase(request.rotaryDim, request.ropeTheta, stretch, "dynamic");
    if (!base) return base.error();
    return FrequencySchedule{unscaledFrequencies(request.rotaryDim, *base)};
}

// Qwen 1: alpha = max(2^ceil(log2(n/L) + 1) - 1, 1), a step for every doubling beyond the trained length.
static Result<FrequencySchedule> computeDynamicQwen(const ScalingRequest& request) {
    const double trained = request.lengths.trained;
    const double length = std::max(request.lengths.sequence.value_or(trained), trained);
    const double alpha =
        length > trained ? std::max(std::exp2(std::ceil(std::log2(length / trained) + 1)) - 1, 1.0) : 1.0;
    const Result<double> base = ntkBase(request.rotaryDim, request.ropeTheta, alpha, "dynamic-qwen");
    if (!base) return base.error();
    return FrequencySchedule{unscaledFrequencies(request.rotaryDim, *base)};
}

// vLLM: no growth; the base is computed once, for the length s L.
static Result<FrequencySchedule> computeDynamicVllm(const ScalingRequest& request) {
    const double factor = *request.parameters.number("factor");
    const Result<double> base =
        ntkBase(request.rotaryDim, request.ropeTheta, factor * factor - (factor - 1), "dynamic-vllm");
    if (!base) return base.error();
    return FrequencySchedule{unscaledFrequencies(request.rotaryDim, *base)};
}

static constexpr std::array parameters{factorSpec(
    true,
    "strength: beyond L the base is multiplied by (s n/L - (s - 1))^(r/(r-2)), with the current length n")};

static bool hasEffect(std::string_view, const ScalingRequest& request) {
    return request.lengths.sequence.value_or(0) > request.lengths.dynamicTrained;
}

constinit const ScalingMethod dynamicMethod{
    .id = "dynamic",
    .title = "dynamic NTK",
    .actsOn = "F",
    .citation = "emozilla 2023; described in Peng et al. 2023, arXiv:2309.00071",
    .hfName = "dynamic",
    .vllmName = "",
    .llamaCppName = "",
    .summary =
        "NTK-aware with a factor that increases with the current length; no effect up to the trained length.",
    .parameters = parameters,
    .compute = computeDynamic,
    .hasEffect = hasEffect,
    .lengthUse = LengthUse::Grows,
    .baseFollowsRotaryDim = true,
    .engines = {.hfType = "dynamic",
                .vllmNote = "vLLM's dynamic does not grow: it takes the base of the full length, factor * "
                            "max_position_embeddings, at every length"}};

static constexpr std::array vllmParameters{factorSpec(true, "the base is computed for the length s L")};

constinit const ScalingMethod dynamicVllmMethod{
    .id = "dynamic-vllm",
    .title = "dynamic NTK (vLLM)",
    .actsOn = "F",
    .citation = "emozilla 2023; vLLM (code)",
    .hfName = "",
    .vllmName = "dynamic",
    .llamaCppName = "",
    .summary = "The base of dynamic NTK for the longest length, used at every length.",
    .parameters = vllmParameters,
    .compute = computeDynamicVllm,
    .factorOneIsUnscaled = true,
    .baseFollowsRotaryDim = true};

constinit const ScalingMethod dynamicQwenMethod{
    .id = "dynamic-qwen",
    .title = "dynamic NTK (Qwen)",
    .actsOn = "F",
    .citation = "Bai et al. 2023, Qwen Technical Report, arXiv:2309.16609 (code)",
    .hfName = "use_dynamic_ntk",
    .vllmName = "",
    .llamaCppName = "",
    .summary = "NTK-aware with a factor that increases in steps, at each doubling beyond the trained length.",
    .parameters = {},
    .compute = computeDynamicQwen,
    .lengthUse = LengthUse::Grows,
    .baseFollowsRotaryDim = true};

}   // namespace rope::methods
