#include "ui/views/frequencies/frequencies_data.h"

#include "core/bounds/extension_bounds.h"
#include "core/methods/method_registry.h"
#include "ui/painting/ticks.h"
#include "ui/views/frequencies/frequencies_words.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

namespace rope::ui {

namespace {

constexpr int rescaleSteps = 5;   ///< between the ticks of that axis, at most

/// The results of the visible methods; those of hidden ones are discarded.
std::vector<FrequencySeries> visibleMethods(const Scenario& scenario, ConsequenceStudy& study) {
    std::vector<FrequencySeries> all;
    for (const MethodSeries& method : listedMethods(scenario)) {
        FrequencySeries series{method, std::move(study.methods[method.index]), {}};
        for (const double ratio : series.numbers.spectrum.ratio) series.rescale.push_back(1 / ratio);
        all.push_back(std::move(series));
    }
    return all;
}

/// Null where a visible method is plain RoPE already.
Result<std::optional<MethodConsequences>> plainRope(const Scenario& scenario,
                                                    const std::vector<FrequencySeries>& methods,
                                                    const JobContext& job) {
    if (std::any_of(methods.begin(), methods.end(),
                    [](const FrequencySeries& series) { return series.method.id == "none"; }))
        return std::optional<MethodConsequences>();
    const Result<ValidScenario> withoutAny = validated(withoutMethods(scenario));
    if (!withoutAny) return withoutAny.error();
    Result<ConsequenceStudy> plain = methodConsequences(*withoutAny, job);
    if (!plain) return plain.error();
    return std::optional(std::move(plain->methods.front()));
}

std::vector<FrequencyBand> activeBands(const Scenario& scenario, const FrequenciesData& data) {
    const MethodSpectrum& spectrum = data.active().numbers.spectrum;
    const std::optional<double> factor = effectiveFactor(scalingRequest(scenario), spectrum.choice);
    return frequencyBands(spectrum.ratio, factor.value_or(1));
}

/// Whole powers of ten around all frequencies and both lengths.
AxisRange frequencyRange(const FrequenciesData& data) {
    double low = lengthFrequency(std::max(data.trainedLength, data.targetLength)), high = 0;
    const auto include = [&](const std::vector<double>& frequencies) {
        for (const double frequency : frequencies) {
            if (!(frequency > 0) || !std::isfinite(frequency)) continue;
            low = std::min(low, frequency);
            high = std::max(high, frequency);
        }
    };
    if (data.plain) include(data.unscaled);
    for (const FrequencySeries& series : data.methods)
        include(series.numbers.spectrum.schedule.inverseFrequencies);
    if (!(high > low)) high = 10 * low;
    constexpr double headroom = 0.02;   // [powers of ten]
    return {std::pow(10.0, std::floor(std::log10(low))),
            std::pow(10.0, std::ceil(std::log10(high) + headroom)), AxisScale::Logarithmic};
}

AxisRange rescaleRange(const FrequenciesData& data) {
    double largest = 1;
    for (const FrequencySeries& series : data.methods)
        for (const double rescale : series.rescale)
            if (std::isfinite(rescale)) largest = std::max(largest, rescale);
    constexpr double headroom = 1.08;
    return niceLinearRange(0, headroom * largest, rescaleSteps);
}

/// From 0 to the multiple of a quarter turn above the largest angle.
AxisRange untrainedRange(const FrequenciesData& data) {
    double largest = data.plain ? data.plain->coverage.largestOutsideAngleRad() : 0;
    for (const FrequencySeries& series : data.methods)
        largest = std::max(largest, series.numbers.coverage.largestOutsideAngleRad());
    constexpr double quarter = std::numbers::pi / 2, rounding = 1e-9;
    return {0, quarter * std::clamp(std::ceil(largest / quarter - rounding), 1.0, 4.0)};
}

}   // namespace

const FrequencySeries& FrequenciesData::active() const {
    return *std::find_if(methods.begin(), methods.end(),
                         [](const FrequencySeries& series) { return series.method.isActive; });
}

std::vector<const FrequencySeries*> FrequenciesData::inDrawOrder() const {
    std::vector<const FrequencySeries*> order;
    for (const FrequencySeries& series : methods)
        if (!series.method.isActive) order.push_back(&series);
    order.push_back(&active());
    return order;
}

std::optional<double> FrequenciesData::criticalPair() const {
    if (!criticalDimension) return {};
    return static_cast<double>(*criticalDimension) / 2 - 0.5;
}

double lengthFrequency(double tokens) { return 2 * std::numbers::pi / tokens; }

ExplorerState relevantForFrequencies(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = state.scenario;
    relevant.scenario.model.clear();
    relevant.scenario.queryPosition = relevant.scenario.keyPosition = 0;
    relevant.scenario.vectors = {};
    relevant.scenario.precision = {};
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    return relevant;
}

Result<FrequenciesData> buildFrequenciesData(const ExplorerState& relevant, const JobContext& job) {
    const Scenario& scenario = relevant.scenario;
    const Result<ValidScenario> valid = validated(scenario);
    if (!valid) return valid.error();
    Result<ConsequenceStudy> study = methodConsequences(*valid, job);
    if (!study) return study.error();
    const Result<ExtensionBounds> bounds =
        extensionBounds(*valid, {.searchesBases = false, .searchesNegativeSums = false}, job);
    if (!bounds) return bounds.error();
    FrequenciesData data;
    data.methods = visibleMethods(scenario, *study);
    Result<std::optional<MethodConsequences>> plain = plainRope(scenario, data.methods, job);
    if (!plain) return plain.error();
    data.plain = std::move(*plain);
    data.unscaled = std::move(study->unscaled);
    for (std::size_t i = 0; i < data.unscaled.size(); ++i) data.pairs.push_back(static_cast<double>(i));
    data.bands = activeBands(scenario, data);
    data.criticalDimension = bounds->criticalDimension;
    data.trainedLength = scenario.lengths.trained;
    data.targetLength = scenario.lengths.context;
    data.frequencyRange = frequencyRange(data);
    data.rescaleRange = rescaleRange(data);
    data.untrainedRange = untrainedRange(data);
    return data;
}

Result<DataTable> frequenciesTable(const ExplorerState& relevant, const JobContext& job) {
    const Result<FrequenciesData> data = buildFrequenciesData(relevant, job);
    if (!data) return data.error();
    DataTable table{tableComments(relevant.scenario, frequenciesTitle()),
                    {{"pair", data->pairs}, {"unscaled [rad/token]", data->unscaled}}};
    if (data->criticalDimension)
        table.comments.push_back("critical dimension: " + std::to_string(*data->criticalDimension));
    for (const FrequencySeries& series : data->methods) {
        const MethodConsequences& numbers = series.numbers;
        const std::string& name = series.method.label;
        table.columns.push_back(
            {"inverse frequency [rad/token], " + name, numbers.spectrum.schedule.inverseFrequencies});
        table.columns.push_back({"wavelength [token], " + name, numbers.spectrum.wavelengths});
        table.columns.push_back({"ratio, " + name, numbers.spectrum.ratio});
        table.columns.push_back({"unseen angle [rad], " + name, numbers.coverage.outsideAngleRad});
    }
    return table;
}

}   // namespace rope::ui
