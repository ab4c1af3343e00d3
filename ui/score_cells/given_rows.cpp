#include "ui/score_cells/given_rows.h"

#include <algorithm>
#include <memory>

namespace rope::ui {

namespace {

std::shared_ptr<const RowMatrix> rowsAt(const std::shared_ptr<const RowMatrix>& given,
                                        const std::vector<std::int64_t>& positions) {
    if (!given || given->rows() <= 1) return given;
    auto rows = std::make_shared<RowMatrix>(static_cast<Eigen::Index>(positions.size()), given->cols());
    for (std::size_t i = 0; i < positions.size(); ++i)
        rows->row(static_cast<Eigen::Index>(i)) = given->row(positions[i]);
    return rows;
}

}   // namespace

std::int64_t coveredLength(const VectorSource& vectors, std::int64_t wanted) {
    std::int64_t length = wanted;
    for (const auto& given : {vectors.givenQuery, vectors.givenKey})
        if (given && given->rows() > 1) length = std::min<std::int64_t>(length, given->rows());
    return length;
}

Scenario withRowsOf(Scenario scenario, const std::vector<std::int64_t>& positions) {
    scenario.vectors.givenQuery = rowsAt(scenario.vectors.givenQuery, positions);
    scenario.vectors.givenKey = rowsAt(scenario.vectors.givenKey, positions);
    return scenario;
}

}   // namespace rope::ui
