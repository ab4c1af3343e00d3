#pragma once

#include "core/position/token_axes.h"

#include <optional>
#include <vector>

namespace rope {

/// How fast each pair rotates, and how strongly the result is scaled. The outcome of every scaling method.
struct FrequencySchedule {
    std::vector<double> inverseFrequencies;   ///< one per pair [rad/token]; >= 0, fastest first unless the
                                              ///< method says otherwise
    double attentionFactor = 1.0;   ///< A, multiplied into cos and sin, so into q and k alike
    double softmaxFactor = 1.0;   ///< multiplies the softmax scale; 1 except in the DeepSeek family

    std::optional<TokenAxes> axes =
        {};   ///< where a token has a position on each of several axes; else it has one

    bool operator==(const FrequencySchedule&) const = default;

    [[nodiscard]] std::size_t pairCount() const { return inverseFrequencies.size(); }
    /// The position that rotates a pair of the token at `token` [token or patch].
    [[nodiscard]] double place(std::size_t pair, std::int64_t token) const {
        return static_cast<double>(axes ? axes->place(pair, token) : token);
    }
    /// The furthest apart that a pair of two of the tokens 0..lastToken is rotated [token or patch].
    [[nodiscard]] double reach(std::size_t pair, double lastToken) const {
        return axes ? axes->reach(pair, lastToken) : lastToken;
    }
    /// Logits change by A^2 * softmaxFactor.
    [[nodiscard]] double logitFactor() const { return attentionFactor * attentionFactor * softmaxFactor; }
};

/// 2*pi / theta [token]; infinity for a pair that is not rotated.
double wavelengthTokens(double inverseFrequency);

}   // namespace rope
