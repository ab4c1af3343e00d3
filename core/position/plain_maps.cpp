// Maps that move or stretch all distances alike: the identity, offsets (a cache whose positions were
// shifted), and position interpolation as a change of positions instead of frequencies (Chen et al. 2023,
// arXiv:2306.15595: theta_i / s and m / s are the same angle).
#include "core/parameters/parameter_list.h"
#include "core/position/position_map_rows.h"

#include <array>
#include <cmath>

namespace rope::position_maps {

namespace {

constexpr std::array offsetParameters{tokensSpec("query_offset", 0, 0, "added to every query's position"),
                                      tokensSpec("key_offset", 0, 0, "added to every key's position")};
constexpr std::array factorParameters{ParameterSpec{.key = "factor",
                                                    .kind = ParameterKind::Number,
                                                    .minimum = 0,
                                                    .minimumIsOpen = true,
                                                    .maximum = 1e9,
                                                    .defaultValue = 4,
                                                    .isLogarithmic = true,
                                                    .sliderLow = 1,
                                                    .sliderHigh = 64,
                                                    .meaning = "divisor of every position"}};

double ownDistance(std::int64_t query, std::int64_t key, const ParameterValues&) {
    return static_cast<double>(query - key);
}

double offsetDistance(std::int64_t query, std::int64_t key, const ParameterValues& parameters) {
    return static_cast<double>(query - key) + valueOf(parameters, offsetParameters[0]) -
           valueOf(parameters, offsetParameters[1]);
}

double interpolatedDistance(std::int64_t query, std::int64_t key, const ParameterValues& parameters) {
    return static_cast<double>(query - key) / valueOf(parameters, factorParameters[0]);
}

double ownReach(double furthest, const ParameterValues&) { return furthest; }

double offsetReach(double furthest, const ParameterValues& parameters) {
    const double moved = valueOf(parameters, offsetParameters[0]) - valueOf(parameters, offsetParameters[1]);
    return furthest + std::abs(moved);   // queries that come before their keys rotate the other way
}

double interpolatedReach(double furthest, const ParameterValues& parameters) {
    return furthest / valueOf(parameters, factorParameters[0]);
}

}   // namespace

constinit const PositionMap identityMap{.id = "identity",
                                        .title = "own distance",
                                        .citation = "Su et al. 2021, RoFormer, arXiv:2104.09864",
                                        .hfName = "",
                                        .vllmName = "",
                                        .llamaCppName = "",
                                        .summary = "query position minus key position.",
                                        .parameters = {},
                                        .check = nullptr,
                                        .distance = ownDistance,
                                        .reach = ownReach,
                                        .movesLaterKeys = true};

constinit const PositionMap offsetMap{
    .id = "offset",
    .title = "offset",
    .citation = "transformers and llama.cpp (code): positions of a shifted or joined cache",
    .hfName = "position_ids",
    .vllmName = "positions",
    .llamaCppName = "llama_memory_seq_add",
    .summary = "Constants added to query and key positions; equal constants have no effect.",
    .parameters = offsetParameters,
    .check = nullptr,
    .distance = offsetDistance,
    .reach = offsetReach,
    .movesLaterKeys = true};

constinit const PositionMap interpolatedMap{.id = "interpolated",
                                            .title = "interpolated",
                                            .citation = "Chen et al. 2023, arXiv:2306.15595",
                                            .hfName = "",
                                            .vllmName = "",
                                            .llamaCppName = "",
                                            .summary = "Every distance divided by the factor.",
                                            .parameters = factorParameters,
                                            .check = nullptr,
                                            .distance = interpolatedDistance,
                                            .reach = interpolatedReach,
                                            .movesLaterKeys = true};

}   // namespace rope::position_maps
