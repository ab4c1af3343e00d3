#pragma once

#include <span>
#include <string>
#include <string_view>

namespace rope::app {

/// The candidate that was probably meant: few letters apart from `given`; "" when none is near.
std::string closestTo(std::string_view given, std::span<const std::string> candidates);

/// ", did you mean --head-dim?" or nothing.
std::string didYouMean(std::string_view given, std::span<const std::string> candidates);

}   // namespace rope::app
