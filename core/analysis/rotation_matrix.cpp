#include "core/analysis/rotation_matrix.h"

#include "core/analysis/rotation_study.h"
#include "core/rotation/rotate.h"

#include <span>

namespace rope {

int pairOf(const PairLayout& layout, int coordinate) {
    const int place = coordinate - layout.rotaryOffset, pairs = layout.pairCount();
    if (place < 0 || place >= 2 * pairs) return -1;
    return layout.pairing == Pairing::Half ? place % pairs : place / 2;
}

double matrixEntry(const PairLayout& layout, const RotationTable& table, int row, int column) {
    const int pair = pairOf(layout, row);
    if (pair < 0) return row == column ? 1 : 0;
    if (pairOf(layout, column) != pair) return 0;
    if (row == column) return table.cosine(0, pair);
    return row == layout.first(pair) ? -table.sine(0, pair) : table.sine(0, pair);
}

Result<RotationSteps> rotationSteps(const ValidScenario& scenario) {
    const std::int64_t position = scenario->queryPosition;
    Result<RotationTable> table = rotationTables(scenario, std::span(&position, 1));
    if (!table) return table.error();
    const Result<RowMatrix> query =
        vectorAt(scenario->vectors, VectorRole::Query, position, scenario->layout.headDim);
    if (!query) return query.error();
    RotationSteps steps{.layout = scenario->layout, .position = position, .table = std::move(*table)};
    steps.query = padded(*query, steps.layout);
    steps.partner = steps.sine = RowMatrix::Zero(1, steps.layout.outputDim());
    steps.cosine = RowMatrix::Ones(1, steps.layout.outputDim());
    for (int pair = 0; pair < steps.layout.pairCount(); ++pair) {
        const int first = steps.layout.first(pair), second = steps.layout.second(pair);
        steps.partner(0, first) = -steps.query(0, second);
        steps.partner(0, second) = steps.query(0, first);
        steps.cosine(0, first) = steps.cosine(0, second) = steps.table.cosine(0, pair);
        steps.sine(0, first) = steps.sine(0, second) = steps.table.sine(0, pair);
    }
    steps.rotated = rotated(steps.query, steps.table, steps.layout, scenario->precision);
    return steps;
}

}   // namespace rope
