#include "core/scenario/scenario_names.h"

#include <gtest/gtest.h>

namespace rope {
namespace {

TEST(ScenarioNames, StagesAndMasks_AreNamedAsOnTheCommandLine) {
    EXPECT_EQ(nameOf(stageNames, ScoreStage::Dot), "dot");
    EXPECT_EQ(nameOf(stageNames, ScoreStage::Scaled), "scaled");
    EXPECT_EQ(nameOf(stageNames, ScoreStage::Softmax), "softmax");
    EXPECT_EQ(nameOf(maskNames, ScoreMask::None), "none");
    EXPECT_EQ(nameOf(maskNames, ScoreMask::Causal), "causal");
}

TEST(ScenarioNames, EveryNameReadsBack) {
    for (const auto& [stage, name] : stageNames) EXPECT_EQ(valueOf(stageNames, name), stage) << name;
    for (const auto& [mask, name] : maskNames) EXPECT_EQ(valueOf(maskNames, name), mask) << name;
    EXPECT_EQ(valueOf(stageNames, "Dot"), std::nullopt);
    EXPECT_EQ(listOf(stageNames), "dot, scaled, softmax");
}

}   // namespace
}   // namespace rope
