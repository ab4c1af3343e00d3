#include "core/scenario/scenario.h"
#include "core/methods/method_registry.h"

#include "core/base/limits.h"
#include "core/base/number_text.h"
#include "core/base/text_list.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <numbers>
#include <string_view>

namespace rope {

namespace {

Error outOfRange(const std::string& name, const std::string& value, const std::string& allowed) {
    return {ErrorCode::OutOfRange, name + " = " + value + " is out of range", name, allowed};
}

std::string upTo(std::int64_t low, std::int64_t high) {
    return std::to_string(low) + " to " + std::to_string(high);
}

Check checkInteger(const char* name, std::int64_t value, std::int64_t low, std::int64_t high) {
    if (value >= low && value <= high) return {};
    return outOfRange(name, std::to_string(value), upTo(low, high));
}

Check checkLayout(const PairLayout& layout) {
    if (const Check problem = checkInteger("head_dim", layout.headDim, 1, largestHeadDim)) return problem;
    if (const Check problem = checkInteger("rotary_offset", layout.rotaryOffset, 0, layout.headDim - 1))
        return problem;
    return checkInteger("rotary_dim", layout.rotaryDim, 1, layout.headDim - layout.rotaryOffset);
}

Check checkExplicitFrequencies(const Scenario& scenario) {
    const std::vector<double>& frequencies = scenario.explicitInverseFrequencies;
    if (frequencies.empty()) return {};
    const auto pairs = static_cast<std::size_t>(scenario.layout.pairCount());
    if (frequencies.size() != pairs)
        return Error{ErrorCode::OutOfRange,
                     "inv_freq has " + std::to_string(frequencies.size()) +
                         " numbers for rotary_dim = " + std::to_string(scenario.layout.rotaryDim),
                     "inv_freq", std::to_string(pairs) + " numbers, one per pair"};
    for (std::size_t i = 0; i < pairs; ++i)
        if (!std::isfinite(frequencies[i]) || frequencies[i] < 0)
            return Error{
                ErrorCode::OutOfRange,
                "inv_freq[" + std::to_string(i) + "] = " + shortestText(frequencies[i]) + " is out of range",
                "inv_freq", ">= 0, finite"};
    return {};
}

Check checkGivenNumbers(const VectorSource& source, VectorRole role, int headDim) {
    const auto& given = source.given(role);
    const std::string name(roleName(role));
    if (!given) return {};
    if (given->rows() == 0 || given->cols() != headDim)
        return Error{ErrorCode::OutOfRange,
                     name + " has rows of " + std::to_string(given->cols()) + " numbers", name,
                     "one or more rows of head_dim = " + std::to_string(headDim) + " numbers"};
    const double* const begin = given->data();
    const double* const end = begin + given->size();
    const double* const bad =
        std::find_if_not(begin, end, [](double number) { return std::isfinite(number); });
    if (bad == end) return {};
    return Error{ErrorCode::OutOfRange,
                 name + " row " + std::to_string((bad - begin) / headDim) + " number " +
                     std::to_string((bad - begin) % headDim) + " is " + shortestText(*bad),
                 name, "finite numbers"};
}

Check checkVectors(const Scenario& scenario) {
    const int headDim = scenario.layout.headDim;
    const VectorSource& source = scenario.vectors;
    if (source.kind == VectorKind::Given && (!source.givenQuery || !source.givenKey))
        return Error{ErrorCode::Impossible, "q and k are to be given, but there are no numbers for both",
                     "qk", "one row of numbers, or one row per position"};
    for (const VectorRole role : {VectorRole::Query, VectorRole::Key, VectorRole::Value})
        if (const Check problem = checkGivenNumbers(source, role, headDim)) return problem;
    return {};
}

Check checkMethods(const Scenario& scenario) {
    if (scenario.methods.empty())
        return Error{ErrorCode::OutOfRange, "there is no method", "method", "one method or more"};
    if (scenario.activeMethod >= scenario.methods.size())
        return outOfRange("active_method", std::to_string(scenario.activeMethod),
                          upTo(0, static_cast<std::int64_t>(scenario.methods.size()) - 1));
    if (const Check problem = checkRequest(scalingRequest(scenario))) return problem;
    for (std::size_t i = 0; i < scenario.methods.size(); ++i)
        if (const Result<ResolvedMethod> resolved = resolveMethod(scenario, i); !resolved)
            return resolved.error();
    return {};
}

/// Four significant digits: enough to tell factors apart in a legend.
std::string shortText(double value) {
    std::array<char, 32> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, 4);
    return {buffer.data(), end.ptr};
}

/// The stretch that a legend should show. Not where a list of divisors does the work, nor where a standard
/// factor of 1 was left alone.
std::optional<double> shownFactor(const Scenario& scenario, const ScalingMethod& method,
                                  const MethodChoice& choice) {
    const auto isList = [](const ParameterSpec& spec) { return spec.kind == ParameterKind::NumberPerPair; };
    if (std::any_of(method.parameters.begin(), method.parameters.end(), isList)) return {};
    const std::optional<double> factor = effectiveFactor(scalingRequest(scenario), choice);
    const ParameterSpec* spec = findParameter(method, "factor");
    return spec != nullptr && spec->standard && factor == spec->standard ? std::nullopt : factor;
}

void addUnlessThere(Warnings& warnings, Warning warning) {
    if (std::find(warnings.begin(), warnings.end(), warning) == warnings.end())
        warnings.push_back(std::move(warning));
}

Warnings frequencyWarnings(const Scenario& scenario) {
    const std::vector<double>& frequencies = scenario.explicitInverseFrequencies;
    const auto fastest = std::max_element(frequencies.begin(), frequencies.end());
    if (fastest == frequencies.end() || !(*fastest > std::numbers::pi)) return {};
    return {{"frequency-above-pi",
             "inv_freq has " + shortestText(*fastest) +
                 " rad/token: above pi a pair turns so fast that it looks slower, or backwards",
             "inv_freq"}};
}

/// Half a unit in the last place of the largest angle; beyond it cos and sin of the fastest pair are noise.
Warnings angleWarnings(const Scenario& scenario, const FrequencySchedule& schedule) {
    const auto fastest =
        std::max_element(schedule.inverseFrequencies.begin(), schedule.inverseFrequencies.end());
    const auto position = static_cast<double>(std::max(scenario.queryPosition, scenario.keyPosition));
    const double angleRad = position * *fastest;
    const double uncertainty = angleRad * std::numeric_limits<double>::epsilon() / 2;
    if (!(uncertainty > 1e-6)) return {};
    return {{"angle-precision",
             "position " + shortestText(position) + " turns the fastest pair by " + shortText(angleRad) +
                 " rad, which float64 holds only to " + shortText(uncertainty) + " rad",
             scenario.queryPosition >= scenario.keyPosition ? "query_position" : "key_position"}};
}

/// "512" or "64/4": the numbers of all parameters, in the order of the method's row.
std::string parameterNumbers(const ScalingMethod& method, const MethodChoice& choice) {
    const auto numberOf = [&](const ParameterSpec& spec) {
        return shortestText(choice.parameters.number(spec.key).value_or(spec.standard.value_or(0)));
    };
    return joined(method.parameters, numberOf, "/");
}

}   // namespace

