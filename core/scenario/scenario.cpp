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
    return spec != nullptr && spec->defaultValue && factor == spec->defaultValue ? std::nullopt : factor;
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
                 " rad/token: above pi the rotation of a pair is aliased to a lower or negative frequency",
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
             "position " + shortestText(position) + " rotates the pair with the highest frequency by " +
                 shortText(angleRad) + " rad, which float64 represents only to " + shortText(uncertainty) +
                 " rad",
             scenario.queryPosition >= scenario.keyPosition ? "query_position" : "key_position"}};
}

/// "512" or "64/4": the numbers of all parameters, in the order of the method's row.
std::string parameterNumbers(const ScalingMethod& method, const MethodChoice& choice) {
    const auto numberOf = [&](const ParameterSpec& spec) {
        return shortestText(choice.parameters.number(spec.key).value_or(spec.defaultValue.value_or(0)));
    };
    return joined(method.parameters, numberOf, "/");
}

}   // namespace

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

Result<ResolvedMethod> resolveMethod(const Scenario& scenario, std::size_t index) {
    if (index >= scenario.methods.size())
        return Error{ErrorCode::OutOfRange, "method number = " + std::to_string(index) + " is out of range",
                     "method number", "below " + std::to_string(scenario.methods.size())};
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
