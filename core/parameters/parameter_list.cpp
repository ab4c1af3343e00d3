#include "core/parameters/parameter_list.h"

#include "core/base/number_text.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace rope {

const ParameterSpec* findSpec(std::span<const ParameterSpec> specs, std::string_view key) {
    const auto found =
        std::find_if(specs.begin(), specs.end(), [&](const ParameterSpec& spec) { return spec.key == key; });
    return found == specs.end() ? nullptr : &*found;
}

namespace {

std::string keysOf(std::span<const ParameterSpec> specs) {
    std::string keys;
    for (const ParameterSpec& spec : specs) keys += (keys.empty() ? "" : ", ") + std::string(spec.key);
    return keys.empty() ? "no parameters" : keys;
}

}   // namespace

Check checkParameterList(std::string_view owner, std::span<const ParameterSpec> specs,
                         const ParameterValues& values) {
    for (const auto& [key, value] : values.entries()) {
        const ParameterSpec* spec = findSpec(specs, key);
        if (spec == nullptr)
            return Error{ErrorCode::WrongUsage, std::string(owner) + " has no parameter " + key, key,
                         keysOf(specs)};
        if (const Check problem = checkParameter(*spec, value)) return problem;
    }
    for (const ParameterSpec& spec : specs)
        if (spec.isRequired && values.find(spec.key) == nullptr)
            return Error{ErrorCode::OutOfRange, std::string(owner) + " needs " + std::string(spec.key),
                         std::string(spec.key), allowedRange(spec)};
    return {};
}

Check checkWhole(const ParameterValues& values, const ParameterSpec& spec) {
    const double value = valueOf(values, spec);
    if (value == std::floor(value)) return {};
    return Error{ErrorCode::OutOfRange,
                 std::string(spec.key) + " = " + shortestText(value) + " is not a whole number",
                 std::string(spec.key), allowedRange(spec) + ", whole"};
}

}   // namespace rope
