#include "ui/views/decay/decay_data.h"

#include "core/bounds/cosine_sum_scan.h"
#include "ui/charts/nearest_sample.h"
#include "ui/painting/ticks.h"
#include "ui/views/decay/decay_samples.h"
#include "ui/views/decay/decay_words.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace rope::ui {

namespace {

/// The chosen measure of a method's samples, or of its columns.
template <class Measures>
auto& measured(Measures& method, DecayMeasure measure) {
    switch (measure) {
        case DecayMeasure::Bound:
            return method.bound;
        case DecayMeasure::Ones:
            return method.ones;
        case DecayMeasure::Score:
            return method.score;
    }
    return method.bound;
}

/// Next to other views one sample per pixel is sufficient, since it is computed at each step of a slider;
/// alone it shows every distance.
bool isAlone(const ExplorerState& state) { return state.view.front == "decay"; }

AxisScale axisScale(const DecaySettings& settings) {
    return settings.isLogarithmic ? AxisScale::Logarithmic : AxisScale::Linear;
}

Result<DecayCurves> sampledCurves(const ValidScenario& scenario, const DecaySettings& settings,
                                  const JobContext& job) {
    return decayCurves(scenario, decayDistances(settings.maxDistance, axisScale(settings)), job);
}

void addOutline(DecayData& data) {
    for (std::size_t column = 0; column + 1 < data.edges.size(); ++column) {
        const std::int64_t first = data.edges[column], last = data.edges[column + 1] - 1;
        data.columnCentres.push_back(0.5 * static_cast<double>(first + last));
        data.outlineXs.push_back(static_cast<double>(first));
        for (DecaySeries& series : data.methods) series.outline.push_back(series.columns.low[column]);
        if (first == last) continue;
        data.outlineXs.push_back(static_cast<double>(last));
        for (DecaySeries& series : data.methods) series.outline.push_back(series.columns.high[column]);
    }
}

Check addColumns(DecayData& data, const ValidScenario& scenario, const DecaySettings& settings,
                 const JobContext& job) {
    data.edges = decayEdges(settings.maxDistance, axisScale(settings));
    Result<DecayEnvelopes> envelopes = decayEnvelopes(scenario, data.edges, job);
    if (!envelopes) return envelopes.error();
    for (DecaySeries& series : data.methods)
        series.columns = std::move(measured(envelopes->methods[series.method.index], data.measure));
    addOutline(data);
    return {};
}

/// Zero always belongs to the chart: a decay is a decay towards it.
AxisRange verticalRange(const DecayData& data) {
    double low = 0, high = 0;
    for (const DecaySeries& series : data.methods)
        for (const double value : data.hasColumns() ? series.outline : series.samples) {
            if (!std::isfinite(value)) continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
    return niceLinearRange(low, high, decayVerticalSteps);
}

std::optional<double> valueAtTarget(const DecayData& data) {
    if (!(data.targetLength >= data.xRange.low && data.targetLength <= data.xRange.high)) return {};
    for (const DecaySeries& series : data.methods)
        if (series.method.isActive) return series.samples[nearestSample(data.distances, data.targetLength)];
    return {};
}

/// Where the curve of ones first falls below zero, within what is drawn.
std::optional<std::int64_t> firstNegative(const ResolvedMethod& method, std::int64_t maxDistance,
                                          const JobContext& job) {
    const std::optional<NegativeSum> found =
        CosineSumScan(method.schedule.inverseFrequencies)
            .firstNegative(1, std::min(maxDistance, maxScannedDistance), job);
    return found ? std::optional(found->distance) : std::nullopt;
}

}   // namespace

std::size_t DecayData::columnAt(double distance) const {
    const auto after = std::upper_bound(edges.begin(), edges.end() - 1, std::llround(distance));
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(after - edges.begin() - 1, 0));
}

ExplorerState relevantForDecay(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = state.scenario;
    relevant.scenario.model.clear();
    relevant.scenario.queryPosition = relevant.scenario.keyPosition = 0;
    relevant.scenario.mask = ScoreMask::None;
    relevant.view.edit<DecaySettings>() = state.view.get<DecaySettings>();
    if (isAlone(state)) relevant.view.front = state.view.front;
    return relevant;
}

Result<DecayData> buildDecayData(const ExplorerState& relevant, const JobContext& job) {
    const Result<ValidScenario> valid = validated(relevant.scenario);
    if (!valid) return valid.error();
    const Scenario& scenario = relevant.scenario;
    const auto& settings = relevant.view.get<DecaySettings>();
    Result<DecayCurves> curves = sampledCurves(*valid, settings, job);
    if (!curves) return curves.error();
    DecayData data;
    data.measure = settings.measure;
    data.stage = scenario.stage;
    data.trainedLength = scenario.lengths.trained;
    data.targetLength = scenario.lengths.context;
    data.distances.assign(curves->distances.begin(), curves->distances.end());
    for (const MethodSeries& method : listedMethods(scenario))
        data.methods.push_back(
            {method, std::move(measured(curves->methods[method.index], data.measure)), {}, {}});
    if (isAlone(relevant) && hasFastDecay(*valid))
        if (const Check problem = addColumns(data, *valid, settings, job)) return *problem;
    for (const double frequency : valid->activeMethod().schedule.inverseFrequencies)
        data.wavelengths.push_back(wavelengthTokens(frequency));
    if (data.hasColumns() && data.measure == DecayMeasure::Ones)
        data.firstNegative = firstNegative(valid->activeMethod(), settings.maxDistance, job);
    data.xRange = {data.distances.front(), data.distances.back(), axisScale(settings)};
    data.yRange = verticalRange(data);
    data.targetValue = valueAtTarget(data);
    return data;
}

Result<DataTable> decayTable(const ExplorerState& relevant, const JobContext& job) {
    const Result<ValidScenario> scenario = validated(relevant.scenario);
    if (!scenario) return scenario.error();
    const Result<DecayCurves> curves = sampledCurves(*scenario, relevant.view.get<DecaySettings>(), job);
    if (!curves) return curves.error();
    DataTable table{tableComments(relevant.scenario, decayTitle()),
                    {{"distance [token]", {curves->distances.begin(), curves->distances.end()}}}};
    for (const MethodSeries& series : listedMethods(relevant.scenario)) {
        const MethodDecay& method = curves->methods[series.index];
        table.columns.push_back({"bound, " + series.label, method.bound});
        table.columns.push_back({"ones, " + series.label, method.ones});
        table.columns.push_back({"score, " + series.label, method.score});
    }
    return table;
}

}   // namespace rope::ui
