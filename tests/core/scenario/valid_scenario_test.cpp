#include "core/scenario/valid_scenario.h"

#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <limits>
#include <type_traits>

namespace rope {
namespace {

Scenario twoMethods() {
    Scenario scenario;
    scenario.methods = {{{"yarn", {{"factor", 4.0}}}}, {{"rerope", {{"window", 64.0}}}, false}};
    scenario.activeMethod = 1;
    return scenario;
}

void expectSameSchedules(const std::vector<ResolvedMethod>& a, const std::vector<ResolvedMethod>& b) {
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_EQ(a[i].choice, b[i].choice);
        EXPECT_EQ(a[i].schedule, b[i].schedule);
        EXPECT_EQ(a[i].positionMap.has_value(), b[i].positionMap.has_value());
    }
}

static_assert(!std::is_constructible_v<ValidScenario, Scenario>, "only validated() makes one");

TEST(ValidScenario, HoldsTheScenarioAndWhatItsMethodsResolveTo) {
    const Scenario scenario = twoMethods();
    const ValidScenario checked = valid(scenario);
    EXPECT_EQ(*checked, scenario);
    EXPECT_EQ(checked->ropeTheta, scenario.ropeTheta);
    ASSERT_EQ(checked.methods().size(), 2U);
    for (std::size_t i = 0; i < 2; ++i)
        EXPECT_EQ(checked.methods()[i].schedule, resolveMethod(scenario, i)->schedule);
    EXPECT_EQ(&checked.activeMethod(), &checked.methods()[1]);
    EXPECT_TRUE(checked.activeMethod().positionMap.has_value());
    EXPECT_EQ(checked.unscaledFrequencies(), unscaledFrequencies(scenario));
}

TEST(ValidScenario, ExplicitFrequencies_AreTheUnscaledOnes) {
    Scenario scenario = twoMethods();
    scenario.layout = {.headDim = 4, .rotaryDim = 4};
    scenario.explicitInverseFrequencies = {1, 0.5};
    EXPECT_EQ(valid(scenario).unscaledFrequencies(), (std::vector<double>{1, 0.5}));
}

TEST(ValidScenario, Copies_ShareTheirContent) {
    const ValidScenario first = valid(twoMethods());
    const ValidScenario copy = first;   // NOLINT(performance-unnecessary-copy-initialization)
    EXPECT_EQ(&*copy, &*first);
    EXPECT_EQ(&copy.methods(), &first.methods());
}

TEST(ValidScenario, WhatDoesNotChangeASchedule_UsesTheResolvedMethodsAgain) {
    const ValidScenario first = valid(twoMethods());
    Scenario changed = twoMethods();
    changed.queryPosition = 7;
    changed.keyPosition = 2;
    changed.activeMethod = 0;
    changed.methods[1].isVisible = true;
    changed.stage = ScoreStage::Softmax;
    changed.vectors.seed = 9;
    changed.precision.format = NumberFormat::Bfloat16;
    const ValidScenario second = validated(changed, &first).value();
    EXPECT_EQ(&second.methods(), &first.methods()) << "not resolved again";
    EXPECT_EQ(*second, changed);
    expectSameSchedules(second.methods(), valid(changed).methods());
    EXPECT_EQ(&second.activeMethod(), &second.methods()[0]);
}

TEST(ValidScenario, WhatChangesASchedule_IsResolvedAnew) {
    const ValidScenario first = valid(twoMethods());
    const auto expectNew = [&](const char* what, auto change) {
        Scenario changed = twoMethods();
        change(changed);
        const ValidScenario second = validated(changed, &first).value();
        EXPECT_NE(&second.methods(), &first.methods()) << what;
        expectSameSchedules(second.methods(), valid(changed).methods());
        EXPECT_EQ(second.unscaledFrequencies(), valid(changed).unscaledFrequencies()) << what;
    };
    expectNew("base", [](Scenario& s) { s.ropeTheta = 500000; });
    expectNew("rotary dimension", [](Scenario& s) { s.layout.rotaryDim = 64; });
    expectNew("length", [](Scenario& s) { s.lengths.trained = 2048; });
    expectNew("parameter", [](Scenario& s) { s.methods[0].choice.parameters.set("factor", 8.0); });
    expectNew("method", [](Scenario& s) { s.methods.pop_back(), s.activeMethod = 0; });
    expectNew("explicit", [](Scenario& s) { s.explicitInverseFrequencies.assign(64, 0.5); });
}

TEST(ValidScenario, ASimilarOne_DoesNotHideAnError) {
    const ValidScenario first = valid(twoMethods());
    Scenario wrong = twoMethods();
    wrong.queryPosition = -1;
    EXPECT_EQ(validated(wrong, &first).error().where, "query_position");
    wrong = twoMethods();
    wrong.methods[0].choice.parameters.set("factor", -4.0);
    EXPECT_EQ(validated(wrong, &first).error().where, "factor");
    wrong = twoMethods();
    wrong.vectors.givenQuery = std::make_shared<const RowMatrix>(
        RowMatrix::Constant(1, 128, std::numeric_limits<double>::infinity()));
    EXPECT_EQ(validated(wrong, &first).error().where, "q");
}

TEST(ValidScenario, GivenVectorsOfAnotherHeadDim_AreCheckedAgain) {
    Scenario scenario;
    scenario.vectors.kind = VectorKind::Given;
    scenario.vectors.givenQuery = scenario.vectors.givenKey =
        std::make_shared<const RowMatrix>(RowMatrix::Ones(2, 128));
    const ValidScenario first = valid(scenario);
    scenario.layout.headDim = 192;
    EXPECT_EQ(validated(scenario, &first).error().where, "q");
}

TEST(ValidScenario, WithActiveMethod_ChangesThatAlone) {
    const ValidScenario first = valid(twoMethods());
    const ValidScenario other = withActiveMethod(first, 0).value();
    EXPECT_EQ(other->activeMethod, 0U);
    EXPECT_EQ(&other.methods(), &first.methods());
    EXPECT_EQ(withActiveMethod(first, 2).error().where, "active_method");
}

}   // namespace
}   // namespace rope
