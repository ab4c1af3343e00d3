#include "core/report/data_table.h"

#include "core/base/number_text.h"

#include <algorithm>
#include <cmath>

namespace rope {

namespace {

std::string quoted(const std::string& field) {
    if (field.find_first_of(",\"\n") == std::string::npos) return field;
    std::string text = "\"";
    for (const char c : field) text += c == '"' ? "\"\"" : std::string(1, c);
    return text + '"';
}

void appendCell(std::string& text, const DataColumn& column, std::size_t row) {
    if (row < column.values.size() && std::isfinite(column.values[row]))
        appendShortestText(text, column.values[row]);
}

}   // namespace

std::string csvText(const DataTable& table) {
    std::string text;
    for (const std::string& comment : table.comments) text += "# " + comment + "\n";
    std::size_t rows = 0;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        text += (c == 0 ? "" : ",") + quoted(table.columns[c].title);
        rows = std::max(rows, table.columns[c].values.size());
    }
    text += '\n';
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            if (c != 0) text += ',';
            appendCell(text, table.columns[c], row);
        }
        text += '\n';
    }
    return text;
}

}   // namespace rope
