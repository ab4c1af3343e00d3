#pragma once

#include "core/methods/method_registry.h"
#include "tests/support/near.h"

#include <gtest/gtest.h>

/// Helpers of the tests in this folder.
namespace rope::method_support {

inline ScalingRequest model(int rotaryDim = 128, double base = 10000, double trained = 4096) {
    return {
        .rotaryDim = rotaryDim,
        .ropeTheta = base,
        .lengths = {.trained = trained, .dynamicTrained = trained, .configured = trained, .context = trained},
        .softmaxScaling = SoftmaxScaling::Never};
}

inline FrequencySchedule computed(const ScalingRequest& request, const MethodChoice& choice) {
    Result<FrequencySchedule> schedule = computeSchedule(request, choice);
    EXPECT_TRUE(schedule.ok()) << choice.id << ": " << (schedule ? "" : describe(schedule.error()));
    return schedule ? std::move(*schedule) : FrequencySchedule{};
}

/// Required parameters at a sensible value, lists of the right length.
inline ParameterValues sensibleParameters(const ScalingMethod& method, int rotaryDim) {
    ParameterValues parameters;
    for (const ParameterSpec& spec : method.parameters) {
        if (spec.kind == ParameterKind::NumberPerPair)
            parameters.set(spec.key,
                           std::vector<double>(static_cast<std::size_t>(pairCountOf(rotaryDim)), 2.0));
        else if (spec.isRequired) parameters.set(spec.key, 2.0);
    }
    return parameters;
}

}   // namespace rope::method_support
