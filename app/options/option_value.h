#pragma once

#include "app/options/options.h"
#include "app/values/suggestion.h"
#include "core/base/result.h"
#include "core/base/text_list.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace rope::app {

enum class ValueKind {
    Flag,   ///< no value
    Text,
    File,
    Choice,   ///< one of `choices`
    Choices,   ///< several of `choices`, with commas
    Number,
    Whole,
    Boolean,   ///< true or false
    List,   ///< numbers
    WholeList,   ///< whole numbers
    Vectors,   ///< numbers, or a file of rows
    Size,   ///< WxH
    Method,   ///< ID:key=value,... of a method or a query scale
};

/// The kind of an option's value, and how its text becomes a value in Options.
struct OptionValue {
    ValueKind kind = ValueKind::Flag;
    std::string placeholder = {};   ///< "X"; "" for a flag
    std::string allowed = {};   ///< the range or the choices, for messages and help
    /// Reads the text and stores its value.
    /// err: WrongUsage if the text is not of the kind; OutOfRange if the value is out of range; Impossible
    /// for an unsupported method. `allowed` may be empty: then it is that of this struct
    std::function<Check(std::string_view text, const std::string& option, Options& options)> store = {};
    std::vector<std::string> choices = {};
};

/// The range of a number.
struct NumberRange {
    double minimum = 0, maximum = 0;   ///< inclusive; maximum infinity: any finite number
    bool isMinimumOpen = false;   ///< true: the minimum itself is out of range

    [[nodiscard]] bool contains(double value) const;
    [[nodiscard]] std::string text() const;   ///< "24 to 2400", "> 0, <= 1", "> 0, finite"
};

Result<double> parseNumberIn(const NumberRange& range, std::string_view text, std::string_view option);
Result<bool> parseBoolean(std::string_view text, std::string_view option);
Result<std::string> parseFileName(std::string_view text, std::string_view option);
/// in:  side: range of width and height
Result<PictureSize> parseSize(std::string_view text, std::string_view option, WholeRange side);

/// err: WrongUsage
Error wrongValue(std::string_view text, std::string_view option, const std::string& hint = {});

/// in:  parse(text, option) gives Result<T>
///      target: a member of Options that T can be assigned to, or a function of Options& and T
template <class Parse, class Target>
OptionValue optionValue(ValueKind kind, std::string placeholder, std::string allowed, Parse parse,
                        Target target) {
    const auto store = [=](std::string_view text, const std::string& option, Options& options) -> Check {
        auto value = parse(text, option);
        if (!value) return value.error();
        if constexpr (std::is_member_object_pointer_v<Target>) options.*target = std::move(*value);
        else target(options, std::move(*value));
        return {};
    };
    return {kind, std::move(placeholder), std::move(allowed), store, {}};
}

template <class Target>
OptionValue flag(Target target) {
    return optionValue(
        ValueKind::Flag, "", "no value", [](auto, auto&) { return Result(true); }, target);
}

template <class Target>
OptionValue number(Target target, NumberRange range) {
    const auto parse = [range](auto text, auto& option) { return parseNumberIn(range, text, option); };
    return optionValue(ValueKind::Number, "X", range.text(), parse, target);
}

template <class Target>
OptionValue whole(Target target, WholeRange range, const char* placeholder = "N") {
    const auto parse = [range](auto text, auto& option) { return parseWhole(text, option, range); };
    return optionValue(ValueKind::Whole, placeholder, range.text(), parse, target);
}

template <class Target>
OptionValue numberList(Target target) {
    return optionValue(ValueKind::List, "LIST", listForms, parseNumberList, target);
}

template <class Target>
OptionValue wholeList(Target target, WholeRange range) {
    const auto parse = [range](auto text, auto& option) { return parseWholeList(text, option, range); };
    return optionValue(ValueKind::WholeList, "LIST", listForms, parse, target);
}

template <class Target>
OptionValue text(Target target, const char* placeholder) {
    const auto parse = [](auto text, auto&) { return Result(std::string(text)); };
    return optionValue(ValueKind::Text, placeholder, "a text", parse, target);
}

template <class Target>
OptionValue file(Target target) {
    return optionValue(ValueKind::File, "FILE", "a file name", parseFileName, target);
}

/// A table of choices: values and their names.
template <class Value>
using Choices = std::vector<std::pair<Value, std::string>>;

template <class Names>
auto choicesOf(const Names& names) {
    using Value = std::remove_cvref_t<decltype(names.begin()->first)>;
    return Choices<Value>(names.begin(), names.end());
}

template <class Value>
std::vector<std::string> namesOf(const Choices<Value>& choices) {
    std::vector<std::string> names;
    for (const auto& [value, name] : choices) names.push_back(name);
    return names;
}

/// in: refused: the reason why an existing name is not a choice; may be nullptr
template <class Value>
Result<Value> parseChoice(const Choices<Value>& choices, std::string_view text, std::string_view option,
                          Check (*refused)(std::string_view) = nullptr) {
    for (const auto& [value, name] : choices)
        if (name == text) return value;
    if (refused != nullptr)
        if (const Check problem = refused(text)) return *problem;
    return wrongValue(text, option, didYouMean(text, namesOf(choices)));
}

template <class Target, class Value>
OptionValue choice(Target target, const Choices<Value>& choices,
                   Check (*refused)(std::string_view) = nullptr) {
    const auto parse = [=](auto text, auto& option) { return parseChoice(choices, text, option, refused); };
    const std::vector<std::string> names = namesOf(choices);
    const std::string placeholder = names.size() <= 4 ? joined(names, {}, "|") : "NAME";
    OptionValue value = optionValue(ValueKind::Choice, placeholder, joined(names), parse, target);
    value.choices = names;
    return value;
}

/// Several choices, with commas between them; the target gets a std::vector<Value>.
template <class Target, class Value>
OptionValue severalOf(Target target, const Choices<Value>& choices) {
    const auto parse = [=](std::string_view text, auto& option) -> Result<std::vector<Value>> {
        std::vector<Value> values;
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find(',', begin), text.size());
            const Result<Value> value = parseChoice(choices, text.substr(begin, end - begin), option);
            if (!value) return wrongValue(text, option);
            values.push_back(*value);
            begin = end + 1;
        }
        return values;
    };
    return optionValue(ValueKind::Choices, "NAMES", "some of " + joined(namesOf(choices), {}, ","), parse,
                       target);
}

}   // namespace rope::app
