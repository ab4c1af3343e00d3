#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rope {

/// One cell of a list: its text, and its JSON value ("" for the text as a JSON string).
struct TextCell {
    TextCell(std::string_view words)
        : text(words) {}   // NOLINT(google-explicit-constructor): rows are written as plain words
    TextCell(const char* words) : text(words) {}   // NOLINT(google-explicit-constructor)
    TextCell(const std::string& words) : text(words) {}   // NOLINT(google-explicit-constructor)
    TextCell(std::string words, std::string jsonText) : text(std::move(words)), json(std::move(jsonText)) {}

    std::string text;
    std::string json = {};
};

/// A list of things: methods, presets, views ...
struct TextTable {
    std::vector<std::string> columns;   ///< keys in JSON, header in CSV
    std::vector<std::vector<TextCell>> rows;
    std::vector<std::string> details =
        {};   ///< columns for programs: people get a table that fits their terminal
};

/// An array with one object a row.
std::string tableJson(const TextTable& table);

/// A header row, then one line a row; fields are quoted where needed.
std::string tableCsv(const TextTable& table);

/// Aligned columns without the details and those that are empty in every row; long cells go on in lines
/// below.
std::string tableForPeople(const TextTable& table);

/// All scaling methods: id, title, what they act on, parameters with ranges and defaults, names elsewhere,
/// citation, summary; then the methods that are not computed, with the reason.
TextTable methodList();

/// All quantities that can be computed.
TextTable quantityList();

/// Encodings that RoPE is compared with.
TextTable encodingList();

}   // namespace rope
