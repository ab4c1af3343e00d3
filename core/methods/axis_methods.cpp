// Several position axes. M-RoPE: Wang et al. 2024, Qwen2-VL, arXiv:2409.12191, section 2.1; later layouts of
// it by name. Vision towers: half of the pairs follow the row of a patch, half its column.
#include "core/methods/axis_methods.h"

#include "core/base/limits.h"
#include "core/base/number_text.h"
#include "core/frequency/method_parts.h"
#include "core/parameters/parameter_list.h"
#include "core/position/axis_layout.h"
#include "core/position/vision_plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string>

namespace rope {

namespace {

constexpr ParameterSpec sectionsSpec(std::string_view key, std::string_view meaning) {
    return {.key = key,
            .kind = ParameterKind::Numbers,
            .unit = "pairs",
            .minimum = 0,
            .maximum = maxHeadDim,
            .meaning = meaning};
}

constexpr ParameterSpec gridSpec(std::string_view meaning) {
    return {.key = "image_grid_thw",
            .kind = ParameterKind::Numbers,
            .unit = "patch",
            .minimum = 1,
            .maximum = static_cast<double>(maxGridTokens),
            .meaning = meaning};
}

constexpr ParameterSpec startSpec{
    .key = "image_start",
    .kind = ParameterKind::Number,
    .unit = "token",
    .minimum = 0,
    .maximum = static_cast<double>(maxPosition),
    .defaultValue = 16,
    .sliderLow = 0,
    .sliderHigh = 1024,
    .meaning = "first token of the image in the example; text precedes and follows it"};
constexpr ParameterSpec mergeSpec{.key = "spatial_merge_size",
                                  .kind = ParameterKind::Number,
                                  .unit = "patch",
                                  .minimum = 1,
                                  .maximum = 64,
                                  .defaultValue = 2,
                                  .sliderLow = 1,
                                  .sliderHigh = 4,
                                  .meaning = "patches per side of the block that forms one token"};

constexpr std::array mropeParameters{
    sectionsSpec("mrope_section", "pairs for time, height and width; default: 1/4, 3/8, 3/8"), startSpec,
    gridSpec("frames, rows and columns of the image; default: 1, 32, 32"), mergeSpec};
constexpr std::array interleavedParameters{
    sectionsSpec("mrope_section", "pairs for time, height and width; default: 3/8, 5/16, 5/16"), startSpec,
    gridSpec("frames, rows and columns of the image; default: 1, 32, 32"), mergeSpec};
constexpr std::array ernieParameters{
    sectionsSpec("mrope_section", "pairs for height, width and time; default: 11/32, 11/32, 5/16"), startSpec,
    gridSpec("frames, rows and columns of the image; default: 1, 32, 32"), mergeSpec};
constexpr std::array panguParameters{
    sectionsSpec("mrope_section", "pairs for time, height and width; default: a third each"), startSpec,
    gridSpec("frames, rows and columns of the image; default: 1, 32, 32"), mergeSpec};
constexpr std::array xdropeParameters{
    sectionsSpec("xdrope_section", "pairs for sequence, width, height and time; default: a quarter each"),
    startSpec, gridSpec("frames (1), rows and columns of the image; default: 1, 32, 32"), mergeSpec};
constexpr std::array patchParameters{
    gridSpec("frames (1), rows and columns of the image; default: 1, 32, 32")};
constexpr std::array blockParameters{patchParameters[0], mergeSpec};

Error wrongList(const ParameterSpec& spec, const std::string& what, const std::string& allowed) {
    return {ErrorCode::OutOfRange, std::string(spec.key) + " " + what, std::string(spec.key), allowed};
}

/// A list of whole numbers as given, or `standard`.
Result<std::vector<int>> wholeList(const ParameterValues& values, const ParameterSpec& spec,
                                   std::vector<int> defaultValue) {
    const std::vector<double>* given = values.list(spec.key);
    if (given == nullptr) return defaultValue;
    std::vector<int> whole;
    for (const double number : *given) {
        if (number != std::floor(number))
            return wrongList(spec, "has " + shortestText(number), "whole numbers");
        whole.push_back(static_cast<int>(number));
    }
    return whole;
}

/// in: grid [frame, row, column] in patches; merged: whether a block of patches is one token
Result<TokenGrid> gridOf(const ParameterValues& values, const ParameterSpec& spec, std::int64_t merge,
                         bool isMerged) {
    const Result<std::vector<int>> list = wholeList(values, spec, {1, 32, 32});
    if (!list) return list.error();
    if (list->size() != 3)
        return wrongList(spec, "has " + std::to_string(list->size()) + " numbers", "frames, rows, columns");
    TokenGrid grid{.frames = (*list)[0], .rows = (*list)[1], .columns = (*list)[2], .mergeSize = merge};
    if (grid.rows % merge != 0 || grid.columns % merge != 0)
        return wrongList(spec, "has rows or columns that blocks of " + std::to_string(merge) + " do not fill",
                         "multiples of spatial_merge_size");
    if (isMerged) grid.rows /= merge, grid.columns /= merge, grid.mergeSize = 1;
    if (grid.tokens() > maxGridTokens)
        return wrongList(spec, "makes " + std::to_string(grid.tokens()) + " tokens",
                         "at most " + std::to_string(maxGridTokens));
    return grid;
}

/// Sections in thirty-seconds of the pairs; what rounding leaves over goes to the axis `rest`.
std::vector<int> sharesOf(int pairs, std::span<const int> parts, std::size_t rest) {
    std::vector<int> sections;
    for (const int part : parts) sections.push_back(pairs * part / 32);
    sections[rest] += pairs - std::accumulate(sections.begin(), sections.end(), 0);
    return sections;
}

/// One layout of M-RoPE: how the sections are dealt out, and the rule for positions.
struct MultiAxis {
    std::string_view id, layout;
    AxisRule rule;
    std::span<const ParameterSpec> parameters;   ///< sections, start, grid, merge
    std::array<int, 4> shares;   ///< of the standard sections, in thirty-seconds of the pairs
    std::size_t axes, rest;
};

constexpr MultiAxis contiguousAxes{
    "mrope", "contiguous", AxisRule::TimeHeightWidth, mropeParameters, {8, 12, 12, 0}, 3, 0},
    interleavedAxes{"mrope-interleaved",
                    "interleaved",
                    AxisRule::TimeHeightWidth,
                    interleavedParameters,
                    {12, 10, 10, 0},
                    3,
                    0},
    ernieAxes{"mrope-ernie", "ernie", AxisRule::TimeHeightWidth, ernieParameters, {11, 11, 10, 0}, 3, 2},
    panguAxes{
        "mrope-openpangu", "openpangu", AxisRule::TimeHeightWidth, panguParameters, {10, 10, 10, 0}, 3, 0},
    xdropeAxes{"xdrope", "xdrope", AxisRule::RowsInSequence, xdropeParameters, {8, 8, 8, 8}, 4, 0};

std::vector<int> defaultSections(const MultiAxis& kind, int pairs) {
    return sharesOf(pairs, std::span(kind.shares).first(kind.axes), kind.rest);
}

Result<TokenAxes> multiAxisOf(const MultiAxis& kind, const ScalingRequest& request) {
    const ParameterValues& values = request.parameters;
    for (const ParameterSpec& spec : {kind.parameters[1], kind.parameters[3]})
        if (const Check problem = checkWhole(values, spec)) return *problem;
    const int pairs = pairCountOf(request.rotaryDim);
    const Result<std::vector<int>> sections =
        wholeList(values, kind.parameters[0], defaultSections(kind, pairs));
    if (!sections) return sections.error();
    Result<std::vector<int>> axes = axisPerPair(*findAxisLayout(kind.layout), *sections, pairs);
    if (!axes)
        return Error{axes.error().code, axes.error().message, std::string(kind.parameters[0].key),
                     axes.error().allowed};
    Result<TokenGrid> grid = gridOf(values, kind.parameters[2],
                                    static_cast<std::int64_t>(valueOf(values, kind.parameters[3])), true);
    if (!grid) return grid.error();
    grid->start = static_cast<std::int64_t>(valueOf(values, kind.parameters[1]));
    if (kind.rule == AxisRule::RowsInSequence && grid->frames != 1)
        return wrongList(kind.parameters[2], "has several frames", "1 frame");
    return TokenAxes{kind.rule, std::move(*axes), *grid};
}

template <const MultiAxis& kind>
Result<FrequencySchedule> computeMultiAxis(const ScalingRequest& request) {
    Result<TokenAxes> axes = multiAxisOf(kind, request);
    if (!axes) return axes.error();
    FrequencySchedule schedule{methods::unscaledFrequencies(request.rotaryDim, request.ropeTheta)};
    schedule.axes = std::move(*axes);
    return schedule;
}

/// A vision tower: theta_i and the axis of each pair, and the order of the patches.
struct VisionTower {
    AxisPlan (*plan)(int headDim, double base);
    AxisRule rule;
    std::span<const ParameterSpec> parameters;   ///< grid, and merge where patches come in blocks
};

constexpr VisionTower qwenTower{qwen2VisionPlan, AxisRule::RowColumn, blockParameters},
    pixtralTower{pixtralPlan, AxisRule::RowColumn, patchParameters},
    llamaTower{llama4VisionPlan, AxisRule::ColumnRowFromOne, patchParameters};

template <const VisionTower& tower>
Result<FrequencySchedule> computeVision(const ScalingRequest& request) {
    if (request.rotaryDim % 4 != 0)
        return Error{ErrorCode::OutOfRange,
                     "rotary_dim = " + std::to_string(request.rotaryDim) + " cannot be shared by two axes",
                     "rotary_dim", "a multiple of 4"};
    std::int64_t merge = 1;
    if (tower.parameters.size() > 1) {
        if (const Check problem = checkWhole(request.parameters, tower.parameters[1])) return *problem;
        merge = static_cast<std::int64_t>(valueOf(request.parameters, tower.parameters[1]));
    }
    const Result<TokenGrid> grid = gridOf(request.parameters, tower.parameters[0], merge, false);
    if (!grid) return grid.error();
    if (grid->frames != 1) return wrongList(tower.parameters[0], "has several frames", "1 frame");
    AxisPlan plan = tower.plan(request.rotaryDim, request.ropeTheta);
    FrequencySchedule schedule{std::move(plan.inverseFrequencies)};
    schedule.axes = TokenAxes{tower.rule, std::move(plan.axis), *grid};
    return schedule;
}

}   // namespace

std::span<const ScalingMethod> axisMethods() {
    static const std::array rows{
        ScalingMethod{"mrope", "M-RoPE", "P",
                      "Wang et al. 2024, Qwen2-VL, arXiv:2409.12191; GLM-4.1V, arXiv:2507.01006",
                      "mrope_section", "mrope_section", "rope type MROPE, rope.dimension_sections",
                      "The first pairs use time, the next height, the last width. Text has the same position "
                      "on each axis; images have frames, rows and columns.",
                      mropeParameters, computeMultiAxis<contiguousAxes>},
        ScalingMethod{
            "mrope-interleaved", "interleaved M-RoPE", "P",
            "Qwen team 2025, Qwen3-VL, arXiv:2511.21631 (code)", "mrope_interleaved", "mrope_interleaved",
            "rope type IMROPE",
            "Pairs alternate between time, height and width, so that each axis has high and low frequencies.",
            interleavedParameters, computeMultiAxis<interleavedAxes>},
        ScalingMethod{
            "mrope-ernie", "Ernie 4.5 VL M-RoPE", "P", "Baidu 2025, Ernie 4.5 VL (code)", "mrope_section",
            "mrope_section", "",
            "High-frequency pairs alternate between height and width; low-frequency pairs use time.",
            ernieParameters, computeMultiAxis<ernieAxes>},
        ScalingMethod{
            "mrope-openpangu", "openPangu M-RoPE", "P", "openPangu VL (code in vLLM)", "", "mrope_section",
            "", "Each pair is assigned to the axis with the smallest fraction so far, the last one to time.",
            panguParameters, computeMultiAxis<panguAxes>},
        ScalingMethod{"xdrope", "XDRoPE", "P", "Tencent 2025, Hunyuan VL (code in vLLM)", "xdrope_section",
                      "xdrope_section", "",
                      "Sequence, width, height and time have a quarter of the pairs each; the rows of an "
                      "image are counted from 0.",
                      xdropeParameters, computeMultiAxis<xdropeAxes>},
        ScalingMethod{"vision-2d", "2-D RoPE (Qwen2-VL)", "P",
                      "Wang et al. 2024, Qwen2-VL, arXiv:2409.12191, section 2.1 (code)",
                      "Qwen2VLVisionConfig", "", "rope type VISION",
                      "Vision encoder: the first half of the pairs uses the row of a patch, the second half "
                      "its column.",
                      blockParameters, computeVision<qwenTower>},
        ScalingMethod{"vision-2d-pixtral", "2-D RoPE (Pixtral)", "P",
                      "Agrawal et al. 2024, Pixtral, arXiv:2410.07073, section 2.2 (code)",
                      "PixtralVisionConfig", "", "",
                      "Vision encoder: even pairs use the row of a patch, odd pairs its column.",
                      patchParameters, computeVision<pixtralTower>},
        ScalingMethod{"vision-2d-llama4", "2-D RoPE (Llama 4)", "P",
                      "Meta 2025, Llama 4 (code in transformers)", "Llama4VisionConfig", "", "",
                      "Vision encoder: columns, then rows, counted from 1; pairs are interleaved; the class "
                      "token is not rotated.",
                      patchParameters, computeVision<llamaTower>}};
    return rows;
}

bool isAxisMethod(std::string_view id) {
    const auto rows = axisMethods();
    return std::any_of(rows.begin(), rows.end(), [&](const ScalingMethod& row) { return row.id == id; });
}

std::optional<AxisSections> axisSections(int rotaryDim, const MethodChoice& choice) {
    for (const MultiAxis* kind : {&contiguousAxes, &interleavedAxes, &ernieAxes, &panguAxes, &xdropeAxes}) {
        if (kind->id != choice.id) continue;
        const std::string_view key = kind->parameters[0].key;
        AxisSections sections{key, {}, kind == &interleavedAxes};
        if (const std::vector<double>* given = choice.parameters.list(key)) sections.sections = *given;
        else
            for (const int section : defaultSections(*kind, pairCountOf(rotaryDim)))
                sections.sections.push_back(section);
        return sections;
    }
    return {};
}

}   // namespace rope
