#include "core/model/group_schedule.h"
#include "tests/support/test_files.h"

#include <algorithm>
#include <set>

namespace rope {
namespace {

const std::vector<Preset>& presets() {
    static const std::vector<Preset> all = [] {
        Result<std::vector<Preset>> parsed =
            parsePresets(test::bytesOf(ROPESCOPE_RESOURCES, "presets/models.json"));
        EXPECT_TRUE(parsed.ok()) << describe(parsed.error());
        return parsed.ok() ? *parsed : std::vector<Preset>{};
    }();
    return all;
}

const ImportedModel& preset(const std::string& name) {
    static const ImportedModel none;
    const auto found =
        std::find_if(presets().begin(), presets().end(), [&](const Preset& row) { return row.name == name; });
    EXPECT_NE(found, presets().end()) << name;
    return found != presets().end() ? found->model : none;
}

FrequencySchedule mainSchedule(const std::string& name) {
    const ImportedModel& model = preset(name);
    const Result<FrequencySchedule> schedule = scheduleOf(model, model.groups.at(model.mainGroup));
    EXPECT_TRUE(schedule.ok()) << name << ": " << describe(schedule.error());
    return schedule.ok() ? *schedule : FrequencySchedule{};
}

TEST(Presets, Catalogue_HasEveryModelOnceWithTexts) {
    EXPECT_EQ(presets().size(), 121U);
    std::set<std::string> names;
    for (const Preset& row : presets()) {
        EXPECT_TRUE(names.insert(row.name).second) << row.name;
        EXPECT_FALSE(row.title.empty()) << row.name;
        EXPECT_FALSE(row.family.empty()) << row.name;
        EXPECT_FALSE(row.source.empty()) << row.name;
        EXPECT_EQ(row.model.file, row.name);
    }
}

TEST(Presets, EveryRotatingGroup_GivesAScenarioUnlessTheHeadIsNotStated) {
    const std::set<std::string> withoutHead{"glm-4.5", "baichuan2-7b"};
    for (const Preset& row : presets())
        for (const LayerGroup& group : row.model.groups) {
            if (!rotates(group)) continue;
            const Result<Scenario> scenario = scenarioFromModel(row.model, group.name);
            EXPECT_EQ(scenario.ok(), withoutHead.count(row.name) == 0) << row.name << " " << group.name;
            if (!scenario) EXPECT_EQ(scenario.error().where, "head_dim") << row.name;
            else EXPECT_TRUE(scheduleOf(row.model, group).ok()) << row.name << " " << group.name;
        }
}

TEST(Presets, Pairing_IsStatedByEveryEntry) {
    for (const Preset& row : presets()) EXPECT_EQ(row.model.sources.count("pairing"), 1U) << row.name;
    EXPECT_EQ(preset("gpt-j-6b").pairing, Pairing::Interleaved);
    EXPECT_EQ(preset("llama-3.1-8b").pairing, Pairing::Half);
    EXPECT_EQ(preset("glm-4.5").pairing, Pairing::Half);
    EXPECT_EQ(preset("glm-4-9b-chat").pairing, Pairing::Interleaved);
}

TEST(Presets, Llama31_HasItsScaling) {
    const ImportedModel& model = preset("llama-3.1-8b");
    const LayerGroup& group = model.groups.at(model.mainGroup);
    EXPECT_EQ(group.headDim, 128);
    EXPECT_EQ(group.ropeTheta, 500000);
    EXPECT_EQ(group.method.id, "llama3");
    EXPECT_EQ(group.method.parameters.number("factor"), 8);
    EXPECT_EQ(model.trainedContext, 8192);
    EXPECT_EQ(model.context, 131072);
}

TEST(Presets, Temperatures_AreThePublishedOnes) {
    EXPECT_NEAR(mainSchedule("phi-3.5-mini").attentionFactor, 1.190238, 1e-6);
    EXPECT_NEAR(mainSchedule("phi-4-mini").attentionFactor, 1.190238, 1e-6);
    EXPECT_NEAR(mainSchedule("olmo-3-7b").attentionFactor, 1.2079441541679836, 1e-12);
    EXPECT_DOUBLE_EQ(mainSchedule("deepseek-v3").attentionFactor, 1);
    EXPECT_NEAR(mainSchedule("deepseek-v3").softmaxFactor, 1.873854, 1e-6);
    EXPECT_NEAR(mainSchedule("deepseek-v2-lite").softmaxFactor, 1.589626, 1e-6);
    EXPECT_DOUBLE_EQ(mainSchedule("kimi-k2").attentionFactor, 1);
}

TEST(Presets, GlmOneMillion_HasBaseTimesRatioAndHalfTheHead) {
    const ImportedModel& model = preset("glm-4-9b-chat-1m");
    EXPECT_EQ(model.groups.at(0).ropeTheta, 1e8);
    EXPECT_EQ(model.groups.at(0).rotaryDim, 64);
}

TEST(Presets, Gemma3_HasTwoBases) {
    const ImportedModel& model = preset("gemma-3-4b");
    ASSERT_EQ(model.groups.size(), 2U);
    const LayerGroup& full = model.groups.at(model.mainGroup);
    EXPECT_EQ(full.name, "full_attention");
    EXPECT_EQ(full.ropeTheta, 1e6);
    EXPECT_EQ(full.method.id, "linear");
    const LayerGroup& local = model.groups.at(1 - model.mainGroup);
    EXPECT_EQ(local.ropeTheta, 10000);
    EXPECT_EQ(local.method.id, "none");
}

TEST(Presets, Phi3WithoutLists_SaysSo) {
    const ImportedModel& model = preset("phi-3-mini-128k");
    EXPECT_EQ(model.groups.at(0).method.id, "none");
    EXPECT_TRUE(std::any_of(model.assumptions.begin(), model.assumptions.end(), [](const std::string& text) {
        return text.find("longrope") != std::string::npos;
    }));
}

TEST(Presets, BrokenCatalogues_AreRefusedByName) {
    const auto whereOf = [](const char* text) {
        const auto parsed = parsePresets(text);
        return parsed.ok() ? std::string("accepted") : parsed.error().where;
    };
    EXPECT_EQ(whereOf("{}"), "presets");
    EXPECT_EQ(whereOf("[1]"), "presets: [0]");
    EXPECT_EQ(whereOf(R"([{"name": "a"}])"), "presets: [0]");
    EXPECT_EQ(
        whereOf(
            R"([{"name": "a", "title": "A", "family": "F", "source": "s", "config": {"rope_theta": -1}}])"),
        "a: rope_theta");
    EXPECT_EQ(whereOf(R"([{"name": "a", "title": "A", "family": "F", "source": "s", "config": {}},
                          {"name": "a", "title": "A", "family": "F", "source": "s", "config": {}}])"),
              "presets: [1]");
}

}   // namespace
}   // namespace rope
