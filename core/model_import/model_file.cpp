#include "core/model_import/model_file.h"

#include "core/model_import/gguf_config.h"

#include <span>
#include <string>

namespace rope {

Result<ImportedModel> readModelBytes(std::string_view bytes, std::string_view fileName) {
    return isGguf(bytes) ? readGguf(ByteSource(bytes), fileName) : readHfConfig(bytes, fileName);
}

Result<ImportedModel> readModel(const ByteSource& source, std::string_view fileName) {
    std::string start(4, '\0');
    start.resize(source.read(0, start));
    if (isGguf(start)) return readGguf(source, fileName);
    std::string text;
    for (std::size_t got = 1; got != 0;) {
        constexpr std::size_t chunk = std::size_t{1} << 16U;
        const std::size_t before = text.size();
        text.resize(before + chunk);
        got = source.read(before, std::span(text).subspan(before));
        text.resize(before + got);
        if (text.size() > largestConfig)
            return Error{ErrorCode::Unreadable, "'" + std::string(fileName) + "' is too large for a config.json and is no GGUF file",
                         std::string(fileName), "at most " + std::to_string(largestConfig >> 20U) + " MiB"};
    }
    return readHfConfig(text, fileName);
}

}   // namespace rope
