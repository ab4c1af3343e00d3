#include "app/setup/vector_reader.h"

#include "app/options/list_parser.h"
#include "app/setup/input_file.h"
#include "core/tensor/tensor_file.h"

#include <algorithm>
#include <cctype>
#include <fstream>

namespace rope::app {

namespace {

enum class VectorForm { List, Npy, Csv, Safetensors };

struct VectorText {
    VectorForm form = VectorForm::List;
    std::string file, tensor;
};

bool endsWith(std::string text, std::string_view ending) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text.size() > ending.size() &&
           text.compare(text.size() - ending.size(), ending.size(), ending) == 0;
}

/// A file is told from numbers by its ending, so that a mistyped list is never looked for on the disk.
VectorText takenApart(const std::string& text) {
    if (endsWith(text, ".npy")) return {VectorForm::Npy, text, {}};
    if (endsWith(text, ".csv")) return {VectorForm::Csv, text, {}};
    if (endsWith(text, ".safetensors")) return {VectorForm::Safetensors, text, {}};
    // A tensor's name holds no colon, a folder may.
    const std::size_t colon = text.rfind(':');
    if (colon != std::string::npos && endsWith(text.substr(0, colon), ".safetensors"))
        return {VectorForm::Safetensors, text.substr(0, colon), text.substr(colon + 1)};
    return {};
}

Result<RowMatrix> readStream(std::istream& stream, const VectorText& vector) {
    switch (vector.form) {
        case VectorForm::Npy:
            return readNpy(stream, vector.file);
        case VectorForm::Csv:
            return readCsvRows(stream, vector.file);
        case VectorForm::Safetensors:
            return readSafetensors(stream, vector.file, vector.tensor);
        case VectorForm::List:
            break;
    }
    return RowMatrix();
}

}   // namespace

Check checkVectorSyntax(const std::string& text, std::string_view where) {
    const VectorText vector = takenApart(text);
    if (vector.form != VectorForm::List) return {};
    Check problem = checkListSyntax(text, where);
    if (problem) problem->allowed += ", or a .npy, .csv or .safetensors:TENSOR file";
    return problem;
}

Result<RowMatrix> readVectors(const std::string& text, std::string_view where) {
    const VectorText vector = takenApart(text);
    if (vector.form == VectorForm::List) {
        const Result<std::vector<double>> list = parseNumberList(text, where);
        if (!list) return list.error();
        return RowMatrix(
            Eigen::Map<const RowMatrix>(list->data(), 1, static_cast<Eigen::Index>(list->size())));
    }
    Result<std::ifstream> stream = openFile(vector.file, where);
    if (!stream) return stream.error();
    Result<RowMatrix> rows = readStream(*stream, vector);
    if (rows) return rows;
    Error error = rows.error();
    error.where = where;
    return error;
}

}   // namespace rope::app
