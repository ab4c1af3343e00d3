#include "ui/views/compare/compare_data.h"

#include "core/decay/decay_curve.h"
#include "ui/charts/whole_samples.h"
#include "ui/score_cells/score_colours.h"
#include "ui/score_cells/score_map_scenario.h"
#include "ui/state/state_check.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui {

namespace {

/// Small maps, several at once, one score a cell.
constexpr CellLimits mapLimits{.cells = 512, .samples = 512, .addsUp = false};
constexpr int distanceSteps = 512;
constexpr double outsideMinRad = 1e-9;   // a smaller angle is a rounding error
constexpr double headroom = 0.06;

/// From 1 to the longer of both lengths.
std::vector<std::int64_t> comparedDistances(const ContextLengths& lengths) {
    const double longest =
        std::max({lengths.trained, lengths.context, static_cast<double>(shortRangeMaxDistance)});
    const double last = std::min(std::ceil(longest), static_cast<double>(maxViewRange));
    return wholeSamples({1, last, AxisScale::Logarithmic}, distanceSteps);
}

Check addColumns(CompareData& data, const ValidScenario& scenario, const JobContext& job) {
    Result<ConsequenceStudy> study = methodConsequences(scenario, job);
    if (!study) return study.error();
    for (std::size_t i = 0; i < study->unscaled.size(); ++i) data.pairs.push_back(static_cast<double>(i));
    data.trainedRevolutions = std::move(study->trainedRevolutions);
    data.requested = listedMethods(*scenario).size();
    for (const MethodSeries& method : comparedMethods(*scenario))
        data.columns.push_back({method, std::move(study->methods[method.index]), {}, {}, {}});
    return {};
}

Check addScores(CompareData& data, const ValidScenario& scenario, const JobContext& job) {
    const std::vector<std::int64_t> distances = comparedDistances(scenario->lengths);
    Result<DecayCurves> curves = decayCurves(scenario, distances, job);
    if (!curves) return curves.error();
    Result<MethodDecay> plain = methodDecay(
        scenario, {MethodChoice{}, FrequencySchedule{scenario.unscaledFrequencies()}}, distances, job);
    if (!plain) return plain.error();
    data.distances.assign(distances.begin(), distances.end());
    data.plainScores = std::move(plain->ones);
    for (ComparedColumn& column : data.columns)
        column.scores = std::move(curves->methods[column.method.index].ones);
    return {};
}

Check addMap(ComparedColumn& column, const ValidScenario& maps, std::int64_t length, const JobContext& job) {
    const Result<ValidScenario> scenario = withActiveMethod(maps, column.method.index);
    if (!scenario) return scenario.error();
    Result<ScoreCells> cells =
        scoreCells({.scenario = *scenario, .window = {length, 0, 0, length}, .limits = mapLimits}, job);
    if (!cells) return cells.error();
    column.cells = std::move(*cells);
    return {};
}

/// One scale for all maps.
ColourScale commonScale(const CompareData& data) {
    ColourScale common;
    for (const ComparedColumn& column : data.columns) {
        const ScoreCells& cells = column.cells;
        const ColourScale scale = scoreScale(cells.stage, cells.smallest, cells.largest);
        if (&column == &data.columns.front()) common = scale;
        common.low = std::min(common.low, scale.low);
        common.high = std::max(common.high, scale.high);
    }
    return common;
}

Check addMaps(CompareData& data, const ExplorerState& relevant, const ValidScenario& curves,
              const JobContext& job) {
    Result<ValidScenario> scenario = validated(scoreMapScenario(relevant), &curves);
    if (!scenario) return scenario.error();
    data.scenario = std::move(*scenario);
    data.mapLength = scoreMapLength(relevant);
    for (ComparedColumn& column : data.columns)
        if (const Check problem = addMap(column, *data.scenario, data.mapLength, job)) return problem;
    data.scale = commonScale(data);
    for (ComparedColumn& column : data.columns) column.grid = cellGrid(column.cells.values, data.scale);
    return {};
}

void addRanges(CompareData& data) {
    double low = 0, high = 1, ratio = 1;
    for (const ComparedColumn& column : data.columns) {
        for (const double score : column.scores)
            if (std::isfinite(score)) low = std::min(low, score), high = std::max(high, score);
        for (const double one : column.numbers.spectrum.ratio)
            if (std::isfinite(one)) ratio = std::max(ratio, one);
    }
    for (const double score : data.plainScores) low = std::min(low, score);
    data.scoreRange = {low - headroom, high + headroom};
    data.ratioRange = {0, (1 + headroom) * ratio};
    data.distanceRange = {data.distances.front(), data.distances.back(), AxisScale::Logarithmic};
}

}   // namespace

const ComparedColumn& CompareData::active() const {
    return *std::find_if(columns.begin(), columns.end(),
                         [](const ComparedColumn& column) { return column.method.isActive; });
}

bool isOutside(const MethodConsequences& method, std::size_t pair) {
    return method.coverage.outsideAngleRad[pair] > outsideMinRad;
}

std::vector<MethodSeries> comparedMethods(const Scenario& scenario) {
    std::vector<MethodSeries> methods = listedMethods(scenario);
    if (methods.size() <= maxCompared) return methods;
    const auto active = std::find_if(methods.begin(), methods.end(),
                                     [](const MethodSeries& method) { return method.isActive; });
    if (active - methods.begin() >= static_cast<std::ptrdiff_t>(maxCompared))
        std::swap(methods[maxCompared - 1], *active);
    methods.resize(maxCompared);
    return methods;
}

ExplorerState relevantForCompare(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = state.scenario;
    relevant.scenario.model.clear();
    relevant.scenario.queryPosition = relevant.scenario.keyPosition = 0;
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    relevant.view.selectedPair = state.view.selectedPair;
    relevant.view.colormap = state.view.colormap;
    relevant.view.scoreMap = state.view.scoreMap;
    return relevant;
}

Result<CompareData> buildCompareData(const ExplorerState& relevant, const JobContext& job) {
    const Result<ValidScenario> scenario = validated(relevant.scenario);
    if (!scenario) return scenario.error();
    CompareData data;
    if (const Check problem = addColumns(data, *scenario, job)) return *problem;
    if (const Check problem = addScores(data, *scenario, job)) return *problem;
    if (const Check problem = addMaps(data, relevant, *scenario, job)) return *problem;
    data.trainedLength = relevant.scenario.lengths.trained;
    data.targetLength = relevant.scenario.lengths.context;
    addRanges(data);
    return data;
}

}   // namespace rope::ui
