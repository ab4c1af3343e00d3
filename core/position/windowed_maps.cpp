// Maps with a window: STRING (An et al. 2024, arXiv:2410.18745, section 4), LM-Infinite (Han et al. 2023,
// arXiv:2308.16137, section 4) and StreamingLLM (Xiao et al. 2023, arXiv:2309.17453, section 3.2).
#include "core/parameters/parameter_list.h"
#include "core/position/position_map_rows.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string>

namespace rope::position_maps {

namespace {

constexpr double outside = std::numeric_limits<double>::quiet_NaN();

constexpr std::array stringParameters{
    tokensSpec("shifted_offset", 1, 1365, "S: distances from S on are reduced by S; a third of L"),
    tokensSpec("small_local_value", 0, 128, "W: the distance that replaces S")};
constexpr std::array infiniteParameters{
    tokensSpec("global_size", 0, 10, "G: first tokens, unmasked for every query"),
    tokensSpec("local_size", 1, 4096, "L: last tokens that are unmasked, and the maximum distance")};
constexpr std::array streamingParameters{
    tokensSpec("sink_size", 0, 4, "sink tokens: first tokens that stay in the cache"),
    tokensSpec("window_size", 1, 2044, "last tokens that stay in the cache")};

double stringDistance(std::int64_t query, std::int64_t key, const ParameterValues& values) {
    const auto distance = static_cast<double>(query - key);
    const double offset = valueOf(values, stringParameters[0]);
    return distance < offset ? distance : distance - offset + valueOf(values, stringParameters[1]);
}

double infiniteDistance(std::int64_t query, std::int64_t key, const ParameterValues& values) {
    const auto distance = static_cast<double>(query - key);
    const double local = valueOf(values, infiniteParameters[1]);
    const bool isGlobal = static_cast<double>(key) < valueOf(values, infiniteParameters[0]);
    if (!isGlobal && distance >= local) return outside;
    return std::min(distance, local);
}

/// Positions count places in the cache: what was evicted leaves no gap.
double streamingDistance(std::int64_t query, std::int64_t key, const ParameterValues& values) {
    const auto sinks = static_cast<std::int64_t>(valueOf(values, streamingParameters[0]));
    const auto window = static_cast<std::int64_t>(valueOf(values, streamingParameters[1]));
    if (query - key < window) return static_cast<double>(query - key);
    if (key >= sinks) return outside;
    const std::int64_t evicted = std::max<std::int64_t>(query + 1 - sinks - window, 0);
    return static_cast<double>(query - key - evicted);
}

double stringReach(double furthest, const ParameterValues& values) {
    const double offset = valueOf(values, stringParameters[0]);
    return furthest < offset ? furthest
                             : std::max(offset - 1, furthest - offset + valueOf(values, stringParameters[1]));
}

double infiniteReach(double furthest, const ParameterValues& values) {
    const double local = valueOf(values, infiniteParameters[1]);
    return std::min(furthest, valueOf(values, infiniteParameters[0]) > 0 ? local : local - 1);
}

double streamingReach(double furthest, const ParameterValues& values) {
    return std::min(furthest,
                    valueOf(values, streamingParameters[0]) + valueOf(values, streamingParameters[1]) - 1);
}

Check checkAllWhole(std::span<const ParameterSpec> specs, const ParameterValues& values) {
    for (const ParameterSpec& spec : specs)
        if (const Check problem = checkWhole(values, spec)) return problem;
    return {};
}

Check checkString(const ParameterValues& values) {
    if (const Check problem = checkAllWhole(stringParameters, values)) return problem;
    const double offset = valueOf(values, stringParameters[0]);
    if (valueOf(values, stringParameters[1]) <= offset) return {};
    return Error{ErrorCode::OutOfRange, "small_local_value moves distances up instead of down",
                 "small_local_value",
                 "at most shifted_offset = " + std::to_string(static_cast<std::int64_t>(offset))};
}

Check checkInfinite(const ParameterValues& values) { return checkAllWhole(infiniteParameters, values); }

Check checkStreaming(const ParameterValues& values) { return checkAllWhole(streamingParameters, values); }

/// S may not be below W, and with S = W nothing moves.
bool stringHasEffect(std::string_view key, const ParameterValues& values, double furthest) {
    if (key == stringParameters[0].key) return furthest > valueOf(values, stringParameters[1]);
    return furthest >= valueOf(values, stringParameters[0]);
}

bool infiniteHasEffect(std::string_view key, const ParameterValues& values, double furthest) {
    if (key == infiniteParameters[0].key) return furthest >= valueOf(values, infiniteParameters[1]);
    return furthest > 1 || valueOf(values, infiniteParameters[0]) == 0;
}

bool streamingHasEffect(std::string_view key, const ParameterValues& values, double furthest) {
    if (key == streamingParameters[0].key) return furthest >= valueOf(values, streamingParameters[1]);
    return furthest > valueOf(values, streamingParameters[0]);
}

}   // namespace

constinit const PositionMap stringMap{
    .id = "string",
    .title = "STRING",
    .citation = "An et al. 2024, Why Does the Effective Context Length of LLMs Fall Short?, arXiv:2410.18745",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "",
    .summary = "Distances from S on are shifted down to W, so that frequent short distances are reused.",
    .parameters = stringParameters,
    .check = checkString,
    .distance = stringDistance,
    .reach = stringReach,
    .hasEffect = stringHasEffect};

constinit const PositionMap lmInfiniteMap{
    .id = "lm-infinite",
    .title = "LM-Infinite",
    .citation = "Han et al. 2023, LM-Infinite, arXiv:2308.16137",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "",
    .summary = "Distances are limited to L, and only the first G and the last L keys are unmasked.",
    .parameters = infiniteParameters,
    .check = checkInfinite,
    .distance = infiniteDistance,
    .reach = infiniteReach,
    .hasEffect = infiniteHasEffect};

constinit const PositionMap streamingMap{
    .id = "streaming-llm",
    .title = "StreamingLLM",
    .citation =
        "Xiao et al. 2023, Efficient Streaming Language Models with Attention Sinks, arXiv:2309.17453",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "--keep",
    .summary =
        "Distances are indices in a cache of the first tokens and a recent window; other keys are masked.",
    .parameters = streamingParameters,
    .check = checkStreaming,
    .distance = streamingDistance,
    .reach = streamingReach,
    .hasEffect = streamingHasEffect};

}   // namespace rope::position_maps
