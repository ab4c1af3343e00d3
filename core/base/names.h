#pragma once

#include "core/base/text_list.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace rope {

/// Names of a closed choice, as they are written on the command line and in JSON.
template <class Value, std::size_t count>
using Names = std::array<std::pair<Value, std::string_view>, count>;

template <class Value, std::size_t count>
constexpr std::string_view nameOf(const Names<Value, count>& names, Value value) {
    for (const auto& [candidate, name] : names)
        if (candidate == value) return name;
    return {};
}

template <class Value, std::size_t count>
constexpr std::optional<Value> valueOf(const Names<Value, count>& names, std::string_view wanted) {
    for (const auto& [value, name] : names)
        if (name == wanted) return value;
    return {};
}

/// "half, interleaved"
template <class Value, std::size_t count>
std::string listOf(const Names<Value, count>& names) {
    return joined(names, [](const auto& named) { return named.second; });
}

}   // namespace rope
