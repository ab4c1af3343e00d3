// The method with its parameters, explicit frequencies, and the methods beside the first.
#include "app/options/list_parser.h"
#include "app/options/suggestion.h"
#include "app/setup/comparison.h"
#include "app/setup/setup_steps.h"
#include "core/base/text_list.h"
#include "core/methods/method_registry.h"

namespace rope::app {

namespace {

const ScalingMethod* activeMethod(const Setup& setup) {
    const Scenario& scenario = setup.state.scenario;
    return findScalingMethod(scenario.methods[scenario.activeMethod].choice.id);
}

/// What the file says about the first method's frequencies gives way to an option about them.
void dropExplicitFrequencies(Setup& setup) {
    if (setup.scenario().activeMethod == 0) setup.scenario().explicitInverseFrequencies.clear();
}

std::vector<std::string> parameterOptions(const ScalingMethod& method) {
    std::vector<std::string> names;
    for (const ParameterSpec& spec : method.parameters) names.push_back(optionNameOf(spec.key));
    return names;
}

/// Parameters stand in the registry alone; an option is one when some method has its key and it is not the
/// layout's.
bool isParameter(const GivenOption& given) {
    return given.spec->group == "Method" && given.spec->name != "--method" &&
           given.spec->name != "--compare" && given.spec->name != "--query-scale";
}

Error noSuchParameter(const ScalingMethod* method, const std::string& option) {
    const std::vector<std::string> own =
        method != nullptr ? parameterOptions(*method) : std::vector<std::string>{};
    return {ErrorCode::WrongUsage,
            "method " + std::string(method != nullptr ? method->id : "nope") + " has no parameter " + option,
            option, own.empty() ? "no parameters" : joined(own)};
}

Check applyParameter(const GivenOption& given, Setup& setup) {
    const ScalingMethod* method = activeMethod(setup);
    const ParameterSpec* spec =
        method != nullptr ? findParameter(*method, keyOfOption(given.spec->name)) : nullptr;
    if (spec == nullptr) return noSuchParameter(method, given.spec->name);
    Result<ParameterValue> value = parseParameter(*spec, given.text, given.spec->name);
    if (!value) return value.error();
    setup.scenario().methods[setup.scenario().activeMethod].choice.parameters.set(spec->key,
                                                                                  std::move(*value));
    dropExplicitFrequencies(setup);
    return {};
}

}   // namespace

bool isMethodsOwn(const Setup& setup, std::string_view optionName) {
    const ScalingMethod* method = activeMethod(setup);
    return method != nullptr && findParameter(*method, keyOfOption(optionName)) != nullptr;
}

Check applyMethod(const GivenOptions& options, Setup& setup) {
    if (const auto id = options.text("--method")) {
        setup.scenario().methods[setup.scenario().activeMethod].choice = MethodChoice{*id};
        dropExplicitFrequencies(setup);
    }
    for (const GivenOption& given : options.all()) {
        const bool isShared = given.spec->group == "Model" && isMethodsOwn(setup, given.spec->name);
        if (!isParameter(given) && !isShared) continue;
        if (const Check problem = applyParameter(given, setup)) return problem;
    }
    return {};
}

Check applyQueryScale(const GivenOptions& options, Setup& setup) {
    const auto text = options.text("--query-scale");
    if (!text) return {};
    Result<std::optional<QueryScaleChoice>> scale = parseQueryScale(*text, "--query-scale");
    if (!scale) return scale.error();
    Scenario& scenario = setup.scenario();
    scenario.queryScale = *scale
                              ? std::optional(withTrainedLength(std::move(**scale), scenario.lengths.trained))
                              : std::nullopt;
    return {};
}

Check applyFrequencies(const GivenOptions& options, Setup& setup) {
    Scenario& scenario = setup.scenario();
    if (const auto theta = options.number("--rope-theta")) {
        scenario.ropeTheta = *theta;
        dropExplicitFrequencies(setup);
    }
    const auto text = options.text("--inv-freq");
    if (!text) return {};
    Result<std::vector<double>> frequencies = parseNumberList(*text, "--inv-freq");
    if (!frequencies) return frequencies.error();
    scenario.explicitInverseFrequencies = std::move(*frequencies);
    scenario.activeMethod = 0;
    MethodChoice& replaced = scenario.methods.front().choice;
    if (!replaced.isUnscaled())
        setup.warnings.push_back(
            {"method-replaced", "--inv-freq replaces the method " + replaced.id, "inv_freq"});
    replaced = MethodChoice{};
    return {};
}

Check applyComparisons(const GivenOptions& options, Setup& setup) {
    for (const std::string& text : options.texts("--compare")) {
        const Result<Comparison> comparison = parseComparison(text, "--compare");
        if (!comparison) return comparison.error();
        Result<MethodChoice> choice = choiceOf(*comparison, "--compare");
        if (!choice) return choice.error();
        setup.scenario().methods.push_back({std::move(*choice)});
    }
    return {};
}

}   // namespace rope::app
