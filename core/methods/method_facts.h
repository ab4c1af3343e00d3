#pragma once

#include "core/methods/method_registry.h"

#include <string_view>

namespace rope {

/// Whether the method looks at the current length n; false for an unknown method.
bool usesCurrentLength(const MethodChoice& choice);

/// Whether some other value of the parameter would change what the method does with this request. True where
/// the choice is not valid: then the parameter may be what has to change.
/// in: request (its parameters are ignored in favour of the choice's), key of a number or a flag
bool parameterHasEffect(ScalingRequest request, const MethodChoice& choice, std::string_view key);

/// The key of the number by which the method extends the context: "factor" or "alpha"; "" where
/// it has none.
std::string_view stretchKey(const ScalingMethod& method);

/// The method that HF transformers itself has under a rope_type; null when it has no such type.
const ScalingMethod* methodOfHfType(std::string_view type);

/// Whether the fraction of rotating pairs is a parameter of the method; else it belongs to the layout.
bool ownsRotaryFraction(const MethodChoice& choice);

}   // namespace rope
