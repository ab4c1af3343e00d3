// The .npy format: NumPy Enhancement Proposal 1 (NEP 1) and numpy.lib.format, versions 1.0, 2.0 and 3.0.
#include "core/tensor/element_type.h"
#include "core/tensor/tensor_file.h"

#include <charconv>
#include <optional>

namespace rope {

namespace {

constexpr std::size_t largestHeader = 65536;   // real ones take 118 bytes

struct NpyHeader {
    std::string descr;
    bool isFortran = false;
    std::vector<std::uint64_t> shape;
};

/// Reads the one Python dictionary that a header is: {'descr': '<f8', 'fortran_order': False, 'shape': (3,
/// 4), }
class HeaderReader {
public:
    explicit HeaderReader(std::string_view text) : m_rest(text) {}

    std::optional<NpyHeader> read() {
        NpyHeader header;
        int found = 0;
        if (!take('{')) return {};
        while (!take('}')) {
            const std::optional<std::string> key = quoted();
            if (!key || !take(':') || !readValue(*key, header)) return {};
            ++found;
            if (!take(',') && !isNext('}')) return {};
        }
        return found == 3 && !header.descr.empty() ? std::optional(header) : std::nullopt;
    }

private:
    void skipBlanks() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t\n"), m_rest.size())); }
    bool isNext(char c) {
        skipBlanks();
        return !m_rest.empty() && m_rest.front() == c;
    }
    bool take(char c) {
        if (!isNext(c)) return false;
        m_rest.remove_prefix(1);
        return true;
    }
    bool takeWord(std::string_view word) {
        skipBlanks();
        if (m_rest.substr(0, word.size()) != word) return false;
        m_rest.remove_prefix(word.size());
        return true;
    }
    std::optional<std::string> quoted() {
        const char quote = isNext('"') ? '"' : '\'';
        if (!take(quote)) return {};
        const std::size_t end = m_rest.find(quote);
        if (end == std::string_view::npos) return {};
        const std::string text(m_rest.substr(0, end));
        m_rest.remove_prefix(end + 1);
        return text;
    }
    bool readShape(std::vector<std::uint64_t>& shape) {
        if (!take('(')) return false;
        while (!take(')')) {
            skipBlanks();
            std::uint64_t size = 0;
            const auto [end, code] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), size);
            if (code != std::errc()) return false;
            m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
            shape.push_back(size);
            if (!take(',') && !isNext(')')) return false;
        }
        return true;
    }
    bool readValue(const std::string& key, NpyHeader& header) {
        if (key == "shape") return readShape(header.shape);
        if (key == "fortran_order") return (header.isFortran = takeWord("True")) || takeWord("False");
        const std::optional<std::string> text = quoted();
        if (key != "descr" || !text) return false;
        header.descr = *text;
        return true;
    }

    std::string_view m_rest;
};

/// "<f8", ">i4", "|u1", "?"
std::optional<ElementType> elementTypeOf(std::string_view descr) {
    ElementType type;
    if (!descr.empty() && std::string_view("<>|=").find(descr.front()) != std::string_view::npos) {
        type.isBigEndian = descr.front() == '>';
        descr.remove_prefix(1);
    }
    if (descr.size() != 2) return {};
    type.size = static_cast<std::size_t>(descr[1] - '0');
    const bool isWidth = type.size == 1 || type.size == 2 || type.size == 4 || type.size == 8;
    switch (descr[0]) {
        case 'f':
            type.kind = ElementType::Kind::Float;
            return isWidth && type.size > 1 ? std::optional(type) : std::nullopt;
        case 'i':
            type.kind = ElementType::Kind::Signed;
            return isWidth ? std::optional(type) : std::nullopt;
        case 'u':
            type.kind = ElementType::Kind::Unsigned;
            return isWidth ? std::optional(type) : std::nullopt;
        case 'b':
            type.kind = ElementType::Kind::Unsigned;
            return type.size == 1 ? std::optional(type) : std::nullopt;
        default:
            return {};
    }
}

Result<NpyHeader> readHeader(std::istream& stream, std::string_view fileName) {
    constexpr std::string_view magic = "\x93NUMPY";
    const std::string prefix = readUpTo(stream, 8);
    if (prefix.size() != 8 || std::string_view(prefix).substr(0, 6) != magic)
        return malformedFile(fileName, "not a .npy file");
    const int version = static_cast<unsigned char>(prefix[6]);
    if (version < 1 || version > 3)
        return malformedFile(fileName, "unknown .npy version " + std::to_string(version));
    const std::size_t lengthSize = version == 1 ? 2 : 4;
    const std::string lengthBytes = readUpTo(stream, lengthSize);
    std::size_t length = 0;
    for (std::size_t i = lengthBytes.size(); i > 0; --i)
        length = length << 8U | static_cast<unsigned char>(lengthBytes[i - 1]);
    if (lengthBytes.size() != lengthSize || length > largestHeader)
        return malformedFile(fileName, "its header has an impossible length");
    const std::string text = readUpTo(stream, length);
    const std::optional<NpyHeader> header = text.size() == length ? HeaderReader(text).read() : std::nullopt;
    if (!header) return malformedFile(fileName, "its header cannot be understood");
    return *header;
}

}   // namespace

Result<RowMatrix> readNpy(std::istream& stream, std::string_view fileName) {
    const Result<NpyHeader> header = readHeader(stream, fileName);
    if (!header) return header.error();
    const std::optional<ElementType> type = elementTypeOf(header->descr);
    if (!type) return malformedFile(fileName, "numbers of type '" + header->descr + "' cannot be read");
    const auto size = rowsAndColumns(header->shape, fileName);
    if (!size) return size.error();
    const auto [rows, columns] = *size;
    if (!header->isFortran) return readElements(stream, *type, rows, columns, fileName);
    const Result<RowMatrix> transposed = readElements(stream, *type, columns, rows, fileName);
    if (!transposed) return transposed.error();
    return RowMatrix(transposed->transpose());
}

}   // namespace rope
