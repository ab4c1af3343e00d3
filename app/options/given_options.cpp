#include "app/options/given_options.h"

#include "app/options/list_parser.h"
#include "app/options/suggestion.h"
#include "app/setup/comparison.h"
#include "app/setup/vector_reader.h"
#include "core/base/limits.h"
#include "core/base/number_text.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace rope::app {

namespace {

Error wrongValue(const OptionSpec& spec, const std::string& text, const std::string& hint = {}) {
    return {ErrorCode::WrongUsage, "'" + text + "' is not a value of " + spec.name + hint, spec.name,
            allowedText(spec)};
}

Check checkChoice(const OptionSpec& spec, const std::string& text) {
    if (std::find(spec.choices.begin(), spec.choices.end(), text) != spec.choices.end()) return {};
    if (spec.refused != nullptr)
        if (const Check problem = spec.refused(text)) return problem;
    return wrongValue(spec, text, didYouMean(text, spec.choices));
}

Check checkChoices(const OptionSpec& spec, const std::string& text) {
    std::string_view rest = text;
    for (;;) {
        const std::size_t end = rest.find(',');
        if (checkChoice(spec, std::string(rest.substr(0, end)))) return wrongValue(spec, text);
        if (end == std::string_view::npos) return {};
        rest.remove_prefix(end + 1);
    }
}

Check withAllowed(Check problem, const OptionSpec& spec) {
    if (problem) problem->allowed = allowedText(spec);
    return problem;
}

template <class T>
Check problemOf(const Result<T>& result) {
    return result ? Check{} : Check(result.error());
}

std::int64_t wholeBound(double bound) { return static_cast<std::int64_t>(bound); }

Check checkNumberRange(const OptionSpec& spec, const std::string& text) {
    const double value = parseNumber(text, spec.name).value();
    if (std::isinf(spec.minimum)) return {};   // a method's parameter: the method knows its range
    const bool isInside = std::isfinite(value) && value <= spec.maximum &&
                          (spec.minimumIsOpen ? value > spec.minimum : value >= spec.minimum);
    if (isInside) return {};
    return Error{ErrorCode::OutOfRange, spec.name + " " + text + " is out of range", spec.name,
                 allowedText(spec)};
}

Check checkWholeRange(const OptionSpec& spec, const std::string& text) {
    return withAllowed(
        problemOf(parseWhole(text, spec.name, wholeBound(spec.minimum), wholeBound(spec.maximum))), spec);
}

Check checkSizeRange(const OptionSpec& spec, const std::string& text) {
    const SizeText size = parseSize(text, spec.name).value();
    const auto isInside = [&](std::int64_t side) {
        return side >= wholeBound(spec.minimum) && side <= wholeBound(spec.maximum);
    };
    if (isInside(size.width) && isInside(size.height)) return {};
    return Error{ErrorCode::OutOfRange, spec.name + " " + text + " is out of range", spec.name,
                 allowedText(spec)};
}

Check checkFileName(const OptionSpec& spec, const std::string& text) {
    return text.empty() ? Check(Error{ErrorCode::WrongUsage, spec.name + " needs a file name", spec.name,
                                      allowedText(spec)})
                        : Check{};
}

}   // namespace

const GivenOption* GivenOptions::find(std::string_view name) const {
    const auto found = std::find_if(m_options.begin(), m_options.end(),
                                    [&](const GivenOption& given) { return given.spec->name == name; });
    return found == m_options.end() ? nullptr : &*found;
}

std::optional<std::string> GivenOptions::text(std::string_view name) const {
    const GivenOption* given = find(name);
    return given == nullptr ? std::nullopt : std::optional(given->text);
}

std::vector<std::string> GivenOptions::texts(std::string_view name) const {
    std::vector<std::string> texts;
    for (const GivenOption& given : m_options)
        if (given.spec->name == name) texts.push_back(given.text);
    return texts;
}

std::optional<double> GivenOptions::number(std::string_view name) const {
    const GivenOption* given = find(name);
    return given == nullptr ? std::nullopt : std::optional(parseNumber(given->text, name).value());
}

std::optional<std::int64_t> GivenOptions::whole(std::string_view name) const {
    const GivenOption* given = find(name);
    return given == nullptr
               ? std::nullopt
               : std::optional(parseWhole(given->text, name, -largestPosition, largestPosition).value());
}

Result<SizeText> parseSize(std::string_view text, std::string_view where) {
    const Error wrong{ErrorCode::WrongUsage, "'" + std::string(text) + "' is not a size", std::string(where),
                      "WxH, as 1000x640"};
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) return wrong;
    constexpr std::int64_t any = largestPosition;
    const Result<std::int64_t> width = parseWhole(text.substr(0, cross), where, -any, any),
                               height = parseWhole(text.substr(cross + 1), where, -any, any);
    for (const Result<std::int64_t>* side : {&width, &height})
        if (!side->ok() && side->error().code == ErrorCode::WrongUsage) return wrong;
    // A side that is a number, but none that fits, is out of range like any other.
    return SizeText{width ? *width : 0, height ? *height : 0};
}

Check checkSyntax(const OptionSpec& spec, const std::string& text) {
    switch (spec.kind) {
        case ValueKind::Flag:
        case ValueKind::Text:
            return {};
        case ValueKind::File:
            return checkFileName(spec, text);
        case ValueKind::Choice:
            return checkChoice(spec, text);
        case ValueKind::Choices:
            return checkChoices(spec, text);
        case ValueKind::Number:
        case ValueKind::Whole:
        case ValueKind::Seed:
            return withAllowed(problemOf(parseNumber(text, spec.name)), spec);
        case ValueKind::Boolean:
            return text == "true" || text == "false" ? Check{} : wrongValue(spec, text);
        case ValueKind::List:
        case ValueKind::WholeList:
            return checkListSyntax(text, spec.name);
        case ValueKind::Vectors:
            return checkVectorSyntax(text, spec.name);
        case ValueKind::Size:
            return problemOf(parseSize(text, spec.name));
        case ValueKind::Comparison:
            return problemOf(parseComparison(text, spec.name));
        case ValueKind::QueryScale:
            return problemOf(parseQueryScale(text, spec.name));
    }
    return {};
}

Check checkRange(const OptionSpec& spec, const std::string& text) {
    switch (spec.kind) {
        case ValueKind::Number:
            return checkNumberRange(spec, text);
        case ValueKind::Whole:
            return checkWholeRange(spec, text);
        case ValueKind::Seed:
            return withAllowed(problemOf(parseSeed(text, spec.name)), spec);
        case ValueKind::Size:
            return checkSizeRange(spec, text);
        default:
            return {};
    }
}

}   // namespace rope::app
