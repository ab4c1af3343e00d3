#include "core/score_map/summed_cells.h"

#include "core/attention/key_products.h"
#include "core/scenario/rotated_vectors.h"
#include "core/score_map/cell_strips.h"
#include "core/score_map/rotated_sums.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace rope {

namespace {

/// Sums of the scores of every cell, by one method, for some rows of cells at a time.
class CellSums {
public:
    static Result<CellSums> of(const Scenario& scenario, const ResolvedMethod& method,
                               const ScoreCells& cells, Arithmetic arithmetic, const JobContext& job) {
        const std::int64_t rows = cells.values.rows(), columns = cells.values.cols();
        const std::int64_t firstRow = cells.firstQuery / cells.block,
                           firstColumn = cells.firstKey / cells.block;
        const bool hasDiagonal = firstRow < firstColumn + columns && firstColumn < firstRow + rows;
        const bool isCut = cells.mask == ScoreMask::Causal && cells.block > 1 && hasDiagonal;
        Result<RotatedSums> queries =
            rotatedSums(scenario, method.schedule, {cells.length, cells.block, firstRow, rows},
                        {true, isCut, isCut}, job);
        if (!queries) return queries.error();
        Result<RotatedSums> keys =
            rotatedSums(scenario, method.schedule, {cells.length, cells.block, firstColumn, columns},
                        {isCut, true, isCut}, job);
        if (!keys) return keys.error();
        return CellSums(std::move(*queries), std::move(keys->keys), firstRow - firstColumn, arithmetic);
    }

    [[nodiscard]] bool fitFloat32() const { return m_keys.fitFloat32(m_queries.queries); }

    template <class Matrix>
    void put(RowStrip strip, Eigen::Ref<Matrix> sums) const {
        m_keys.putProducts(m_queries.queries.middleRows(strip.first, strip.count()), sums);
        for (std::int64_t row = 0; row < strip.count() && !m_queries.causal.empty(); ++row) {
            const std::int64_t column =
                strip.first + row + m_diagonal;   // the cell that the diagonal runs through
            if (column >= 0 && column < sums.cols())
                sums(row, column) = static_cast<typename Matrix::Scalar>(
                    m_queries.causal[static_cast<std::size_t>(strip.first + row)]);
        }
    }

private:
    CellSums(RotatedSums queries, RowMatrix keys, std::int64_t diagonal, Arithmetic arithmetic)
        : m_queries(std::move(queries)), m_keys(std::move(keys), arithmetic), m_diagonal(diagonal) {}

    RotatedSums m_queries;
    KeyProducts m_keys;
    std::int64_t m_diagonal;   ///< column of the diagonal in row 0
};

/// Divides a row of sums by the number of unmasked scores of each cell, and marks the cells that have none.
template <class Row>
void divideByCounts(const ScoreCells& cells, std::int64_t row, double factor, Row values) {
    using Number = typename Row::Scalar;
    const auto tokensIn = [&](std::int64_t first) {
        return static_cast<double>(std::min(cells.block, cells.length - first));
    };
    const std::int64_t query = cells.firstQuery + row * cells.block, columns = cells.values.cols();
    const double height = tokensIn(query);
    const bool isCausal = cells.mask == ScoreMask::Causal;
    const std::int64_t diagonal = isCausal ? (query - cells.firstKey) / cells.block : columns;
    const std::int64_t whole =
        query < cells.firstKey ? (isCausal ? 0 : columns) : std::clamp<std::int64_t>(diagonal, 0, columns);
    values.head(whole) *= static_cast<Number>(factor / (height * static_cast<double>(cells.block)));
    const std::int64_t lastKey = cells.firstKey + (columns - 1) * cells.block;
    if (whole == columns)
        values[columns - 1] *=
            static_cast<Number>(static_cast<double>(cells.block) / tokensIn(lastKey));   // may be shorter
    if (whole == columns) return;
    const bool isOnDiagonal = cells.firstKey + whole * cells.block == query;
    if (isOnDiagonal) values[whole] *= static_cast<Number>(factor / (height * (height + 1) / 2));
    values.tail(columns - whole - (isOnDiagonal ? 1 : 0))
        .setConstant(std::numeric_limits<Number>::quiet_NaN());
}

/// The means by one method.
struct CellMeans {
    CellSums sums;
    double factor;   ///< of the stage

    template <class Matrix>
    void put(const ScoreCells& cells, RowStrip strip, Eigen::Ref<Matrix> means) const {
        sums.put<Matrix>(strip, means);
        for (std::int64_t row = 0; row < strip.count(); ++row)
            divideByCounts(cells, strip.first + row, factor, means.row(row));
    }
};

/// in:  numbers of the cells, float or double
template <class Matrix>
void fillStrip(const std::vector<CellMeans>& means, const ScoreCells& cells, RowStrip strip,
               Eigen::Ref<Matrix> values) {
    means.front().put<Matrix>(cells, strip, values);
    if (means.size() == 1) return;
    Matrix subtracted(strip.count(), values.cols());
    means.back().put<Matrix>(cells, strip, subtracted);
    values -= subtracted;
}

}   // namespace

Check fillFromSums(const CellRequest& request, std::span<const ResolvedMethod> methods, ScoreCells& cells,
                   const JobContext& job) {
    constexpr std::int64_t fewCells = std::int64_t{1} << 17U;   // they cost nothing
    const bool isExact = request.limits.inFloat64 || cells.values.rows() * cells.values.cols() < fewCells;
    const Arithmetic arithmetic = isExact ? Arithmetic::Float64 : Arithmetic::Float32;
    std::vector<CellMeans> means;
    for (const ResolvedMethod& method : methods) {
        Result<CellSums> sums = CellSums::of(*request.scenario, method, cells, arithmetic, job);
        if (!sums) return sums.error();
        means.push_back({std::move(*sums), stageFactor(*request.scenario, method.schedule)});
    }
    const bool inFloat32 =
        std::all_of(means.begin(), means.end(), [](const CellMeans& one) { return one.sums.fitFloat32(); });
    if (inFloat32) cells.values.allocateFloat32();
    else cells.values.allocateFloat64();
    const bool isComplete = fillStrips(cells, stripRows, request.rowsDone, job, [&](RowStrip strip) {
        if (inFloat32)
            fillStrip<FloatMatrix>(means, cells, strip,
                                   cells.values.floats().middleRows(strip.first, strip.count()));
        else
            fillStrip<RowMatrix>(means, cells, strip,
                                 cells.values.doubles().middleRows(strip.first, strip.count()));
    });
    if (!isComplete) return Error{ErrorCode::Impossible, "stopped before the sums were complete"};
    return {};
}

}   // namespace rope
