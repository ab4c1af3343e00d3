#include "app/values/input_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>

namespace rope::app {

namespace {

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

Error unreadable(const std::string& file, const std::string& reason, std::string_view where) {
    return {ErrorCode::Unreadable, "cannot read '" + file + "': " + reason, std::string(where)};
}

Check checkNoFolder(const std::string& file, std::string_view where) {
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored)) return unreadable(file, "it is a folder", where);
    return {};
}

}   // namespace

Result<std::string> readFile(const std::string& file, std::size_t limit, std::string_view where) {
    if (const Check problem = checkNoFolder(file, where)) return *problem;
    const std::unique_ptr<std::FILE, CloseFile> stream(std::fopen(file.c_str(), "rb"));
    if (!stream) return unreadable(file, std::strerror(errno), where);
    std::string content;
    constexpr std::size_t chunk = std::size_t{1} << 20U;
    for (std::size_t got = 1; got != 0;) {
        const std::size_t before = content.size();
        content.resize(before + std::min(chunk, limit + 1 - before));
        got = std::fread(content.data() + before, 1, content.size() - before, stream.get());
        content.resize(before + got);
        if (content.size() > limit)
            return Error{ErrorCode::Unreadable, "'" + file + "' is too large", std::string(where),
                         "at most " + std::to_string(limit >> 20U) + " MiB"};
    }
    if (std::ferror(stream.get()) != 0) return unreadable(file, std::strerror(errno), where);
    return content;
}

Result<std::ifstream> openFile(const std::string& file, std::string_view where) {
    if (const Check problem = checkNoFolder(file, where)) return *problem;
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return unreadable(file, std::strerror(errno), where);
    return stream;
}

bool isPipe(const std::string& file) {
    std::error_code ignored;
    return std::filesystem::exists(file, ignored) && !std::filesystem::is_regular_file(file, ignored) &&
           !std::filesystem::is_directory(file, ignored);
}

ByteSource sourceOf(std::ifstream& stream) {
    return ByteSource([&stream](std::uint64_t offset, std::span<char> into) {
        stream.clear();
        stream.seekg(static_cast<std::streamoff>(offset));
        stream.read(into.data(), static_cast<std::streamsize>(into.size()));
        return static_cast<std::size_t>(stream.gcount());
    });
}

}   // namespace rope::app
