#pragma once

#include "core/base/result.h"

#include <span>
#include <string_view>

namespace rope {

/// A method of the literature that is known by name and not computed: lists say why, and choosing it is
/// rejected with the same message.
struct UncomputedMethod {
    std::string_view id;   ///< kebab-case; no computed method has it
    std::string_view title;
    std::string_view actsOn;   ///< as ScalingMethod::actsOn; S scores
    std::string_view citation;
    std::string_view hfName, vllmName, llamaCppName;   ///< "" where there is none
    std::string_view summary;   ///< one sentence: what it does
    std::string_view reason;   ///< one clause: why no numbers follow from a model's settings alone
};

/// Methods with learned weights, of training, or for positions of several axes.
std::span<const UncomputedMethod> uncomputedMethods();

/// nullptr when there is no such id.
const UncomputedMethod* findUncomputedMethod(std::string_view id);

/// What choosing it comes to: Impossible, with the reason.
Error notComputed(const UncomputedMethod& method, std::string_view where);

}   // namespace rope
