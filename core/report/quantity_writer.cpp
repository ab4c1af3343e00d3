#include "core/report/quantity_writer.h"

#include "core/scenario/scenario_json.h"

#include <algorithm>
#include <span>

namespace rope {

namespace {

void writeSetup(JsonWriter& writer, std::string_view quantity, const QuantityRequest& request) {
    const Quantity* row = findQuantity(quantity);
    const ListArgument argument = row != nullptr ? row->argument : ListArgument::None;
    writer.beginObject().field("quantity", quantity);
    writeScenarioMembers(writer, request.scenario);
    if (argument != ListArgument::None) writer.field(listName(argument), request.list);
    if (!request.keyPositions.empty()) writer.field("key_positions", request.keyPositions);
    writer.endObject();
}

/// JSON without line breaks; line breaks occur between values only, those in strings are escaped.
std::string onOneLine(const std::string& json) {
    std::string line;
    line.reserve(json.size());
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (json[i] != '\n') {
            line += json[i];
            continue;
        }
        while (i + 1 < json.size() && json[i + 1] == ' ') ++i;
        if (!line.empty() && line.back() == ',') line += ' ';
    }
    return line;
}

}   // namespace

void beginResult(JsonWriter& writer, std::string_view quantity, const QuantityRequest& request) {
    writer.beginObject().key("setup");
    writeSetup(writer, quantity, request);
    writer.key("warnings").beginArray();
    for (const Warning& warning : request.warnings)
        writer.beginObject()
            .field("id", warning.id)
            .field("message", warning.message)
            .field("where", warning.where)
            .endObject();
    writer.endArray();
}

std::vector<std::string> resultComments(std::string_view quantity, const QuantityRequest& request) {
    JsonWriter setup;
    writeSetup(setup, quantity, request);
    std::vector<std::string> comments{"ropescope compute " + std::string(quantity),
                                      "setup: " + onOneLine(std::move(setup).take())};
    for (const Warning& warning : request.warnings) {
        JsonWriter text;
        text.value(warning.message);   // a file's name may hold a line break
        comments.push_back("warning: " + onOneLine(std::move(text).take()));
    }
    return comments;
}

std::vector<std::string> uniqueNames(const std::vector<std::string>& names) {
    std::vector<std::string> unique;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto earlier =
            std::count(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]);
        unique.push_back(earlier == 0 ? names[i] : names[i] + " " + std::to_string(earlier + 1));
    }
    return unique;
}

std::vector<double> asNumbers(const std::vector<std::int64_t>& integers) {
    return {integers.begin(), integers.end()};
}

void writeMatrix(JsonWriter& writer, std::string_view name, const RowMatrix& matrix) {
    writer.key(name).beginArray();
    for (Eigen::Index row = 0; row < matrix.rows(); ++row)
        writer.value(std::span(matrix.data() + row * matrix.cols(), static_cast<std::size_t>(matrix.cols())));
    writer.endArray();
}

DataColumn matrixColumn(std::string title, const RowMatrix& matrix, Eigen::Index column) {
    DataColumn result{std::move(title), std::vector<double>(static_cast<std::size_t>(matrix.rows()))};
    for (Eigen::Index row = 0; row < matrix.rows(); ++row)
        result.values[static_cast<std::size_t>(row)] = matrix(row, column);
    return result;
}

}   // namespace rope
