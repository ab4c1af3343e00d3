#pragma once

#include "core/model/imported_model.h"

#include <optional>
#include <string_view>
#include <vector>

namespace rope {

/// What `inspect` says about one group: what the file gives, the assumed base, and the numbers that follow.
struct GroupFacts {
    std::optional<int> headDim = {}, rotaryDim = {};
    std::optional<double> ropeTheta = {};
    MethodChoice method = {};
    std::optional<double> attentionFactor = {}, softmaxFactor = {};   ///< empty where nothing rotates
    std::optional<std::vector<double>> inverseFrequencies =
        {};   ///< [rad/token]; empty where the rotary dimension is not known
};

GroupFacts factsOf(const ImportedModel& model, const LayerGroup& group);

}   // namespace rope
