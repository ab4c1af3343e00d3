#include "app/values/vector_input.h"

#include "app/values/input_file.h"

#include <algorithm>
#include <cctype>

namespace rope::app {

namespace {

bool hasExtension(std::string_view name, std::string_view extension) {
    return name.size() > extension.size() &&
           std::equal(extension.begin(), extension.end(), name.end() - std::ssize(extension),
                      [](char lower, unsigned char given) { return lower == std::tolower(given); });
}

VectorFileKind kindOf(std::string_view name) {
    if (hasExtension(name, ".npy")) return VectorFileKind::Npy;
    if (hasExtension(name, ".csv")) return VectorFileKind::Csv;
    return hasExtension(name, ".safetensors") ? VectorFileKind::Safetensors : VectorFileKind::None;
}

Result<RowMatrix> readStream(std::istream& stream, const VectorInput& input) {
    if (input.kind == VectorFileKind::Npy) return readNpy(stream, input.file);
    if (input.kind == VectorFileKind::Csv) return readCsvRows(stream, input.file);
    return readSafetensors(stream, input.file, input.tensor);
}

}   // namespace

Result<VectorInput> parseVectors(std::string_view text, std::string_view where) {
    if (const VectorFileKind kind = kindOf(text); kind != VectorFileKind::None)
        return VectorInput{kind, {}, std::string(text)};
    // The name of a tensor contains no colon, the name of a folder may.
    const std::size_t colon = text.rfind(':');
    if (colon != std::string_view::npos && kindOf(text.substr(0, colon)) == VectorFileKind::Safetensors)
        return VectorInput{VectorFileKind::Safetensors,
                           {},
                           std::string(text.substr(0, colon)),
                           std::string(text.substr(colon + 1))};
    Result<NumberList> list = parseNumberList(text, where);
    if (list) return VectorInput{.list = std::move(*list)};
    Error error = list.error();
    if (error.code == ErrorCode::WrongUsage) error.allowed += vectorFileForms;
    return error;
}

Result<RowMatrix> rowsOf(const VectorInput& input, std::string_view where) {
    if (input.kind == VectorFileKind::None) {
        const Result<std::vector<double>> list = numbersOf(input.list, where);
        if (!list) return list.error();
        return RowMatrix(
            Eigen::Map<const RowMatrix>(list->data(), 1, static_cast<Eigen::Index>(list->size())));
    }
    Result<std::ifstream> stream = openFile(input.file, where);
    if (!stream) return stream.error();
    Result<RowMatrix> rows = readStream(*stream, input);
    if (rows) return rows;
    Error error = rows.error();
    error.where = where;
    return error;
}

}   // namespace rope::app
