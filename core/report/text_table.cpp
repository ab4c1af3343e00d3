#include "core/report/text_table.h"

#include "core/base/json_writer.h"

#include <algorithm>

namespace rope {

namespace {

std::string quoted(const std::string& field) {
    if (field.find_first_of(",\"\n\r") == std::string::npos) return field;
    std::string text = "\"";
    for (const char c : field) text += c == '"' ? "\"\"" : std::string(1, c);
    return text + '"';
}

/// Letters, not bytes: continuation bytes of UTF-8 take no room.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::vector<std::size_t> columnWidths(const TextTable& table) {
    std::vector<std::size_t> widths(table.columns.size(), 0);
    for (const auto& row : table.rows)
        for (std::size_t c = 0; c < row.size(); ++c) widths[c] = std::max(widths[c], widthOf(row[c].text));
    for (std::size_t c = 0; c < widths.size(); ++c)
        if (widths[c] > 0) widths[c] = std::max(widths[c], widthOf(table.columns[c]));
    return widths;
}

void appendLine(std::string& text, const std::vector<std::string>& cells, const std::vector<std::size_t>& widths) {
    std::string line;
    for (std::size_t c = 0; c < cells.size(); ++c)
        if (widths[c] > 0) line += cells[c] + std::string(widths[c] - widthOf(cells[c]) + 2, ' ');
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
}

std::vector<std::string> wordsOf(const std::vector<TextCell>& row) {
    std::vector<std::string> words;
    for (const TextCell& cell : row) words.push_back(cell.text);
    return words;
}

}   // namespace

std::string tableJson(const TextTable& table) {
    JsonWriter writer;
    writer.beginArray();
    for (const auto& row : table.rows) {
        writer.beginObject();
        for (std::size_t c = 0; c < row.size(); ++c) {
            writer.key(table.columns[c]);
            if (row[c].json.empty()) writer.value(row[c].text);
            else writer.raw(row[c].json);
        }
        writer.endObject();
    }
    writer.endArray();
    return std::move(writer).take();
}

std::string tableCsv(const TextTable& table) {
    std::string text;
    const auto append = [&text](const std::vector<std::string>& cells) {
        for (std::size_t c = 0; c < cells.size(); ++c) text += (c == 0 ? "" : ",") + quoted(cells[c]);
        text += '\n';
    };
    append(table.columns);
    for (const auto& row : table.rows) append(wordsOf(row));
    return text;
}

std::string tableForPeople(const TextTable& table) {
    const std::vector<std::size_t> widths = columnWidths(table);
    std::string text;
    appendLine(text, table.columns, widths);
    for (const auto& row : table.rows) appendLine(text, wordsOf(row), widths);
    return text;
}

}   // namespace rope
