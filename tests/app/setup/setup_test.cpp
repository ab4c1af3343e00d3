#include "app/setup/setup.h"

#include "app/setup/preset_catalogue.h"

#include <gtest/gtest.h>

namespace rope::app {
namespace {

TEST(BuildSetup, Options_ReplaceValuesOfThePreset) {
    SetupOptions options;
    options.preset = "llama-3.1-8b";
    options.ropeTheta = 12345;
    options.queryPosition = 77;
    const Result<app::Setup> setup = buildSetup(options);
    ASSERT_TRUE(setup.ok()) << describe(setup.error());
    EXPECT_TRUE(setup->hasFile);
    EXPECT_FALSE(setup->hasSession);
    EXPECT_EQ(setup->state.scenario.ropeTheta, 12345);
    EXPECT_EQ(setup->state.scenario.queryPosition, 77);
    EXPECT_EQ(setup->state.scenario.layout.headDim, 128);
    EXPECT_EQ(setup->state.scenario.lengths.trained, 8192);
}

TEST(BuildSetup, WithoutAFile_IsTheDefaultScenario) {
    const Result<app::Setup> setup = buildSetup({});
    ASSERT_TRUE(setup.ok());
    EXPECT_FALSE(setup->hasFile);
    EXPECT_EQ(setup->state.scenario.ropeTheta, Scenario{}.ropeTheta);
}

TEST(BuildSetup, AnInvalidValue_NamesItsOption) {
    SetupOptions options;
    options.ropeTheta = -1;
    const Result<app::Setup> setup = buildSetup(options);
    ASSERT_FALSE(setup.ok());
    EXPECT_EQ(setup.error().where, "--rope-theta");
}

TEST(WithOptionName, KeysOfTheScenario_BecomeTheirOptions) {
    const auto optionOf = [](const char* key) {
        return withOptionName({ErrorCode::OutOfRange, "", key, ""}).where;
    };
    EXPECT_EQ(optionOf("rope_theta"), "--rope-theta");
    EXPECT_EQ(optionOf("original_max_position_embeddings"), "--trained-context");
    EXPECT_EQ(optionOf("inv_freq[3]"), "--inv-freq");
    EXPECT_EQ(optionOf("no_such_key"), "no_such_key");
}

TEST(PresetNamed, CapitalsDoNotMatter_UnknownNamesAreWrongUsage) {
    EXPECT_EQ(presetNamed("LLAMA-3.1-8B")->title, "Llama-3.1-8B");
    const Result<Preset> unknown = presetNamed("llama-3.1-8c");
    ASSERT_FALSE(unknown.ok());
    EXPECT_EQ(unknown.error().code, ErrorCode::WrongUsage);
    EXPECT_NE(describe(unknown.error()).find("llama-3.1-8b"), std::string::npos);
}

}   // namespace
}   // namespace rope::app
