#include "core/scenario/valid_scenario.h"

#include "core/base/limits.h"
#include "core/base/number_text.h"

#include <algorithm>
#include <cmath>
#include <string>

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
    if (const Check problem = checkInteger("head_dim", layout.headDim, 1, maxHeadDim)) return problem;
    if (const Check problem = checkInteger("rotary_offset", layout.rotaryOffset, 0, layout.headDim - 1))
        return problem;
    return checkInteger("rotary_dim", layout.rotaryDim, 1, layout.headDim - layout.rotaryOffset);
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

Check checkMethodList(const Scenario& scenario) {
    if (scenario.methods.empty())
        return Error{ErrorCode::OutOfRange, "there is no method", "method", "one method or more"};
    if (scenario.activeMethod >= scenario.methods.size())
        return outOfRange("active_method", std::to_string(scenario.activeMethod),
                          upTo(0, static_cast<std::int64_t>(scenario.methods.size()) - 1));
    return checkRequest(scalingRequest(scenario));
}

Check checkAllButMethods(const Scenario& scenario) {
    if (const Check problem = checkLayout(scenario.layout)) return problem;
    if (const Check problem = checkInteger("query_position", scenario.queryPosition, 0, maxPosition))
        return problem;
    if (const Check problem = checkInteger("key_position", scenario.keyPosition, 0, maxPosition))
        return problem;
    if (scenario.queryScale)
        if (const Check problem = checkQueryScale(*scenario.queryScale)) return problem;
    return checkExplicitFrequencies(scenario);
}

/// Whether the methods of both resolve to the same schedules.
bool haveTheSameMethods(const Scenario& a, const Scenario& b) {
    return scalingRequest(a) == scalingRequest(b) &&
           a.explicitInverseFrequencies == b.explicitInverseFrequencies &&
           std::equal(a.methods.begin(), a.methods.end(), b.methods.begin(), b.methods.end(),
                      [](const ComparedMethod& one, const ComparedMethod& other) {
                          return one.choice == other.choice;
                      });
}

/// Whether both have the very same given numbers, without looking at them.
bool shareGivenNumbers(const Scenario& a, const Scenario& b) {
    return a.layout.headDim == b.layout.headDim && a.vectors.givenQuery == b.vectors.givenQuery &&
           a.vectors.givenKey == b.vectors.givenKey && a.vectors.givenValue == b.vectors.givenValue &&
           a.vectors.kind == b.vectors.kind;
}

}   // namespace

Result<ValidScenario::Resolved> ValidScenario::resolved(const Scenario& scenario) {
    Resolved resolved;
    for (std::size_t i = 0; i < scenario.methods.size(); ++i) {
        Result<ResolvedMethod> method = resolveMethod(scenario, i);
        if (!method) return method.error();
        resolved.methods.push_back(std::move(*method));
    }
    resolved.unscaledFrequencies = rope::unscaledFrequencies(scenario);
    return resolved;
}

Result<ValidScenario> validated(Scenario scenario, const ValidScenario* similar) {
    if (const Check problem = checkAllButMethods(scenario)) return *problem;
    if (const Check problem = checkMethodList(scenario)) return *problem;
    std::shared_ptr<const ValidScenario::Resolved> resolved;
    if (similar != nullptr && haveTheSameMethods(**similar, scenario))
        resolved = similar->m_content->resolved;
    else {
        Result<ValidScenario::Resolved> made = ValidScenario::resolved(scenario);
        if (!made) return made.error();
        resolved = std::make_shared<const ValidScenario::Resolved>(std::move(*made));
    }
    if (similar == nullptr || !shareGivenNumbers(**similar, scenario))
        if (const Check problem = checkVectors(scenario)) return *problem;
    return ValidScenario(std::make_shared<const ValidScenario::Content>(
        ValidScenario::Content{std::move(scenario), std::move(resolved)}));
}

Result<ValidScenario> withActiveMethod(const ValidScenario& scenario, std::size_t method) {
    Scenario changed = *scenario;
    changed.activeMethod = method;
    return validated(std::move(changed), &scenario);
}

}   // namespace rope
