#include "core/analysis/frequency_bands.h"

#include <cmath>

namespace rope {

namespace {

constexpr double rounding =
    1e-9;   // methods compute theta'_i by different routes; their last bits say nothing

BandKind kindOf(double ratio, double factor) {
    if (ratio == 0) return BandKind::Unrotated;
    if (std::abs(ratio - 1) <= rounding) return BandKind::Kept;
    return std::abs(ratio * factor - 1) <= rounding ? BandKind::Interpolated : BandKind::Blended;
}

}   // namespace

std::vector<FrequencyBand> frequencyBands(std::span<const double> ratio, double factor) {
    std::vector<FrequencyBand> bands;
    for (std::size_t i = 0; i < ratio.size(); ++i) {
        const BandKind kind = kindOf(ratio[i], factor);
        const int pair = static_cast<int>(i);
        if (bands.empty() || bands.back().kind != kind) bands.push_back({kind, pair, pair});
        bands.back().last = pair;
    }
    return bands;
}

int pairsOf(std::span<const FrequencyBand> bands, BandKind kind) {
    int count = 0;
    for (const FrequencyBand& band : bands)
        if (band.kind == kind) count += band.size();
    return count;
}

}   // namespace rope
