// The safetensors format: 8 bytes little-endian length of a JSON header, the header, then the tensors' bytes.
#include "core/base/text_list.h"
#include "core/json/json_parser.h"
#include "core/tensor/element_type.h"
#include "core/tensor/tensor_file.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>

namespace rope {

namespace {

constexpr std::size_t maxHeaderBytes = 100'000'000;   // as the format's own library has it
constexpr JsonRules headerRules{
    .content = "a header", .maxBytes = maxHeaderBytes, .maxValues = maxHeaderBytes / 10};
constexpr std::size_t maxNamesShown = 8;

struct TensorEntry {
    ElementType type;
    std::vector<std::uint64_t> shape;
    std::uint64_t begin = 0, end = 0;   ///< bytes after the header
};

std::optional<ElementType> tensorElementType(std::string_view dtype) {
    using Kind = ElementType::Kind;
    constexpr std::array<std::pair<std::string_view, ElementType>, 13> types{{{"F64", {Kind::Float, 8}},
                                                                              {"F32", {Kind::Float, 4}},
                                                                              {"F16", {Kind::Float, 2}},
                                                                              {"BF16", {Kind::Bfloat16, 2}},
                                                                              {"I64", {Kind::Signed, 8}},
                                                                              {"I32", {Kind::Signed, 4}},
                                                                              {"I16", {Kind::Signed, 2}},
                                                                              {"I8", {Kind::Signed, 1}},
                                                                              {"U64", {Kind::Unsigned, 8}},
                                                                              {"U32", {Kind::Unsigned, 4}},
                                                                              {"U16", {Kind::Unsigned, 2}},
                                                                              {"U8", {Kind::Unsigned, 1}},
                                                                              {"BOOL", {Kind::Unsigned, 1}}}};
    for (const auto& [name, type] : types)
        if (name == dtype) return type;
    return {};
}

std::optional<std::vector<std::uint64_t>> wholeNumbers(const JsonValue::Object& object,
                                                       std::string_view key) {
    const JsonValue* found = findMember(object, key);
    if (found == nullptr || found->array() == nullptr) return {};
    std::vector<std::uint64_t> numbers;
    for (const JsonValue& value : *found->array()) {
        const JsonNumber* number = value.jsonNumber();
        if (number == nullptr || !number->isInteger || number->isNegative) return {};
        numbers.push_back(number->magnitude);
    }
    return numbers;
}

/// nullptr if the entry has no dtype that is a text.
const std::string* dtypeOf(const JsonValue& tensor) {
    const JsonValue* dtype = tensor.object() != nullptr ? findMember(*tensor.object(), "dtype") : nullptr;
    return dtype != nullptr ? dtype->text() : nullptr;
}

struct Header {
    JsonValue::Object tensors;   ///< by name, without the metadata
    std::uint64_t length = 0;
};

Result<Header> readTensorHeader(std::istream& stream, std::string_view fileName) {
    const std::string lengthBytes = readUpTo(stream, 8);
    Header header;
    for (std::size_t i = lengthBytes.size(); i > 0; --i)
        header.length = header.length << 8U | static_cast<unsigned char>(lengthBytes[i - 1]);
    if (lengthBytes.size() != 8 || header.length > maxHeaderBytes)
        return malformedFile(fileName, "its header has an impossible length");
    const std::string text = readUpTo(stream, header.length);
    if (text.size() != header.length) return malformedFile(fileName, "the file ends within its header");
    Result<ParsedJson> parsed = parseJson(text, {}, headerRules);
    if (!parsed)
        return malformedFile(fileName, "its header is not a JSON object: " + parsed.error().message + " at " +
                                           parsed.error().where);
    if (parsed->root.object() == nullptr) return malformedFile(fileName, "its header is not a JSON object");
    header.tensors = std::get<JsonValue::Object>(std::move(parsed->root.content));
    std::erase_if(header.tensors, [](const JsonMember& member) { return member.key == "__metadata__"; });
    return header;
}

/// The requested name, or the only one.
Result<const JsonMember*> chosenTensor(const JsonValue::Object& tensors, std::string_view fileName,
                                       std::string_view wanted) {
    const auto found = std::find_if(tensors.begin(), tensors.end(),
                                    [&](const JsonMember& tensor) { return tensor.key == wanted; });
    if (!wanted.empty() && found != tensors.end()) return &*found;
    if (wanted.empty() && tensors.size() == 1) return &tensors.front();
    const std::size_t shown = std::min(tensors.size(), maxNamesShown);
    std::string names = joined(std::span(tensors).first(shown), &JsonMember::key);
    if (tensors.size() > shown) names += ", and " + std::to_string(tensors.size() - shown) + " more";
    const std::string what = wanted.empty() ? "' needs a tensor's name: FILE:TENSOR"
                                            : "' has no tensor '" + std::string(wanted) + "'";
    return Error{ErrorCode::WrongUsage, "'" + std::string(fileName) + what, std::string(fileName), names};
}

Result<TensorEntry> entryOf(const JsonMember& tensor, std::string_view fileName) {
    const auto wrong = [&](const std::string& what) {
        return malformedFile(fileName, "tensor '" + tensor.key + "': " + what);
    };
    const std::string* dtype = dtypeOf(tensor.value);
    if (dtype == nullptr) return wrong("no dtype");
    const std::optional<ElementType> type = tensorElementType(*dtype);
    if (!type) return wrong("numbers of type " + *dtype + " cannot be read");
    const JsonValue::Object& members = *tensor.value.object();
    const auto shape = wholeNumbers(members, "shape"), offsets = wholeNumbers(members, "data_offsets");
    if (!shape || !offsets || offsets->size() != 2 || offsets->at(0) > offsets->at(1))
        return wrong("no shape or no data_offsets");
    return TensorEntry{*type, *shape, offsets->at(0), offsets->at(1)};
}

TensorListing listed(const JsonMember& tensor, std::string_view fileName) {
    TensorListing listing{.name = tensor.key, .type = {}, .shape = {}};
    const Result<TensorEntry> entry = entryOf(tensor, fileName);
    if (const std::string* dtype = dtypeOf(tensor.value)) listing.type = *dtype;
    if (!entry) {
        listing.whyNot = "its type or its shape cannot be read";
        return listing;
    }
    listing.shape = entry->shape;
    if (const auto size = rowsAndColumns(entry->shape, fileName)) {
        listing.rows = static_cast<std::int64_t>(size->first);
        listing.columns = static_cast<std::int64_t>(size->second);
    } else {
        listing.whyNot = size.error().code == ErrorCode::OutOfRange ? "it holds too many numbers"
                                                                    : "it has more than two dimensions";
    }
    return listing;
}

}   // namespace

Result<std::vector<TensorListing>> listSafetensors(std::istream& stream, std::string_view fileName) {
    const Result<Header> header = readTensorHeader(stream, fileName);
    if (!header) return header.error();
    std::vector<TensorListing> listings;
    for (const JsonMember& tensor : header->tensors) listings.push_back(listed(tensor, fileName));
    return listings;
}

Result<RowMatrix> readSafetensors(std::istream& stream, std::string_view fileName,
                                  std::string_view tensorName) {
    const Result<Header> header = readTensorHeader(stream, fileName);
    if (!header) return header.error();
    const Result<const JsonMember*> tensor = chosenTensor(header->tensors, fileName, tensorName);
    if (!tensor) return tensor.error();
    const std::string& name = (*tensor)->key;
    const Result<TensorEntry> entry = entryOf(**tensor, fileName);
    if (!entry) return entry.error();
    const auto size = rowsAndColumns(entry->shape, fileName);
    if (!size) return size.error();
    const auto [rows, columns] = *size;
    const std::uint64_t bytes =
        static_cast<std::uint64_t>(rows) * static_cast<std::uint64_t>(columns) * entry->type.size;
    if (entry->end - entry->begin != bytes ||
        entry->begin > static_cast<std::uint64_t>(std::numeric_limits<std::streamoff>::max()) / 2)
        return malformedFile(fileName, "tensor '" + name + "': shape and data_offsets do not fit together");
    stream.clear();
    stream.seekg(static_cast<std::streamoff>(8 + header->length + entry->begin));
    if (!stream.good()) return malformedFile(fileName, "the file ends before tensor '" + name + "'");
    return readElements(stream, entry->type, rows, columns, fileName);
}

}   // namespace rope
