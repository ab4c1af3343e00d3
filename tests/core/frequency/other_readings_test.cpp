// The same configs as other programs, and other ages of transformers, read them. Each reading is one of our
// methods with the lengths and parameters that the program really uses; the differences are what the
// catalogue warns of.
#include "core/methods/method_registry.h"
#include "core/rotation/rotation_table.h"
#include "tests/support/near.h"
#include "tests/support/reference_cases.h"
#include "tests/support/reference_tables.h"

#include <gtest/gtest.h>

#include <span>
#include <string>

namespace rope {
namespace {

using testing::Json;
using testing::numberOr;

const Json& caseWithId(const Json& cases, const std::string& id) {
    for (const Json& testCase : cases)
        if (testCase.at("id") == id) return testCase;
    ADD_FAILURE() << "no case " << id;
    return cases.at(0);
}

void expectSchedule(const ScalingRequest& request, const MethodChoice& choice, const Json& expected) {
    const Result<FrequencySchedule> schedule = computeSchedule(request, choice);
    ASSERT_TRUE(schedule.ok()) << describe(schedule.error());
    testing::expectNear(schedule->inverseFrequencies, testing::numbers(expected.at("inv_freq")), 1e-12,
                        "rad/token", testing::Tolerance::Relative);
    EXPECT_NEAR(schedule->attentionFactor, expected.at("attention_scaling").get<double>(), 1e-13);
}

/// How a snapshot of transformers read a YaRN block.
void expectSnapshot(const Json& testCase, const std::string& snapshot) {
    SCOPED_TRACE(snapshot);
    const Json &config = testCase.at("config"), &block = config.at("rope_scaling");
    const double longest = config.at("max_position_embeddings").get<double>(),
                 original = block.at("original_max_position_embeddings").get<double>();
    ScalingRequest request{.rotaryDim = config.at("head_dim").get<int>(),
                           .ropeTheta = config.at("rope_theta").get<double>()};
    request.softmaxScaling = SoftmaxScaling::Never;
    MethodChoice choice = testing::choiceFrom(block);
    // 2024: the ramp was laid out for max_position_embeddings, and mscale was unknown. 2025: the factor given
    // was replaced by the ratio.
    request.lengths.trained = snapshot == "2024-08" ? longest : original;
    if (snapshot == "2024-08") choice.parameters.remove("mscale"), choice.parameters.remove("mscale_all_dim");
    if (snapshot == "2025-08") choice.parameters.set("factor", longest / original);
    expectSchedule(request, choice, testCase.at("expected").at(snapshot));
}

TEST(HistoricReference, YarnThroughThreeAgesOfTransformers) {
    int compared = 0;
    for (const Json& testCase : testing::referenceCases("hf-historic.json")) {
        if (testCase.at("kind") != "yarn_across_versions") continue;
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        for (const char* snapshot : {"current", "2024-08", "2025-08"}) expectSnapshot(testCase, snapshot);
        ++compared;
    }
    EXPECT_EQ(compared, 4);
}

TEST(HistoricReference, TruncateInsideALayersBlock_IsIgnoredByTransformers) {
    const Json cases = testing::referenceCases("hf-historic.json");
    const Json& testCase = caseWithId(cases, "hf.quirk.yarn-nested-truncate-ignored");
    const Json& block = testCase.at("config").at("rope_parameters").at("full_attention");
    const Scenario scenario = testing::scenarioFrom(testCase.at("config"), block);
    MethodChoice choice = scenario.methods[0].choice;
    ASSERT_EQ(choice.parameters.flag("truncate"), false);
    choice.parameters.remove("truncate");
    expectSchedule(scalingRequest(scenario), choice, testCase.at("expected"));
}

TEST(OtherReadings, Exllamav2_PutsItsOwnLengthWhereLBelongs) {
    const Json cases = testing::referenceCases("reference-init.json");
    for (const char* id : {"ref.exl2.yarn", "ref.exl2.yarn.inactive"}) {
        SCOPED_TRACE(id);
        const Json &testCase = caseWithId(cases, id), &in = testCase.at("inputs");
        const double longest = in.at("max_seq_len").get<double>();
        ScalingRequest request{.rotaryDim = in.at("head_dim").get<int>(),
                               .ropeTheta = in.at("rope_theta").get<double>()};
        request.lengths.trained = longest;
        const bool isActive = longest > in.at("yarn_rope_original_max_position_embeddings").get<double>();
        const MethodChoice yarn{"yarn", {{"factor", in.at("yarn_rope_factor").get<double>()}}};
        expectSchedule(request, isActive ? yarn : MethodChoice{}, testCase.at("expected"));
        testing::expectTables(*computeSchedule(request, isActive ? yarn : MethodChoice{}), testCase);
    }
}

TEST(OtherReadings, Exllamav2_LeavesTheMagnitudeOutOnTheShortBranch) {
    const Json cases = testing::referenceCases("reference-init.json");
    const Json &testCase = caseWithId(cases, "ref.exl2.su.short"), &in = testCase.at("inputs");
    ScalingRequest request{.rotaryDim = in.at("head_dim").get<int>(),
                           .ropeTheta = in.at("rope_theta").get<double>()};
    request.lengths.trained = in.at("original_max_seq_len").get<double>();
    request.lengths.sequence = in.at("max_seq_len").get<double>();
    const MethodChoice choice{"longrope",
                              {{"short_factor", testing::numbers(in.at("scale_short_factor"))},
                               {"long_factor", testing::numbers(in.at("scale_long_factor"))},
                               {"attention_factor", 1.0}}};
    expectSchedule(request, choice, testCase.at("expected"));
    testing::expectTables(*computeSchedule(request, choice), testCase);
}

/// What text-generation-inference makes of a rope block at one position.
MethodChoice tgiChoice(const Json& in, bool isBeyondOriginal, ScalingRequest& request) {
    const Json &block = in.at("rope_scaling"), &config = in.at("config");
    request.lengths.configured = config.at("max_position_embeddings").get<double>();
    request.lengths.trained = numberOr(config, "original_max_position_embeddings",
                                       numberOr(block, "original_max_position_embeddings", 4096));
    request.lengths.sequence = request.lengths.trained + (isBeyondOriginal ? 1 : 0);
    if (block.at("rope_type") == "linear") return {};   // ignored
    MethodChoice choice = testing::choiceFrom(block);
    if (choice.id == "yarn") choice.id = "deepseek-yarn";   // mscale 1 and mscale_all_dim 0 when absent
    return choice;
}

TEST(OtherReadings, TextGenerationInference_LinearIgnoredBothListsMixed) {
    int compared = 0;
    for (const Json& testCase : testing::referenceCases("reference-init.json")) {
        if (testCase.at("id").get<std::string>().rfind("ref.tgi.", 0) != 0) continue;
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const Json& in = testCase.at("inputs");
        const auto positions = in.at("rows").get<std::vector<std::int64_t>>();
        ScalingRequest request{.rotaryDim = in.at("dim").get<int>(),
                               .ropeTheta = in.at("rope_theta").get<double>()};
        request.softmaxScaling = SoftmaxScaling::Never;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const double original = numberOr(in.at("config"), "original_max_position_embeddings", 1e9);
            const MethodChoice choice = tgiChoice(in, static_cast<double>(positions[i]) >= original, request);
            const Result<FrequencySchedule> schedule = computeSchedule(request, choice);
            ASSERT_TRUE(schedule.ok()) << describe(schedule.error());
            const RotationTable table = rotationTable(*schedule, std::span(&positions[i], 1));
            const double tolerance = testCase.at("tolerance").at("abs").get<double>();
            testing::expectNear({table.cosine.data(), table.cosine.data() + table.cosine.size()},
                                testing::numbers(testCase.at("expected").at("cos")[i]), tolerance, "cos");
            testing::expectNear({table.sine.data(), table.sine.data() + table.sine.size()},
                                testing::numbers(testCase.at("expected").at("sin")[i]), tolerance, "sin");
        }
        ++compared;
    }
    EXPECT_EQ(compared, 3);
}

}   // namespace
}   // namespace rope
