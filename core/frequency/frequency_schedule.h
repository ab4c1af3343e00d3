#pragma once

#include <vector>

namespace rope {

/// How fast each pair turns, and how strongly the result is scaled. The outcome of every scaling method.
struct FrequencySchedule {
    std::vector<double> inverseFrequencies;   ///< one per pair [rad/token]; >= 0, fastest first unless the method says otherwise
    double attentionFactor = 1.0;   ///< A, multiplied into cos and sin, so into q and k alike
    double softmaxFactor = 1.0;   ///< multiplies the softmax scale; 1 except in the DeepSeek family

    bool operator==(const FrequencySchedule&) const = default;

    [[nodiscard]] std::size_t pairCount() const { return inverseFrequencies.size(); }
    /// Logits change by A^2 * softmaxFactor.
    [[nodiscard]] double logitFactor() const { return attentionFactor * attentionFactor * softmaxFactor; }
};

/// 2*pi / theta [token]; infinity where the pair stands still.
double wavelengthTokens(double inverseFrequency);

}   // namespace rope
