#pragma once

#include "core/frequency/scaling_method.h"

#include <optional>
#include <span>
#include <string_view>

namespace rope {

/// All methods, in the order in which lists show them; `none` is first.
std::span<const ScalingMethod> scalingMethods();

/// nullptr when there is no such id.
const ScalingMethod* findScalingMethod(std::string_view id);

/// nullptr when the method has no such parameter.
const ParameterSpec* findParameter(const ScalingMethod& method, std::string_view key);

/// Checks the request and the parameters, then computes the schedule.
/// in:  choice (its parameters replace request.parameters)
/// out: pairCountOf(rotaryDim) inverse frequencies [rad/token], attention and softmax factor
/// err: WrongUsage for an unknown method or parameter; OutOfRange naming the parameter, rope_theta or
///      rotary_dim; Impossible, also for an uncomputed method
Result<FrequencySchedule> computeSchedule(ScalingRequest request, const MethodChoice& choice);

/// What every method needs of the model.
/// err: OutOfRange naming rotary_dim, rope_theta or the length
Check checkRequest(const ScalingRequest& request);

/// Values of a choice that are allowed but probably wrong: factor below 1, base at or below 1, beta_fast
/// below beta_slow
/// ...
Warnings warningsFor(const ScalingRequest& request, const MethodChoice& choice);

/// The factor that a method works with: given, else configured/trained where the method infers it; nullopt
/// where it has none.
std::optional<double> effectiveFactor(const ScalingRequest& request, const MethodChoice& choice);

}   // namespace rope
