// The rules beside the plain keys: one case for each family or spelling, and one for each warning.
#include "core/model/group_schedule.h"
#include "tests/support/config_texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace rope {
namespace {

using testing::count;
using testing::read;

TEST(ImportWarnings, EachRule_SpeaksExactlyWhenItShould) {
    const std::string size =
        R"("model_type": "llama", "head_dim": 128, "rope_theta": 10000, "max_position_embeddings": 8192)";
    struct Rule {
        const char* id;
        std::string member;
    };
    const Rule rules[] = {
        {"factor-length-mismatch",
         R"("rope_scaling": {"type": "yarn", "factor": 4, "original_max_position_embeddings": 4096})"},
        {"rope-type-disagrees", R"("rope_scaling": {"type": "linear", "rope_type": "dynamic", "factor": 2})"},
        {"rope-type-missing", R"("rope_scaling": {"factor": 2})"},
        {"attn-factor", R"("rope_scaling": {"type": "yarn", "factor": 2, "attn_factor": 0.9})"},
        {"rope-block-not-object", R"("rope_scaling": 1.0)"},
        {"method-no-op", R"("rope_scaling": {"type": "linear", "factor": 1})"},
        {"unknown-rope-key", R"("rope_thetha": 5)"},
        {"unknown-rope-key", R"("max_position_embedding": 5)"},
        {"unknown-rope-key", R"("rope_scaling": {"type": "linear", "factor": 2, "factr": 3})"},
        {"unused-rope-key", R"("rope_scaling": {"type": "linear", "factor": 2, "beta_fast": 3})"},
        {"trained-exceeds-context", R"("original_max_position_embeddings": 16384)"},
        {"rotary-dim-disagrees", R"("partial_rotary_factor": 0.5, "rotary_dim": 32)"},
        {"rope-theta-disagrees", R"("rope_parameters": {"rope_type": "default", "rope_theta": 7})"},
        {"ignored-key", R"("num_hidden_layers": -3)"},
        {"layer-count-disagrees", R"("num_hidden_layers": 3, "layer_types": ["full_attention"])"},
        {"logn-attention", R"("use_logn_attn": true)"},
        {"position-map", R"("dual_chunk_attention_config": {"chunk_size": 1})"},
        {"query-temperature", R"("attn_temperature_tuning": true)"},
        {"factor-below-one", R"("rope_scaling": {"type": "linear", "factor": 0.5})"},
        {"longrope-factors-too-small", R"("head_dim": 4, "original_max_position_embeddings": 1024,
            "rope_scaling": {"type": "longrope", "short_factor": [1, 1], "long_factor": [1.1, 1.2]})"},
    };
    const ImportedModel plain = read("{" + size + "}");
    EXPECT_TRUE(plain.warnings.empty());
    for (const Rule& rule : rules) {
        const ImportedModel model = read("{" + size + ", " + rule.member + "}");
        EXPECT_EQ(count(model, rule.id), 1) << rule.id << " for " << rule.member;
    }
}

TEST(ImportWarnings, TemperatureAppliedTwice_IsTold) {
    const std::string start =
        R"({"model_type": "deepseek_v3", "qk_rope_head_dim": 64, "qk_nope_head_dim": 128, "max_position_embeddings": 163840,
        "rope_scaling": {"type": "yarn", "factor": 40, "original_max_position_embeddings": 4096, "mscale_all_dim": 1)";
    EXPECT_EQ(count(read(start + "}}"), "temperature-twice"), 1);
    EXPECT_EQ(count(read(start + ", \"mscale\": 1}}"), "temperature-twice"), 0);
}

TEST(ImportWarnings, Misspelling_SuggestsTheKey) {
    const ImportedModel model =
        read(R"({"rope_scaling": {"type": "linear", "factor": 2, "orignal_max_position_embeddings": 4096}})");
    const auto found = std::find_if(model.warnings.begin(), model.warnings.end(),
                                    [](const Warning& warning) { return warning.id == "unknown-rope-key"; });
    ASSERT_NE(found, model.warnings.end());
    EXPECT_NE(found->message.find("did you mean original_max_position_embeddings?"), std::string::npos)
        << found->message;
}

}   // namespace
}   // namespace rope
