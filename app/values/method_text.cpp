#include "app/values/method_text.h"

#include "app/values/suggestion.h"
#include "core/base/number_text.h"
#include "core/methods/method_registry.h"
#include "core/methods/uncomputed_method.h"
#include "core/parameters/parameter_list.h"

#include <algorithm>
#include <string>

namespace rope::app {

namespace {

using ParameterInputs = std::vector<std::pair<const ParameterSpec*, ParameterInput>>;

Error wrongUsage(const std::string& message, std::string_view where,
                 const std::string& allowed = methodForms) {
    return {ErrorCode::WrongUsage, message, std::string(where), allowed};
}

/// Pieces between commas outside brackets.
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

Result<ParameterInput> parseValue(const ParameterSpec& spec, std::string_view text, std::string_view where) {
    if (spec.kind == ParameterKind::Flag) {
        if (text == "true" || text == "false") return ParameterInput(text == "true");
        return wrongUsage(
            "'" + std::string(text) + "' is neither true nor false for " + std::string(spec.key), where,
            "true, false");
    }
    if (spec.kind == ParameterKind::Number) {
        const Result<double> number = parseNumber(text, where);
        if (number) return ParameterInput(*number);
        return wrongUsage(number.error().message + " for " + std::string(spec.key), where,
                          allowedRange(spec));
    }
    Result<NumberList> list = parseNumberList(withoutBrackets(text), where);
    if (!list) return list.error();
    return ParameterInput(std::move(*list));
}

/// Reads the parameters of one method or query scale.
class ParameterParser {
public:
    /// in:  owner: "method yarn"
    ParameterParser(std::string owner, std::span<const ParameterSpec> specs, std::string_view where)
        : m_owner(std::move(owner)), m_specs(specs), m_where(where) {}

    /// in:  "key=value,key=[a,b]"
    Result<ParameterInputs> parse(std::string_view text) {
        Check outOfRange;   // reported after all WrongUsage
        for (const std::string_view piece : splitOutsideBrackets(text)) {
            const Check problem = add(piece);
            if (problem && problem->code == ErrorCode::WrongUsage) return *problem;
            if (problem && !outOfRange) outOfRange = problem;
        }
        if (outOfRange) return *outOfRange;
        return std::move(m_values);
    }

private:
    Check add(std::string_view piece) {
        const std::size_t equals = piece.find('=');
        if (equals == std::string_view::npos)
            return wrongUsage("'" + std::string(piece) + "' is not key=value", m_where);
        std::string key(piece.substr(0, equals));
        std::replace(key.begin(), key.end(), '-', '_');
        const ParameterSpec* spec = findSpec(m_specs, key);
        if (spec == nullptr) return unknownKey(key);
        if (std::any_of(m_values.begin(), m_values.end(), [&](const auto& it) { return it.first == spec; }))
            return wrongUsage(key + " is given twice", m_where);
        Result<ParameterInput> value = parseValue(*spec, piece.substr(equals + 1), m_where);
        if (!value) return value.error();
        m_values.emplace_back(spec, std::move(*value));
        return {};
    }

    [[nodiscard]] Error unknownKey(const std::string& key) const {
        std::vector<std::string> keys;
        for (const ParameterSpec& spec : m_specs) keys.emplace_back(spec.key);
        return wrongUsage(m_owner + " has no parameter '" + key + "'" + didYouMean(key, keys), m_where,
                          keys.empty() ? "no parameters" : joined(keys));
    }

    std::string m_owner;
    std::span<const ParameterSpec> m_specs;
    std::string_view m_where;
    ParameterInputs m_values;
};

Result<ParameterValues> valuesOf(const ParameterInputs& inputs, std::string_view where) {
    ParameterValues values;
    for (const auto& [spec, input] : inputs) {
        Result<ParameterValue> value = parameterValue(input, where);
        if (!value) return value.error();
        values.set(spec->key, std::move(*value));
    }
    return values;
}

Error unknownMethod(const std::string& id, std::string_view where) {
    std::vector<std::string> ids;
    for (const ScalingMethod& method : scalingMethods()) ids.emplace_back(method.id);
    return wrongUsage("unknown method '" + id + "'" + didYouMean(id, ids), where, joined(ids));
}

}   // namespace

Result<ParameterValue> parameterValue(const ParameterInput& input, std::string_view where) {
    if (const double* number = std::get_if<double>(&input)) return ParameterValue(*number);
    if (const bool* flag = std::get_if<bool>(&input)) return ParameterValue(*flag);
    Result<std::vector<double>> list = numbersOf(std::get<NumberList>(input), where);
    if (!list) return list.error();
    return ParameterValue(std::move(*list));
}

Result<MethodInput> parseMethod(std::string_view text, std::string_view where) {
    const std::size_t colon = text.find(':');
    const std::string id(text.substr(0, colon));
    if (const UncomputedMethod* unsupported = findUncomputedMethod(id))
        return notComputed(*unsupported, where);
    MethodInput input{findScalingMethod(id)};
    if (input.method == nullptr) return unknownMethod(id, where);
    if (colon == std::string_view::npos) return input;
    Result<ParameterInputs> values =
        ParameterParser("method " + id, input.method->parameters, where).parse(text.substr(colon + 1));
    if (!values) return values.error();
    input.values = std::move(*values);
    return input;
}

Result<MethodChoice> choiceOf(const MethodInput& input, std::string_view where) {
    Result<ParameterValues> values = valuesOf(input.values, where);
    if (!values) return values.error();
    return MethodChoice{std::string(input.method->id), std::move(*values)};
}

Result<std::optional<QueryScaleChoice>> parseQueryScale(std::string_view text, std::string_view where) {
    if (text == "none") return std::optional<QueryScaleChoice>();
    const std::size_t colon = text.find(':');
    QueryScaleChoice choice{std::string(text.substr(0, colon))};
    if (const Check problem = checkQueryScale(choice))
        return wrongUsage(problem->message, where, "none, " + problem->allowed);
    if (colon == std::string_view::npos) return std::optional(choice);
    const Result<ParameterInputs> inputs =
        ParameterParser("query scale " + choice.id, findQueryScale(choice.id)->parameters, where)
            .parse(text.substr(colon + 1));
    if (!inputs) return inputs.error();
    Result<ParameterValues> values = valuesOf(*inputs, where);
    if (!values) return values.error();
    choice.parameters = std::move(*values);
    return std::optional(std::move(choice));
}

}   // namespace rope::app
