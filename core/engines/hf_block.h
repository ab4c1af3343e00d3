#pragma once

#include "core/frequency/scaling_method.h"
#include "core/json/json_object.h"
#include "core/parameters/rope_defaults.h"

#include <string>

namespace rope {

/// A scaling in HF's words.
struct HfBlock {
    double ropeTheta = defaultRopeTheta;
    JsonObject members;   ///< rope_type and its parameters; empty for no scaling
    std::string whyNot;   ///< why HF has no words for it; empty when it has
};

/// rope_type if HF has the method, YaRN with an explicit attention_factor if only the attention factor
/// differs, another rope_theta where the method amounts to that.
HfBlock hfBlock(const ScalingRequest& request, const MethodChoice& choice);

/// The base that gives the same frequencies without any method; nullopt when there is none.
std::optional<double> equivalentBase(const ScalingRequest& request, const MethodChoice& choice);

}   // namespace rope
