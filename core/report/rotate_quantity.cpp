#include "core/analysis/rotation_study.h"
#include "core/report/quantity_writer.h"

namespace rope {

namespace {

struct RotatedResult {
    std::vector<std::int64_t> positions;
    RowMatrix rotated;
};

void writeJson(JsonWriter& writer, const RotatedResult& answer) {
    writer.field("positions", answer.positions);
    writeMatrix(writer, "rotated", answer.rotated);
}

std::vector<DataColumn> columnsOf(const RotatedResult& answer) {
    std::vector<DataColumn> columns{{"position [token]", asNumbers(answer.positions)}};
    for (Eigen::Index dimension = 0; dimension < answer.rotated.cols(); ++dimension)
        columns.push_back(
            matrixColumn("rotated " + std::to_string(dimension) + " [1]", answer.rotated, dimension));
    return columns;
}

NumberArray arrayOf(const RotatedResult& answer) {
    NumberArray array{
        {static_cast<std::size_t>(answer.rotated.rows()), static_cast<std::size_t>(answer.rotated.cols())},
        {}};
    array.append({answer.rotated.data(), static_cast<std::size_t>(answer.rotated.size())});
    return array;
}

Result<RotatedResult> rotatedVectors(const ValidScenario& scenario, const QuantityRequest& request) {
    Result<RowMatrix> rotated = rotatedQueries(scenario, request.list);
    if (!rotated) return rotated.error();
    return RotatedResult{request.list, std::move(*rotated)};
}

}   // namespace

Result<std::string> computeRotateQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                          const JobContext& /*job*/) {
    return written<RotatedResult>("rotate", request, rotatedVectors(scenario, request),
                                  {writeJson, columnsOf, arrayOf});
}

}   // namespace rope
