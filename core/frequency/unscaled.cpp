// RoFormer: Enhanced Transformer with Rotary Position Embedding, arXiv:2104.09864, section 3.2.2: theta_i =
// base^(-2i/r).
#include "core/frequency/method_parts.h"

#include <array>
#include <cmath>

namespace rope::methods {

std::vector<double> unscaledFrequencies(int rotaryDim, double base) {
    std::vector<double> frequencies(static_cast<std::size_t>(pairCountOf(rotaryDim)));
    for (std::size_t i = 0; i < frequencies.size(); ++i)
        frequencies[i] = std::pow(base, -2.0 * static_cast<double>(i) / rotaryDim);
    return frequencies;
}

static Result<FrequencySchedule> computeNone(const ScalingRequest& request) {
    return FrequencySchedule{unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
}

// Multimodal models assign the pairs to position axes; for text this is plain RoPE.
static constexpr std::array ropeTypes{RopeType{"default"}, RopeType{"no_scaling"}, RopeType{"original"},
                                      RopeType{"mrope"}, RopeType{"openpangu"}};

constinit const ScalingMethod noneMethod{.id = unscaledId,
                                         .title = "no scaling",
                                         .actsOn = "F",
                                         .citation = "Su et al. 2021, RoFormer, arXiv:2104.09864",
                                         .hfName = "default",
                                         .vllmName = "default",
                                         .llamaCppName = "none",
                                         .summary =
                                             "The frequencies of the training. Beyond the trained length the "
                                             "low-frequency pairs leave the trained range.",
                                         .parameters = {},
                                         .compute = computeNone,
                                         .engines = {.llamaCpp = LlamaCppForm::Unscaled},
                                         .file = {.ropeTypes = ropeTypes}};

}   // namespace rope::methods
