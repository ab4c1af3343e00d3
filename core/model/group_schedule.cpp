#include "core/model/group_schedule.h"
#include "core/methods/method_registry.h"

#include "core/base/limits.h"
#include "core/parameters/rope_defaults.h"

#include <algorithm>

namespace rope {

ContextLengths lengthsOf(const ImportedModel& model) {
    constexpr double defaultLength = 4096;
    const double trained = model.trainedContext.value_or(model.context.value_or(defaultLength));
    const double configured = model.context.value_or(trained);
    return {
        .trained = trained, .dynamicTrained = configured, .configured = configured, .context = configured};
}

ScalingRequest scalingRequestOf(const ImportedModel& model, const LayerGroup& group) {
    return {.rotaryDim = group.rotaryDim.value_or(0),
            .ropeTheta = group.ropeTheta.value_or(defaultRopeTheta),
            .lengths = lengthsOf(model),
            .softmaxScaling = model.softmaxScaling,
            .parameters = group.method.parameters};
}

bool rotates(const LayerGroup& group) {
    const ScalingMethod* method = findScalingMethod(group.method.id);
    return method == nullptr || method->rotates;
}

LayerGroup withSomeRotaryDim(LayerGroup group) {
    constexpr int defaultHeadDim = 128;
    if (group.rotaryDim) return group;
    const std::vector<double>* divisors = group.method.parameters.list("short_factor");
    const bool hasList = divisors != nullptr && !divisors->empty();
    group.rotaryDim =
        hasList ? static_cast<int>(std::min<std::size_t>(2 * divisors->size(), maxHeadDim)) : defaultHeadDim;
    return group;
}

Result<FrequencySchedule> scheduleOf(const ImportedModel& model, const LayerGroup& group) {
    if (!rotates(group))
        return Error{ErrorCode::Impossible,
                     "the layers '" + group.name + "' of " + model.file + " have no rotary embedding",
                     "layers", "a group that rotates"};
    if (!group.rotaryDim)
        return Error{ErrorCode::OutOfRange, "head_dim is unknown: " + model.file + " does not give it",
                     "head_dim", "1 to " + std::to_string(maxHeadDim)};
    return computeSchedule(scalingRequestOf(model, group), group.method);
}

}   // namespace rope
