#include "core/analysis/rotation_study.h"
#include "core/report/quantity_writer.h"

namespace rope {

namespace {

struct TableResult {
    std::vector<std::int64_t> positions;
    RotationTable table;
};

void writeJson(JsonWriter& writer, const TableResult& answer) {
    writer.field("positions", answer.positions);
    writeMatrix(writer, "cos", answer.table.cosine);
    writeMatrix(writer, "sin", answer.table.sine);
}

std::vector<DataColumn> columnsOf(const TableResult& answer) {
    std::vector<DataColumn> columns{{"position [token]", asNumbers(answer.positions)}};
    for (Eigen::Index pair = 0; pair < answer.table.cosine.cols(); ++pair)
        columns.push_back(matrixColumn("cos " + std::to_string(pair) + " [1]", answer.table.cosine, pair));
    for (Eigen::Index pair = 0; pair < answer.table.sine.cols(); ++pair)
        columns.push_back(matrixColumn("sin " + std::to_string(pair) + " [1]", answer.table.sine, pair));
    return columns;
}

NumberArray arrayOf(const TableResult& answer) {
    const RowMatrix &cosine = answer.table.cosine, &sine = answer.table.sine;
    NumberArray array{{2, static_cast<std::size_t>(cosine.rows()), static_cast<std::size_t>(cosine.cols())},
                      {}};
    array.append({cosine.data(), static_cast<std::size_t>(cosine.size())});
    array.append({sine.data(), static_cast<std::size_t>(sine.size())});
    return array;
}

Result<TableResult> tableOf(const ValidScenario& scenario, const QuantityRequest& request) {
    Result<RotationTable> table = rotationTables(scenario, request.list);
    if (!table) return table.error();
    return TableResult{request.list, std::move(*table)};
}

}   // namespace

Result<std::string> computeTableQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                         const JobContext& /*job*/) {
    return written<TableResult>("table", request, tableOf(scenario, request),
                                {writeJson, columnsOf, arrayOf});
}

}   // namespace rope
