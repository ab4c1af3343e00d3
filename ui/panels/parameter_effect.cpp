#include "ui/panels/parameter_effect.h"
#include "core/methods/method_registry.h"

#include "ui/painting/number_label.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace rope::ui {

namespace {

Result<FrequencySchedule> scheduleWith(const Scenario& scenario, MethodChoice choice,
                                       const ParameterSpec& spec, const ParameterValue& value) {
    choice.parameters.set(spec.key, value);
    return computeSchedule(scalingRequest(scenario), choice);
}

/// Whether a method that acts on positions gives some query and key another distance: at L' and on the way
/// there.
bool movesDistances(const Scenario& scenario, const MethodChoice& choice, const ParameterSpec& spec,
                    const ParameterValue& value) {
    PositionMapChoice now{choice.id, choice.parameters}, other = now;
    other.parameters.set(spec.key, value);
    if (checkPositionMap(now) || checkPositionMap(other)) return true;
    const auto isSame = [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); };
    const auto longest =
        static_cast<std::int64_t>(std::max(scenario.lengths.context, scenario.lengths.trained));
    for (std::int64_t query = longest; query >= 1; query /= 2)
        for (std::int64_t key = query;; key /= 2) {
            if (!isSame(effectiveDistance(now, query, key), effectiveDistance(other, query, key)))
                return true;
            if (!isSame(effectiveDistance(now, query, query - key),
                        effectiveDistance(other, query, query - key)))
                return true;
            if (key == 0) break;
        }
    return false;
}

std::array<ParameterValue, 2> probesOf(const ParameterSpec& spec, double current) {
    if (spec.kind == ParameterKind::Flag) return {ParameterValue(false), ParameterValue(true)};
    // Near the value at work first: far ends may meet a limit where everything is the same.
    return {ParameterValue(current * 1.25 + 0.1), ParameterValue(current * 0.5)};
}

}   // namespace

QString reasonWithoutEffect(const Scenario& scenario, const MethodChoice& choice, const ParameterSpec& spec) {
    if (isList(spec.kind)) return {};
    const Result<FrequencySchedule> now = computeSchedule(scalingRequest(scenario), choice);
    const double current =
        choice.parameters.number(spec.key).value_or(spec.standard.value_or(spec.sliderHigh));
    for (const ParameterValue& probe : probesOf(spec, current)) {
        if (findPositionMap(choice.id) != nullptr) {
            if (movesDistances(scenario, choice, spec, probe)) return {};
            continue;
        }
        const Result<FrequencySchedule> other = scheduleWith(scenario, choice, spec, probe);
        if (!now || !other || *other != *now) return {};
    }
    return QCoreApplication::translate("ParameterEffect",
                                       "With the other values as they are, this changes nothing.");
}

QString inferredText(const Scenario& scenario, const MethodChoice& choice, const ParameterSpec& spec) {
    if (spec.key == "factor") {
        const auto factor = effectiveFactor(scalingRequest(scenario), choice);
        return factor ? significantLabel(*factor, 5) : QString();
    }
    if (spec.standard) return significantLabel(*spec.standard, 5);
    if (spec.key != "attention_factor") return QCoreApplication::translate("ParameterEffect", "none");
    const Result<FrequencySchedule> schedule = computeSchedule(scalingRequest(scenario), choice);
    return schedule ? significantLabel(schedule->attentionFactor, 4) : QString();
}

}   // namespace rope::ui
