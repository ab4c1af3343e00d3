#include "core/json/config_reader.h"

#include "core/base/number_text.h"

#include <cmath>

namespace rope {

FoundValue findIn(const ConfigScope& scope, KeySpellings spellings) {
    for (const std::string_view key : spellings)
        if (const JsonValue* value = findMember(*scope.object, key); value != nullptr && !value->isNull())
            return {value, scope.pathOf(key)};
    return {};
}

FoundValue findIn(const ConfigScope& scope, std::string_view key) {
    return findIn(scope, KeySpellings(&key, 1));
}

FoundValue ConfigReader::find(KeySpellings spellings) const {
    for (const ConfigScope& scope : m_scopes)
        if (FoundValue found = findIn(scope, spellings)) return found;
    return {};
}

Error ConfigReader::error(ErrorCode code, std::string message, std::string_view path,
                          std::string allowed) const {
    return {code, std::move(message), m_fileName + ": " + std::string(path), std::move(allowed)};
}

Error ConfigReader::wrongType(const FoundValue& found, std::string allowed) const {
    return error(ErrorCode::Malformed, found.path + " is " + nameOf(*found.value), found.path,
                 std::move(allowed));
}

Result<double> ConfigReader::numberOf(const FoundValue& found, const NumberRange& range) const {
    const double* number = found.value->number();
    if (number == nullptr) return wrongType(found, "a number, " + std::string(range.text));
    const bool isInside = std::isfinite(*number) && *number <= range.maximum &&
                          (range.minimumIsOpen ? *number > range.minimum : *number >= range.minimum);
    if (isInside && (!range.isWhole || *number == std::floor(*number))) return *number;
    return error(ErrorCode::OutOfRange, found.path + " = " + plainText(*number) + " is out of range",
                 found.path, std::string(range.text));
}

Result<std::optional<double>> ConfigReader::optionalNumber(const FoundValue& found,
                                                           const NumberRange& range) const {
    if (!found) return std::optional<double>();
    const Result<double> number = numberOf(found, range);
    if (!number) return number.error();
    return std::optional(*number);
}

Result<std::string> ConfigReader::optionalText(const FoundValue& found) const {
    if (!found) return std::string();
    if (const std::string* text = found.value->text()) return *text;
    return wrongType(found, "a text");
}

bool ConfigReader::isTrue(const FoundValue& found) {
    if (!found) return false;
    const bool* flag = found.value->flag();
    const double* number = found.value->number();
    return flag != nullptr ? *flag : number != nullptr && *number == 1;
}

}   // namespace rope
