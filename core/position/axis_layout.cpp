#include "core/position/axis_layout.h"
#include "core/base/text_list.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <string>

namespace rope {

namespace {

/// The axis whose section a place falls into; places go through the sections again and again.
int sectionAt(std::span<const int> sections, int place) {
    const int sum = std::accumulate(sections.begin(), sections.end(), 0);
    int left = place % sum;
    for (std::size_t axis = 0; axis < sections.size(); ++axis) {
        if (left < sections[axis]) return static_cast<int>(axis);
        left -= sections[axis];
    }
    return 0;
}

int sectionOf(std::span<const int> sections, std::size_t axis) {
    return axis < sections.size() ? sections[axis] : 0;
}

/// src: Wang et al. 2024, Qwen2-VL, arXiv:2409.12191, section 2.1
std::vector<int> contiguous(std::span<const int> sections, int pairCount) {
    std::vector<int> axes;
    axes.reserve(static_cast<std::size_t>(pairCount));
    for (int pair = 0; pair < pairCount; ++pair) axes.push_back(sectionAt(sections, pair));
    return axes;
}

/// H at i mod 3 = 1 while i < 3h, W at i mod 3 = 2 while i < 3w, else T.
/// src: Qwen3-VL (code in transformers and vLLM)
std::vector<int> interleaved(std::span<const int> sections, int pairCount) {
    std::vector<int> axes;
    for (int pair = 0; pair < pairCount; ++pair) {
        const int axis = pair % 3;
        axes.push_back(axis != 0 && pair < 3 * sectionOf(sections, static_cast<std::size_t>(axis)) ? axis
                                                                                                   : 0);
    }
    return axes;
}

/// As above, but T needs i < 3t as well; pairs that no axis takes listen to the fourth position.
/// src: ggml, mode IMROPE (code)
std::vector<int> ggmlInterleaved(std::span<const int> sections, int pairCount) {
    const int sum = std::accumulate(sections.begin(), sections.end(), 0);
    std::vector<int> axes;
    for (int pair = 0; pair < pairCount; ++pair) {
        const int place = pair % sum, axis = place % 3;
        axes.push_back(place < 3 * sectionOf(sections, static_cast<std::size_t>(axis)) ? axis : 3);
    }
    return axes;
}

/// Sections are H, W, T; H and W alternate, then T.
/// src: Ernie 4.5 VL (code in transformers and vLLM)
std::vector<int> ernie(std::span<const int> sections, int pairCount) {
    std::vector<int> axes;
    axes.reserve(static_cast<std::size_t>(pairCount));
    for (int pair = 0; pair < pairCount; ++pair)
        axes.push_back(pair < sections[0] + sections[1] ? 1 + pair % 2 : 0);
    return axes;
}

/// Each pair is assigned to the axis with the smallest fraction of its section so far, never twice in a row
/// if there is a choice; with three axes the last pair is reserved for axis 0.
/// src: openPangu (code in vLLM)
std::vector<int> openPangu(std::span<const int> sections, int pairCount) {
    std::vector<int> wanted(sections.begin(), sections.end());
    const bool keepsLast = sections.size() == 3 && wanted[0] > 0;
    if (keepsLast) --wanted[0];
    std::vector<int> placed(wanted.size(), 0), axes;
    const auto isOpen = [&](std::size_t axis, bool mayRepeat) {
        return placed[axis] < wanted[axis] &&
               (mayRepeat || axes.empty() || axes.back() != static_cast<int>(axis));
    };
    while (static_cast<int>(axes.size()) < pairCount - (keepsLast ? 1 : 0)) {
        int best = -1;
        for (const bool mayRepeat : {false, true})
            for (std::size_t axis = 0; axis < wanted.size() && (best < 0 || !mayRepeat); ++axis) {
                if (!isOpen(axis, mayRepeat)) continue;
                const auto chosen = static_cast<std::size_t>(std::max(best, 0));
                // Compared as fractions, cross-multiplied: assigned/section.
                if (best < 0 ||
                    std::int64_t{placed[axis]} * wanted[chosen] < std::int64_t{placed[chosen]} * wanted[axis])
                    best = static_cast<int>(axis);
            }
        axes.push_back(best);
        ++placed[static_cast<std::size_t>(best)];
    }
    if (keepsLast) axes.push_back(0);
    return axes;
}

constexpr std::array rows{
    AxisLayout{"contiguous", "sections one after another",
               "Wang et al. 2024, Qwen2-VL, arXiv:2409.12191; GLM-4.1V, arXiv:2507.01006", "T H W",
               "The first pairs, with the highest frequencies, use time, the next height, the last width.", 2,
               4, false, contiguous},
    AxisLayout{"interleaved", "interleaved", "Qwen team 2025, Qwen3-VL, arXiv:2511.21631 (code)", "T H W",
               "Pairs alternate between time, height and width; the remaining ones use time.", 3, 3, false,
               interleaved},
    AxisLayout{"ggml-mrope", "ggml MROPE", "ggml (code)", "T H W E",
               "Sections one after another, gone through again when they are too short.", 2, 4, true,
               contiguous},
    AxisLayout{"ggml-imrope", "ggml IMROPE", "ggml (code)", "T H W E",
               "As interleaved, but pairs left over follow a fourth position, which is 0 for text.", 3, 4,
               true, ggmlInterleaved},
    AxisLayout{"ernie", "Ernie 4.5 VL", "Baidu 2025, Ernie 4.5 VL (code)", "T H W",
               "Height and width alternate, then time; sections are H, W, T.", 3, 3, false, ernie},
    AxisLayout{"xdrope", "XDRoPE", "Tencent 2025, Hunyuan VL (code in vLLM)", "P W H T",
               "Four sections one after another.", 4, 4, false, contiguous},
    AxisLayout{"openpangu", "openPangu", "openPangu VL (code in vLLM)", "T H W, or H W",
               "Each pair is assigned to the axis with the smallest fraction so far; the last one to time.",
               2, 3, false, openPangu}};

std::string listOf(std::span<const int> numbers) {
    return "[" + joined(numbers, [](int number) { return std::to_string(number); }) + "]";
}

Error wrongSections(std::span<const int> sections, const std::string& allowed) {
    return {ErrorCode::OutOfRange, "mrope_section = " + listOf(sections) + " does not fit", "mrope_section",
            allowed};
}

}   // namespace

std::span<const AxisLayout> axisLayouts() { return rows; }

const AxisLayout* findAxisLayout(std::string_view id) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const AxisLayout& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

Result<std::vector<int>> axisPerPair(const AxisLayout& layout, std::span<const int> sections, int pairCount) {
    if (sections.size() < layout.fewestSections || sections.size() > layout.maxSections)
        return wrongSections(sections, std::to_string(layout.fewestSections) + " to " +
                                           std::to_string(layout.maxSections) + " numbers");
    const auto isBad = [&](int section) { return section < 0 || section > pairCount; };
    const int sum = std::any_of(sections.begin(), sections.end(), isBad)
                        ? -1
                        : std::accumulate(sections.begin(), sections.end(), 0);
    // ggml is given [20, 20, 20, 20] for 40 pairs: sections beyond the last pair are never reached.
    if (layout.isCyclic ? sum <= 0 : sum != pairCount)
        return wrongSections(sections,
                             layout.isCyclic
                                 ? "numbers >= 0, up to " + std::to_string(pairCount) + ", not all 0"
                                 : "numbers >= 0 that sum to the " + std::to_string(pairCount) + " pairs");
    return layout.axisPerPair(sections, pairCount);
}

}   // namespace rope
