#include "ui/state/state_check.h"
#include "ui/views/compare/compare_picture.h"
#include "ui/views/decay/decay_samples.h"
#include "ui/views/heatmap/heatmap_build.h"
#include "ui/views/heatmap/heatmap_settings.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

/// Small maps, several at once: one score a cell.
constexpr CellLimits mapLimits{.cells = 512, .samples = 512, .addsUp = false};

/// From neighbours to the longer of both lengths.
std::vector<std::int64_t> comparedDistances(const ContextLengths& lengths) {
    const double longest = std::max({lengths.trained, lengths.context, static_cast<double>(neighbourReach)});
    const double reach = std::min(std::ceil(longest), static_cast<double>(largestReach));
    return decayDistances(static_cast<std::int64_t>(reach), AxisScale::Logarithmic);
}

/// The methods that get a column, in the order of the list, the active one among them.
std::vector<std::size_t> comparedMethods(const Scenario& scenario) {
    std::vector<std::size_t> methods;
    for (const MethodSeries& series : listedMethods(scenario)) methods.push_back(series.index);
    if (methods.size() <= mostCompared) return methods;
    if (methods[mostCompared - 1] < scenario.activeMethod) methods[mostCompared - 1] = scenario.activeMethod;
    methods.resize(mostCompared);
    return methods;
}

/// The same page with only so many methods visible.
ExplorerState limited(ExplorerState state, const std::vector<std::size_t>& methods) {
    for (std::size_t i = 0; i < state.scenario.methods.size(); ++i)
        state.scenario.methods[i].isVisible = std::find(methods.begin(), methods.end(), i) != methods.end();
    return state;
}

}   // namespace

ExplorerState relevantForCompare(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = state.scenario;
    relevant.scenario.model.clear();
    relevant.scenario.queryPosition = relevant.scenario.keyPosition = 0;
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    relevant.view.focusedPair = state.view.focusedPair;
    relevant.view.colormap = state.view.colormap;
    relevant.view.scoreMap.length = state.view.scoreMap.length;
    relevant.view.scoreMap.stage = state.view.scoreMap.stage;
    relevant.view.scoreMap.isCausal = state.view.scoreMap.isCausal;
    return relevant;
}

Result<PicturePtr> buildCompare(const ExplorerState& state, const JobContext& job) {
    const Result<ValidScenario> scenario = validated(state.scenario);
    if (!scenario) return scenario.error();
    Result<ConsequenceStudy> study = methodConsequences(*scenario, job);
    if (!study) return study.error();
    const std::vector<std::int64_t> distances = comparedDistances(state.scenario.lengths);
    Result<DecayCurves> decay = decayCurves(*scenario, distances, job);
    if (!decay) return decay.error();
    Result<MethodDecay> plain = methodDecay(
        *scenario, {MethodChoice{}, FrequencySchedule{scenario->unscaledFrequencies()}}, distances, job);
    if (!plain) return plain.error();
    const std::vector<std::size_t> methods = comparedMethods(state.scenario);
    CompareData data{std::move(*study),
                     std::move(*decay),
                     std::move(plain->ones),
                     {},
                     listedMethods(state.scenario).size()};
    for (const std::size_t index : methods) {
        ExplorerState one = state;
        one.scenario.activeMethod = index;
        one.scenario.queryPosition = one.scenario.keyPosition = 0;
        one.view.edit<HeatmapSettings>().visibleTokens = 0;   // small multiples show everything
        one.view.edit<HeatmapSettings>().shows = HeatmapShows::Active;
        one.view.edit<HeatmapSettings>().summary = BlockSummary::Mean;
        Result<std::shared_ptr<const HeatmapPicture>> map = buildHeatmapPicture(one, mapLimits, job);
        if (!map) return map.error();
        data.maps.push_back(std::move(*map));
    }
    return PicturePtr(std::make_shared<ComparePicture>(limited(state, methods), std::move(data)));
}

}   // namespace rope::ui