Check validate(const Scenario& scenario) {
    if (const Check problem = checkLayout(scenario.layout)) return problem;
    if (const Check problem = checkInteger("query_position", scenario.queryPosition, 0, largestPosition))
        return problem;
    if (const Check problem = checkInteger("key_position", scenario.keyPosition, 0, largestPosition))
        return problem;
    if (scenario.queryScale)
        if (const Check problem = checkQueryScale(*scenario.queryScale)) return problem;
    if (const Check problem = checkExplicitFrequencies(scenario)) return problem;
    if (const Check problem = checkMethods(scenario)) return problem;
    return checkVectors(scenario);
}

Warnings warningsFor(const Scenario& scenario) {
    Warnings warnings;
    const ScalingRequest request = scalingRequest(scenario);
    for (std::size_t i = 0; i < scenario.methods.size(); ++i) {
        if (i == 0 && !scenario.explicitInverseFrequencies.empty())
            continue;   // neither base nor method is used there
        for (const Warning& warning : warningsFor(request, scenario.methods[i].choice))
            addUnlessThere(warnings, warning);
    }
    if (scenario.layout.isPadded())
        addUnlessThere(warnings, {"odd-rotary-dim",
                                  "rotary_dim = " + std::to_string(scenario.layout.rotaryDim) +
                                      " is odd: the vector is padded with one zero to complete the last pair",
                                  "rotary_dim"});
    for (const Warning& warning : frequencyWarnings(scenario)) addUnlessThere(warnings, warning);
    if (const Result<ResolvedMethod> active = resolveMethod(scenario, scenario.activeMethod))
        for (const Warning& warning : angleWarnings(scenario, active->schedule))
            addUnlessThere(warnings, warning);
    return warnings;
}

