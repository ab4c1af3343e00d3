#include "core/scenario/scenario_json.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>

namespace rope {
namespace {

Scenario readBack(const Scenario& scenario) {
    const Result<ReadScenario> read = scenarioFromJson(scenarioJson(scenario));
    if (!read) {
        ADD_FAILURE() << describe(read.error());
        return {};
    }
    EXPECT_TRUE(read->warnings.empty()) << read->warnings.front().message;
    return read->scenario;
}

/// Every field differs from its default.
Scenario everythingSet() {
    Scenario scenario;
    scenario.model = "name \"quoted\" \xCE\xB8\n";
    scenario.layout = {.pairing = Pairing::Interleaved, .headDim = 7, .rotaryDim = 4, .rotaryOffset = 3};
    scenario.ropeTheta = 500000.1;
    scenario.lengths = {.trained = 8192,
                        .dynamicTrained = 16384,
                        .configured = 32768,
                        .context = 65536,
                        .sequence = 9007199254740991.0};
    scenario.softmaxScaling = SoftmaxScaling::DeepSeek;
    scenario.queryScale =
        QueryScaleChoice{"llama4-temperature", {{"attn_scale", 0.25}, {"floor_scale", 4096.5}}};
    scenario.methods = {{{"yarn", {{"truncate", false}, {"factor", 4.1}, {"beta_fast", 31.0}}}, true},
                        {{"longrope",
                          {{"long_factor", std::vector<double>{1.1, 2.0000000000000004}},
                           {"short_factor", std::vector<double>{1, 1}}}},
                         false}};
    scenario.activeMethod = 1;
    scenario.queryPosition = std::int64_t{1} << 53;
    scenario.keyPosition = (std::int64_t{1} << 53) - 1;
    RowMatrix query(2, 7);
    query << 0.1, 1.0 / 3, 1e-310, -0.0, 5e-324, 1.7976931348623157e308, 6, 7, 8, 9, 10, 11, 12, 13;
    scenario.vectors.kind = VectorKind::Tokens;
    scenario.vectors.seed = std::numeric_limits<std::uint64_t>::max();
    scenario.vectors.givenQuery = std::make_shared<const RowMatrix>(query);
    scenario.vectors.givenKey = std::make_shared<const RowMatrix>(RowMatrix::Constant(1, 7, 0.3));
    scenario.vectors.givenValue = std::make_shared<const RowMatrix>(RowMatrix::Constant(3, 7, -2));
    scenario.precision = {.format = NumberFormat::Bfloat16,
                          .positions = false,
                          .angles = true,
                          .tables = false,
                          .products = true};
    scenario.mask = ScoreMask::Causal;
    scenario.stage = ScoreStage::Softmax;
    return scenario;
}

TEST(ScenarioJson, Default_RoundTrips_Equal) { EXPECT_EQ(readBack(Scenario{}), Scenario{}); }

TEST(ScenarioJson, EveryField_RoundTrips_Equal) {
    const Scenario scenario = everythingSet();
    EXPECT_EQ(readBack(scenario), scenario);
}

TEST(ScenarioJson, SecondWriting_EqualsFirst) {
    const std::string text = scenarioJson(everythingSet());
    EXPECT_EQ(scenarioJson(readBack(everythingSet())), text);
}

TEST(ScenarioJson, ExplicitFrequencies_RoundTrip_Equal) {
    Scenario scenario;
    scenario.layout = {.headDim = 6, .rotaryDim = 5};
    scenario.explicitInverseFrequencies = {1, 0.1, 0};
    EXPECT_EQ(readBack(scenario), scenario);
}

TEST(ScenarioJson, PrecisionNowhere_RoundTrips_Equal) {
    Scenario scenario;
    scenario.precision = {.format = NumberFormat::Float16,
                          .positions = false,
                          .angles = false,
                          .tables = false,
                          .products = false};
    EXPECT_EQ(readBack(scenario), scenario);
}

TEST(ScenarioJson, EmptyObject_IsDefault) {
    const Result<ReadScenario> read = scenarioFromJson("{}");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->scenario, Scenario{});
}

TEST(ScenarioJson, TrainedContextAlone_MeansEveryLength) {
    const Result<ReadScenario> read = scenarioFromJson(R"({"trained_context": 2048})");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->scenario.lengths, (ContextLengths{2048, 2048, 2048, 2048, {}}));
}

