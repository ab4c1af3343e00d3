// Self-Extend: Jin et al. 2024, LLM Maybe LongLM, arXiv:2401.01325, section 3. Near keys keep their distance;
// far ones are grouped: floor(m/G) + (w - w/G) - floor(n/G). The repository divides w by G truly, so the
// shift is fractional when G does not divide w.
#include "core/parameters/parameter_list.h"
#include "core/position/position_map_rows.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::position_maps {

namespace {

constexpr std::array parameters{
    tokensSpec("window", 1, 1024, "w: distances below it are unchanged"),
    tokensSpec("group_size", 1, 4,
               "G: for keys beyond the window, positions are divided by it and rounded down")};

double selfExtendDistance(std::int64_t query, std::int64_t key, const ParameterValues& values) {
    const auto distance = static_cast<double>(query - key);
    const double window = valueOf(values, parameters[0]), group = valueOf(values, parameters[1]);
    if (distance < window) return distance;
    return std::floor(static_cast<double>(query) / group) + window - window / group -
           std::floor(static_cast<double>(key) / group);
}

/// The first grouped key is at position 0; the last ungrouped one may be farther away where w/G leaves a
/// fraction.
double selfExtendReach(double furthest, const ParameterValues& values) {
    const double window = valueOf(values, parameters[0]), group = valueOf(values, parameters[1]);
    if (furthest < window) return furthest;
    return std::max(std::ceil(window) - 1, std::floor(furthest / group) + window - window / group);
}

Check checkSelfExtend(const ParameterValues& values) { return checkWhole(values, parameters[1]); }

bool selfExtendHasEffect(std::string_view key, const ParameterValues& values, double furthest) {
    if (key == parameters[0].key) return valueOf(values, parameters[1]) != 1;
    return furthest >= valueOf(values, parameters[0]);
}

constexpr std::array flags{ParameterFlag{"--grp-attn-n", "group_size"},
                           ParameterFlag{"--grp-attn-w", "window"}};

}   // namespace

constinit const PositionMap selfExtendMap{
    .id = "self-extend",
    .title = "Self-Extend",
    .citation = "Jin et al. 2024, LLM Maybe LongLM, arXiv:2401.01325",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "--grp-attn-n, --grp-attn-w (edits the cache instead)",
    .summary = "Distances beyond w are grouped: floor(m/G) + w - w/G - floor(n/G).",
    .parameters = parameters,
    .check = checkSelfExtend,
    .distance = selfExtendDistance,
    .reach = selfExtendReach,
    .hasEffect = selfExtendHasEffect,
    .llamaCppFlags = flags,
    .llamaCppNote =
        "llama.cpp divides the positions in its cache window by window instead of giving each query a map of "
        "its own"};

}   // namespace rope::position_maps
