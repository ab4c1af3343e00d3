#pragma once

#include <span>
#include <vector>

namespace rope {

/// What a method does to a pair.
enum class BandKind {
    Kept,   ///< theta'_i = theta_i
    Blended,   ///< scaled, but not by the factor
    Interpolated,   ///< theta'_i = theta_i / factor
    Unrotated,   ///< theta'_i = 0
};

/// Neighbouring pairs of the same kind.
struct FrequencyBand {
    BandKind kind = BandKind::Kept;
    int first = 0, last = 0;   ///< pairs, both included

    bool operator==(const FrequencyBand&) const = default;
    [[nodiscard]] int size() const { return last - first + 1; }
};

/// in:  ratio theta'_i / theta_i of each pair; factor of the method (1: nothing counts as interpolated)
std::vector<FrequencyBand> frequencyBands(std::span<const double> ratio, double factor);

/// Pairs of one kind in all bands.
int pairsOf(std::span<const FrequencyBand> bands, BandKind kind);

}   // namespace rope
