#include "core/methods/method_registry.h"
#include "core/base/limits.h"
#include "core/base/number_text.h"
#include "core/base/text_list.h"
#include "core/frequency/method_parts.h"
#include "core/methods/axis_methods.h"
#include "core/methods/position_methods.h"
#include "core/methods/uncomputed_method.h"
#include "core/parameters/parameter_list.h"
#include "core/parameters/rope_defaults.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace rope {

namespace {

/// Methods that act on frequencies.
std::span<const ScalingMethod> frequencyMethods() {
    using namespace methods;
#define ROPE_COPY_ROW(name) name,
    static const std::array rows{ROPE_FREQUENCY_METHODS(ROPE_COPY_ROW)};
#undef ROPE_COPY_ROW
    return rows;
}

}   // namespace

std::span<const ScalingMethod> scalingMethods() {
    static const std::vector<ScalingMethod> rows = [] {
        std::vector<ScalingMethod> all(frequencyMethods().begin(), frequencyMethods().end());
        for (const std::span<const ScalingMethod> more : {positionMethods(), axisMethods()})
            all.insert(all.end(), more.begin(), more.end());
        return all;
    }();
    return rows;
}

const ScalingMethod* findScalingMethod(std::string_view id) {
    const auto rows = scalingMethods();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const ScalingMethod& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

const ParameterSpec* findParameter(const ScalingMethod& method, std::string_view key) {
    return findSpec(method.parameters, key);
}

namespace {

std::string methodIds() { return joined(scalingMethods(), &ScalingMethod::id); }

Check checkLength(double tokens, const char* key) {
    if (std::isfinite(tokens) && tokens >= 1 && tokens <= static_cast<double>(maxPosition)) return {};
    return Error{ErrorCode::OutOfRange, std::string(key) + " = " + shortestText(tokens) + " is out of range",
                 key, "1 to " + std::to_string(maxPosition) + " tokens"};
}

/// base^(-2i/r) leaves float64's range only for absurd bases; then nothing that follows would mean anything.
Check checkSchedule(const FrequencySchedule& schedule, double ropeTheta) {
    const auto isGood = [](double frequency) { return std::isfinite(frequency) && frequency >= 0; };
    if (std::all_of(schedule.inverseFrequencies.begin(), schedule.inverseFrequencies.end(), isGood) &&
        std::isfinite(schedule.logitFactor()))
        return {};
    return Error{ErrorCode::Impossible,
                 "rope_theta = " + shortestText(ropeTheta) +
                     " with these parameters gives frequencies that are not finite",
                 "rope_theta", "values whose frequencies are finite"};
}

}   // namespace

Check checkRequest(const ScalingRequest& request) {
    if (request.rotaryDim < 1 || request.rotaryDim > maxHeadDim)
        return Error{ErrorCode::OutOfRange,
                     "rotary_dim = " + std::to_string(request.rotaryDim) + " is out of range", "rotary_dim",
                     "1 to " + std::to_string(maxHeadDim)};
    if (!std::isfinite(request.ropeTheta) || request.ropeTheta <= 0)
        return Error{ErrorCode::OutOfRange,
                     "rope_theta = " + shortestText(request.ropeTheta) + " is out of range", "rope_theta",
                     "> 0, finite"};
    if (const Check problem = checkLength(request.lengths.trained, "original_max_position_embeddings"))
        return problem;
    if (const Check problem = checkLength(request.lengths.dynamicTrained, "max_position_embeddings"))
        return problem;
    if (const Check problem = checkLength(request.lengths.configured, "max_position_embeddings"))
        return problem;
    if (const Check problem = checkLength(request.lengths.context, "context")) return problem;
    return request.lengths.sequence ? checkLength(*request.lengths.sequence, "seq_len") : Check{};
}

Result<FrequencySchedule> computeSchedule(ScalingRequest request, const MethodChoice& choice) {
    const ScalingMethod* method = findScalingMethod(choice.id);
    if (const UncomputedMethod* known = findUncomputedMethod(choice.id)) return notComputed(*known, "method");
    if (method == nullptr)
        return Error{ErrorCode::WrongUsage, "unknown method '" + choice.id + "'", "method", methodIds()};
    if (const Check problem = checkRequest(request)) return *problem;
    if (const Check problem =
            checkParameterList("method " + std::string(method->id), method->parameters, choice.parameters))
        return *problem;
    request.parameters = choice.parameters;
    Result<FrequencySchedule> schedule = method->compute(request);
    if (!schedule) return schedule;
    if (const Check problem = checkSchedule(*schedule, request.ropeTheta)) return *problem;
    return schedule;
}

std::optional<double> effectiveFactor(const ScalingRequest& request, const MethodChoice& choice) {
    const ScalingMethod* method = findScalingMethod(choice.id);
    const ParameterSpec* spec = method != nullptr ? findParameter(*method, "factor") : nullptr;
    if (spec == nullptr) return choice.parameters.number("alpha");
    if (const auto given = choice.parameters.number("factor")) return given;
    if (spec->isRequired) return {};
    return spec->defaultValue ? spec->defaultValue
                              : std::optional(request.lengths.configured / request.lengths.trained);
}

Warnings warningsFor(const ScalingRequest& request, const MethodChoice& choice) {
    Warnings warnings;
    if (request.ropeTheta == 1)
        warnings.push_back({"base-one",
                            "rope_theta = 1: every pair rotates by 1 rad per token, so pairs do not differ",
                            "rope_theta"});
    if (request.ropeTheta > 0 && request.ropeTheta < 1)
        warnings.push_back({"base-below-one",
                            "rope_theta = " + shortestText(request.ropeTheta) +
                                " is below 1: frequencies increase with the pair index instead of decreasing",
                            "rope_theta"});
    const std::optional<double> factor = effectiveFactor(request, choice);
    if (factor && *factor < 1)
        warnings.push_back(
            {"factor-below-one",
             choice.id + " with factor " + shortestText(*factor) +
                 " below 1 increases the frequencies and shortens the context instead of extending it",
             "factor"});
    const double fast = choice.parameters.number("beta_fast").value_or(defaultBetaFast),
                 slow = choice.parameters.number("beta_slow").value_or(defaultBetaSlow);
    if (fast < slow && fast != 0)
        warnings.push_back({"beta-order",
                            "beta_fast = " + shortestText(fast) +
                                " is below beta_slow = " + shortestText(slow) + ": the ramp is reversed",
                            "beta_fast"});
    const double mscaleAllDim = choice.parameters.number("mscale_all_dim").value_or(0);
    const ScalingMethod* method = findScalingMethod(choice.id);
    if (method != nullptr && method->softmaxFollowsFamily &&
        request.softmaxScaling == SoftmaxScaling::Unknown && mscaleAllDim != 0 && factor.value_or(1) > 1)
        warnings.push_back({"softmax-factor-assumed",
                            "mscale_all_dim is set and model_type is absent: the softmax scale is multiplied "
                            "as in the DeepSeek family",
                            "mscale_all_dim"});
    return warnings;
}

}   // namespace rope
