#include "core/report/text_table.h"

#include "core/json/json_writer.h"

#include <algorithm>

namespace rope {

namespace {

std::string quoted(const std::string& field) {
    if (field.find_first_of(",\"\n\r") == std::string::npos) return field;
    std::string text = "\"";
    for (const char c : field) text += c == '"' ? "\"\"" : std::string(1, c);
    return text + '"';
}

/// Characters, not bytes: continuation bytes of UTF-8 have no width.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

constexpr std::size_t widestColumn = 38;   // longer cells go on below, so that a list fits a terminal

/// The words of a cell in lines of at most widestColumn letters; a longer word stays whole.
std::vector<std::string> wrapped(const std::string& text) {
    std::vector<std::string> lines{std::string()};
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string word = text.substr(begin, end - begin);
        if (lines.back().empty()) lines.back() = word;
        else if (widthOf(lines.back()) + 1 + widthOf(word) <= widestColumn) lines.back() += ' ' + word;
        else lines.push_back(word);
        begin = end + 1;
    }
    return lines;
}

/// One row: the lines of each of its cells.
using WrappedRow = std::vector<std::vector<std::string>>;

std::vector<std::size_t> columnWidths(const std::vector<WrappedRow>& rows) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (std::size_t r = 1; r < rows.size(); ++r)
        for (std::size_t c = 0; c < rows[r].size(); ++c)
            for (const std::string& line : rows[r][c]) widths[c] = std::max(widths[c], widthOf(line));
    for (std::size_t c = 0; c < widths.size(); ++c)
        if (widths[c] > 0) widths[c] = std::max(widths[c], widthOf(rows.front()[c].front()));
    return widths;
}

void appendRow(std::string& text, const WrappedRow& row, const std::vector<std::size_t>& widths) {
    std::size_t height = 1;
    for (std::size_t c = 0; c < row.size(); ++c)
        if (widths[c] > 0) height = std::max(height, row[c].size());
    for (std::size_t l = 0; l < height; ++l) {
        std::string line;
        for (std::size_t c = 0; c < row.size(); ++c) {
            if (widths[c] == 0) continue;
            const std::string cell = l < row[c].size() ? row[c][l] : std::string();
            line += cell + std::string(widths[c] - widthOf(cell) + 2, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
}

std::vector<std::string> wordsOf(const std::vector<TextCell>& row) {
    std::vector<std::string> words;
    for (const TextCell& cell : row) words.push_back(cell.text);
    return words;
}

/// The cells of a row that are no details.
WrappedRow rowForPeople(const TextTable& table, const std::vector<std::string>& cells) {
    WrappedRow row;
    for (std::size_t c = 0; c < cells.size(); ++c)
        if (std::find(table.details.begin(), table.details.end(), table.columns[c]) == table.details.end())
            row.push_back(wrapped(cells[c]));
    return row;
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
    std::vector<WrappedRow> rows{rowForPeople(table, table.columns)};
    for (const auto& row : table.rows) rows.push_back(rowForPeople(table, wordsOf(row)));
    const std::vector<std::size_t> widths = columnWidths(rows);
    std::string text;
    for (const WrappedRow& row : rows) appendRow(text, row, widths);
    return text;
}

}   // namespace rope
