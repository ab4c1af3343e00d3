#include "ui/panels/parameter_effect.h"
#include "core/methods/method_facts.h"

#include "ui/painting/number_label.h"

#include <QCoreApplication>

namespace rope::ui {

QString reasonWithoutEffect(const Scenario& scenario, const MethodChoice& choice, const ParameterSpec& spec) {
    if (parameterHasEffect(scalingRequest(scenario), choice, spec.key)) return {};
    return QCoreApplication::translate("ParameterEffect", "No effect with the current settings.");
}

QString inferredText(const Scenario& scenario, const ResolvedMethod* method, const ParameterSpec& spec) {
    if (spec.key == "factor") {
        const auto factor =
            effectiveFactor(scalingRequest(scenario), scenario.methods[scenario.activeMethod].choice);
        return factor ? significantLabel(*factor, 5) : QString();
    }
    if (spec.defaultValue) return significantLabel(*spec.defaultValue, 5);
    if (spec.key != "attention_factor") return QCoreApplication::translate("ParameterEffect", "none");
    return method != nullptr ? significantLabel(method->schedule.attentionFactor, 4) : QString();
}

}   // namespace rope::ui
