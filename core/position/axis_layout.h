#pragma once

#include "core/base/result.h"

#include <span>
#include <string_view>
#include <vector>

namespace rope {

/// An assignment of the pairs to several position axes (time, height, width, ...).
struct AxisLayout {
    std::string_view id;   ///< kebab-case
    std::string_view title;
    std::string_view citation;
    std::string_view axes;   ///< what axis 0, 1, ... mean: "T H W"
    std::string_view summary;   ///< one sentence
    std::size_t fewestSections, maxSections;
    bool isCyclic;   ///< the sections may sum to less than the number of pairs, and are then gone through
                     ///< again
    /// Axis of each pair. May assume checked sections.
    std::vector<int> (*axisPerPair)(std::span<const int> sections, int pairCount);
};

/// Contiguous, interleaved (HF and vLLM), ggml's two, Ernie 4.5 VL, XDRoPE, openPangu.
std::span<const AxisLayout> axisLayouts();

/// nullptr when there is no such id.
const AxisLayout* findAxisLayout(std::string_view id);

/// Which axis' position rotates each pair.
/// in:  sections: pairs per axis (Ernie: H, W, T)
/// out: pairCount axis numbers
/// err: OutOfRange naming `mrope_section` when their number, sign or sum does not fit
Result<std::vector<int>> axisPerPair(const AxisLayout& layout, std::span<const int> sections, int pairCount);

}   // namespace rope
