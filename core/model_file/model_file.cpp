#include "core/model_file/model_file.h"

#include "core/gguf/gguf_config.h"

#include <span>
#include <string>

namespace rope {

namespace {

/// A file that is called GGUF and is neither that nor JSON: a parser's "expected a value" would mislead.
Check checkName(std::string_view start, std::string_view fileName) {
    const bool isCalledGguf = fileName.size() >= 5 && fileName.substr(fileName.size() - 5) == ".gguf";
    const std::size_t first = start.find_first_not_of(" \t\r\n");
    if (!isCalledGguf || (first != std::string_view::npos && start[first] == '{')) return {};
    return Error{ErrorCode::Unreadable, "this is no GGUF file: it does not begin with the letters GGUF",
                 std::string(fileName) + ": byte 0", "a GGUF file, or one JSON object"};
}

}   // namespace

Result<ImportedModel> readModelBytes(std::string_view bytes, std::string_view fileName) {
    if (!isGguf(bytes))
        if (const Check problem = checkName(bytes.substr(0, 4), fileName)) return *problem;
    return isGguf(bytes) ? readGguf(ByteSource(bytes), fileName) : readHfConfig(bytes, fileName);
}

Result<ImportedModel> readModel(const ByteSource& source, std::string_view fileName) {
    std::string start(4, '\0');
    start.resize(source.read(0, start));
    if (isGguf(start)) return readGguf(source, fileName);
    if (const Check problem = checkName(start, fileName)) return *problem;
    std::string text;
    for (std::size_t got = 1; got != 0;) {
        constexpr std::size_t chunk = std::size_t{1} << 16U;
        const std::size_t before = text.size();
        text.resize(before + chunk);
        got = source.read(before, std::span(text).subspan(before));
        text.resize(before + got);
        if (text.size() > largestConfig)
            return Error{ErrorCode::Unreadable,
                         "'" + std::string(fileName) + "' is too large for a config.json and is no GGUF file",
                         std::string(fileName), "at most " + std::to_string(largestConfig >> 20U) + " MiB"};
    }
    return readHfConfig(text, fileName);
}

}   // namespace rope