TEST(ScenarioJson, UnknownKeys_AreWarningsWithTheirPath) {
    const Result<ReadScenario> read =
        scenarioFromJson(R"({"colour": 1, "methods": [{"id": "none", "hue": 2}]})");
    ASSERT_TRUE(read.ok());
    ASSERT_EQ(read->warnings.size(), 2U);
    EXPECT_EQ(read->warnings[0].where, "methods[0].hue");
    EXPECT_EQ(read->warnings[1].where, "colour");
    EXPECT_EQ(read->warnings[1].id, "unknown-key");
}

struct Hostile {
    const char* name;
    std::string text;
    ErrorCode code;
    const char* where;
};

class HostileScenario : public testing::TestWithParam<Hostile> {};

TEST_P(HostileScenario, IsOneErrorWithItsPlace) {
    const Result<ReadScenario> read = scenarioFromJson(GetParam().text);
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, GetParam().code) << describe(read.error());
    EXPECT_NE(read.error().where.find(GetParam().where), std::string::npos) << describe(read.error());
}

std::string repeated(const std::string& piece, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += piece;
    return text;
}

std::string manyKeys(int count) {
    std::string text = "{";
    for (int i = 0; i < count; ++i) text += (i == 0 ? "\"k" : ",\"k") + std::to_string(i) + "\":0";
    return text + "}";
}

