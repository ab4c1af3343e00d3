#include "app/setup/comparison.h"
#include "core/methods/method_registry.h"

#include "app/options/list_parser.h"
#include "app/options/suggestion.h"
#include "core/base/number_text.h"
#include "core/base/text_list.h"
#include "core/methods/uncomputed_method.h"
#include "core/parameters/parameter_list.h"

#include <algorithm>

namespace rope::app {

namespace {

constexpr const char* form = "ID or ID:key=value,key=[a,b]";

Error wrongUsage(const std::string& message, std::string_view where, const std::string& allowed = form) {
    return {ErrorCode::WrongUsage, message, std::string(where), allowed};
}

std::vector<std::string> methodIds() {
    std::vector<std::string> ids;
    for (const ScalingMethod& method : scalingMethods()) ids.emplace_back(method.id);
    return ids;
}

/// Whose parameters a text may give.
struct ParameterOwner {
    std::string name;   ///< "method yarn"
    std::span<const ParameterSpec> parameters;
};

std::vector<std::string> parameterKeys(const ParameterOwner& owner) {
    std::vector<std::string> keys;
    for (const ParameterSpec& spec : owner.parameters) keys.emplace_back(spec.key);
    return keys;
}

using ParameterTexts = std::vector<std::pair<const ParameterSpec*, std::string>>;

/// Pieces between commas that stand outside brackets.
std::vector<std::string_view> splitOutsideBrackets(std::string_view text) {
    std::vector<std::string_view> pieces;
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '[') ++depth;
        if (text[i] == ']') --depth;
        if (text[i] != ',' || depth > 0) continue;
        pieces.push_back(text.substr(begin, i - begin));
        begin = i + 1;
    }
    pieces.push_back(text.substr(begin));
    return pieces;
}

std::string_view withoutBrackets(std::string_view text) {
    const bool hasBrackets = text.size() >= 2 && text.front() == '[' && text.back() == ']';
    return hasBrackets ? text.substr(1, text.size() - 2) : text;
}

Check checkParameterSyntax(const ParameterSpec& spec, std::string_view text, std::string_view where) {
    switch (spec.kind) {
        case ParameterKind::Flag:
            if (text == "true" || text == "false") return {};
            return wrongUsage(
                "'" + std::string(text) + "' is neither true nor false for " + std::string(spec.key), where,
                "true, false");
        case ParameterKind::Number: {
            const Result<double> number = parseNumber(text, where);
            if (number) return {};
            return wrongUsage(number.error().message + " for " + std::string(spec.key), where,
                              allowedRange(spec));
        }
        case ParameterKind::NumberPerPair:
        case ParameterKind::Numbers:
            return checkListSyntax(withoutBrackets(text), where);
    }
    return {};
}

Check addValue(ParameterTexts& values, const ParameterOwner& owner, std::string_view piece,
               std::string_view where) {
    const std::size_t equals = piece.find('=');
    if (equals == std::string_view::npos)
        return wrongUsage("'" + std::string(piece) + "' is not key=value", where);
    std::string key(piece.substr(0, equals));
    std::replace(key.begin(), key.end(), '-', '_');
    const ParameterSpec* spec = findSpec(owner.parameters, key);
    const std::vector<std::string> keys = parameterKeys(owner);
    if (spec == nullptr)
        return wrongUsage(owner.name + " has no parameter '" + key + "'" + didYouMean(key, keys), where,
                          keys.empty() ? "no parameters" : joined(keys));
    for (const auto& [known, text] : values)
        if (known == spec) return wrongUsage(key + " is given twice", where);
    const std::string_view text = piece.substr(equals + 1);
    if (const Check problem = checkParameterSyntax(*spec, text, where)) return problem;
    values.emplace_back(spec, std::string(text));
    return {};
}

Check addValues(ParameterTexts& values, const ParameterOwner& owner, std::string_view text,
                std::string_view where) {
    for (const std::string_view piece : splitOutsideBrackets(text))
        if (const Check problem = addValue(values, owner, piece, where)) return problem;
    return {};
}

}   // namespace

Result<Comparison> parseComparison(std::string_view text, std::string_view where) {
    const std::size_t colon = text.find(':');
    const std::string id(text.substr(0, colon));
    Comparison comparison{findScalingMethod(id)};
    const std::vector<std::string> ids = methodIds();
    if (const UncomputedMethod* known = findUncomputedMethod(id)) return notComputed(*known, where);
    if (comparison.method == nullptr)
        return wrongUsage("unknown method '" + id + "'" + didYouMean(id, ids), where, joined(ids));
    if (colon == std::string_view::npos) return comparison;
    const ParameterOwner owner{"method " + id, comparison.method->parameters};
    if (const Check problem = addValues(comparison.values, owner, text.substr(colon + 1), where))
        return *problem;
    return comparison;
}

Result<std::optional<QueryScaleChoice>> parseQueryScale(std::string_view text, std::string_view where) {
    if (text == "none") return std::optional<QueryScaleChoice>();
    const std::size_t colon = text.find(':');
    QueryScaleChoice choice{std::string(text.substr(0, colon))};
    if (const Check problem = checkQueryScale(choice))
        return wrongUsage(problem->message, where, "none, " + problem->allowed);
    if (colon == std::string_view::npos) return std::optional(choice);
    ParameterTexts values;
    const ParameterOwner owner{"query scale " + choice.id, findQueryScale(choice.id)->parameters};
    if (const Check problem = addValues(values, owner, text.substr(colon + 1), where)) return *problem;
    for (const auto& [spec, given] : values) {
        Result<ParameterValue> value = parseParameter(*spec, given, where);
        if (!value) return value.error();
        choice.parameters.set(spec->key, std::move(*value));
    }
    return std::optional(std::move(choice));
}

Result<ParameterValue> parseParameter(const ParameterSpec& spec, std::string_view text,
                                      std::string_view where) {
    if (const Check problem = checkParameterSyntax(spec, text, where)) return *problem;
    switch (spec.kind) {
        case ParameterKind::Flag:
            return ParameterValue(text == "true");
        case ParameterKind::Number:
            return ParameterValue(parseNumber(text, where).value());
        case ParameterKind::NumberPerPair:
        case ParameterKind::Numbers:
            break;
    }
    Result<std::vector<double>> list = parseNumberList(withoutBrackets(text), where);
    if (!list) return list.error();
    return ParameterValue(std::move(*list));
}

Result<MethodChoice> choiceOf(const Comparison& comparison, std::string_view where) {
    MethodChoice choice{std::string(comparison.method->id)};
    for (const auto& [spec, text] : comparison.values) {
        Result<ParameterValue> value = parseParameter(*spec, text, where);
        if (!value) return value.error();
        choice.parameters.set(spec->key, std::move(*value));
    }
    return choice;
}

}   // namespace rope::app
