#include "core/gguf/gguf_metadata.h"

#include "core/base/limits.h"
#include "core/gguf/gguf_cursor.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace rope {

namespace {

using Kind = ElementType::Kind;

constexpr std::string_view magic = "GGUF";
constexpr std::uint64_t maxKeys = 65536, maxTensors = 1U << 20U;
constexpr std::size_t longestName = 65535;   ///< of a key or tensor, as defined by the format
constexpr std::size_t maxStoredText = 4096, maxStoredList = 4096;
constexpr std::uint64_t maxElements = 1U << 25U;   ///< of lists that must be passed one by one, all together
constexpr std::uint64_t anyLength = ~std::uint64_t{0};   ///< of what is only passed over
constexpr int deepestList = 4;
constexpr std::uint32_t maxDimensions = 8;

enum class ValueType : std::uint32_t { Bool = 7, Text = 8, List = 9 };

/// nullopt for types that are no plain number.
std::optional<ElementType> numberType(std::uint32_t type) {
    constexpr std::array<std::optional<ElementType>, 13> types{ElementType{Kind::Unsigned, 1},
                                                               ElementType{Kind::Signed, 1},
                                                               ElementType{Kind::Unsigned, 2},
                                                               ElementType{Kind::Signed, 2},
                                                               ElementType{Kind::Unsigned, 4},
                                                               ElementType{Kind::Signed, 4},
                                                               ElementType{Kind::Float, 4},
                                                               std::nullopt,
                                                               std::nullopt,
                                                               std::nullopt,
                                                               ElementType{Kind::Unsigned, 8},
                                                               ElementType{Kind::Signed, 8},
                                                               ElementType{Kind::Float, 8}};
    return type < types.size() ? types[type] : std::nullopt;
}

/// A requested tensor of the list and the offset of its numbers.
struct TensorPlace {
    std::string name;
    std::uint64_t elements = 1, offset = 0;
    std::uint32_t type = 0;
};

class Reader {
public:
    Reader(const ByteSource& source, std::string_view fileName)
        : m_source(source), m_cursor(source, fileName), m_fileName(fileName) {}

    Result<GgufMetadata> read() {
        readHeader();
        for (std::uint64_t i = 0; i < m_keyCount && m_cursor.ok(); ++i) readPair();
        sortValues();
        for (std::uint64_t i = 0; i < m_metadata.tensorCount && m_cursor.ok(); ++i) readTensorInfo();
        if (m_cursor.ok()) readTensors();
        if (!m_cursor.ok()) return m_cursor.problem();
        return std::move(m_metadata);
    }

private:
    void readHeader() {
        std::array<char, 4> start{};
        if (m_source.read(0, start) != start.size() || std::string_view(start.data(), start.size()) != magic)
            return m_cursor.fail("the file does not begin with 'GGUF'", "a GGUF file");
        m_cursor.skip(magic.size());
        readVersion();
        m_metadata.tensorCount = m_cursor.count(maxTensors, "number of tensors");
        m_keyCount = m_cursor.count(maxKeys, "number of metadata keys");
    }

    /// Small as versions are, only a number of the other byte order has its low half empty.
    void readVersion() {
        std::uint32_t version = m_cursor.word();
        m_metadata.isBigEndian = version != 0 && (version & 0xFFFFU) == 0;
        if (m_metadata.isBigEndian) version = (version >> 24U) | ((version >> 8U) & 0xFF00U);
        if (version < 1 || version > 3)
            m_cursor.fail("GGUF version " + std::to_string(version) + " is not supported", "1 to 3");
        m_metadata.version = version;
        m_cursor.setFormat(version, m_metadata.isBigEndian);
    }

    void readPair() {
        std::string key = m_cursor.text(longestName, "length of a key");
        if (!m_cursor.ok()) return;
        if (key.empty() || key.find('\0') != std::string::npos)
            return m_cursor.fail("the key '" + printable(key) + "' is empty or holds a NUL byte", "a name");
        m_metadata.values.push_back({std::move(key), {}});
        readValue(m_cursor.word(), m_metadata.values.back().value);
    }

