// Rows of the option table, suggestions and help.
#include "app/options/option_table.h"
#include "app/options/command_line.h"
#include "app/options/help_text.h"
#include "app/values/suggestion.h"
#include "core/methods/method_registry.h"
#include "core/report/quantity.h"
#include "tests/app/program_run.h"

#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>

namespace rope::app {
namespace {

TEST(Suggestion, FarWords_AreNotSuggested) {
    const Words names{"--head-dim", "--seed"};
    EXPECT_EQ(closestTo("--colour-of-the-sky", names), "");
    EXPECT_EQ(closestTo("--sed", names), "--seed");
}

TEST(OptionTable, Names_AreUniqueWithinASubcommand) {
    for (const Subcommand subcommand : {Subcommand::Window, Subcommand::Inspect, Subcommand::Compute,
                                        Subcommand::Render, Subcommand::List}) {
        std::set<std::string> names;
        for (const std::string& name : optionNames(subcommand))
            EXPECT_TRUE(names.insert(name).second) << name;
    }
}

TEST(OptionTable, EveryParameterOfEveryMethod_IsAnOption) {
    for (const ScalingMethod& method : scalingMethods())
        for (const ParameterSpec& spec : method.parameters) {
            const OptionSpec* option = findOption(Subcommand::Compute, optionNameOf(spec.key));
            ASSERT_NE(option, nullptr) << spec.key;
            EXPECT_EQ(option->value.kind == ValueKind::List, isList(spec.kind)) << spec.key;
            EXPECT_EQ(option->value.kind == ValueKind::Boolean, spec.kind == ParameterKind::Flag) << spec.key;
            const Words words{"compute", "table", option->name,
                              spec.kind == ParameterKind::Flag ? "true" : "1"};
            const Result<Request> request = parseCommandLine(words);
            ASSERT_TRUE(request.ok()) << describe(request.error());
            ASSERT_EQ(request->options.parameters.size(), 1U) << spec.key;
            EXPECT_EQ(request->options.parameters.front().key, spec.key);
        }
}

TEST(Help, NamesEveryOptionAndTarget) {
    for (const Subcommand subcommand : {Subcommand::Window, Subcommand::Inspect, Subcommand::Compute,
                                        Subcommand::Render, Subcommand::List}) {
        const std::string help = helpText(subcommand);
        for (const std::string& name : optionNames(subcommand))
            EXPECT_NE(help.find("  " + name), std::string::npos) << name;
        for (const std::string& name : targetNames(subcommand))
            EXPECT_NE(help.find(name), std::string::npos) << name;
    }
    for (const std::string& id : quantityIds())
        EXPECT_NE(helpText(Subcommand::Window).find(id), std::string::npos) << id;
    for (const ScalingMethod& method : scalingMethods())
        EXPECT_NE(helpText(Subcommand::Compute).find(method.id), std::string::npos) << method.id;
}

TEST(Help, LinesFitAndHaveNoBlanksAtTheEnd) {
    for (const Subcommand subcommand : {Subcommand::Window, Subcommand::Compute, Subcommand::Render}) {
        std::istringstream lines(helpText(subcommand));
        for (std::string line; std::getline(lines, line);) {
            EXPECT_LE(line.size(), 125U) << line;
            EXPECT_TRUE(line.empty() || line.back() != ' ') << line;
        }
    }
}

}   // namespace
}   // namespace rope::app
