#include "core/scenario/scenario.h"

#include "core/base/limits.h"
#include "core/methods/method_registry.h"
#include "core/scenario/valid_scenario.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <limits>

namespace rope {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr auto smallestInteger = std::numeric_limits<std::int64_t>::min();
constexpr auto largestInteger = std::numeric_limits<std::int64_t>::max();

std::shared_ptr<const RowMatrix> rowsOf(int rows, int columns, double value = 1) {
    return std::make_shared<const RowMatrix>(RowMatrix::Constant(rows, columns, value));
}

/// The change makes a standard scenario wrong, and the error names `where`.
void expectWrong(const char* where, const std::function<void(Scenario&)>& change) {
    Scenario scenario;
    change(scenario);
    const Result<ValidScenario> valid = validated(scenario);
    ASSERT_FALSE(valid.ok()) << where;
    EXPECT_EQ(valid.error().where, where) << describe(valid.error());
    EXPECT_FALSE(valid.error().message.empty());
    EXPECT_FALSE(valid.error().allowed.empty()) << describe(valid.error());
}

TEST(Validate, StandardScenario_IsFine) { EXPECT_TRUE(validated(Scenario{}).ok()); }

TEST(Validate, HeadDim_1To65536) {
    for (const int value :
         {0, -1, maxHeadDim + 1, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()})
        expectWrong("head_dim", [value](Scenario& s) { s.layout.headDim = value; });
    Scenario largest;
    largest.layout.headDim = largest.layout.rotaryDim = maxHeadDim;
    EXPECT_TRUE(validated(largest).ok());
    Scenario smallest;
    smallest.layout.headDim = smallest.layout.rotaryDim = 1;
    EXPECT_TRUE(validated(smallest).ok());
}

TEST(Validate, RotaryDim_1ToWhatTheOffsetLeaves) {
    for (const int value : {0, -5, 129, std::numeric_limits<int>::max()})
        expectWrong("rotary_dim", [value](Scenario& s) { s.layout.rotaryDim = value; });
    expectWrong("rotary_dim", [](Scenario& s) { s.layout.rotaryOffset = 1; });
    for (const int value : {-1, 128, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()})
        expectWrong("rotary_offset", [value](Scenario& s) { s.layout.rotaryOffset = value; });
}

TEST(Validate, Positions_0To2Pow53) {
    for (const std::int64_t value : {std::int64_t{-1}, maxPosition + 1, smallestInteger, largestInteger}) {
        expectWrong("query_position", [value](Scenario& s) { s.queryPosition = value; });
        expectWrong("key_position", [value](Scenario& s) { s.keyPosition = value; });
    }
}

TEST(Validate, Base_PositiveAndFinite) {
    for (const double value : {0.0, -10000.0, notANumber, infinity, -infinity})
        expectWrong("rope_theta", [value](Scenario& s) { s.ropeTheta = value; });
    expectWrong("rope_theta", [](Scenario& s) { s.ropeTheta = 1e-320; });   // its frequencies overflow
}

TEST(Validate, Lengths_1To2Pow53) {
    for (const double value : {0.0, -1.0, 0.5, notANumber, infinity, 1e300}) {
        expectWrong("original_max_position_embeddings", [value](Scenario& s) { s.lengths.trained = value; });
        expectWrong("max_position_embeddings", [value](Scenario& s) { s.lengths.dynamicTrained = value; });
        expectWrong("max_position_embeddings", [value](Scenario& s) { s.lengths.configured = value; });
        expectWrong("context", [value](Scenario& s) { s.lengths.context = value; });
        expectWrong("seq_len", [value](Scenario& s) { s.lengths.sequence = value; });
        expectWrong("original_max_position_embeddings",
                    [value](Scenario& s) {   // also where the frequencies are given
                        s.explicitInverseFrequencies.assign(64, 0.5);
                        s.lengths.trained = value;
                    });
    }
}

TEST(Validate, Methods_NotEmptyAndActiveInRange) {
    expectWrong("method", [](Scenario& s) { s.methods.clear(); });
    expectWrong("active_method", [](Scenario& s) { s.activeMethod = 1; });
    expectWrong("active_method",
                [](Scenario& s) { s.activeMethod = std::numeric_limits<std::size_t>::max(); });
}

TEST(Validate, Method_UnknownOrWithWrongParameters) {
    expectWrong("method", [](Scenario& s) { s.methods[0].choice.id = "nonsense"; });
    expectWrong("method", [](Scenario& s) { s.methods[0].choice.id = ""; });
    expectWrong("factor", [](Scenario& s) { s.methods[0].choice.id = "linear"; });
    expectWrong("beta_fast", [](Scenario& s) {
        s.methods.push_back(
            {{"yarn", {{"factor", 4.0}, {"beta_fast", notANumber}}}, false});   // hidden ones are checked too
    });
}

TEST(Validate, ExplicitFrequencies_OnePerPairAndFinite) {
    expectWrong("inv_freq", [](Scenario& s) { s.explicitInverseFrequencies = {1, 0.5}; });
    for (const double value : {notANumber, infinity, -infinity, -0.5})
        expectWrong("inv_freq", [value](Scenario& s) {
            s.explicitInverseFrequencies.assign(64, 0.5);
            s.explicitInverseFrequencies[63] = value;
        });
    Scenario good;
    good.explicitInverseFrequencies.assign(64, 0);
    EXPECT_TRUE(validated(good).ok());
}

TEST(Validate, GivenVectors_WidthAndFiniteNumbers) {
    expectWrong("q", [](Scenario& s) { s.vectors.givenQuery = rowsOf(1, 127); });
    expectWrong("k", [](Scenario& s) { s.vectors.givenKey = rowsOf(0, 128); });
    for (const double value : {notANumber, infinity, -infinity})
        expectWrong("v", [value](Scenario& s) { s.vectors.givenValue = rowsOf(2, 128, value); });
    expectWrong("qk", [](Scenario& s) { s.vectors.kind = VectorKind::Given; });
    Scenario good;
    good.vectors.kind = VectorKind::Given;
    good.vectors.givenQuery = good.vectors.givenKey = rowsOf(3, 128, -1e308);
    EXPECT_TRUE(validated(good).ok());
}

TEST(Resolve, Index_OutOfRangeIsAnError) {
    const Result<ResolvedMethod> beyond = resolveMethod(Scenario{}, 1);
    ASSERT_FALSE(beyond.ok());
    EXPECT_EQ(beyond.error().code, ErrorCode::OutOfRange);
}

TEST(Resolve, AllMethods_InOrderHiddenOnesToo) {
    Scenario scenario;
    scenario.methods.push_back({{"linear", {{"factor", 4.0}}}, false});
    const std::vector<ResolvedMethod> methods = valid(scenario).methods();
    ASSERT_EQ(methods.size(), 2U);
    EXPECT_EQ(methods[1].choice.id, "linear");
    EXPECT_EQ(methods[1].schedule.inverseFrequencies[0], 0.25);
}

TEST(Resolve, ExplicitFrequencies_ReplaceBaseAndMethodOfTheFirstOnly) {
    Scenario scenario;
    scenario.layout = {Pairing::Half, 4, 4, 0};
    scenario.explicitInverseFrequencies = {1, 0.5};
    scenario.methods = {{{"yarn", {{"factor", 4.0}}}}, {{"none"}}};
    EXPECT_EQ(resolveMethod(scenario, 0)->schedule, (FrequencySchedule{{1, 0.5}}));
    EXPECT_EQ(resolveMethod(scenario, 1)->schedule.inverseFrequencies, (std::vector<double>{1, 0.01}));
    EXPECT_EQ(unscaledFrequencies(scenario), (std::vector<double>{1, 0.5}));
}

TEST(Resolve, ExplicitFrequencies_WrongCountIsAnErrorNotACrash) {
    Scenario scenario;
    scenario.explicitInverseFrequencies = {1};
    EXPECT_FALSE(resolveMethod(scenario, 0).ok());
}

bool hasWarning(const Scenario& scenario, std::string_view id) {
    const Warnings warnings = warningsFor(scenario);
    return std::any_of(warnings.begin(), warnings.end(),
                       [id](const Warning& warning) { return warning.id == id; });
}

TEST(ScenarioWarnings, StandardScenario_HasNone) { EXPECT_TRUE(warningsFor(Scenario{}).empty()); }

TEST(ScenarioWarnings, Doubtful_IsNamed) {
    Scenario odd;
    odd.layout.rotaryDim = 65;
    EXPECT_TRUE(hasWarning(odd, "odd-rotary-dim"));
    Scenario one;
    one.ropeTheta = 1;
    EXPECT_TRUE(hasWarning(one, "base-one"));
    Scenario below;
    below.methods[0].choice = {"linear", {{"factor", 0.5}}};
    EXPECT_TRUE(hasWarning(below, "factor-below-one"));
    Scenario fast;
    fast.explicitInverseFrequencies.assign(64, 3.5);
    EXPECT_TRUE(hasWarning(fast, "frequency-above-pi"));
    Scenario far;
    far.queryPosition = maxPosition;
    EXPECT_TRUE(hasWarning(far, "angle-precision"));
}

TEST(ScenarioWarnings, SameWarningOfTwoMethods_AppearsOnce) {
    Scenario scenario;
    scenario.ropeTheta = 1;
    scenario.methods.push_back({{"linear", {{"factor", 2.0}}}});
    EXPECT_EQ(warningsFor(scenario).size(), 1U);
}

TEST(MethodLabel, TitleAndFactor) {
    Scenario scenario;
    scenario.lengths.configured = 16384;
    EXPECT_EQ(methodLabel(scenario, {"none"}), "no scaling");
    EXPECT_EQ(methodLabel(scenario, {"yarn", {{"factor", 4.0}}}), "YaRN ×4");
    EXPECT_EQ(methodLabel(scenario, {"yarn"}), "YaRN ×4");   // inferred: configured / trained
    EXPECT_EQ(methodLabel(scenario, {"linear", {{"factor", 16.0 / 3}}}), "linear ×5.333");
    EXPECT_EQ(methodLabel(scenario, {"llama3", {{"factor", 8.0}}}), "Llama 3 ×8");
    EXPECT_EQ(methodLabel(scenario, {"longrope"}), "LongRoPE");
    EXPECT_EQ(methodLabel(scenario, {"proportional", {{"partial_rotary_factor", 0.25}}}), "p-RoPE");
    EXPECT_EQ(methodLabel(scenario, {"nonsense"}), "nonsense");
}

TEST(MethodLabel, ExplicitFrequencies_NameThemselves) {
    Scenario scenario;
    scenario.explicitInverseFrequencies.assign(64, 0.5);
    EXPECT_EQ(methodLabel(scenario, {"none"}), "given frequencies");
}

TEST(ScenarioEquality, EveryPartCounts) {
    const Scenario defaultValue;
    EXPECT_TRUE(defaultValue == Scenario{});
    Scenario other;
    other.vectors.givenQuery = rowsOf(1, 128);
    EXPECT_FALSE(defaultValue == other);
    other = {};
    other.precision.format = NumberFormat::Bfloat16;
    EXPECT_FALSE(defaultValue == other);
    other = {};
    other.methods[0].choice.parameters.set("factor", 2.0);
    EXPECT_FALSE(defaultValue == other);
}

}   // namespace
}   // namespace rope
