// Gradient's rule for a longer context: base' = base^(ln(L'/2pi) / ln(L/2pi)), so that the pair which made
// one revolution within L makes one within L'. It is the critical base of Liu et al. 2023, Scaling Laws of
// RoPE-based Extrapolation, arXiv:2310.05209, section 4.
#include "core/base/number_text.h"
#include "core/frequency/method_parts.h"

#include <array>
#include <cmath>
#include <numbers>

namespace rope::methods {

namespace {

Result<FrequencySchedule> computeGradient(const ScalingRequest& request) {
    constexpr double tau = 2 * std::numbers::pi;
    const double trained = request.lengths.trained, target = trained * factorOrContextRatio(request);
    if (trained <= tau || target <= tau)
        return Error{ErrorCode::Impossible,
                     "gradient takes ln(L/2pi) and ln(L'/2pi): L = " + shortestText(trained) +
                         " or L' = " + shortestText(target) + " is too short",
                     "original_max_position_embeddings", ">= 7"};
    const double base = std::pow(request.ropeTheta, std::log(target / tau) / std::log(trained / tau));
    return FrequencySchedule{unscaledFrequencies(request.rotaryDim, base)};
}

bool hasEffect(std::string_view, const ScalingRequest& request) {
    return pairCountOf(request.rotaryDim) > 1 && request.ropeTheta != 1;
}

constexpr std::array parameters{factorSpec(false, "L'/L; default: max_position_embeddings / L")};

}   // namespace

constinit const ScalingMethod gradientMethod{
    .id = "gradient",
    .title = "Gradient",
    .actsOn = "F",
    .citation = "Gradient AI 2024 (post); Liu et al. 2023, arXiv:2310.05209",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "--rope-freq-base",
    .summary =
        "A larger base, chosen so that the pair that completes one revolution within L completes one within "
        "L'.",
    .parameters = parameters,
    .compute = computeGradient,
    .hasEffect = hasEffect,
    .factorOneIsUnscaled = true};

}   // namespace rope::methods
