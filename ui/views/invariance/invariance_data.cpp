#include "ui/views/invariance/invariance_data.h"

#include "ui/charts/method_series.h"
#include "ui/painting/ticks.h"
#include "ui/views/invariance/invariance_settings.h"
#include "ui/views/invariance/invariance_words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

namespace rope::ui {

namespace {

constexpr int sampleCount = 240;   // a card is about twice as many pixels wide

/// Of lists of scores, each in the member `score`.
template <class Lists>
AxisRange rangeOf(const Lists& lists, int steps) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const auto& list : lists) {
        for (const double value : list.score) {
            if (!std::isfinite(value)) continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    return niceLinearRange(low, high, steps);
}

AxisRange residualRangeOf(const std::vector<double>& residual) {
    double high = 0;
    for (const double value : residual)
        if (std::isfinite(value)) high = std::max(high, value);
    return niceLinearRange(0, high > 0 ? high : 1e-16, invarianceSideVerticalSteps);
}

std::optional<double> endMean(const std::vector<double>& score) {
    double sum = 0;
    int count = 0;
    for (std::size_t s = score.size() - score.size() / 10; s < score.size(); ++s)
        if (std::isfinite(score[s])) sum += score[s], ++count;
    return count > 0 ? std::optional(sum / count) : std::nullopt;
}

Result<InvarianceStudy> studyOf(const ExplorerState& relevant, const JobContext& job) {
    const Result<ValidScenario> scenario = validated(relevant.scenario);
    if (!scenario) return scenario.error();
    return invarianceStudy(*scenario, invarianceShifts(relevant.view.get<InvarianceSettings>().maxShift),
                           job);
}

}   // namespace

std::vector<std::int64_t> invarianceShifts(std::int64_t last) {
    std::vector<std::int64_t> shifts;
    const auto end = static_cast<double>(std::max<std::int64_t>(last, 1));
    for (int i = 0; i <= sampleCount; ++i) {
        const std::int64_t shift = std::llround(end * i / sampleCount);
        if (shifts.empty() || shift > shifts.back()) shifts.push_back(shift);
    }
    return shifts;
}

ExplorerState relevantForInvariance(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.model.clear();
    relevant.scenario.mask = ScoreMask::None;
    relevant.view.edit<InvarianceSettings>() = state.view.get<InvarianceSettings>();
    if (state.view.front == "invariance")
        relevant.view.front = state.view.front;   // alone it has more charts
    return relevant;
}

Result<InvarianceData> buildInvarianceData(const ExplorerState& relevant, const JobContext& job) {
    Result<InvarianceStudy> study = studyOf(relevant, job);
    if (!study) return study.error();
    InvarianceData data;
    data.study = std::move(*study);
    data.shifts.assign(data.study.shifts.begin(), data.study.shifts.end());
    for (const InvarianceSeries& series : data.study.series) data.endMeans.push_back(endMean(series.score));
    data.stage = relevant.scenario.stage;
    data.isExact = relevant.scenario.precision.isExact();
    data.hasSideCharts = relevant.view.front == "invariance";
    data.shiftRange = {0, data.shifts.back()};
    data.scoreRange = rangeOf(data.study.series, invarianceVerticalSteps);
    data.termRange = rangeOf(data.study.sinusoidalTerms, invarianceSideVerticalSteps);
    data.residualRange = residualRangeOf(data.study.rotationResidual);
    return data;
}

Result<DataTable> invarianceTable(const ExplorerState& relevant, const JobContext& job) {
    const Result<InvarianceStudy> study = studyOf(relevant, job);
    if (!study) return study.error();
    DataTable table{tableComments(relevant.scenario, invarianceTitle()),
                    {{"shift [token]", {study->shifts.begin(), study->shifts.end()}}}};
    for (const InvarianceSeries& series : study->series) {
        const std::string name = series.encoding + ", " + std::string(formatName(series.format));
        table.columns.push_back({"score, " + name, series.score});
        table.columns.push_back({"deviation, " + name, series.deviation});
    }
    for (const InvarianceTerm& term : study->sinusoidalTerms)
        table.columns.push_back({"sinusoidal, " + term.id, term.score});
    if (!study->rotationResidual.empty())
        table.columns.push_back({"rotation residual", study->rotationResidual});
    return table;
}

}   // namespace rope::ui