    void sortValues() {
        JsonValue::Object& values = m_metadata.values;
        std::stable_sort(values.begin(), values.end(),
                         [](const JsonMember& a, const JsonMember& b) { return a.key < b.key; });
        const auto twice =
            std::adjacent_find(values.begin(), values.end(),
                               [](const JsonMember& a, const JsonMember& b) { return a.key == b.key; });
        if (twice != values.end())
            m_cursor.fail("the key '" + printable(twice->key) + "' is repeated", "every key once");
    }

    void readValue(std::uint32_t type, JsonValue& into) {
        if (const std::optional<ElementType> number = numberType(type)) {
            into.content = readNumber(*number);
            return;
        }
        switch (static_cast<ValueType>(type)) {
            case ValueType::Bool:
                into.content = readFlag();
                return;
            case ValueType::Text:
                readText(into);
                return;
            case ValueType::List:
                readList(1, into);
                return;
        }
        m_cursor.fail("value type " + std::to_string(type) + " is not supported", "0 to 12");
    }

    bool readFlag() {
        const double flag = m_cursor.number({Kind::Unsigned, 1});
        if (m_cursor.ok() && flag > 1)
            m_cursor.fail("a yes-or-no value is " + std::to_string(static_cast<int>(flag)), "0 or 1");
        return flag != 0;
    }

    void readText(JsonValue& into) {
        const std::uint64_t length = m_cursor.count(anyLength, "length of a text");
        if (length > maxStoredText) m_cursor.skip(length);
        else into.content = m_cursor.characters(length);
    }

    /// A float32 as the decimal that it was rounded from: 0.1, not 0.10000000149.
    double readNumber(ElementType type) {
        const double value = m_cursor.number(type);
        if (type.kind != Kind::Float || type.size != 4 || !std::isfinite(value)) return value;
        std::array<char, 32> digits{};
        const auto end =
            std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<float>(value));
        double decimal = value;
        std::from_chars(digits.data(), end.ptr, decimal);
        return decimal;
    }

    void skipText() { m_cursor.skip(m_cursor.count(anyLength, "length of a text")); }

    /// Short lists of numbers are stored; all others are skipped.
    void readList(int depth, JsonValue& into) {
        const std::uint32_t type = m_cursor.word();
        const bool isPassedSingly = type == static_cast<std::uint32_t>(ValueType::Text) ||
                                    type == static_cast<std::uint32_t>(ValueType::List);
        const std::uint64_t count =
            m_cursor.count(isPassedSingly ? maxElements : std::uint64_t{1} << 40U, "length of a list");
        if (isPassedSingly) return passSingly(type, count, depth);
        const bool isFlags = type == static_cast<std::uint32_t>(ValueType::Bool);
        const std::optional<ElementType> number = isFlags ? ElementType{Kind::Unsigned, 1} : numberType(type);
        if (!number)
            return m_cursor.fail(
                "a list has values of type " + std::to_string(type) + ", which is not supported", "0 to 12");
        if (count > maxStoredList || depth > 1) return m_cursor.skip(count * number->size);
        std::vector<double> numbers;
        for (std::uint64_t i = 0; i < count && m_cursor.ok(); ++i) numbers.push_back(readNumber(*number));
        into = listOf(numbers, isFlags);
    }

