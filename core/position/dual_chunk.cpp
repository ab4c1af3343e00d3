// Dual chunk attention: An et al. 2024, Training-Free Long-Context Scaling, arXiv:2402.17463, section 3;
// Qwen2.5-1M. With c = C - l: same chunk m mod c - n mod c; the chunk before min(m mod c + c, C) - n mod c;
// older ones min(2c - 1, C) - n mod c.
#include "core/parameters/parameter_list.h"
#include "core/position/position_map_rows.h"

#include <algorithm>
#include <array>
#include <string>

namespace rope::position_maps {

namespace {

constexpr std::array parameters{
    tokensSpec("chunk_size", 1, 3072, "C: maximum distance"),
    tokensSpec("local_size", 0, 384,
               "l: tokens of the previous chunk with unchanged distances; a chunk has C - l tokens")};

double dualChunkDistance(std::int64_t query, std::int64_t key, const ParameterValues& values) {
    const auto size = static_cast<std::int64_t>(valueOf(values, parameters[0]));
    const std::int64_t chunk = size - static_cast<std::int64_t>(valueOf(values, parameters[1]));
    const std::int64_t chunksBack = query / chunk - key / chunk;
    const std::int64_t inChunk = query % chunk;
    const std::int64_t position = chunksBack == 0   ? inChunk
                                  : chunksBack == 1 ? std::min(inChunk + chunk, size)
                                                    : std::min(2 * chunk - 1, size);
    return static_cast<double>(position - key % chunk);
}

/// A query of the next chunk and the first key of its own: min(m mod c + c, C).
double dualChunkMaxDistance(double furthest, const ParameterValues& values) {
    const double size = valueOf(values, parameters[0]), chunk = size - valueOf(values, parameters[1]);
    return std::min({furthest, 2 * chunk - 1, size});
}

Check checkDualChunk(const ParameterValues& values) {
    for (const ParameterSpec& spec : parameters)
        if (const Check problem = checkWhole(values, spec)) return problem;
    const double size = valueOf(values, parameters[0]), local = valueOf(values, parameters[1]);
    if (local < size) return {};
    return Error{ErrorCode::OutOfRange, "local_size must be smaller than the chunk", "local_size",
                 "below chunk_size = " + std::to_string(static_cast<std::int64_t>(size))};
}

bool dualChunkHasEffect(std::string_view key, const ParameterValues& values, double furthest) {
    return furthest > 1 && (key == parameters[0].key || valueOf(values, parameters[0]) > 1);
}

}   // namespace

constinit const PositionMap dualChunkMap{
    .id = "dual-chunk",
    .title = "dual chunk attention",
    .citation = "An et al. 2024, arXiv:2402.17463; Qwen2.5-1M, arXiv:2501.15383",
    .hfName = "",
    .vllmName = "dual_chunk_attention_config",
    .llamaCppName = "",
    .summary =
        "Distances inside a chunk and to the previous one are unchanged; longer ones are replaced by the "
        "maximum.",
    .parameters = parameters,
    .check = checkDualChunk,
    .distance = dualChunkDistance,
    .reach = dualChunkMaxDistance,
    .hasEffect = dualChunkHasEffect,
    .vllmObject = "dual_chunk_attention_config"};

}   // namespace rope::position_maps
