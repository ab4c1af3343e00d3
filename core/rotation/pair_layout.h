#pragma once

namespace rope {

/// Which two coordinates form pair i.
enum class Pairing {
    Half,   ///< i and i + r/2 (Llama, NeoX)
    Interleaved,   ///< 2i and 2i + 1 (GPT-J, GLM)
};

/// The positions of the rotating coordinates in a head. No other code depends on them.
/// An odd rotary dimension is padded: one zero coordinate follows the rotary part, so vectors have
/// outputDim() numbers.
struct PairLayout {
    Pairing pairing = Pairing::Half;
    int headDim = 128;   ///< D, coordinates of query and key
    int rotaryDim = 128;   ///< r, how many of them rotate
    int rotaryOffset = 0;   ///< coordinates in front of the rotary part (DeepSeek's nope part), else 0

    bool operator==(const PairLayout&) const = default;

    [[nodiscard]] int pairCount() const { return (rotaryDim + 1) / 2; }
    [[nodiscard]] bool isPadded() const { return rotaryDim % 2 != 0; }
    [[nodiscard]] int outputDim() const { return headDim + (isPadded() ? 1 : 0); }
    /// Coordinates of pair i in the (padded) vector.
    [[nodiscard]] int first(int pair) const {
        return rotaryOffset + (pairing == Pairing::Half ? pair : 2 * pair);
    }
    [[nodiscard]] int second(int pair) const {
        return rotaryOffset + (pairing == Pairing::Half ? pair + pairCount() : 2 * pair + 1);
    }
};

}   // namespace rope
