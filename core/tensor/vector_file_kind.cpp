#include "core/base/number_text.h"
#include "core/tensor/tensor_file.h"

namespace rope {

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

bool isRowOfNumbers(std::string_view line) {
    for (;;) {
        const std::size_t comma = line.find(',');
        if (!parseNumber(trimmed(line.substr(0, comma)), "")) return false;
        if (comma == std::string_view::npos) return true;
        line.remove_prefix(comma + 1);
    }
}

/// One of the first two lines that say something: the other may be a header.
bool isRows(std::string_view text) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.substr(0, byteOrderMark.size()) == byteOrderMark) text.remove_prefix(byteOrderMark.size());
    for (int said = 0; said < 2;) {
        const std::size_t end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        const bool isCut = end == std::string_view::npos;
        if (!line.empty() && line.front() != '#') {
            // A line longer than the start that was looked at loses its last number.
            const std::size_t comma = line.rfind(',');
            if (isRowOfNumbers(isCut && comma != std::string_view::npos ? line.substr(0, comma) : line))
                return true;
            ++said;
        }
        if (isCut) return false;
        text.remove_prefix(end + 1);
    }
    return false;
}

/// A text's first eight bytes would be a header of more than a hundred megabytes.
bool isSafetensors(std::string_view start) {
    if (start.size() < 9) return false;
    std::uint64_t length = 0;
    for (std::size_t i = 8; i > 0; --i) length = length << 8U | static_cast<unsigned char>(start[i - 1]);
    return length >= 2 && length <= 100'000'000 && start[8] == '{';
}

}   // namespace

VectorFileKind vectorFileKind(std::string_view start) {
    if (start.substr(0, 6) == "\x93NUMPY") return VectorFileKind::Npy;
    if (isSafetensors(start)) return VectorFileKind::Safetensors;
    return isRows(start) ? VectorFileKind::Csv : VectorFileKind::None;
}

}   // namespace rope
