#include "ui/session/session_json.h"

#include "tests/support/test_files.h"
#include "tests/support/test_name.h"

#include "ui/state/model_state.h"
#include "ui/views/decay/decay_settings.h"
#include "ui/views/heatmap/heatmap_settings.h"
#include "ui/views/invariance/invariance_settings.h"

#include <gtest/gtest.h>

#include <string>

namespace rope::ui {
namespace {

ExplorerState unusualState() {
    ExplorerState state = stateForModel(Scenario{}, {});
    state.scenario.ropeTheta = 10000.1 + 0.2;   // not a short decimal
    state.scenario.queryPosition = (std::int64_t{1} << 53) - 1;
    state.scenario.vectors.seed = 18446744073709551615u;
    state.scenario.methods[1].isVisible = false;
    state.scenario.activeMethod = 2;
    state.scenario.methods.push_back(
        {{"yarn", {{"truncate", false}, {"factor", 4.0}, {"beta_fast", 16.0}}}});   // no alphabet's order
    state.view.front = "decay";
    state.view.selectedPair = 17;
    state.view.colormap = "viridis";
    state.view.scoreMap = {.length = 100, .stage = ScoreStage::Softmax, .isCausal = false};
    state.view.edit<HeatmapSettings>() = {.firstQuery = 40,
                                          .firstKey = 131072,
                                          .visibleTokens = 17,
                                          .summary = BlockSummary::Largest,
                                          .shows = HeatmapShows::SideBySide,
                                          .otherMethod = 3};
    state.view.edit<DecaySettings>() = {
        .measure = DecayMeasure::Score, .maxDistance = 5000, .isLogarithmic = false};
    state.view.edit<InvarianceSettings>().maxShift = 77;
    return state;
}

TEST(Session, RoundTrip_GivesAnEqualState) {
    ExplorerState withModel = unusualState();
    withModel.origin = {std::make_shared<const ImportedModel>(modelFromScenario(withModel.scenario)), "all"};
    for (const ExplorerState& state :
         {ExplorerState{}, stateForModel(Scenario{}, {}), unusualState(), withModel}) {
        const Result<ExplorerState> back = parseSession(sessionText(state));
        ASSERT_TRUE(back) << describe(back.error());
        EXPECT_EQ(*back, state) << sessionText(state);
    }
}

TEST(Session, SavedByAnEarlierVersion_IsSavedAgainWithTheSameBytes) {
    for (const char* name : {"sessions/compared_methods.ropescope", "sessions/opened_model.ropescope"}) {
        const std::string saved = test::bytesOf(ROPESCOPE_TEST_DATA, name);
        const Result<ExplorerState> state = parseSession(saved);
        ASSERT_TRUE(state) << name << ": " << describe(state.error());
        EXPECT_EQ(sessionText(*state), saved);
    }
}

TEST(Session, EqualKeys_AreRefusedWithLineAndColumn) {
    const Result<ExplorerState> state =
        parseSession("{\"ropescope\": 1,\n \"scenario\": {\"seed\": 1, \"seed\": 2}}");
    ASSERT_FALSE(state);
    EXPECT_EQ(state.error().where, "line 2, column 26 (byte 42)") << describe(state.error());
}

TEST(Session, InfinityAndTextAfterTheSession_AreRefused) {
    EXPECT_FALSE(parseSession(R"({"ropescope": 1, "scenario": {"rope_theta": Infinity}})"));
    EXPECT_FALSE(parseSession(R"({"ropescope": 1} {})"));
}

TEST(Session, Text_IsVersionedJson) {
    EXPECT_NE(sessionText({}).find("\"ropescope\": 1"), std::string::npos) << sessionText({});
}

TEST(Session, MissingParts_TakeTheirDefaults) {
    const Result<ExplorerState> state = parseSession(R"({"ropescope": 1})");
    ASSERT_TRUE(state) << describe(state.error());
    EXPECT_EQ(*state, ExplorerState{});
}

struct Broken {
    const char* text;
    const char* where;
};

std::string nameOf(const ::testing::TestParamInfo<Broken>& info) {
    return rope::test::testName(info.index, info.param.text);
}

class BrokenSession : public ::testing::TestWithParam<Broken> {};

TEST_P(BrokenSession, IsRefusedWithItsPlace) {
    const Result<ExplorerState> state = parseSession(GetParam().text);
    ASSERT_FALSE(state) << GetParam().text;
    EXPECT_EQ(state.error().where, GetParam().where) << describe(state.error());
}

INSTANTIATE_TEST_SUITE_P(
    Hostile, BrokenSession,
    ::testing::Values(Broken{"", "line 1, column 1 (byte 0)"}, Broken{"{", "line 1, column 2 (byte 1)"},
                      Broken{"[1,2]", "ropescope"}, Broken{"{}", "ropescope"}, Broken{"null", "ropescope"},
                      Broken{R"({"ropescope": 2})", "ropescope"},
                      Broken{R"({"ropescope": "1"})", "ropescope"},
                      Broken{R"({"ropescope": 1, "scenario": 3})", "scenario"},
                      Broken{R"({"ropescope": 1, "view": []})", "view"},
                      Broken{R"({"ropescope": 1, "view": {"front": 7}})", "view.front"},
                      Broken{R"({"ropescope": 1, "view": {"heatmap_length": 1.5}})", "view.heatmap_length"},
                      Broken{R"({"ropescope": 1, "view": {"heatmap_length": 18446744073709551615}})",
                             "view.heatmap_length"},
                      Broken{R"({"ropescope": 1, "view": {"heatmap_length": 99999999}})", "heatmap_length"},
                      Broken{R"({"ropescope": 1, "view": {"heatmap_stage": "hot"}})", "view.heatmap_stage"},
                      Broken{R"({"ropescope": 1, "view": {"decay_measure": ""}})", "view.decay_measure"},
                      Broken{R"({"ropescope": 1, "view": {"decay_reach": 0}})", "decay_reach"},
                      Broken{R"({"ropescope": 1, "view": {"focused_pair": 64}})", "focused_pair"},
                      Broken{R"({"ropescope": 1, "view": {"focused_pair": -1}})", "view.focused_pair"},
                      Broken{R"({"ropescope": 1, "view": {"decay_logarithmic": 1}})",
                             "view.decay_logarithmic"}),
    nameOf);

INSTANTIATE_TEST_SUITE_P(
    HostileModel, BrokenSession,
    ::testing::Values(
        Broken{R"({"ropescope": 1, "opened_model": 3})", "opened_model"},
        Broken{R"({"ropescope": 1, "opened_model": {}})", "opened_model.groups"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": 7}})", "opened_model.groups"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": [{"name": 1}]}})",
               "opened_model.groups[0].name"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": [{"method": "magic"}]}})",
               "opened_model.groups[0].method"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": [{"method": "nope"}]}})",
               "opened_model.main_group"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": [{}], "main_group": 1}})",
               "opened_model.main_group"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": [{"head_dim": 0}]}})",
               "opened_model.groups[0].head_dim"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": [{"head_dim": 64, "rotary_dim": 65}]}})",
               "opened_model.groups[0].rotary_dim"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": [{"rope_theta": -1}]}})",
               "opened_model.groups[0].rope_theta"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": [{"layers": [0.5]}]}})",
               "opened_model.groups[0].layers"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": [{"layers": [2000000000]}]}})",
               "opened_model.groups[0].layers"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": [{"method": "linear"}]}})",
               "opened_model.groups[0].factor"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": [{}], "context": 1e300}})",
               "opened_model.context"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": [{}], "assumptions": [1]}})",
               "opened_model.assumptions"},
        Broken{R"({"ropescope": 1, "opened_model": {"groups": [{}], "sources": [[]]}})",
               "opened_model.sources[0]"},
        Broken{R"({"ropescope": 1, "layers": "other", "opened_model": {"groups": [{"name": "all"}]}})",
               "layers"},
        Broken{R"({"ropescope": 1, "layers": 3, "opened_model": {"groups": [{"name": "all"}]}})", "layers"}),
    nameOf);

TEST(Session, ThousandsOfGroups_AreRefused) {
    std::string text = R"({"ropescope": 1, "opened_model": {"groups": [{})";
    for (int i = 0; i < 5000; ++i) text += ", {}";
    const Result<ExplorerState> state = parseSession(text + "]}}");
    ASSERT_FALSE(state);
    EXPECT_EQ(state.error().where, "opened_model.groups");
}

TEST(Session, DeepNesting_IsRefused) {
    const std::string deep(2'000'000, '[');
    EXPECT_FALSE(parseSession(deep));
    EXPECT_FALSE(parseSession(R"({"ropescope": 1, "scenario": {"x": )" + deep));
}

TEST(Session, EveryTruncation_IsRefusedWithoutACrash) {
    std::string text = sessionText(unusualState());
    while (!text.empty() && text.back() != '}') text.pop_back();
    for (std::size_t length = 0; length < text.size(); length += 7)
        EXPECT_FALSE(parseSession(text.substr(0, length))) << length;
}

}   // namespace
}   // namespace rope::ui
