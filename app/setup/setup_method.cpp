// Methods and their parameters, query scale, explicit frequencies.
#include "app/options/option_table.h"
#include "app/setup/setup_steps.h"
#include "app/values/suggestion.h"
#include "core/methods/method_registry.h"

namespace rope::app {

namespace {

MethodChoice& activeChoice(Setup& setup) {
    return setup.scenario().methods[setup.scenario().activeMethod].choice;
}

const ScalingMethod* activeMethod(const Setup& setup) {
    const Scenario& scenario = setup.state.scenario;
    return findScalingMethod(scenario.methods[scenario.activeMethod].choice.id);
}

/// An option about the frequencies of the first method replaces the frequencies of the file.
void dropExplicitFrequencies(Setup& setup) {
    if (setup.scenario().activeMethod == 0) setup.scenario().explicitInverseFrequencies.clear();
}

Error noSuchParameter(const ScalingMethod* method, const std::string& option) {
    std::vector<std::string> own;
    if (method != nullptr)
        for (const ParameterSpec& spec : method->parameters) own.push_back(optionNameOf(spec.key));
    return {ErrorCode::WrongUsage,
            "method " + std::string(method != nullptr ? method->id : "nope") + " has no parameter " + option,
            option, own.empty() ? "no parameters" : joined(own)};
}

Check applyParameter(const ParameterOption& given, Setup& setup) {
    const std::string option = optionNameOf(given.key);
    if (!hasParameter(setup, given.key))
        return given.isRequired ? Check(noSuchParameter(activeMethod(setup), option)) : Check{};
    Result<ParameterValue> value = parameterValue(given.value, option);
    if (!value) return value.error();
    activeChoice(setup).parameters.set(given.key, std::move(*value));
    dropExplicitFrequencies(setup);
    return {};
}

}   // namespace

bool hasParameter(const Setup& setup, std::string_view key) {
    const ScalingMethod* method = activeMethod(setup);
    return method != nullptr && findParameter(*method, key) != nullptr;
}

Check applyMethod(const SetupOptions& options, Setup& setup) {
    if (options.method) {
        activeChoice(setup) = MethodChoice{std::string((*options.method)->id)};
        dropExplicitFrequencies(setup);
    }
    for (const ParameterOption& given : options.parameters)
        if (const Check problem = applyParameter(given, setup)) return problem;
    return {};
}

Check applyQueryScale(const SetupOptions& options, Setup& setup) {
    if (!options.queryScale) return {};
    Scenario& scenario = setup.scenario();
    scenario.queryScale = *options.queryScale;
    if (scenario.queryScale)
        scenario.queryScale = withTrainedLength(**options.queryScale, scenario.lengths.trained);
    return {};
}

Check applyFrequencies(const SetupOptions& options, Setup& setup) {
    Scenario& scenario = setup.scenario();
    if (options.ropeTheta) {
        scenario.ropeTheta = *options.ropeTheta;
        dropExplicitFrequencies(setup);
    }
    if (!options.inverseFrequencies) return {};
    Result<std::vector<double>> frequencies = numbersOf(*options.inverseFrequencies, "--inv-freq");
    if (!frequencies) return frequencies.error();
    scenario.explicitInverseFrequencies = std::move(*frequencies);
    scenario.activeMethod = 0;
    MethodChoice& replaced = scenario.methods.front().choice;
    if (replaced.id != "none")
        setup.warnings.push_back(
            {"method-replaced", "--inv-freq replaces the method " + replaced.id, "inv_freq"});
    replaced = MethodChoice{};
    return {};
}

Check applyComparisons(const SetupOptions& options, Setup& setup) {
    for (const MethodInput& compared : options.compared) {
        Result<MethodChoice> choice = choiceOf(compared, "--compare");
        if (!choice) return choice.error();
        setup.scenario().methods.push_back({std::move(*choice)});
    }
    return {};
}

}   // namespace rope::app
