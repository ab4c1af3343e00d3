// LongRoPE: Extending LLM Context Window Beyond 2 Million Tokens, arXiv:2402.13753, and Phi-3,
// arXiv:2404.14219: theta'_i = theta_i / e_i with one searched divisor per pair; A = sqrt(1 + ln s / ln L).
// Long divisors once the length is greater than L, as in HF transformers.
#include "core/base/number_text.h"
#include "core/frequency/method_parts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::methods {

namespace {

std::string problemWith(const ScalingRequest& request, std::string_view key) {
    const std::vector<double>* factors = request.parameters.list(key);
    if (factors == nullptr) return std::string(key) + " missing";
    const auto needed = static_cast<std::size_t>(pairCountOf(request.rotaryDim));
    if (factors->size() == needed) return {};
    return std::string(key) + ": expected " + std::to_string(needed) + " factors, got " +
           std::to_string(factors->size());
}

Check checkFactorLists(const ScalingRequest& request) {
    const std::string shortProblem = problemWith(request, "short_factor"),
                      longProblem = problemWith(request, "long_factor");
    if (shortProblem.empty() && longProblem.empty()) return {};
    const std::string separator = shortProblem.empty() || longProblem.empty() ? "" : "; ";
    return Error{ErrorCode::OutOfRange, shortProblem + separator + longProblem,
                 shortProblem.empty() ? "long_factor" : "short_factor",
                 "one number > 0 per pair, " + std::to_string(pairCountOf(request.rotaryDim)) +
                     " for rotary_dim " + std::to_string(request.rotaryDim)};
}

/// A is sqrt(1 + ln s / ln L): L = 1 would divide by 0.
Check checkTrained(const ScalingRequest& request) {
    if (request.lengths.trained > 1) return {};
    return Error{ErrorCode::Impossible, "longrope divides by ln(L), and L = 1 makes that 0",
                 "original_max_position_embeddings", ">= 2"};
}

double attentionFactorOf(const ScalingRequest& request) {
    if (const auto given = request.parameters.number("attention_factor")) return *given;
    const double factor = factorOrContextRatio(request);
    return factor > 1 ? std::sqrt(1 + std::log(factor) / std::log(request.lengths.trained)) : 1;
}

}   // namespace

static Result<FrequencySchedule> computeLongRope(const ScalingRequest& request) {
    if (const Check problem = checkFactorLists(request)) return *problem;
    if (const Check problem = checkTrained(request)) return *problem;
    const bool isLong = request.lengths.sequence.value_or(request.lengths.context) > request.lengths.trained;
    const std::vector<double>& divisors = *request.parameters.list(isLong ? "long_factor" : "short_factor");
    FrequencySchedule schedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta),
                               attentionFactorOf(request)};
    for (std::size_t i = 0; i < divisors.size(); ++i) schedule.inverseFrequencies[i] /= divisors[i];
    return schedule;
}

// The reference repository's dynamic variant: e = 1 + (e_long - 1)(n/L - 1)/(s - 1), so that the divisors
// grow with the current length.
static Result<FrequencySchedule> computeLongRopeDynamic(const ScalingRequest& request) {
    if (const std::string problem = problemWith(request, "long_factor"); !problem.empty())
        return Error{ErrorCode::OutOfRange, problem, "long_factor", "one number > 0 per pair"};
    const double factor = factorOrContextRatio(request), trained = request.lengths.trained;
    if (factor <= 1)
        return Error{ErrorCode::OutOfRange,
                     "longrope-dynamic grows from 1 to the factor, which is " + shortestText(factor),
                     "factor", "> 1"};
    if (const Check problem = checkTrained(request)) return *problem;
    const double growth =
        std::max(0.0, request.lengths.sequence.value_or(request.lengths.context) / trained - 1) /
        (factor - 1);
    FrequencySchedule schedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta),
                               attentionFactorOf(request)};
    const std::vector<double>& divisors = *request.parameters.list("long_factor");
    for (std::size_t i = 0; i < divisors.size(); ++i)
        schedule.inverseFrequencies[i] /= 1 + (divisors[i] - 1) * growth;
    return schedule;
}

