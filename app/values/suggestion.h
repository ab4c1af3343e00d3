#pragma once

#include <span>
#include <string>
#include <string_view>

namespace rope::app {

/// The candidate with the smallest edit distance to `given`; "" if none is similar.
std::string closestTo(std::string_view given, std::span<const std::string> candidates);

/// ", did you mean --head-dim?", or "" if no candidate is similar.
std::string didYouMean(std::string_view given, std::span<const std::string> candidates);

/// "a, b, c"
std::string joined(std::span<const std::string> names, std::string_view separator = ", ");

}   // namespace rope::app