    static JsonValue listOf(const std::vector<double>& numbers, bool isFlags) {
        JsonValue::Array list(numbers.size());
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (isFlags) list[i].content = numbers[i] != 0;
            else list[i].content = numbers[i];
        }
        JsonValue value;
        value.content = std::move(list);
        return value;
    }

    void passSingly(std::uint32_t type, std::uint64_t count, int depth) {
        m_passed += count;
        if (m_passed > maxElements)
            m_cursor.fail("the lists together are too long", std::to_string(maxElements) + " texts or lists");
        if (depth >= deepestList && type == static_cast<std::uint32_t>(ValueType::List))
            m_cursor.fail("lists are nested too deep", std::to_string(deepestList) + " levels");
        JsonValue passed;
        for (std::uint64_t i = 0; i < count && m_cursor.ok(); ++i) {
            if (type == static_cast<std::uint32_t>(ValueType::Text)) skipText();
            else readList(depth + 1, passed);
        }
    }

    void readTensorInfo() {
        TensorPlace place{m_cursor.text(longestName, "length of a tensor's name")};
        const std::uint32_t dimensions = m_cursor.word();
        if (m_cursor.ok() && dimensions > maxDimensions)
            m_cursor.fail("a tensor has " + std::to_string(dimensions) + " dimensions",
                          "0 to " + std::to_string(maxDimensions));
        constexpr std::uint64_t longest = std::uint64_t{1} << 40U;
        for (std::uint32_t i = 0; i < dimensions && m_cursor.ok(); ++i) {
            const std::uint64_t length = m_cursor.count(longest, "dimension of a tensor");
            place.elements =
                length == 0 || place.elements > longest / length ? longest : place.elements * length;
        }
        place.type = m_cursor.word();
        place.offset = m_cursor.longWord();
        constexpr std::array wanted{std::string_view("rope_freqs.weight"),
                                    std::string_view("rope_factors_long.weight"),
                                    std::string_view("rope_factors_short.weight")};
        if (m_cursor.ok() && std::find(wanted.begin(), wanted.end(), place.name) != wanted.end())
            m_places.push_back(std::move(place));
    }

    /// Where the tensors' data begins: the alignment's next multiple.
    std::uint64_t dataStart() {
        const JsonValue* given = findMember(m_metadata.values, "general.alignment");
        const double alignment = given != nullptr && given->number() != nullptr ? *given->number() : 32;
        const auto step = alignment >= 1 && alignment <= 0x1p31 ? static_cast<std::uint64_t>(alignment) : 0;
        if (step == 0 || (step & (step - 1)) != 0) {
            m_cursor.fail("general.alignment is no power of two", "1, 2, 4, ... 2147483648");
            return 0;
        }
        return (m_cursor.position() + step - 1) / step * step;
    }

    void readTensors() {
        const std::uint64_t start = dataStart();
        for (const TensorPlace& place : m_places)
            if (m_cursor.ok()) readTensor(place, start);
    }

    void readTensor(const TensorPlace& place, std::uint64_t start) {
        const std::optional<ElementType> type = place.type == 0   ? std::optional(ElementType{Kind::Float, 4})
                                                : place.type == 1 ? std::optional(ElementType{Kind::Float, 2})
                                                : place.type == 30
                                                    ? std::optional(ElementType{Kind::Bfloat16, 2})
                                                    : std::nullopt;
        if (!type)
            return m_cursor.fail(place.name + " has type " + std::to_string(place.type),
                                 "F32 (0), F16 (1) or BF16 (30)");
        constexpr std::uint64_t maxPairs = maxHeadDim / 2;
        if (place.elements > maxPairs)
            return m_cursor.fail(place.name + " has an impossible shape",
                                 "one number per pair, at most " + std::to_string(maxPairs));
        std::vector<char> bytes(static_cast<std::size_t>(place.elements) * type->size);
        const bool isReachable = place.offset < std::uint64_t{1} << 61U;
        if (!isReachable || m_source.read(start + place.offset, bytes) != bytes.size()) {
            m_metadata.warnings.push_back(
                {"gguf-tensor-not-read",
                 place.name +
                     " is beyond the bytes that could be read: its divisors are unknown and not applied",
                 place.name});
            return;
        }
        GgufTensor tensor{place.name, {}};
        ElementType element = *type;
        element.isBigEndian = m_metadata.isBigEndian;
        for (std::size_t at = 0; at < bytes.size(); at += element.size)
            // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes are bytes
            tensor.numbers.push_back(
                decoded(element, reinterpret_cast<const unsigned char*>(bytes.data()) + at));
        m_metadata.ropeTensors.push_back(std::move(tensor));
    }

    const ByteSource& m_source;
    GgufCursor m_cursor;
    std::string m_fileName;
    GgufMetadata m_metadata;
    std::uint64_t m_keyCount = 0, m_passed = 0;
    std::vector<TensorPlace> m_places;
};

}   // namespace

bool isGguf(std::string_view firstBytes) { return firstBytes.substr(0, magic.size()) == magic; }

Result<GgufMetadata> readGgufMetadata(const ByteSource& source, std::string_view fileName) {
    return Reader(source, fileName).read();
}

}   // namespace rope
