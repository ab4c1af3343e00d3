#pragma once

#include "core/model/imported_model.h"

#include <optional>
#include <string_view>
#include <vector>

namespace rope {

/// The report of `inspect` on one layer group: given values, the assumed base, and derived numbers.
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
