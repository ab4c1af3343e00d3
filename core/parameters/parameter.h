#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace rope {

/// What a scaling method's parameter may be: a number, a yes or no, or a list.
using ParameterValue = std::variant<double, bool, std::vector<double>>;

/// Parameter values by HF key name, in the order in which they were given.
class ParameterValues {
public:
    ParameterValues() = default;
    ParameterValues(std::initializer_list<std::pair<std::string, ParameterValue>> entries)
        : m_entries(entries) {}

    [[nodiscard]] const ParameterValue* find(std::string_view key) const;
    [[nodiscard]] std::optional<double> number(std::string_view key) const;
    [[nodiscard]] std::optional<bool> flag(std::string_view key) const;
    [[nodiscard]] const std::vector<double>* list(std::string_view key) const;
    [[nodiscard]] const std::vector<std::pair<std::string, ParameterValue>>& entries() const {
        return m_entries;
    }

    void set(std::string_view key, ParameterValue value);
    void remove(std::string_view key);

    bool operator==(const ParameterValues&) const = default;

private:
    std::vector<std::pair<std::string, ParameterValue>> m_entries;
};

enum class ParameterKind {
    Number,
    Flag,
    NumberPerPair,
    Numbers,   ///< a list whose length its method checks
};

constexpr bool isList(ParameterKind kind) {
    return kind == ParameterKind::NumberPerPair || kind == ParameterKind::Numbers;
}

/// One parameter of a method: its key, range, default and meaning. GUI field, CLI option, help and check come
/// from here.
struct ParameterSpec {
    std::string_view key;   ///< HF key name, snake_case
    ParameterKind kind = ParameterKind::Number;
    std::string_view unit = {};   ///< "" when a bare ratio
    double minimum = 0;
    bool minimumIsOpen = false;   ///< true: the minimum itself is not allowed
    double maximum = 0;   ///< inclusive
    std::optional<double> defaultValue =
        {};   ///< value used when absent; none: the method infers it or requires it
    bool isRequired = false;   ///< no default and nothing to infer it from
    bool isLogarithmic = false;   ///< how a slider should run
    double sliderLow = 0, sliderHigh = 0;   ///< the useful part of the range
    std::string_view meaning = {};   ///< one short English clause, also the source text for translation

    bool operator==(const ParameterSpec&) const = default;
};

/// "> 0, <= 1e+06", "[0, 1]": the range as text for messages and help.
std::string allowedRange(const ParameterSpec& spec);

/// err: OutOfRange naming the key and the allowed range; WrongUsage when the kind does not fit.
Check checkParameter(const ParameterSpec& spec, const ParameterValue& value);

}   // namespace rope