static constexpr ParameterSpec listSpec(std::string_view key, std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::NumberPerPair,
            .minimum = 0,
            .minimumIsOpen = true,
            .maximum = 1e30,
            .defaultValue = {},
            .isRequired = false,
            .meaning = meaning};
}

static constexpr ParameterSpec longList = listSpec("long_factor", "divisor of each pair beyond L");
static constexpr ParameterSpec ratioFactor =
    factorSpec(false, "only for A; default: max_position_embeddings / L");
static constexpr ParameterSpec attentionFactor{
    .key = "attention_factor",
    .kind = ParameterKind::Number,
    .minimum = 0,
    .maximum = 1e6,
    .defaultValue = {},
    .sliderLow = 0,
    .sliderHigh = 2,
    .meaning = "A on cos and sin; default: sqrt(1 + ln(factor) / ln(L))"};
static constexpr std::array parameters{listSpec("short_factor", "divisor of each pair up to L"), longList,
                                       ratioFactor, attentionFactor};
static constexpr std::array dynamicParameters{
    longList,
    factorSpec(false, "L'/L at which the given divisors are reached; default: max_position_embeddings / L"),
    attentionFactor};

static bool hasEffect(std::string_view key, const ScalingRequest& request) {
    return key != ratioFactor.key || !request.parameters.number(attentionFactor.key);
}

/// Divisors of 1 stay 1 at every length.
static bool dynamicHasEffect(std::string_view key, const ScalingRequest& request) {
    if (hasEffect(key, request)) return true;
    const std::vector<double>* divisors = request.parameters.list(longList.key);
    const bool allAreOne = divisors == nullptr || std::all_of(divisors->begin(), divisors->end(),
                                                              [](double divisor) { return divisor == 1; });
    return !allAreOne && request.lengths.sequence.value_or(request.lengths.context) > request.lengths.trained;
}

static constexpr std::array ropeTypes{
    RopeType{"su"},
    RopeType{.text = "yarn", .modelType = "phi3", .meaning = "which Phi-3's code reads as longrope"}};
// Phi-3-small and Phi-3.5-MoE give A outright instead of deriving it.
static constexpr std::array attentionFactorKeys{std::string_view("long_mscale"),
                                                std::string_view("short_mscale")};

constinit const ScalingMethod longRopeDynamicMethod{
    .id = "longrope-dynamic",
    .title = "dynamic LongRoPE",
    .actsOn = "F+S",
    .citation = "Ding et al. 2024, LongRoPE, arXiv:2402.13753 (repository)",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "",
    .summary = "LongRoPE with divisors that increase from 1 to the given ones with the current length.",
    .parameters = dynamicParameters,
    .compute = computeLongRopeDynamic,
    .hasEffect = dynamicHasEffect,
    .lengthUse = LengthUse::Grows};

constinit const ScalingMethod longRopeMethod{
    .id = "longrope",
    .title = "LongRoPE",
    .actsOn = "F+S",
    .citation = "Ding et al. 2024, LongRoPE, arXiv:2402.13753; Phi-3, arXiv:2404.14219",
    .hfName = "longrope",
    .vllmName = "longrope",
    .llamaCppName = "rope_factors_long, rope_factors_short",
    .summary =
        "Each pair has its own divisor, found by search: one list up to the trained length, another beyond "
        "it.",
    .parameters = parameters,
    .compute = computeLongRope,
    .hasEffect = hasEffect,
    .lengthUse = LengthUse::Switch,
    .factorSetsOnlyAttention = true,
    .extension = Extension::NewSearch,
    .engines = {.hfType = "longrope",
                .statesOriginalLength = true,
                .vllmNote = "vLLM chooses the long factors once, when max_model_len is greater than "
                            "original_max_position_embeddings; set --max-model-len",
                .llamaCpp = LlamaCppForm::Tensors},
    .file = {.ropeTypes = ropeTypes, .attentionFactorKeys = attentionFactorKeys}};

}   // namespace rope::methods
