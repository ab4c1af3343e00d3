#include "ui/views/matrix/matrix_data.h"

#include "ui/charts/method_series.h"
#include "ui/views/matrix/matrix_words.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace rope::ui {

namespace {

constexpr int maxDrawnPairs = 4;   // more than eight rows and columns cannot be read on a projector

std::vector<int> coordinatesOfPairs(const PairLayout& layout, int first, int last) {
    std::vector<int> coordinates;
    for (int pair = first; pair <= last; ++pair) {
        coordinates.push_back(layout.first(pair));
        coordinates.push_back(layout.second(pair));
    }
    std::sort(coordinates.begin(), coordinates.end());
    return coordinates;
}

std::array<const RowMatrix*, MatrixLayout::stepRows> stepRows(const RotationSteps& steps) {
    return {&steps.query, &steps.partner, &steps.cosine, &steps.sine, &steps.rotated};
}

}   // namespace

MatrixExcerpt matrixExcerpt(const MatrixData& data, int selectedPair) {
    const int pairs = data.pairCount();
    MatrixExcerpt excerpt;
    excerpt.selectedPair = std::clamp(selectedPair, 0, pairs - 1);
    excerpt.firstPair =
        std::max(0, std::min(excerpt.selectedPair / maxDrawnPairs * maxDrawnPairs, pairs - maxDrawnPairs));
    excerpt.lastPair = std::min(pairs, excerpt.firstPair + maxDrawnPairs) - 1;
    excerpt.coordinates = coordinatesOfPairs(data.steps.layout, excerpt.firstPair, excerpt.lastPair);
    excerpt.otherCoordinates = coordinatesOfPairs(data.otherLayout, excerpt.firstPair, excerpt.lastPair);
    return excerpt;
}

double cellValue(const MatrixData& data, const MatrixExcerpt& excerpt, const MatrixCell& cell) {
    const RotationTable& table = data.steps.table;
    if (cell.part == MatrixPart::Phases) return (cell.row == 0 ? table.cosine : table.sine)(0, cell.column);
    const std::vector<int>& coordinates = excerpt.coordinatesOf(cell.part);
    const int column = coordinates[static_cast<std::size_t>(cell.column)];
    const auto row = static_cast<std::size_t>(cell.row);
    if (cell.part == MatrixPart::Steps) return (*stepRows(data.steps)[row])(0, column);
    return matrixEntry(data.layoutOf(cell.part), table, coordinates[row], column);
}

int pairOfCell(const MatrixData& data, const MatrixExcerpt& excerpt, const MatrixCell& cell) {
    if (cell.part == MatrixPart::Phases) return cell.column;
    return pairOf(data.layoutOf(cell.part),
                  excerpt.coordinatesOf(cell.part)[static_cast<std::size_t>(cell.column)]);
}

ExplorerState relevantForMatrix(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.model.clear();
    relevant.scenario.keyPosition = 0;
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    relevant.view.selectedPair = state.view.selectedPair;
    relevant.view.colormap = state.view.colormap;
    return relevant;
}

Result<MatrixData> buildMatrixData(const ExplorerState& relevant) {
    const Result<ValidScenario> scenario = validated(relevant.scenario);
    if (!scenario) return scenario.error();
    Result<RotationSteps> steps = rotationSteps(*scenario);
    if (!steps) return steps.error();
    MatrixData data{
        relevant.scenario, std::move(*steps), {}, scenario->activeMethod().schedule.attentionFactor};
    data.otherLayout = data.steps.layout;
    data.otherLayout.pairing =
        data.otherLayout.pairing == Pairing::Half ? Pairing::Interleaved : Pairing::Half;
    return data;
}

Result<DataTable> matrixTable(const ExplorerState& relevant, const JobContext& /*job*/) {
    const Result<MatrixData> data = buildMatrixData(relevant);
    if (!data) return data.error();
    const RotationSteps& steps = data->steps;
    DataTable table{tableComments(relevant.scenario, matrixTitle()), {{"coordinate", {}}, {"pair", {}}}};
    for (int coordinate = 0; coordinate < steps.layout.outputDim(); ++coordinate) {
        const int pair = pairOf(steps.layout, coordinate);
        table.columns[0].values.push_back(coordinate);
        table.columns[1].values.push_back(pair < 0 ? std::numeric_limits<double>::quiet_NaN() : pair);
    }
    constexpr std::array<const char*, MatrixLayout::stepRows> names{"q", "rotate_half(q)", "cos", "sin",
                                                                    "rotated q"};
    const auto rows = stepRows(steps);
    for (std::size_t row = 0; row < rows.size(); ++row)
        table.columns.push_back({names[row], {rows[row]->data(), rows[row]->data() + rows[row]->size()}});
    return table;
}

}   // namespace rope::ui
