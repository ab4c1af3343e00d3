#include "core/model/imported_model.h"

#include "core/model/group_schedule.h"
#include "core/model/layer_kind_names.h"

#include <gtest/gtest.h>

namespace rope {
namespace {

LayerGroup rotatingGroup() {
    LayerGroup group;
    group.name = "all";
    group.headDim = 64;
    group.rotaryDim = 64;
    group.ropeTheta = 500000;
    group.method = {"yarn", {{"factor", 4.0}}};
    return group;
}

ImportedModel modelOf(LayerGroup group) {
    ImportedModel model;
    model.file = "config.json";
    model.trainedContext = 4096;
    model.context = 16384;
    model.groups = {std::move(group)};
    return model;
}

TEST(ScenarioFromModel, ModelFromScenario_IsItsInverse) {
    const Scenario scenario = scenarioFromModel(modelOf(rotatingGroup()), "").value();
    const ImportedModel model = modelFromScenario(scenario);
    EXPECT_TRUE(model.sources.empty());
    const Scenario again = scenarioFromModel(model, "").value();
    EXPECT_EQ(again.layout, scenario.layout);
    EXPECT_EQ(again.ropeTheta, scenario.ropeTheta);
    EXPECT_EQ(again.lengths.trained, scenario.lengths.trained);
    EXPECT_EQ(again.lengths.context, scenario.lengths.context);
    EXPECT_EQ(again.methods, scenario.methods);
}

TEST(LengthsOf, AbsentLengths_FollowFromGivenOnes) {
    ImportedModel model = modelOf(rotatingGroup());
    EXPECT_EQ(lengthsOf(model).trained, 4096);
    EXPECT_EQ(lengthsOf(model).context, 16384);
    model.trainedContext.reset();
    EXPECT_EQ(lengthsOf(model).trained, 16384);
    model.context.reset();
    EXPECT_EQ(lengthsOf(model).trained, 4096);
    EXPECT_EQ(lengthsOf(model).context, 4096);
}

TEST(ScheduleOf, UnknownDimensionsAndGroupsWithoutRotation_AreErrors) {
    LayerGroup group = rotatingGroup();
    EXPECT_EQ(scheduleOf(modelOf(group), group)->pairCount(), 32U);
    group.rotaryDim.reset();
    EXPECT_EQ(scheduleOf(modelOf(group), group).error().where, "head_dim");
    group.method = {"nope", {}};
    EXPECT_FALSE(rotates(group));
    EXPECT_EQ(scheduleOf(modelOf(group), group).error().code, ErrorCode::Impossible);
}

TEST(LayerTypes, AreAttentionAndLocalByTheirName) {
    for (const char* name : {"full_attention", "sliding_attention", "chunked_attention", "global", "rope"})
        EXPECT_TRUE(isAttentionKind(name)) << name;
    for (const char* name : {"linear_attention", "cross_attention", "conv", "mamba", "recurrent"})
        EXPECT_FALSE(isAttentionKind(name)) << name;
    for (const char* name : {"sliding_attention", "local", "chunked_attention", "swa"})
        EXPECT_TRUE(isLocalKind(name)) << name;
    for (const char* name : {"full_attention", "global", "rope"}) EXPECT_FALSE(isLocalKind(name)) << name;
}

}   // namespace
}   // namespace rope
