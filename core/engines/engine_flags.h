#pragma once

#include "core/model/imported_model.h"

#include <string>
#include <vector>

namespace rope {

/// The settings of a scaling for one inference engine.
struct EngineSetting {
    std::string text;   ///< flags, or a JSON object on one line, or the sentence "cannot be expressed there,
                        ///< because ..."
    bool isExpressible = false;
};

struct EngineFlags {
    EngineSetting hf;   ///< keys of a config.json for HF transformers 4: rope_theta, rope_scaling
    EngineSetting hf5;   ///< for HF transformers 5: rope_parameters
    EngineSetting vllm;   ///< --hf-overrides with its JSON
    EngineSetting llamaCpp;   ///< --rope-scaling and its companions
    std::vector<std::string> notes;   ///< where a program reads the same setting differently
};

/// The scaling of all layer groups of a model, as settings for inference engines.
EngineFlags engineFlags(const ImportedModel& model);

/// The same for one scaling of all layers.
/// in:  the request whose parameters are ignored in favour of the choice's; the part of the head that rotates
/// where it is not all
EngineFlags engineFlags(const ScalingRequest& request, const MethodChoice& choice,
                        std::optional<double> rotaryFraction = {});

}   // namespace rope
