#include "tests/core/gguf/gguf_support.h"

#include "core/gguf/gguf_config.h"

#include "core/engines/engine_flags.h"
#include "core/gguf/gguf_architecture.h"
#include "core/gguf/gguf_scaling.h"
#include "core/model/group_schedule.h"
#include "core/model_file/model_file.h"
#include "tests/support/gguf_bytes.h"
#include "tests/support/near.h"
#include "tests/support/reference_cases.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace rope {
namespace {

using namespace gguf_support;

TEST(ModelFile, ToldApartByContent) {
    EXPECT_EQ(readModelBytes(R"({"hidden_size": 64, "num_attention_heads": 1, "rope_theta": 5})", "x")
                  .value()
                  .groups[0]
                  .ropeTheta,
              5);
    EXPECT_EQ(readModelBytes(base("llama").bytes(), "config.json").value().modelType, "llama");
    EXPECT_FALSE(readModelBytes("", "x").ok());
    EXPECT_FALSE(readModelBytes("GGUF", "x").ok());
    const Result<ImportedModel> misnamed = readModelBytes(
        "\x7f"
        "ELF",
        "x.gguf");
    ASSERT_FALSE(misnamed.ok());
    EXPECT_NE(describe(misnamed.error()).find("does not begin with the letters GGUF"), std::string::npos);
    EXPECT_TRUE(
        readModelBytes(R"({"hidden_size": 64, "num_attention_heads": 1, "rope_theta": 5})", "x.gguf").ok());
}

TEST(ModelFile, Source_ReadsEitherKind) {
    const std::string gguf = base("llama").bytes(), json = R"({"model_type": "llama", "head_dim": 64})";
    EXPECT_EQ(readModel(ByteSource(gguf), "x").value().modelType, "llama");
    EXPECT_EQ(readModel(ByteSource(json), "x").value().groups[0].headDim, 64);
    const ByteSource endless([](std::uint64_t, std::span<char> into) {
        std::fill(into.begin(), into.end(), ' ');
        return into.size();
    });
    const Result<ImportedModel> tooLarge = readModel(endless, "/dev/zero");
    ASSERT_FALSE(tooLarge.ok());
    EXPECT_EQ(tooLarge.error().code, ErrorCode::Unreadable);
}

}   // namespace
}   // namespace rope
