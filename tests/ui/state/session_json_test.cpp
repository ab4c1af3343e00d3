#include "ui/state/session_json.h"

#include "ui/state/model_state.h"

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
    state.scenario.methods.push_back({{"yarn", {{"truncate", false}, {"factor", 4.0}, {"beta_fast", 16.0}}}});   // no alphabet's order
    state.view = {.view = "decay",
                  .focusedPair = 17,
                  .colormap = "viridis",
                  .heatmapLength = 100,
                  .heatmapStage = ScoreStage::Softmax,
                  .heatmapIsCausal = false,
                  .decayMeasure = DecayMeasure::Score,
                  .decayReach = 5000,
                  .decayIsLogarithmic = false,
                  .invarianceReach = 77};
    return state;
}

TEST(Session, RoundTrip_GivesAnEqualState) {
    for (const ExplorerState& state : {ExplorerState{}, stateForModel(Scenario{}, {}), unusualState()}) {
        const Result<ExplorerState> back = parseSession(sessionText(state));
        ASSERT_TRUE(back) << describe(back.error());
        EXPECT_EQ(*back, state) << sessionText(state);
    }
}

TEST(Session, Text_IsVersionedJson) { EXPECT_NE(sessionText({}).find("\"ropescope\": 1"), std::string::npos) << sessionText({}); }

TEST(Session, MissingParts_TakeTheirDefaults) {
    const Result<ExplorerState> state = parseSession(R"({"ropescope": 1})");
    ASSERT_TRUE(state) << describe(state.error());
    EXPECT_EQ(*state, ExplorerState{});
}

struct Broken {
    const char* text;
    const char* where;
};

class BrokenSession : public ::testing::TestWithParam<Broken> {};

TEST_P(BrokenSession, IsRefusedWithItsPlace) {
    const Result<ExplorerState> state = parseSession(GetParam().text);
    ASSERT_FALSE(state) << GetParam().text;
    EXPECT_EQ(state.error().where, GetParam().where) << describe(state.error());
}

INSTANTIATE_TEST_SUITE_P(
    Hostile, BrokenSession,
    ::testing::Values(Broken{"", ""}, Broken{"{", ""}, Broken{"[1,2]", "ropescope"}, Broken{"{}", "ropescope"}, Broken{"null", "ropescope"},
                      Broken{R"({"ropescope": 2})", "ropescope"}, Broken{R"({"ropescope": "1"})", "ropescope"},
                      Broken{R"({"ropescope": 1, "scenario": 3})", "scenario"}, Broken{R"({"ropescope": 1, "view": []})", "view"},
                      Broken{R"({"ropescope": 1, "view": {"front": 7}})", "view.front"},
                      Broken{R"({"ropescope": 1, "view": {"heatmap_length": 1.5}})", "view.heatmap_length"},
                      Broken{R"({"ropescope": 1, "view": {"heatmap_length": 18446744073709551615}})", "view.heatmap_length"},
                      Broken{R"({"ropescope": 1, "view": {"heatmap_length": 99999999}})", "heatmap_length"},
                      Broken{R"({"ropescope": 1, "view": {"heatmap_stage": "hot"}})", "view.heatmap_stage"},
                      Broken{R"({"ropescope": 1, "view": {"decay_measure": ""}})", "view.decay_measure"},
                      Broken{R"({"ropescope": 1, "view": {"decay_reach": 0}})", "decay_reach"},
                      Broken{R"({"ropescope": 1, "view": {"focused_pair": 64}})", "focused_pair"},
                      Broken{R"({"ropescope": 1, "view": {"focused_pair": -1}})", "view.focused_pair"},
                      Broken{R"({"ropescope": 1, "view": {"decay_logarithmic": 1}})", "view.decay_logarithmic"}));

TEST(Session, DeepNesting_IsRefused) {
    const std::string deep(2'000'000, '[');
    EXPECT_FALSE(parseSession(deep));
    EXPECT_FALSE(parseSession(R"({"ropescope": 1, "scenario": {"x": )" + deep));
}

TEST(Session, EveryTruncation_IsRefusedWithoutACrash) {
    std::string text = sessionText(unusualState());
    while (!text.empty() && text.back() != '}') text.pop_back();
    for (std::size_t length = 0; length < text.size(); length += 7) EXPECT_FALSE(parseSession(text.substr(0, length))) << length;
}

}   // namespace
}   // namespace rope::ui
