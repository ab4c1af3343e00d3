#pragma once

#include "app/values/number_list.h"
#include "core/base/result.h"
#include "core/frequency/scaling_method.h"
#include "core/position/query_scale.h"

#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace rope::app {

/// The value of a method parameter as given: a list may be in a file that has not been read yet.
using ParameterInput = std::variant<double, bool, NumberList>;

/// err: as numbersOf
Result<ParameterValue> parameterValue(const ParameterInput& input, std::string_view where);

/// A method with parameters, from a text ID:key=value,key=[a,b].
struct MethodInput {
    const ScalingMethod* method = nullptr;
    std::vector<std::pair<const ParameterSpec*, ParameterInput>> values = {};
};

inline constexpr const char* methodForms = "ID or ID:key=value,key=[a,b]";

/// err: WrongUsage for an unknown method or parameter, a parameter that is given twice, and a text that is
/// not of the form; Impossible for an unsupported method; OutOfRange as parseNumberList
Result<MethodInput> parseMethod(std::string_view text, std::string_view where);

/// The method as a choice; reads the files of lists.
/// err: as numbersOf
Result<MethodChoice> choiceOf(const MethodInput& input, std::string_view where);

/// A query scale in the same form; nullopt for "none".
/// err: WrongUsage as parseMethod
Result<std::optional<QueryScaleChoice>> parseQueryScale(std::string_view text, std::string_view where);

}   // namespace rope::app
