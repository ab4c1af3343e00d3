#include "core/methods/method_facts.h"
#include "core/parameters/parameter_list.h"

#include <algorithm>
#include <utility>

namespace rope {

bool usesCurrentLength(const MethodChoice& choice) {
    const ScalingMethod* method = findScalingMethod(choice.id);
    return method != nullptr && method->lengthUse != LengthUse::None;
}

bool parameterHasEffect(ScalingRequest request, const MethodChoice& choice, std::string_view key) {
    const ScalingMethod* method = findScalingMethod(choice.id);
    if (method == nullptr || method->hasEffect == nullptr) return true;
    if (checkRequest(request) || checkParameterList(method->id, method->parameters, choice.parameters))
        return true;
    request.parameters = choice.parameters;
    return method->hasEffect(key, request);
}

std::string_view stretchKey(const ScalingMethod& method) {
    for (const std::string_view key : {"factor", "alpha"})
        if (findParameter(method, key) != nullptr) return key;
    return {};
}

const ScalingMethod* methodOfHfType(std::string_view type) {
    if (type.empty()) return nullptr;
    const auto rows = scalingMethods();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const ScalingMethod& row) { return isHfType(row, type); });
    return found == rows.end() ? nullptr : &*found;
}

bool ownsRotaryFraction(const MethodChoice& choice) {
    const ScalingMethod* method = findScalingMethod(choice.id);
    return method != nullptr && findParameter(*method, "partial_rotary_factor") != nullptr;
}

}   // namespace rope
