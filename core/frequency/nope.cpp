// Layers without position: Kazemnejad et al. 2023, The Impact of Positional Encoding on Length
// Generalization, arXiv:2305.19466. Every fourth layer of Llama 4 and SmolLM3 is one.
#include "core/frequency/method_parts.h"

namespace rope::methods {

static Result<FrequencySchedule> computeNope(const ScalingRequest& request) {
    return FrequencySchedule{
        std::vector<double>(static_cast<std::size_t>(pairCountOf(request.rotaryDim)), 0.0)};
}

constinit const ScalingMethod nopeMethod{
    .id = "nope",
    .title = "NoPE",
    .actsOn = "F",
    .citation =
        "Kazemnejad et al. 2023, The Impact of Positional Encoding on Length Generalization, "
        "arXiv:2305.19466",
    .hfName = "no_rope_layers",
    .vllmName = "no_rope_layers",
    .llamaCppName = "",
    .summary =
        "No rotation: the scores of these layers do not depend on the position; other layers of the model "
        "rotate.",
    .parameters = {},
    .compute = computeNope,
    .rotates = false};

}   // namespace rope::methods
