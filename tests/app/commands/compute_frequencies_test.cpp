// `compute frequencies` through the built program: how options, files and methods come together.
#include "tests/app/computed.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <string>

namespace rope::app {
namespace {

TEST(ComputeFrequencies, Unscaled_FollowsTheFormula) {
    const Json method = computed({"frequencies", "--head-dim", "64", "--rope-theta", "500000"})["methods"][0];
    EXPECT_EQ(method["id"], "none");
    const std::vector<double> expected = unscaled(64, 500000);
    expectNear(method["inv_freq"], expected, 1e-14, "inv_freq");
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_NEAR(method["wavelength"][i].get<double>() * expected[i], 2 * std::numbers::pi, 1e-12);
    EXPECT_EQ(method["attention_factor"], 1);
    EXPECT_EQ(method["softmax_factor"], 1);
    EXPECT_EQ(method["ratio"], Json(std::vector<double>(32, 1)));
}

TEST(ComputeFrequencies, YarnOfQwen25_HasItsRangeAndTemperature) {
    const Json method = computed({"frequencies", "--rope-theta", "1e6", "--trained-context", "32768",
                                  "--method", "yarn", "--factor", "4"})["methods"][0];
    EXPECT_NEAR(method["attention_factor"].get<double>(), 0.1 * std::log(4) + 1, 1e-15);
    int unchanged = 0, interpolated = 0;
    for (const Json& ratio : method["ratio"]) {
        if (ratio.get<double>() == 1) ++unchanged;
        if (std::abs(ratio.get<double>() - 0.25) < 1e-15) ++interpolated;
    }
    EXPECT_EQ(unchanged, 24);
    EXPECT_EQ(interpolated, 24);
}

TEST(ComputeFrequencies, AbsentFactor_IsContextOverTrained) {
    const Json given = computed({"frequencies", "--method", "yarn", "--factor", "8"})["methods"],
               inferred = computed({"frequencies", "--method", "yarn", "--context", "32768"})["methods"];
    EXPECT_EQ(given, inferred);
}

TEST(ComputeFrequencies, ContextBesideAFile_ChangesNeitherLNorFactor) {
    const std::string config = emptyFolder("config") + "/config.json";
    writeText(
        config,
        R"({"model_type":"qwen2","hidden_size":512,"num_attention_heads":4,"max_position_embeddings":32768,"rope_theta":1e6,
        "rope_scaling":{"type":"yarn","original_max_position_embeddings":8192}})");
    const Json plain = computed({"frequencies", "--config", config}),
               longer = computed({"frequencies", "--config", config, "--context", "1000000"});
    EXPECT_EQ(plain["methods"], longer["methods"]);
    EXPECT_NEAR(plain["methods"][0]["attention_factor"].get<double>(), 0.1 * std::log(4) + 1, 1e-15);
    EXPECT_EQ(longer["setup"]["context"], 1000000);
}

TEST(ComputeFrequencies, OptionsWinOverTheFileWhereverTheyStand) {
    const std::string config = emptyFolder("config") + "/config.json";
    writeText(
        config,
        R"({"model_type":"llama","hidden_size":512,"num_attention_heads":4,"max_position_embeddings":4096,"rope_theta":10000,
        "rope_scaling":{"type":"linear","factor":2}})");
    const Json before = computed({"frequencies", "--rope-theta", "500000", "--config", config}),
               after = computed({"frequencies", "--config", config, "--rope-theta", "500000"});
    EXPECT_EQ(before, after);
    EXPECT_NEAR(before["methods"][0]["inv_freq"][1].get<double>(), std::pow(500000, -2.0 / 128) / 2, 1e-15);
    const Json edited = computed({"frequencies", "--config", config, "--factor", "8"});
    EXPECT_NEAR(edited["methods"][0]["inv_freq"][0].get<double>(), 1.0 / 8, 1e-16);
    EXPECT_EQ(edited["methods"][0]["id"], "linear");
    const Json replaced = computed({"frequencies", "--config", config, "--method", "none"});
    EXPECT_EQ(replaced["methods"][0]["inv_freq"][0], 1);
    EXPECT_EQ(replaced["setup"]["methods"][0]["parameters"], Json::object());
}

TEST(ComputeFrequencies, TrainedContext_ReplacesLOfDynamicToo) {
    const auto lastOf = [](const Words& words) {
        return computed(words)["methods"][0]["inv_freq"].back().get<double>();
    };
    const double base = 10000 * std::pow(4.0 * 8192 / 2048 - 3, 128.0 / 126);
    EXPECT_NEAR(lastOf({"frequencies", "--method", "dynamic", "--factor", "4", "--trained-context", "2048",
                        "--seq-len", "8192"}),
                std::pow(base, -126.0 / 128), 1e-15);
    EXPECT_NEAR(lastOf({"frequencies", "--method", "dynamic", "--factor", "4", "--trained-context", "2048"}),
                std::pow(1e4, -126.0 / 128), 1e-15);
}

TEST(ComputeFrequencies, DynamicNtk_HasTheKnownBases) {
    for (const auto& [length, base] :
         {std::pair("4096", 10000.0), {"4097", 10010.0}, {"8192", 51294.0}, {"16384", 135402.0}}) {
        const Json method = computed(
            {"frequencies", "--method", "dynamic", "--factor", "4", "--seq-len", length})["methods"][0];
        EXPECT_NEAR(std::pow(method["inv_freq"][32].get<double>(), -2), base, 0.5) << length;
    }
}

