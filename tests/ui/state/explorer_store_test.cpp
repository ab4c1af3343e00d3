#include "ui/state/explorer_store.h"
#include "core/methods/method_registry.h"

#include "ui/state/model_state.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace rope::ui {
namespace {

class ExplorerStoreTest : public ::testing::Test {
protected:
    ExplorerStoreTest() {
        QObject::connect(&store, &ExplorerStore::stateChanged, &store,
                         [this](const ExplorerState&) { ++signalCount; });
    }

    Check setBase(double base) { return store.apply(changes::withBase(store.current(), base)); }

    const ExplorerState start = stateForModel(Scenario{}, ViewSettings{});
    ExplorerStore store{start};
    int signalCount = 0;
};

TEST_F(ExplorerStoreTest, Apply_TakesTheChangeAndSignalsOnce) {
    EXPECT_FALSE(setBase(500000));
    EXPECT_EQ(store.current().scenario.ropeTheta, 500000);
    EXPECT_EQ(signalCount, 1);
    EXPECT_EQ(store.undoStack().count(), 1);
}

TEST_F(ExplorerStoreTest, EqualState_DoesNothing) {
    EXPECT_FALSE(setBase(start.scenario.ropeTheta));
    EXPECT_EQ(signalCount, 0);
    EXPECT_EQ(store.undoStack().count(), 0);
}

TEST_F(ExplorerStoreTest, InvalidState_IsRefusedAndNamed) {
    for (const double base :
         {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        const Check problem = setBase(base);
        ASSERT_TRUE(problem) << base;
        EXPECT_EQ(problem->where, "rope_theta") << base;
    }
    EXPECT_EQ(store.current(), start);
    EXPECT_EQ(signalCount, 0);
    EXPECT_EQ(store.undoStack().count(), 0);
}

TEST_F(ExplorerStoreTest, UndoAndRedo_RestoreWholeStates) {
    EXPECT_FALSE(setBase(500000));
    EXPECT_FALSE(store.apply(changes::withHeadDim(store.current(), 64)));
    EXPECT_FALSE(store.apply(
        changes::withMethodAdded(store.current(), startingChoice(store.current().scenario, "llama3"))));
    const ExplorerState end = store.current();
    while (store.undoStack().canUndo()) store.undoStack().undo();
    EXPECT_EQ(store.current(), start);
    while (store.undoStack().canRedo()) store.undoStack().redo();
    EXPECT_EQ(store.current(), end);
}

TEST_F(ExplorerStoreTest, OneDrag_IsOneStep) {
    for (int step = 1; step <= 40; ++step) EXPECT_FALSE(setBase(10000 + step));
    EXPECT_EQ(store.undoStack().count(), 1);
    store.undoStack().undo();
    EXPECT_EQ(store.current(), start);
}

TEST_F(ExplorerStoreTest, TwoDrags_AreTwoSteps) {
    EXPECT_FALSE(setBase(20000));
    store.closeStep();
    EXPECT_FALSE(setBase(30000));
    EXPECT_EQ(store.undoStack().count(), 2);
    store.undoStack().undo();
    EXPECT_EQ(store.current().scenario.ropeTheta, 20000);
}

TEST_F(ExplorerStoreTest, DragThatEndsWhereItBegan_IsNoStep) {
    EXPECT_FALSE(setBase(20000));
    EXPECT_FALSE(setBase(start.scenario.ropeTheta));
    EXPECT_EQ(store.undoStack().count(), 0);
    EXPECT_EQ(store.current(), start);
}

TEST_F(ExplorerStoreTest, DifferentKeys_DoNotMerge) {
    EXPECT_FALSE(setBase(20000));
    EXPECT_FALSE(store.apply(changes::withPositions(store.current(), 30, 9)));
    EXPECT_FALSE(setBase(30000));
    EXPECT_EQ(store.undoStack().count(), 3);
}

TEST_F(ExplorerStoreTest, ChangeAfterUndo_DropsTheRedoBranch) {
    EXPECT_FALSE(setBase(20000));
    store.undoStack().undo();
    EXPECT_FALSE(store.apply(changes::withPositions(store.current(), 30, 9)));
    EXPECT_FALSE(store.undoStack().canRedo());
    store.undoStack().undo();
    EXPECT_EQ(store.current(), start);
}

TEST_F(ExplorerStoreTest, EveryStep_HasAText) {
    EXPECT_FALSE(setBase(20000));
    EXPECT_FALSE(store.undoStack().undoText().isEmpty());
}

TEST_F(ExplorerStoreTest, ModelScenario_IsWhatTheOpenedFileSays) {
    Scenario model;
    model.model = "a-model";
    model.ropeTheta = 123;
    const Result<ExplorerState> opened =
        stateForModel(ModelOrigin{std::make_shared<const ImportedModel>(modelFromScenario(model)), {}}, {});
    ASSERT_TRUE(opened.ok());
    EXPECT_FALSE(store.apply({QStringLiteral("open"), *opened}));
    EXPECT_FALSE(setBase(456));
    EXPECT_EQ(store.modelScenario().ropeTheta, 123);
    store.undoStack().undo();
    store.undoStack().undo();
    EXPECT_EQ(store.modelScenario(), Scenario{}) << "before the file was opened";
}

TEST(StateForModel, ComparesTheModelsOwnMethodWithTheUsualOnes) {
    Scenario model;
    model.methods = {{MethodChoice{"llama3", {{"factor", 8.0}}}, true}};
    const ExplorerState state = stateForModel(model, {});
    std::vector<std::string> ids;
    for (const ComparedMethod& method : state.scenario.methods) ids.push_back(method.choice.id);
    EXPECT_EQ(ids, (std::vector<std::string>{"llama3", "none", "linear", "ntk", "yarn"}));
    EXPECT_EQ(state.scenario.methods[0].choice.parameters.number("factor"), 8.0);
    EXPECT_EQ(state.scenario.methods[3].choice.parameters.number("factor"), 4.0);
    EXPECT_EQ(state.scenario.activeMethod, 0u);
    EXPECT_EQ(state.scenario.queryPosition, 24);
    EXPECT_EQ(state.scenario.keyPosition, 9);
}

TEST(StateForModel, MethodThatCannotBeComputedForTheModel_IsLeftOut) {
    Scenario model;
    model.layout = {.headDim = 2, .rotaryDim = 2};   // NTK-aware divides by r - 2
    for (const ComparedMethod& method : stateForModel(model, {}).scenario.methods)
        EXPECT_NE(method.choice.id, "ntk");
}

TEST(StartingChoice, EveryMethodWithoutLists_CanBeComputedAtOnce) {
    const Scenario scenario = stateForModel(Scenario{}, {}).scenario;
    for (const ScalingMethod& method : scalingMethods()) {
        const auto isList = [](const ParameterSpec& spec) {
            return spec.kind == ParameterKind::NumberPerPair;
        };
        if (std::any_of(method.parameters.begin(), method.parameters.end(), isList))
            continue;   // searched lists come from a model
        const auto schedule = computeSchedule(scalingRequest(scenario), startingChoice(scenario, method.id));
        EXPECT_TRUE(schedule.ok()) << method.id << ": " << (schedule ? "" : describe(schedule.error()));
    }
}

TEST(Changes, HeadDim_KeepsTheRotaryFractionAndDropsGivenVectors) {
    ExplorerState state;
    state.scenario.layout = {.headDim = 128, .rotaryDim = 32};
    state.scenario.vectors.kind = VectorKind::Given;
    state.scenario.vectors.givenQuery = std::make_shared<const RowMatrix>(RowMatrix::Ones(1, 128));
    state.view.selectedPair = 15;
    const ExplorerState next = changes::withHeadDim(state, 64).next;
    EXPECT_EQ(next.scenario.layout.rotaryDim, 16);
    EXPECT_EQ(next.scenario.vectors.givenQuery, nullptr);
    EXPECT_EQ(next.scenario.vectors.kind, VectorKind::RandomPair);
    EXPECT_EQ(next.view.selectedPair, 7) << "the focused pair must exist";
}

TEST(Changes, RemovingTheLastMethod_KeepsIt) {
    EXPECT_EQ(changes::withMethodRemoved(ExplorerState{}, 0).next, ExplorerState{});
}

TEST(Changes, RemovingAMethod_KeepsTheActiveOneActive) {
    ExplorerState state = stateForModel(Scenario{}, {});
    state.scenario.activeMethod = 3;
    const MethodChoice active = state.scenario.methods[3].choice;
    const ExplorerState next = changes::withMethodRemoved(state, 1).next;
    EXPECT_EQ(next.scenario.methods[next.scenario.activeMethod].choice, active);
    const ExplorerState last = changes::withMethodRemoved(state, 3).next;
    EXPECT_LT(last.scenario.activeMethod, last.scenario.methods.size());
}

TEST(Changes, RemovingTheFirstMethod_DropsItsExplicitFrequencies) {
    ExplorerState state = stateForModel(Scenario{}, {});
    state.scenario.explicitInverseFrequencies.assign(64, 0.5);
    EXPECT_TRUE(changes::withMethodRemoved(state, 0).next.scenario.explicitInverseFrequencies.empty());
    EXPECT_FALSE(changes::withMethodRemoved(state, 1).next.scenario.explicitInverseFrequencies.empty());
}

TEST(Changes, TrainedContext_ReplacesLOfEveryMethod) {
    const ExplorerState next = changes::withTrainedContext(ExplorerState{}, 1000).next;
    EXPECT_EQ(next.scenario.lengths.trained, 1000);
    EXPECT_EQ(next.scenario.lengths.dynamicTrained, 1000);
    EXPECT_EQ(next.scenario.lengths.context, ExplorerState{}.scenario.lengths.context);
}

TEST(ModelState, UsualMethods_ReachTheModelsTarget) {
    Scenario model;
    model.lengths = {.trained = 8192, .context = 131072};
    EXPECT_EQ(targetFactor(model), 16);
    const Scenario scenario = stateForModel(model, {}).scenario;
    int compared = 0;
    for (const ComparedMethod& method : scenario.methods)
        if (const auto factor = method.choice.parameters.number("factor")) {
            EXPECT_EQ(*factor, 16) << method.choice.id;
            ++compared;
        }
    EXPECT_EQ(compared, 3);
    model.lengths.context = 8192;
    EXPECT_EQ(targetFactor(model), defaultFactor);
}

TEST(Changes, WorkedExample_IsTheOneOfTheTextbook) {
    ExplorerStore store{ExplorerState{}};
    ASSERT_FALSE(store.apply(changes::withWorkedExample(store.current())));
    const Scenario& scenario = store.current().scenario;
    EXPECT_EQ(scenario.layout.headDim, 4);
    EXPECT_EQ(scenario.layout.pairing, Pairing::Interleaved);
    ASSERT_NE(scenario.vectors.givenQuery, nullptr);
    EXPECT_NEAR(scenario.vectors.givenQuery->norm(), 1.407125, 5e-7);
    EXPECT_EQ(unscaledFrequencies(scenario), (std::vector<double>{1, 0.01}));
}

}   // namespace
}   // namespace rope::ui
