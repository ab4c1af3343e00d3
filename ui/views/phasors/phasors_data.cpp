#include "ui/views/phasors/phasors_data.h"

#include "ui/charts/method_series.h"
#include "ui/views/phasors/phasors_words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui {

ExplorerState relevantForPhasors(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.model.clear();
    relevant.scenario.precision = {};
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    relevant.view.selectedPair = state.view.selectedPair;
    return relevant;
}

Result<PhasorsData> buildPhasorsData(const ExplorerState& relevant, const JobContext& /*job*/) {
    const Result<ValidScenario> scenario = validated(relevant.scenario);
    if (!scenario) return scenario.error();
    Result<PhasorStudy> study = phasorStudy(*scenario);
    if (!study) return study.error();
    PhasorsData data;
    for (const Phasor& phasor : study->pairs) {
        data.pairs.push_back(static_cast<double>(data.pairs.size()));
        data.partialSums.push_back(phasor.partialSum);
        data.left = std::min(data.left, phasor.endReal);
        data.right = std::max(data.right, phasor.endReal);
        data.bottom = std::min(data.bottom, phasor.endImaginary);
        data.top = std::max(data.top, phasor.endImaginary);
        data.longest = std::max(data.longest, std::hypot(phasor.real, phasor.imaginary));
        data.largestSum = std::max(data.largestSum, phasor.partialSum);
    }
    data.study = std::move(*study);
    return data;
}

Result<DataTable> phasorsTable(const ExplorerState& relevant, const JobContext& job) {
    const Result<PhasorsData> data = buildPhasorsData(relevant, job);
    if (!data) return data.error();
    DataTable table{tableComments(relevant.scenario, phasorsTitle()),
                    {{"pair", data->pairs},
                     {"real part", {}},
                     {"imaginary part", {}},
                     {"chain, real", {}},
                     {"chain, imaginary", {}},
                     {"partial sum |S|", data->partialSums}}};
    for (const Phasor& phasor : data->study.pairs) {
        table.columns[1].values.push_back(phasor.real);
        table.columns[2].values.push_back(phasor.imaginary);
        table.columns[3].values.push_back(phasor.endReal);
        table.columns[4].values.push_back(phasor.endImaginary);
    }
    return table;
}

}   // namespace rope::ui
