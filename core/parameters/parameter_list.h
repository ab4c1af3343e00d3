#pragma once

#include "core/parameters/parameter.h"

#include <span>
#include <string_view>

namespace rope {

/// The spec of a key; nullptr when the list has no such key.
const ParameterSpec* findSpec(std::span<const ParameterSpec> specs, std::string_view key);

/// Every given parameter is known and in its range, and every required one is there.
/// err: WrongUsage for a key that `owner` does not have; OutOfRange naming the key
Check checkParameterList(std::string_view owner, std::span<const ParameterSpec> specs,
                         const ParameterValues& values);

/// A number, or its default (0 where it has none).
inline double valueOf(const ParameterValues& values, const ParameterSpec& spec) {
    return values.number(spec.key).value_or(spec.defaultValue.value_or(0));
}

/// err: OutOfRange when a given number is not whole
Check checkWhole(const ParameterValues& values, const ParameterSpec& spec);

}   // namespace rope
