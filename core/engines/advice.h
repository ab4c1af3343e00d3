#pragma once

#include "core/model/imported_model.h"

#include <optional>
#include <string>
#include <vector>

namespace rope {

/// One thing that could be done, with the numbers that follow.
struct Recommendation {
    std::string id;   ///< the method, or the rule
    std::optional<MethodChoice> choice = {};   ///< what to set; nothing where the advice is a sentence alone
    std::optional<double> factor = {}, ropeTheta = {}, attentionFactor = {};
    std::optional<int> unscaledPairs = {}, blendedPairs = {},
                       interpolatedPairs = {};   ///< unscaled, blended, interpolated
    std::string sentence;
    std::string hf = {};   ///< the keys for HF transformers 4, on one line; "" where there are none
};

/// What would carry the model to `targetContext` [token]: each suitable method with the factor it needs,
/// target / L. Without a target: only what the file itself calls for.
std::vector<Recommendation> adviceFor(const ImportedModel& model, std::optional<double> targetContext);

}   // namespace rope
