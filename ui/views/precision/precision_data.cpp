#include "ui/views/precision/precision_data.h"

#include "ui/charts/method_series.h"
#include "ui/painting/ticks.h"
#include "ui/views/precision/precision_samples.h"
#include "ui/views/precision/precision_words.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

namespace rope::ui {

namespace {

std::vector<double> asCurve(const std::vector<std::int64_t>& numbers) {
    return {numbers.begin(), numbers.end()};
}

/// Of the largest errors, and of the score where it is larger: the error is read relative to it.
AxisRange errorRange(const PrecisionData& data) {
    double low = std::numeric_limits<double>::infinity(), high = 0;
    for (const PrecisionSeries& series : data.study.series)
        for (const double error : series.largestDeviation) {
            if (!(error > 0)) continue;
            low = std::min(low, error);
            high = std::max(high, error);
        }
    const double score = data.score();
    if (score > high && std::isfinite(score) && low <= high) high = score;
    return decadesAround(low, high);
}

}   // namespace

PrecisionData precisionData(Scenario scenario, PrecisionStudy study) {
    PrecisionData data{.scenario = std::move(scenario),
                       .study = std::move(study),
                       .shifts = {},
                       .lengths = {},
                       .positionCounts = {},
                       .rotationCounts = {},
                       .shiftRange = {},
                       .errorRange = {},
                       .lengthRange = {}};
    data.shifts = asCurve(data.study.shifts);
    data.lengths = asCurve(data.study.lengths);
    for (const PrecisionSeries& series : data.study.series) {
        data.positionCounts.push_back(asCurve(series.values.counts));
        data.rotationCounts.push_back(asCurve(series.rotations.counts));
    }
    data.shiftRange = {1, std::max(2.0, data.shifts.back()), AxisScale::Logarithmic};
    data.errorRange = errorRange(data);
    data.lengthRange = {1, std::max(2.0, data.lengths.back()), AxisScale::Logarithmic};
    return data;
}

ExplorerState relevantForPrecision(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.model.clear();
    relevant.scenario.mask = ScoreMask::None;
    return relevant;
}

Result<PrecisionData> buildPrecisionData(const ExplorerState& relevant, const JobContext& job) {
    const Result<ValidScenario> scenario = validated(relevant.scenario);
    if (!scenario) return scenario.error();
    Result<PrecisionStudy> study = precisionStudy(*scenario, precisionShifts(relevant.scenario),
                                                  precisionLengths(relevant.scenario), job);
    if (!study) return study.error();
    return precisionData(relevant.scenario, std::move(*study));
}

Result<DataTable> precisionTable(const ExplorerState& relevant, const JobContext& job) {
    const Result<PrecisionData> data = buildPrecisionData(relevant, job);
    if (!data) return data.error();
    DataTable table{tableComments(relevant.scenario, precisionTitle()),
                    {{"common shift [token]", data->shifts}}};
    for (const PrecisionSeries& series : data->study.series) {
        const std::string name(formatName(series.format));
        table.columns.push_back({"score, " + name, series.score});
        table.columns.push_back({"deviation from float64, " + name, series.deviation});
        table.columns.push_back({"largest deviation so far, " + name, series.largestDeviation});
    }
    table.columns.push_back({"length N [token]", data->lengths});
    for (std::size_t i = 0; i < data->study.series.size(); ++i) {
        const std::string name(formatName(data->study.series[i].format));
        table.columns.push_back({"distinct positions, " + name, data->positionCounts[i]});
        table.columns.push_back({"distinct rotations, " + name, data->rotationCounts[i]});
    }
    const std::size_t rows = std::max(data->shifts.size(), data->lengths.size());
    for (DataColumn& column : table.columns)
        column.values.resize(rows, std::numeric_limits<double>::quiet_NaN());
    return table;
}

}   // namespace rope::ui
