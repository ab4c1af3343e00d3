#include "app/values/suggestion.h"

#include <algorithm>
#include <vector>

namespace rope::app {

namespace {

/// Insertions, deletions and substitutions between two words.
std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

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

std::string joined(std::span<const std::string> names, std::string_view separator) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : std::string(separator)) + name;
    return text;
}

}   // namespace rope::app
