#include "app/setup/setup.h"

#include "app/options/option_table.h"
#include "app/setup/setup_steps.h"
#include "core/scenario/valid_scenario.h"

#include <array>

namespace rope::app {

namespace {

/// Keys with an option of another name.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> otherNames{
    {{"original_max_position_embeddings", "--trained-context"},
     {"heatmap_length", "--positions"},
     {"decay_reach", "--distances"},
     {"invariance_reach", "--shifts"}}};

/// Compared methods come from --compare or the session, so errors name --compare, not the option of the
/// parameter.
Check checkMethods(const Setup& setup) {
    const Scenario& scenario = setup.state.scenario;
    for (std::size_t i = 0; i < scenario.methods.size(); ++i) {
        const Result<ResolvedMethod> resolved = resolveMethod(scenario, i);
        if (resolved) continue;
        Error error = resolved.error();
        if (i == scenario.activeMethod) return withOptionName(std::move(error));
        error.message = "compared method " + scenario.methods[i].choice.id + ": " + error.message;
        error.where = "--compare";
        return error;
    }
    return {};
}

}   // namespace

Error withOptionName(Error error) {
    const std::string key = error.where.substr(0, error.where.find('['));
    for (const auto& [known, option] : otherNames)
        if (key == known) error.where = option;
    for (const Subcommand subcommand : {Subcommand::Compute, Subcommand::Render})
        if (findOption(subcommand, optionNameOf(key)) != nullptr) error.where = optionNameOf(key);
    return error;
}

Result<Setup> buildSetup(const SetupOptions& options) {
    Result<Setup> setup = startingPoint(options);
    if (!setup) return setup;
    applyLengths(options, *setup);
    applyNumbers(options, *setup);
    for (const auto step : {applyMethod, applyQueryScale, applyFrequencies, applyLayout, applyComparisons,
                            applyVectors, applyLists})
        if (const Check problem = step(options, *setup)) return *problem;
    if (const Check problem = checkMethods(*setup)) return *problem;
    if (const Result<ValidScenario> valid = validated(setup->state.scenario); !valid)
        return withOptionName(valid.error());
    return setup;
}

}   // namespace rope::app
