// LongRoPE and length-following methods of the authors' repositories, exllamav2 and vLLM, where the question
// needs lists or a length (tests/reference/README.md).
#include "core/analysis/rotation_study.h"
#include "core/methods/method_registry.h"
#include "tests/support/near.h"
#include "tests/support/reference_cases.h"
#include "tests/support/reference_tables.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string_view>

namespace rope {
namespace {

using testing::expectNear;
using testing::Json;
using testing::numberOr;
using testing::numbers;
using testing::referenceCases;
using testing::Tolerance;

Json caseNamed(const char* file, std::string_view id) {
    for (const Json& testCase : referenceCases(file))
        if (testCase.at("id") == id) return testCase;
    ADD_FAILURE() << file << " has no case " << id;
    return {};
}

ScalingRequest requestOf(int rotaryDim, double trained, double configured, double length) {
    ScalingRequest request;
    request.rotaryDim = rotaryDim;
    request.lengths = {
        .trained = trained, .dynamicTrained = configured, .configured = configured, .context = length};
    return request;
}

void expectMatches(const Json& testCase, const ScalingRequest& request, const MethodChoice& choice) {
    const Result<FrequencySchedule> schedule = computeSchedule(request, choice);
    ASSERT_TRUE(schedule.ok()) << describe(schedule.error());
    const Json& expected = testCase.at("expected");
    expectNear(schedule->inverseFrequencies, numbers(expected.at("inv_freq")), 1e-12, "rad/token",
               Tolerance::Relative);
    EXPECT_NEAR(schedule->attentionFactor, expected.at("attention_scaling").get<double>(), 1e-13);
    testing::expectTables(*schedule, testCase);
}

/// The repository computes A by a policy of its own name; "su" is our rule, the others are given as
/// attention_factor.
TEST(LongRopeReference, AuthorsRepository_EveryPolicy) {
    for (const char* id :
         {"ref.longrope.su", "ref.longrope.yarnpolicy", "ref.longrope.constpolicy", "ref.longrope.dynamic"}) {
        SCOPED_TRACE(id);
        const Json testCase = caseNamed("reference-init.json", id);
        const Json& in = testCase.at("inputs");
        const ScalingRequest request =
            requestOf(in.at("dim").get<int>(), in.at("original_max_position_embeddings").get<double>(),
                      in.at("max_position_embeddings").get<double>(), in.at("seq_len").get<double>());
        const std::vector<double> factors = numbers(in.at("rescale_factors"));
        MethodChoice choice{"longrope", {{"short_factor", factors}, {"long_factor", factors}}};
        if (std::string_view(id) == "ref.longrope.dynamic")
            choice = {"longrope-dynamic", {{"long_factor", factors}}};
        if (std::string_view(id) == "ref.longrope.yarnpolicy")
            choice.parameters.set("attention_factor",
                                  0.1 * std::log(request.lengths.configured / request.lengths.trained) + 1);
        if (std::string_view(id) == "ref.longrope.constpolicy")
            choice.parameters.set("attention_factor", 1.05);
        expectMatches(testCase, request, choice);
    }
}

TEST(LongRopeReference, ExllamaV2_LongBranch) {
    const Json testCase = caseNamed("reference-init.json", "ref.exl2.su.long");
    const Json& in = testCase.at("inputs");
    const double longest = in.at("max_seq_len").get<double>();
    expectMatches(testCase,
                  requestOf(in.at("head_dim").get<int>(), in.at("original_max_seq_len").get<double>(),
                            longest, longest),
                  {"longrope",
                   {{"short_factor", numbers(in.at("scale_short_factor"))},
                    {"long_factor", numbers(in.at("scale_long_factor"))}}});
}

TEST(LongRopeReference, Vllm_BranchByTheLengthTheModelIsSetTo) {
    for (const char* id : {"vllm.longrope.short", "vllm.longrope.long", "vllm.longrope.mscales"}) {
        SCOPED_TRACE(id);
        const Json testCase = caseNamed("vllm.json", id);
        const Json& in = testCase.at("inputs");
        MethodChoice choice{"longrope",
                            {{"short_factor", numbers(in.at("short_factor"))},
                             {"long_factor", numbers(in.at("long_factor"))}}};
        if (in.contains("long_mscale"))
            choice.parameters.set("attention_factor", in.at("long_mscale").get<double>());
        expectMatches(
            testCase,
            requestOf(in.at("head_size").get<int>(), in.at("original_max_position_embeddings").get<double>(),
                      in.at("max_position").get<double>(), in.at("max_model_len").get<double>()),
            choice);
    }
}

TEST(DynamicLinearReference, Repository_SqueezesPositions) {
    const Json testCase = caseNamed("reference-init.json", "ref.dynamic-linear.4096");
    const Json& in = testCase.at("inputs");
    Scenario scenario;
    const int dim = in.at("dim").get<int>();
    scenario.layout = {Pairing::Half, dim, dim, 0};
    scenario.lengths.trained = in.at("max_position_embeddings").get<double>();
    scenario.lengths.sequence = in.at("seq_len").get<double>();
    scenario.methods[0].choice.id = "dynamic-linear";
    const auto positions = in.at("rows").get<std::vector<std::int64_t>>();
    const Result<RotationTable> table = rotationTables(valid(scenario), positions);
    ASSERT_TRUE(table.ok()) << describe(table.error());
    for (std::size_t row = 0; row < positions.size(); ++row) {
        const auto index = static_cast<Eigen::Index>(row);
        std::vector<double> cosine = numbers(testCase.at("expected").at("cos")[row]);
        std::vector<double> sine = numbers(testCase.at("expected").at("sin")[row]);
        ASSERT_GE(cosine.size(), static_cast<std::size_t>(dim / 2));
        cosine.resize(static_cast<std::size_t>(dim / 2));   // the second half repeats the first
        sine.resize(static_cast<std::size_t>(dim / 2));
        const Eigen::VectorXd ourCosine = table->cosine.row(index), ourSine = table->sine.row(index);
        expectNear({ourCosine.begin(), ourCosine.end()}, cosine, 1e-10,
                   "cos at position " + std::to_string(positions[row]));
        expectNear({ourSine.begin(), ourSine.end()}, sine, 1e-10,
                   "sin at position " + std::to_string(positions[row]));
    }
}

}   // namespace
}   // namespace rope
