// A GGUF file wherever a config.json may stand, also one that does not fit into memory.
#include "tests/app/computed.h"
#include "tests/support/gguf_bytes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

namespace rope::app {
namespace {

Json inspected(const std::string& file) {
    const Outcome outcome = runProgram({"inspect", file, "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    return Json::parse(outcome.output, nullptr, false);
}

std::string ggufFile(const std::string& folder, std::uintmax_t size = 0) {
    rope::testing::GgufBytes file;
    file.text("general.architecture", "qwen2")
        .u32("qwen2.context_length", 131072)
        .u32("qwen2.embedding_length", 3584)
        .u32("qwen2.attention.head_count", 28)
        .u32("qwen2.block_count", 28)
        .f32("qwen2.rope.freq_base", 1e6F)
        .text("qwen2.rope.scaling.type", "yarn")
        .f32("qwen2.rope.scaling.factor", 4)
        .u32("qwen2.rope.scaling.original_context_length", 32768);
    const std::string name = emptyFolder(folder) + "/model.gguf";
    std::ofstream(name, std::ios::binary) << file.bytes();
    if (size != 0) std::filesystem::resize_file(name, size);
    return name;
}

TEST(GgufFile, Inspect_SaysWhatItHolds) {
    const Json json = inspected(ggufFile("gguf-inspect"));
    EXPECT_EQ(json["head_dim"], 128);
    EXPECT_EQ(json["rope_theta"], 1e6);
    EXPECT_EQ(json["pairing"], "half");
    EXPECT_EQ(json["method"], "yarn");
    EXPECT_EQ(json["parameters"]["factor"], 4);
    EXPECT_EQ(json["trained_context"], 32768);
    EXPECT_EQ(json["context"], 131072);
    EXPECT_NEAR(json["attention_factor"].get<double>(), 0.1 * std::log(4.0) + 1, 1e-12);
    EXPECT_EQ(json["sources"]["rope_theta"], "qwen2.rope.freq_base");
}

TEST(GgufFile, Compute_TakesWhatInspectReads) {
    const std::string file = ggufFile("gguf-compute");
    const Json frequencies = computed({"frequencies", "--config", file});
    EXPECT_EQ(frequencies["methods"][0]["id"], "yarn");
    EXPECT_EQ(frequencies["methods"][0]["inv_freq"], inspected(file)["inv_freq"]);
}

TEST(GgufFile, LargerThanMemory_ReadAtOnce) {
    constexpr std::uintmax_t size = std::uintmax_t{40} << 30U;   // sparse: takes no space
    EXPECT_EQ(inspected(ggufFile("gguf-large", size))["method"], "yarn");
}

TEST(GgufFile, Truncated_OneLineAndStatusOne) {
    const Outcome outcome = runProgram({"inspect", ggufFile("gguf-short", 100)});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(lineCount(outcome.errors), 1U);
    EXPECT_NE(outcome.errors.find("model.gguf: byte "), std::string::npos) << outcome.errors;
}

}   // namespace
}   // namespace rope::app
