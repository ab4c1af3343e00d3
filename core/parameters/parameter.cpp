#include "core/parameters/parameter.h"

#include "core/base/number_text.h"

#include <algorithm>
#include <cmath>

namespace rope {

const ParameterValue* ParameterValues::find(std::string_view key) const {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const auto& entry) { return entry.first == key; });
    return found == m_entries.end() ? nullptr : &found->second;
}

std::optional<double> ParameterValues::number(std::string_view key) const {
    const ParameterValue* value = find(key);
    const double* number = value != nullptr ? std::get_if<double>(value) : nullptr;
    return number != nullptr ? std::optional(*number) : std::nullopt;
}

std::optional<bool> ParameterValues::flag(std::string_view key) const {
    const ParameterValue* value = find(key);
    const bool* flag = value != nullptr ? std::get_if<bool>(value) : nullptr;
    return flag != nullptr ? std::optional(*flag) : std::nullopt;
}

const std::vector<double>* ParameterValues::list(std::string_view key) const {
    const ParameterValue* value = find(key);
    return value != nullptr ? std::get_if<std::vector<double>>(value) : nullptr;
}

void ParameterValues::set(std::string_view key, ParameterValue value) {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const auto& entry) { return entry.first == key; });
    if (found == m_entries.end()) m_entries.emplace_back(std::string(key), std::move(value));
    else found->second = std::move(value);
}

void ParameterValues::remove(std::string_view key) {
    std::erase_if(m_entries, [&](const auto& entry) { return entry.first == key; });
}

std::string allowedRange(const ParameterSpec& spec) {
    if (spec.kind == ParameterKind::Flag) return "true or false";
    std::string range = (spec.minimumIsOpen ? "> " : ">= ") + shortestText(spec.minimum);
    if (std::isfinite(spec.maximum)) range += ", <= " + shortestText(spec.maximum);
    else range += ", finite";
    if (spec.kind == ParameterKind::NumberPerPair) return "one number per pair, each " + range;
    return spec.kind == ParameterKind::Numbers ? "numbers, each " + range : range;
}

namespace {

bool isInside(const ParameterSpec& spec, double value) {
    if (!std::isfinite(value) || value > spec.maximum) return false;
    return spec.minimumIsOpen ? value > spec.minimum : value >= spec.minimum;
}

Error outOfRange(const ParameterSpec& spec, const std::string& what, double value) {
    return {ErrorCode::OutOfRange, what + " = " + shortestText(value) + " is out of range",
            std::string(spec.key), allowedRange(spec)};
}

Error wrongKind(const ParameterSpec& spec) {
    const char* needed = spec.kind == ParameterKind::Flag     ? "true or false"
                         : spec.kind == ParameterKind::Number ? "one number"
                                                              : "a list of numbers";
    return {ErrorCode::WrongUsage, std::string(spec.key) + " needs " + needed, std::string(spec.key),
            allowedRange(spec)};
}

}   // namespace

Check checkParameter(const ParameterSpec& spec, const ParameterValue& value) {
    if (const double* number = std::get_if<double>(&value);
        number != nullptr && spec.kind == ParameterKind::Number)
        return isInside(spec, *number) ? Check{} : outOfRange(spec, std::string(spec.key), *number);
    if (std::holds_alternative<bool>(value) && spec.kind == ParameterKind::Flag) return {};
    const auto* list = std::get_if<std::vector<double>>(&value);
    if (list == nullptr || !isList(spec.kind)) return wrongKind(spec);
    for (std::size_t i = 0; i < list->size(); ++i)
        if (!isInside(spec, (*list)[i]))
            return outOfRange(spec, std::string(spec.key) + "[" + std::to_string(i) + "]", (*list)[i]);
    return {};
}

}   // namespace rope
