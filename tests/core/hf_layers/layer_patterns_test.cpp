// The rules beside the plain keys: one case for each family or spelling, and one for each warning.
#include "core/model/group_schedule.h"
#include "tests/support/config_texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace rope {
namespace {

using testing::count;
using testing::groupOf;
using testing::mainOf;
using testing::read;

TEST(LayerPatterns, NoRopeLayers_OneMeansRope) {
    const ImportedModel model =
        read(R"({"num_hidden_layers": 4, "no_rope_layers": [1, 0, 1, 1], "head_dim": 64})");
    EXPECT_EQ(groupOf(model, "rope").layers, (std::vector<int>{0, 2, 3}));
    EXPECT_EQ(groupOf(model, "nope").layers, (std::vector<int>{1}));
    const ImportedModel interval =
        read(R"({"num_hidden_layers": 6, "no_rope_layer_interval": 3, "head_dim": 64})");
    EXPECT_EQ(groupOf(interval, "nope").layers, (std::vector<int>{2, 5}));
    const ImportedModel defaultValue =
        read(R"({"model_type": "smollm3", "num_hidden_layers": 8, "head_dim": 64})");
    EXPECT_EQ(groupOf(defaultValue, "nope").layers, (std::vector<int>{3, 7}));
}

TEST(LayerPatterns, AreReadFromEveryKey) {
    struct Pattern {
        const char* member;
        std::vector<int> full;
        const char* other;
    };
    const Pattern patterns[] = {
        {R"("sliding_window_pattern": 3)", {2, 5}, "sliding_attention"},
        {R"("_sliding_window_pattern": 2)", {1, 3, 5}, "sliding_attention"},
        {R"("sliding_window_pattern": "LLG")", {2, 5}, "sliding_attention"},
        {R"("global_attn_every_n_layers": 3)", {0, 3}, "sliding_attention"},
        {R"("full_attention_interval": 3)", {2, 5}, "linear_attention"},
        {R"("hybrid_layer_pattern": [0, 1, 1, 0, 1, 1])", {0, 3}, "sliding_attention"},
        {R"("attn_type_list": [0, 0, 1, 0, 0, 1])", {2, 5}, "linear_attention"},
        {R"("full_attn_idxs": [2, 5])", {2, 5}, "conv"},
        {R"("attn_layer_indices": [2, 5])", {2, 5}, "mamba"},
        {R"("hybrid_override_pattern": "MM*MM*")", {2, 5}, "mamba"},
    };
    for (const Pattern& row : patterns) {
        const ImportedModel model =
            read("{\"num_hidden_layers\": 6, \"head_dim\": 64, " + std::string(row.member) + "}");
        EXPECT_EQ(groupOf(model, "full_attention").layers, row.full) << row.member;
        EXPECT_EQ(groupOf(model, row.other).layers.size(), 6 - row.full.size()) << row.member;
        EXPECT_EQ(mainOf(model).name, "full_attention") << row.member;
    }
}

TEST(LayerPatterns, Cohere2_FullLayersHaveNoRope) {
    const ImportedModel model =
        read(R"({"model_type": "cohere2", "num_hidden_layers": 8, "head_dim": 128, "rope_theta": 50000})");
    EXPECT_EQ(groupOf(model, "full_attention").method.id, "nope");
    EXPECT_EQ(mainOf(model).name, "sliding_attention");
    EXPECT_EQ(count(model, "full-attention-without-rope"), 1);
}

TEST(LayerPatterns, OtherPositionEncodings_RotateNothing) {
    for (const char* member :
         {R"("position_embedding_type": "nope")", R"("position_embedding_type": "absolute")",
          R"("alibi": true)", R"("attn_config": {"alibi": true})", R"("model_type": "bloom")",
          R"("model_type": "jamba")"}) {
        const ImportedModel model =
            read("{\"hidden_size\": 64, \"num_attention_heads\": 4, " + std::string(member) + "}");
        EXPECT_EQ(mainOf(model).method.id, "nope") << member;
        EXPECT_EQ(count(model, "no-rotary-embedding"), 1) << member;
        const Result<Scenario> scenario = scenarioFromModel(model, "");
        ASSERT_FALSE(scenario.ok());
        EXPECT_EQ(scenario.error().code, ErrorCode::Impossible);
    }
}

}   // namespace
}   // namespace rope
