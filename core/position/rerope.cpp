// ReRoPE and its leaky form: Su Jianlin 2023, blog posts 9708 and 9731, repository bojone/rerope. Distances below the window are kept;
// beyond it they stop growing, or grow k times slower. The repository also multiplies queries by log-n (see query_scale.h).
#include "core/frequency/parameter_list.h"
#include "core/position/position_map_rows.h"

#include <algorithm>
#include <array>

namespace rope::position_maps {

namespace {

constexpr ParameterSpec window = tokensSpec("window", 1, 512, "w: distances below it are kept");
constexpr std::array reropeParameters{window};
constexpr std::array leakyParameters{window, ParameterSpec{.key = "leaky_scale",
                                                           .kind = ParameterKind::Number,
                                                           .minimum = 1,
                                                           .maximum = 1e9,
                                                           .standard = 16,
                                                           .isLogarithmic = true,
                                                           .sliderLow = 1,
                                                           .sliderHigh = 64,
                                                           .meaning = "k: beyond the window distances grow this many times slower"}};

double reropeDistance(std::int64_t query, std::int64_t key, const ParameterValues& parameters) {
    return std::min(static_cast<double>(query - key), valueOf(parameters, window));
}

double leakyDistance(std::int64_t query, std::int64_t key, const ParameterValues& parameters) {
    const auto distance = static_cast<double>(query - key);
    const double kept = valueOf(parameters, window);
    return distance < kept ? distance : kept + (distance - kept) / valueOf(parameters, leakyParameters[1]);
}

}   // namespace

constinit const PositionMap reropeMap{.id = "rerope",
                                      .title = "ReRoPE",
                                      .citation = "Su 2023, blog post 9708 and repository bojone/rerope",
                                      .hfName = "",
                                      .vllmName = "",
                                      .llamaCppName = "",
                                      .summary = "min(distance, w).",
                                      .parameters = reropeParameters,
                                      .check = nullptr,
                                      .distance = reropeDistance};

constinit const PositionMap leakyReropeMap{.id = "leaky-rerope",
                                           .title = "Leaky ReRoPE",
                                           .citation = "Su 2023, blog post 9708 and repository bojone/rerope",
                                           .hfName = "",
                                           .vllmName = "",
                                           .llamaCppName = "",
                                           .summary = "The distance below w, then w + (distance - w)/k.",
                                           .parameters = leakyParameters,
                                           .check = nullptr,
                                           .distance = leakyDistance};

}   // namespace rope::position_maps