TEST(ComputeFrequencies, LongRopeSwitch_IsStrictlyBeyondL) {
    const auto firstOf = [](const Words& more) {
        Words words{"frequencies", "--head-dim",    "4",  "--method", "longrope", "--short-factor",
                    "1,1",         "--long-factor", "2,4"};
        words.insert(words.end(), more.begin(), more.end());
        return computed(words)["methods"][0]["inv_freq"][0].get<double>();
    };
    EXPECT_EQ(firstOf({}), 1);
    EXPECT_EQ(firstOf({"--context", "4096"}), 1);
    EXPECT_EQ(firstOf({"--context", "4097"}), 0.5);
    EXPECT_EQ(firstOf({"--context", "131072", "--seq-len", "4096"}), 1);
    EXPECT_EQ(firstOf({"--seq-len", "4097"}), 0.5);
}

TEST(ComputeFrequencies, ComparedMethods_StandBesideTheFirst) {
    const Json methods =
        computed({"frequencies", "--head-dim", "4", "--compare", "linear:factor=2", "--compare",
                  "longrope:short_factor=[1,2],long_factor=[3,4],attention_factor=1", "--compare",
                  "linear:factor=4"})["methods"];
    ASSERT_EQ(methods.size(), 4U);
    EXPECT_EQ(methods[0]["inv_freq"], Json({1, 0.01}));
    EXPECT_EQ(methods[1]["inv_freq"], Json({0.5, 0.005}));
    EXPECT_EQ(methods[2]["inv_freq"], Json({1, 0.005}));
    EXPECT_EQ(methods[3]["inv_freq"], Json({0.25, 0.0025}));
}

TEST(ComputeFrequencies, ExplicitOnes_SetTheDimensionsAndReplaceTheMethod) {
    const Json result =
        computed({"frequencies", "--inv-freq", "1,0.5,0", "--method", "yarn", "--factor", "4"});
    EXPECT_EQ(result["methods"][0]["inv_freq"], Json({1, 0.5, 0}));
    EXPECT_TRUE(result["methods"][0]["wavelength"][2].is_null());
    EXPECT_EQ(result["methods"][0]["attention_factor"], 1);
    EXPECT_EQ(result["setup"]["rotary_dim"], 6);
    EXPECT_EQ(result["setup"]["head_dim"], 6);
    ASSERT_EQ(result["warnings"].size(), 1U);
    EXPECT_EQ(result["warnings"][0]["id"], "method-replaced");
    EXPECT_EQ(computed({"frequencies", "--inv-freq", "1,0.5", "--head-dim", "32"})["setup"]["head_dim"], 32);
}

TEST(ComputeFrequencies, PartialRotary_TruncatesAndDividesByR) {
    const Json result = computed({"frequencies", "--head-dim", "100", "--partial-rotary-factor", "0.29"});
    EXPECT_EQ(result["setup"]["rotary_dim"], 28);
    expectNear(result["methods"][0]["inv_freq"], unscaled(28, 10000), 1e-14, "inv_freq");
}

TEST(ComputeFrequencies, PartialRotaryOfProportional_IsTheMethodsOwn) {
    const Json result = computed(
        {"frequencies", "--head-dim", "16", "--method", "proportional", "--partial-rotary-factor", "0.25"});
    EXPECT_EQ(result["setup"]["rotary_dim"], 16);
    const Json frequencies = result["methods"][0]["inv_freq"];
    EXPECT_NEAR(frequencies[1].get<double>(), std::pow(1e4, -2.0 / 16), 1e-15);
    for (std::size_t i = 2; i < 8; ++i) EXPECT_EQ(frequencies[i], 0);
}

TEST(ComputeFrequencies, HeadDimOverAPartialConfig_KeepsTheFraction) {
    const std::string config = emptyFolder("config") + "/config.json";
    writeText(
        config,
        R"({"model_type":"phi","head_dim":80,"max_position_embeddings":2048,"rope_theta":10000,"partial_rotary_factor":0.4})");
    EXPECT_EQ(computed({"frequencies", "--config", config})["setup"]["rotary_dim"], 32);
    EXPECT_EQ(computed({"frequencies", "--config", config, "--head-dim", "40"})["setup"]["rotary_dim"], 16);
    EXPECT_EQ(computed({"frequencies", "--config", config, "--head-dim", "40", "--rotary-dim",
                        "10"})["setup"]["rotary_dim"],
              10);
}

TEST(ComputeFrequencies, AllFormats_HoldTheSameNumbers) {
    const Words words{"frequencies", "--head-dim", "8",         "--method", "linear",
                      "--factor",    "3",          "--compare", "none"};
    const auto with = [&words](const char* format) {
        Words more = words;
        more.insert(more.end(), {"--format", format});
        return more;
    };
    const Json json = computed(words);
    EXPECT_EQ(json, computed(with("json")));
    const std::string npy = outputOf(with("npy"));
    const double* numbers = npyNumbers(npy, "(2, 4)", 8);
    std::string header;
    const auto rows = csvRows(outputOf(with("csv")), header);
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(header.substr(0, header.find(',')), "pair");
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(json["methods"][0]["inv_freq"][i].get<double>(), numbers[i]);
        EXPECT_EQ(json["methods"][1]["inv_freq"][i].get<double>(), numbers[4 + i]);
        EXPECT_EQ(rows[i][1], numbers[i]);
        EXPECT_EQ(rows[i][6], numbers[4 + i]);
    }
}

}   // namespace
}   // namespace rope::app
