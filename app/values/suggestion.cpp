#include "app/values/suggestion.h"

#include "core/base/edit_distance.h"

#include <algorithm>

namespace rope::app {

namespace {

constexpr std::size_t longestWord = 64;   // longer words are not suggestions for a name

}   // namespace

std::string closestTo(std::string_view given, std::span<const std::string> candidates) {
    if (given.size() > longestWord) return {};
    std::string best;
    std::size_t bestDistance = std::max<std::size_t>(1, given.size() / 3) + 1;
    for (const std::string& candidate : candidates) {
        const std::size_t distance = editDistance(given, candidate);
        if (distance >= bestDistance) continue;
        best = candidate;
        bestDistance = distance;
    }
    return best;
}

std::string didYouMean(std::string_view given, std::span<const std::string> candidates) {
    const std::string closest = closestTo(given, candidates);
    return closest.empty() ? std::string() : ", did you mean " + closest + "?";
}

}   // namespace rope::app
