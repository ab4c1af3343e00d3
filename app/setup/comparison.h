#pragma once

#include "core/base/result.h"
#include "core/frequency/scaling_method.h"
#include "core/position/query_scale.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rope::app {

/// "ID:key=value,key=[a,b]" taken apart: the method exists and has these parameters, and each value is of its
/// kind.
struct Comparison {
    const ScalingMethod* method = nullptr;
    std::vector<std::pair<const ParameterSpec*, std::string>> values = {};
};

/// err: WrongUsage for an unknown method or parameter, a parameter given twice, a text that is not of the
/// form
Result<Comparison> parseComparison(std::string_view text, std::string_view where);

/// The comparison as a method choice; @FILE lists are read.
/// err: as parseNumberList
Result<MethodChoice> choiceOf(const Comparison& comparison, std::string_view where);

/// A scale on queries, in the same form; nothing for "none".
/// err: WrongUsage for an unknown scale or parameter, a parameter given twice, a text that is not of the form
Result<std::optional<QueryScaleChoice>> parseQueryScale(std::string_view text, std::string_view where);

/// A parameter's value from its text. A list is a LIST, with or without brackets.
/// err: WrongUsage when it is not of the parameter's kind; as parseNumberList
Result<ParameterValue> parseParameter(const ParameterSpec& spec, std::string_view text,
                                      std::string_view where);

}   // namespace rope::app