INSTANTIATE_TEST_SUITE_P(
    Texts, HostileScenario,
    testing::Values(
        Hostile{"empty", "", ErrorCode::Malformed, "byte"}, Hostile{"null", "null", ErrorCode::Malformed, ""},
        Hostile{"array", "[1]", ErrorCode::Malformed, ""},
        Hostile{"cut", R"({"head_dim": 12)", ErrorCode::Malformed, "byte"},
        Hostile{"not_utf8", "{\"model\": \"\xFF\"}", ErrorCode::Malformed, "byte"},
        Hostile{"deep", repeated("[", 100000), ErrorCode::Malformed, ""},
        Hostile{"deep_objects", repeated("{\"a\":", 100000), ErrorCode::Malformed, ""},
        Hostile{"many_keys", manyKeys(100000), ErrorCode::Malformed, ""},
        Hostile{"huge_number", R"({"rope_theta": 1e999})", ErrorCode::Malformed, ""},
        Hostile{"text_for_number", R"({"rope_theta": "10000"})", ErrorCode::Malformed, "rope_theta"},
        Hostile{"fraction_for_dim", R"({"head_dim": 12.5})", ErrorCode::Malformed, "head_dim"},
        Hostile{"dim_beyond_int", R"({"head_dim": 4294967424})", ErrorCode::Malformed, "head_dim"},
        Hostile{"dim_zero", R"({"head_dim": 0})", ErrorCode::OutOfRange, "head_dim"},
        Hostile{"base_negative", R"({"rope_theta": -5})", ErrorCode::OutOfRange, "rope_theta"},
        Hostile{"seed_negative", R"({"seed": -1})", ErrorCode::Malformed, "seed"},
        Hostile{"seed_too_large", R"({"seed": 18446744073709551616})", ErrorCode::Malformed, "seed"},
        Hostile{"position_too_large", R"({"query_position": 9007199254740993})", ErrorCode::OutOfRange,
                "query_position"},
        Hostile{"unknown_pairing", R"({"pairing": "diagonal"})", ErrorCode::Malformed, "pairing"},
        Hostile{"unknown_method", R"({"methods": [{"id": "magic"}]})", ErrorCode::Malformed, "methods[0].id"},
        Hostile{"unknown_parameter", R"({"methods": [{"id": "linear", "parameters": {"strength": 2}}]})",
                ErrorCode::Malformed, "methods[0].parameters.strength"},
        Hostile{"parameter_of_wrong_kind",
                R"({"methods": [{"id": "linear", "parameters": {"factor": true}}]})", ErrorCode::Malformed,
                "methods[0].parameters.factor"},
        Hostile{"parameter_object", R"({"methods": [{"id": "linear", "parameters": {"factor": {}}}]})",
                ErrorCode::Malformed, "methods[0].parameters.factor"},
        Hostile{"parameter_range", R"({"methods": [{"id": "linear", "parameters": {"factor": -1}}]})",
                ErrorCode::OutOfRange, "factor"},
        Hostile{"methods_no_list", R"({"methods": {"id": "none"}})", ErrorCode::Malformed, "methods"},
        Hostile{"active_beyond", R"({"active_method": 3})", ErrorCode::OutOfRange, "active_method"},
        Hostile{"ragged_rows", R"({"head_dim": 2, "q": [[1, 2], [3]]})", ErrorCode::Malformed, "q[1]"},
        Hostile{"wide_then_empty", R"({"q": [[1,2,3,4,5,6,7,8],[],[]]})", ErrorCode::Malformed, "q[1]"},
        Hostile{"row_of_text", R"({"head_dim": 2, "q": [[1, "x"]]})", ErrorCode::Malformed, "q[0][1]"},
        Hostile{"row_of_null", R"({"head_dim": 2, "k": [[null, 1]]})", ErrorCode::Malformed, "k[0][0]"},
        Hostile{"row_too_short", R"({"head_dim": 4, "k": [[1, 2]]})", ErrorCode::OutOfRange, "k"},
        Hostile{"precision_place", R"({"precision_of": ["positions", "dreams"]})", ErrorCode::Malformed,
                "precision_of"},
        Hostile{"newer_version", R"({"version": 2})", ErrorCode::Malformed, "version"},
        Hostile{"inv_freq_count", R"({"head_dim": 8, "inv_freq": [1, 2]})", ErrorCode::OutOfRange,
                "inv_freq"}),
    [](const testing::TestParamInfo<Hostile>& tested) { return tested.param.name; });

TEST(ScenarioJson, Member_IsReadFromTheWholeText) {
    const std::string text = R"({"other": {"deep": 1}, "scenario": )" + scenarioJson(everythingSet()) + "}";
    const Result<ReadScenario> read = scenarioFromJson(text, "scenario");
    ASSERT_TRUE(read.ok()) << describe(read.error());
    EXPECT_EQ(read->scenario, everythingSet());
    EXPECT_TRUE(read->warnings.empty());
    EXPECT_EQ(scenarioFromJson(R"({"scenario": {"seed": -1}})", "scenario").error().where, "scenario.seed");
    EXPECT_FALSE(scenarioFromJson(R"({"scenario": [1]})", "scenario").ok());
    EXPECT_EQ(scenarioFromJson("{}", "scenario")->scenario, Scenario{});
}

TEST(ScenarioJson, EveryTruncation_IsAnError) {
    const std::string text = scenarioJson(everythingSet());
    for (std::size_t length = 0; length + 2 < text.size(); ++length)
        EXPECT_FALSE(scenarioFromJson(text.substr(0, length)).ok()) << "cut at " << length;
}

TEST(ScenarioJson, EveryByteReplaced_NeverCrashes) {
    const std::string text = scenarioJson(everythingSet());
    std::size_t refused = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        for (const char c : {'\0', '"', '9', '-', '}'}) {
            std::string changed = text;
            changed[i] = c;
            refused += scenarioFromJson(changed).ok() ? 0U : 1U;
        }
    EXPECT_GT(refused, text.size());
}

}   // namespace
}   // namespace rope
