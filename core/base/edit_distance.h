#pragma once

#include <cstddef>
#include <string_view>

namespace rope {

/// Levenshtein distance: how many insertions, deletions and substitutions of one byte change `a` to `b`.
/// Time and memory grow with the product and the length of the words.
std::size_t editDistance(std::string_view a, std::string_view b);

}   // namespace rope
