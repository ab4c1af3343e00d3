// ReRoPE and its leaky form: Su Jianlin 2023, blog posts 9708 and 9731, repository bojone/rerope. Distances
// below the window are unchanged; beyond it they are limited, or divided by k. The repository also
// multiplies queries by log-n (see query_scale.h).
#include "core/parameters/parameter_list.h"
#include "core/position/position_map_rows.h"

#include <algorithm>
#include <array>

namespace rope::position_maps {

namespace {

constexpr ParameterSpec window = tokensSpec("window", 1, 512, "w: distances below it are unchanged");
constexpr std::array reropeParameters{window};
constexpr std::array leakyParameters{
    window, ParameterSpec{.key = "leaky_scale",
                          .kind = ParameterKind::Number,
                          .minimum = 1,
                          .maximum = 1e9,
                          .defaultValue = 16,
                          .isLogarithmic = true,
                          .sliderLow = 1,
                          .sliderHigh = 64,
                          .meaning = "k: divisor of the distance beyond the window"}};

double reropeOf(double distance, const ParameterValues& parameters) {
    return std::min(distance, valueOf(parameters, window));
}

double leakyOf(double distance, const ParameterValues& parameters) {
    const double kept = valueOf(parameters, window);
    return distance < kept ? distance : kept + (distance - kept) / valueOf(parameters, leakyParameters[1]);
}

double reropeDistance(std::int64_t query, std::int64_t key, const ParameterValues& parameters) {
    return reropeOf(static_cast<double>(query - key), parameters);
}

double leakyDistance(std::int64_t query, std::int64_t key, const ParameterValues& parameters) {
    return leakyOf(static_cast<double>(query - key), parameters);
}

bool reropeHasEffect(std::string_view, const ParameterValues&, double furthest) { return furthest > 1; }

bool leakyHasEffect(std::string_view key, const ParameterValues& parameters, double furthest) {
    if (key == window.key) return furthest > 1 && valueOf(parameters, leakyParameters[1]) != 1;
    return furthest > valueOf(parameters, window);
}

}   // namespace

constinit const PositionMap reropeMap{.id = "rerope",
                                      .title = "ReRoPE",
                                      .citation = "Su 2023, blog post 9708 and repository bojone/rerope",
                                      .hfName = "",
                                      .vllmName = "",
                                      .llamaCppName = "",
                                      .summary = "Distances are limited to w: min(distance, w).",
                                      .parameters = reropeParameters,
                                      .check = nullptr,
                                      .distance = reropeDistance,
                                      .reach = reropeOf,
                                      .hasEffect = reropeHasEffect};

constinit const PositionMap leakyReropeMap{
    .id = "leaky-rerope",
    .title = "Leaky ReRoPE",
    .citation = "Su 2023, blog post 9708 and repository bojone/rerope",
    .hfName = "",
    .vllmName = "",
    .llamaCppName = "",
    .summary = "Distances beyond w are compressed by k: w + (distance - w)/k.",
    .parameters = leakyParameters,
    .check = nullptr,
    .distance = leakyDistance,
    .reach = leakyOf,
    .hasEffect = leakyHasEffect};

}   // namespace rope::position_maps
