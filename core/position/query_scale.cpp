#include "core/position/query_scale.h"

#include "core/base/limits.h"
#include "core/base/number_text.h"
#include "core/base/text_list.h"
#include "core/parameters/parameter_list.h"
#include "core/parameters/rope_defaults.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>
#include <string>

namespace rope {

namespace {

constexpr ParameterSpec lengthSpec(std::string_view key, double minimum, double defaultValue,
                                   std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::Number,
            .unit = "token",
            .minimum = minimum,
            .maximum = static_cast<double>(maxPosition),
            .defaultValue = defaultValue,
            .isLogarithmic = true,
            .sliderLow = 512,
            .sliderHigh = 131072,
            .meaning = meaning};
}

constexpr ParameterSpec strengthSpec(std::string_view key, double defaultValue, std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::Number,
            .minimum = 0,
            .maximum = 1e6,
            .defaultValue = defaultValue,
            .sliderLow = 0,
            .sliderHigh = 1,
            .meaning = meaning};
}

constexpr std::array logNParameters{
    lengthSpec("training_length", 2, 4096, "L: no effect up to this position")};
constexpr std::array llama4Parameters{
    lengthSpec("floor_scale", 1, 8192, "tokens per step of the temperature"),
    strengthSpec("attn_scale", 0.1, "strength of the logarithm")};
constexpr std::array ministralParameters{
    lengthSpec("original_max_position_embeddings", 1, 16384, "L: the temperature increases at its multiples"),
    strengthSpec("llama_4_scaling_beta", 0.1, "strength of the logarithm")};
constexpr std::array deepSeekParameters{
    ParameterSpec{.key = "factor",
                  .kind = ParameterKind::Number,
                  .minimum = 0,
                  .minimumIsOpen = true,
                  .maximum = 1e9,
                  .defaultValue = 40,
                  .isLogarithmic = true,
                  .sliderLow = 1,
                  .sliderHigh = 64,
                  .meaning = "YaRN's factor s"},
    strengthSpec("mscale_all_dim", 1, "weight of ln s; 0 switches the scale off")};

/// src: Su Jianlin 2021, blog post 8823; Bai et al. 2023, arXiv:2309.16609 (use_logn_attn)
double logN(double position, const ParameterValues& parameters) {
    return std::max(1.0, std::log(position + 1) / std::log(valueOf(parameters, logNParameters[0])));
}

/// Steps counted from 1: the last position of a step already has the next one's scale.
double llama4Temperature(double position, const ParameterValues& parameters) {
    const double steps = std::floor((position + 1) / valueOf(parameters, llama4Parameters[0]));
    return std::log1p(steps) * valueOf(parameters, llama4Parameters[1]) + 1;
}

double ministralTemperature(double position, const ParameterValues& parameters) {
    const double steps = std::floor(position / valueOf(parameters, ministralParameters[0]));
    return 1 + valueOf(parameters, ministralParameters[1]) * std::log1p(steps);
}

/// The same at every position.
double deepSeekScale(double, const ParameterValues& parameters) {
    const double factor = valueOf(parameters, deepSeekParameters[0]),
                 weight = valueOf(parameters, deepSeekParameters[1]);
    const double magnitude = yarnAttentionFactor(factor, weight);
    return magnitude * magnitude;
}

constexpr std::array rows{
    QueryScale{"log-n", "log-n", "queries, every layer",
               "Su 2021, blog post 8823; Bai et al. 2023, Qwen, arXiv:2309.16609", "use_logn_attn", "", "",
               "max(1, ln(m + 1)/ln L): attention is more concentrated in longer contexts, so that its "
               "entropy stays about constant.",
               logNParameters, logN},
    QueryScale{"llama4-temperature", "Llama 4 temperature", "queries of layers without RoPE",
               "Meta 2025, Llama 4 (code)", "attn_temperature_tuning", "attn_temperature_tuning",
               "attention.temperature_scale (offset 1)", "ln(1 + floor((m + 1)/floor_scale)) attn_scale + 1.",
               llama4Parameters, llama4Temperature},
    QueryScale{"ministral-temperature", "Ministral temperature", "rotated queries, every layer",
               "Mistral AI 2025, Ministral 3 (code)", "llama_4_scaling_beta", "llama_4_scaling",
               "attention.temperature_scale (offset 0)", "1 + beta ln(1 + floor(m/L)).", ministralParameters,
               ministralTemperature},
    QueryScale{"deepseek-softmax", "DeepSeek softmax scale", "softmax scale, every layer",
               "DeepSeek-AI 2024, arXiv:2405.04434 (code)", "mscale_all_dim", "mscale_all_dim",
               "rope.scaling.yarn_log_multiplier",
               "(0.1 mscale_all_dim ln s + 1)^2 on 1/sqrt(D), the same at every position.",
               deepSeekParameters, deepSeekScale, false}};

}   // namespace

std::span<const QueryScale> queryScales() { return rows; }

const QueryScale* findQueryScale(std::string_view id) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const QueryScale& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

QueryScaleChoice withTrainedLength(QueryScaleChoice choice, double trainedLength) {
    const QueryScale* row = findQueryScale(choice.id);
    if (row == nullptr) return choice;
    for (const ParameterSpec& spec : row->parameters) {
        const bool isTrainedLength =
            spec.key == logNParameters[0].key || spec.key == ministralParameters[0].key;
        if (isTrainedLength && !choice.parameters.number(spec.key))
            choice.parameters.set(spec.key, std::max(spec.minimum, trainedLength));
    }
    return choice;
}

Result<double> queryScale(const QueryScale& row, double position, const ParameterValues& parameters) {
    if (!(position >= 0) || position > static_cast<double>(maxPosition))
        return Error{ErrorCode::OutOfRange, "position " + shortestText(position) + " is out of range",
                     "position", "0 to " + std::to_string(maxPosition)};
    if (const Check problem = checkParameterList(row.id, row.parameters, parameters)) return *problem;
    return row.scale(position, parameters);
}

std::string queryScaleIds() {
    return joined(rows | std::views::filter(&QueryScale::growsWithPosition), &QueryScale::id);
}

Check checkQueryScale(const QueryScaleChoice& choice) {
    const QueryScale* row = findQueryScale(choice.id);
    if (row == nullptr || !row->growsWithPosition)
        return Error{ErrorCode::WrongUsage, "unknown query scale '" + choice.id + "'", "query_scale",
                     queryScaleIds()};
    return checkParameterList(row->id, row->parameters, choice.parameters);
}

double queryScaleAt(const std::optional<QueryScaleChoice>& choice, double position) {
    const QueryScale* row = choice ? findQueryScale(choice->id) : nullptr;
    return row != nullptr ? row->scale(std::max(0.0, position), choice->parameters) : 1;
}

}   // namespace rope
