// Frequencies and scales of the authors' own repositories, of other programs and of vLLM, against the methods
// of the registry.
#include "core/methods/method_registry.h"
#include "tests/support/reference_tables.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace rope {
namespace {

using Json = nlohmann::json;

struct Question {
    ScalingRequest request = {};
    MethodChoice choice = {};
};

double numberOr(const Json& object, const char* key, double defaultValue) {
    return object.contains(key) && object[key].is_number() ? object[key].get<double>() : defaultValue;
}

/// Copies the keys that are there, under the registry's names.
void copyNumbers(const Json& from, ParameterValues& to,
                 std::initializer_list<std::pair<const char*, const char*>> keys) {
    for (const auto& [source, target] : keys)
        if (from.contains(source) && from[source].is_number()) to.set(target, from[source].get<double>());
}

void setLengths(Question& request, double trained, double configured) {
    request.request.lengths = {
        .trained = trained, .dynamicTrained = trained, .configured = configured, .context = configured};
}

std::vector<double> numbers(const Json& list) { return list.get<std::vector<double>>(); }

/// A case of the authors' repositories as a question to the registry; nullopt where none of its rows claims
/// that program's behaviour.
std::optional<Question> repositoryQuestion(const Json& testCase) {
    const Json& in = testCase["inputs"];
    const auto method = testCase["method"].get<std::string>();
    Question q;
    q.request.rotaryDim =
        static_cast<int>(numberOr(in, "dim", numberOr(in, "qk_rope_head_dim", numberOr(in, "head_dim", 0))));
    q.request.ropeTheta = numberOr(in, "rope_theta", numberOr(in, "base", 10000));
    const double original =
        numberOr(in, "original_max_position_embeddings",
                 numberOr(in, "initial_context_length", numberOr(in, "original_seq_len", 2048)));
    setLengths(q, original, numberOr(in, "max_position_embeddings", original));
    if (in.contains("forward_seq_len") && in["forward_seq_len"].is_number())
        q.request.lengths.sequence = in["forward_seq_len"].get<double>();
    ParameterValues& p = q.choice.parameters;
    static const std::map<std::string, const char*> ids{{"ntk_static", "ntk"},
                                                        {"yarn", "yarn-vllm"},
                                                        {"ntk_by_parts", "ntk-by-parts-original"},
                                                        {"dynamic_yarn", "dynamic-yarn"},
                                                        {"dynamic_ntk", "dynamic"},
                                                        {"dynamic_ntk_by_parts", "dynamic-ntk-by-parts"},
                                                        {"giraffe", "giraffe"},
                                                        {"resonance", "resonance"},
                                                        {"resonance_yarn", "resonance-yarn"},
                                                        {"yarn_no_truncate", "yarn"},
                                                        {"yarn_deepseek_official", "deepseek-native"},
                                                        {"llama3", "llama3"},
                                                        {"yarn_paper_ramp", "yarn-paper"},
                                                        {"exllamav2_get_rope_params_default", "ntk-alpha"}};
    const auto id = ids.find(method);
    if (id == ids.end()) return {};
    q.choice.id = id->second;
    copyNumbers(in, p,
                {{"scale", "factor"},
                 {"factor", "factor"},
                 {"scaling_factor", "factor"},
                 {"rope_factor", "factor"},
                 {"ntk", "factor"},
                 {"low_freq_factor", "low_freq_factor"},
                 {"high_freq_factor", "high_freq_factor"},
                 {"scale_power", "scale_power"},
                 {"truncate", "truncate_length"},
                 {"ntk_factor", "ntk_factor"},
                 {"extrapolation_factor", "extrapolation_factor"},
                 {"attn_factor", "attn_factor"},
                 {"beta_fast", "beta_fast"},
                 {"beta_slow", "beta_slow"}});
    if (method == "ntk_static") copyNumbers(in, p, {{"alpha", "factor"}});
    if (method == "exllamav2_get_rope_params_default") copyNumbers(in, p, {{"scale_alpha_value", "alpha"}});
    if (method == "yarn_paper_ramp") copyNumbers(in, p, {{"alpha", "beta_slow"}, {"beta", "beta_fast"}});
    if (method == "yarn_no_truncate") {
        copyNumbers(in, p, {{"ntk_alpha", "beta_slow"}, {"ntk_beta", "beta_fast"}});
        p.set("truncate", false);
    }
    if (method == "yarn_deepseek_official") {
        copyNumbers(in, p, {{"mscale", "mscale"}});
        q.request.lengths.context = in["max_seq_len"].get<double>();
    }
    if (in.contains("finetuned")) p.set("finetuned", in["finetuned"].get<bool>());
    return q;
}

/// A case of vLLM's classes as a question to the registry.
std::optional<Question> vllmQuestion(const Json& testCase) {
    const Json& in = testCase["inputs"];
    Question q;
    q.request.rotaryDim = static_cast<int>(numberOr(in, "head_size", 0));
    ParameterValues& p = q.choice.parameters;
    if (testCase["method"] == "longrope") return {};   // the branch comes from max_model_len, checked below
    const Json& rope = in["rope_parameters"];
    q.request.ropeTheta = rope["rope_theta"].get<double>();
    const double maxPosition = in["max_position"].get<double>();
    setLengths(q, numberOr(rope, "original_max_position_embeddings", maxPosition), maxPosition);
    q.request.softmaxScaling = SoftmaxScaling::Never;
    static const std::map<std::string, const char*> ids{{"default", "none"},
                                                        {"linear", "linear"},
                                                        {"ntk_fixed", "ntk-fixed"},
                                                        {"ntk_mixed", "ntk-mixed"},
                                                        {"dynamic_static_max", "dynamic-vllm"},
                                                        {"dynamic_alpha", "ntk-alpha"},
                                                        {"yarn", "yarn-vllm"},
                                                        {"deepseek_yarn", "deepseek-yarn"},
                                                        {"telechat3-yarn", "telechat3-yarn"},
                                                        {"llama3", "llama3"},
                                                        {"proportional", "proportional"}};
    const auto id = ids.find(testCase["method"].get<std::string>());
    if (id == ids.end()) return {};
    q.choice.id = id->second;
    const ScalingMethod& row = *findScalingMethod(q.choice.id);
    for (const auto& [key, value] : rope.items()) {
        if (findParameter(row, key) == nullptr) continue;   // keys that vLLM does not read there
        if (value.is_boolean()) p.set(key, value.get<bool>());
        else p.set(key, value.get<double>());
    }
    return q;
}

void expectMatches(const Json& testCase, const Question& request) {
    const Result<FrequencySchedule> schedule = computeSchedule(request.request, request.choice);
    ASSERT_TRUE(schedule.ok()) << describe(schedule.error());
    const std::vector<double> expected = numbers(testCase["expected"]["inv_freq"]);
    ASSERT_EQ(schedule->pairCount(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_NEAR(schedule->inverseFrequencies[i], expected[i], 1e-12 * expected[i])
            << "inverse frequency [rad/token] of pair " << i;
    EXPECT_NEAR(schedule->attentionFactor,
                numberOr(testCase["expected"], "attention_scaling", schedule->attentionFactor), 1e-13);
    EXPECT_NEAR(schedule->softmaxFactor,
                numberOr(testCase["expected"], "softmax_scale_multiplier", schedule->softmaxFactor), 1e-13);
    testing::expectTables(*schedule, testCase);
}

/// Runs every case of a file; returns how many were compared.
int compareFile(const char* name, const std::function<std::optional<Question>(const Json&)>& questionOf) {
    std::ifstream file(std::string(ROPESCOPE_TEST_DATA "/reference/") + name);
    const Json content = Json::parse(file);
    int compared = 0;
    for (const Json& testCase : content["cases"]) {
        if (testCase["kind"] != "rope_init") continue;
        SCOPED_TRACE(testCase["id"].get<std::string>());
        const std::optional<Question> request = questionOf(testCase);
        if (!request) continue;
        expectMatches(testCase, *request);
        ++compared;
    }
    return compared;
}

TEST(OtherImplementations, AuthorsRepositories_SameFrequenciesAndScales) {
    EXPECT_EQ(compareFile("reference-init.json", repositoryQuestion), 33);
}

TEST(OtherImplementations, Vllm_SameFrequenciesAndScales) {
    EXPECT_EQ(compareFile("vllm.json", vllmQuestion), 20);
}

}   // namespace
}   // namespace rope
