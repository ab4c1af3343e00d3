#include "ui/state/model_state.h"
#include "core/methods/method_registry.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rope::ui {

namespace {

constexpr std::array<std::string_view, 4> defaultMethods{"none", "linear", "ntk", "yarn"};
constexpr std::int64_t startQueryPosition = 24, startKeyPosition = 9;

/// The factor of the methods in the list, so that another method is comparable.
double factorInUse(const Scenario& scenario) {
    for (auto method = scenario.methods.rbegin(); method != scenario.methods.rend(); ++method)
        if (const auto factor = method->choice.parameters.number("factor"); factor && *factor > 1)
            return *factor;
    return defaultFactor;
}

bool isListed(const Scenario& scenario, const MethodChoice& choice) {
    return std::any_of(scenario.methods.begin(), scenario.methods.end(),
                       [&](const ComparedMethod& method) { return method.choice == choice; });
}

}   // namespace

double targetFactor(const Scenario& scenario) {
    const double stretch = scenario.lengths.context / scenario.lengths.trained;
    return stretch > 1 ? stretch : defaultFactor;
}

MethodChoice startingChoice(const Scenario& scenario, std::string_view methodId) {
    MethodChoice choice{std::string(methodId), {}};
    const auto sameKind =
        std::find_if(scenario.methods.begin(), scenario.methods.end(),
                     [&](const ComparedMethod& method) { return method.choice.id == methodId; });
    if (sameKind != scenario.methods.end()) return sameKind->choice;
    const ScalingMethod* method = findScalingMethod(methodId);
    if (method == nullptr) return choice;
    for (const ParameterSpec& spec : method->parameters) {
        if (spec.key == "factor" && !spec.defaultValue)
            choice.parameters.set("factor", factorInUse(scenario));
        else if (spec.isRequired && spec.kind == ParameterKind::Number)
            choice.parameters.set(spec.key, spec.defaultValue.value_or(
                                                std::clamp(defaultFactor, spec.sliderLow, spec.sliderHigh)));
    }
    return choice;
}

void addDefaultMethods(Scenario& scenario, double factor) {
    for (const std::string_view id : defaultMethods) {
        MethodChoice choice{std::string(id), {}};
        const ScalingMethod* method = findScalingMethod(id);
        if (method != nullptr && findParameter(*method, "factor") != nullptr)
            choice.parameters.set("factor", factor);
        if (!isListed(scenario, choice) && computeSchedule(scalingRequest(scenario), choice))
            scenario.methods.push_back({choice, true});
    }
}

ExplorerState stateForModel(Scenario modelScenario, const ViewSettings& view) {
    ExplorerState state{std::move(modelScenario), view, {}};
    Scenario& scenario = state.scenario;
    scenario.queryPosition = startQueryPosition;
    scenario.keyPosition = startKeyPosition;
    addDefaultMethods(scenario, targetFactor(scenario));
    state.view.selectedPair =
        std::clamp(state.view.selectedPair, 0, std::max(0, scenario.layout.pairCount() - 1));
    return state;
}

Result<ExplorerState> stateForModel(ModelOrigin origin, const ViewSettings& view) {
    Result<Scenario> scenario = scenarioOf(origin);
    if (!scenario) return scenario.error();
    ExplorerState state = stateForModel(std::move(*scenario), view);
    state.origin = std::move(origin);
    return state;
}

}   // namespace rope::ui