ScalingRequest scalingRequest(const Scenario& scenario) {
    return {.rotaryDim = scenario.layout.rotaryDim,
            .ropeTheta = scenario.ropeTheta,
            .lengths = scenario.lengths,
            .softmaxScaling = scenario.softmaxScaling};
}

Result<ResolvedMethod> resolveMethod(const Scenario& scenario, std::size_t index) {
    if (index >= scenario.methods.size())
        return outOfRange("method number", std::to_string(index),
                          "below " + std::to_string(scenario.methods.size()));
    const MethodChoice& choice = scenario.methods[index].choice;
    if (index == 0 && !scenario.explicitInverseFrequencies.empty()) {
        if (const Check problem = checkExplicitFrequencies(scenario)) return *problem;
        return ResolvedMethod{choice, FrequencySchedule{scenario.explicitInverseFrequencies}};
    }
    Result<FrequencySchedule> schedule = computeSchedule(scalingRequest(scenario), choice);
    if (!schedule) return schedule.error();
    ResolvedMethod method{choice, std::move(*schedule)};
    if (findPositionMap(choice.id) != nullptr)
        method.positionMap = PositionMapChoice{choice.id, choice.parameters};
    return method;
}

Result<std::vector<ResolvedMethod>> resolveMethods(const Scenario& scenario) {
    std::vector<ResolvedMethod> methods;
    for (std::size_t i = 0; i < scenario.methods.size(); ++i) {
        Result<ResolvedMethod> method = resolveMethod(scenario, i);
        if (!method) return method.error();
        methods.push_back(std::move(*method));
    }
    return methods;
}

std::vector<double> unscaledFrequencies(const Scenario& scenario) {
    if (!scenario.explicitInverseFrequencies.empty()) return scenario.explicitInverseFrequencies;
    const Result<FrequencySchedule> schedule = computeSchedule(scalingRequest(scenario), MethodChoice{});
    return schedule ? schedule->inverseFrequencies : std::vector<double>{};
}

std::string methodLabel(const Scenario& scenario, const MethodChoice& choice) {
    const bool isFirst = !scenario.methods.empty() && choice == scenario.methods.front().choice;
    if (isFirst && !scenario.explicitInverseFrequencies.empty()) return "given frequencies";
    const ScalingMethod* method = findScalingMethod(choice.id);
    if (method == nullptr) return choice.id;
    if (method->labelShowsParameters)
        return std::string(method->title) + " " + parameterNumbers(*method, choice);
    const std::optional<double> factor = shownFactor(scenario, *method, choice);
    return std::string(method->title) + (factor ? " \u00d7" + shortText(*factor) : "");
}

}   // namespace rope
