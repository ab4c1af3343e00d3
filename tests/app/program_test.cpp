// Help, version, lists, inspection and pictures through the built program.
#include "app/options/option_table.h"
#include "tests/app/program_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace rope::app {
namespace {

using Json = nlohmann::json;

std::string outputOf(const Words& words) {
    const Outcome outcome = runProgram(words);
    EXPECT_EQ(outcome.status, 0) << testing::PrintToString(words) << outcome.errors;
    EXPECT_EQ(outcome.errors, "") << testing::PrintToString(words);
    return outcome.output;
}

TEST(Program, Version_IsNamed) { EXPECT_EQ(outputOf({"--version"}).rfind("ropescope ", 0), 0U); }

TEST(Program, HelpOfEverySubcommand_NamesItsOptions) {
    for (const Subcommand subcommand :
         {Subcommand::Inspect, Subcommand::Compute, Subcommand::Render, Subcommand::List}) {
        const std::string help = outputOf({std::string(subcommandName(subcommand)), "--help"});
        for (const std::string& name : optionNames(subcommand))
            EXPECT_NE(help.find(name), std::string::npos) << name;
    }
    for (const char* word : {"inspect", "compute", "render", "list", "--version", "--help", "FILE"})
        EXPECT_NE(outputOf({"--help"}).find(word), std::string::npos) << word;
}

TEST(Program, EveryList_HasThreeForms) {
    for (const char* list : {"methods", "presets", "views", "encodings", "colormaps", "quantities"}) {
        const Json rows = Json::parse(outputOf({"list", list, "--format", "json"}), nullptr, false);
        ASSERT_TRUE(rows.is_array()) << list;
        ASSERT_FALSE(rows.empty()) << list;
        const std::string key = list == std::string("presets") ? "name" : "id";
        const std::string csv = outputOf({"list", list, "--format", "csv"}),
                          people = outputOf({"list", list});
        EXPECT_EQ(csv.rfind(key + ",", 0), 0U) << csv.substr(0, 80);
        for (const Json& row : rows) {
            EXPECT_NE(csv.find("\n" + row[key].get<std::string>() + ","), std::string::npos) << row[key];
            EXPECT_NE(people.find("\n" + row[key].get<std::string>() + " "), std::string::npos) << row[key];
        }
    }
}

/// The element of an array whose `key` is `value`; null if there is none.
Json elementOf(const Json& array, const char* key, const char* value) {
    for (const Json& element : array)
        if (element[key] == value) return element;
    return {};
}

TEST(Program, MethodList_SaysRangesAndDefaults) {
    const Json yarn = elementOf(Json::parse(outputOf({"list", "methods", "--format", "json"})), "id", "yarn");
    ASSERT_TRUE(yarn.is_object());
    EXPECT_EQ(yarn["hf"], "yarn");
    EXPECT_NE(yarn["citation"].get<std::string>().find("2309.00071"), std::string::npos);
    EXPECT_EQ(elementOf(yarn["parameters"], "key", "beta_fast")["default"], 32);
    EXPECT_EQ(elementOf(yarn["parameters"], "key", "truncate")["default"], true);
    for (const Json& parameter : yarn["parameters"])
        EXPECT_FALSE(parameter["range"].get<std::string>().empty()) << parameter["key"];
}

TEST(Program, MethodList_SaysWhyAMethodIsNotComputed_AllOthersCanBeChosen) {
    int refused = 0;
    for (const Json& row : Json::parse(outputOf({"list", "methods", "--format", "json"}))) {
        const auto id = row["id"].get<std::string>();
        EXPECT_FALSE(row["citation"].get<std::string>().empty()) << id;
        Words words{"compute", "frequencies", "--head-dim", "4", "--context", "16384", "--method", id};
        for (const Json& parameter : row["parameters"]) {
            if (parameter["required"] != true && parameter["kind"] != "list") continue;
            words.push_back(optionNameOf(parameter["key"].get<std::string>()));
            words.emplace_back(parameter["kind"] == "list" ? "2,4" : "2");
        }
        const Outcome outcome = runProgram(words);
        EXPECT_EQ(outcome.status == 0, row["not_computed"].is_null()) << id << ": " << outcome.errors;
        if (row["not_computed"].is_null()) continue;
        EXPECT_NE(outcome.errors.find(row["not_computed"].get<std::string>()), std::string::npos)
            << outcome.errors;
        ++refused;
    }
    EXPECT_GE(refused, 5);
}

TEST(Program, QuantityList_HoldsWhatCanBeComputed) {
    const Json rows = Json::parse(outputOf({"list", "quantities", "--format", "json"}));
    ASSERT_EQ(rows.size(), targetNames(Subcommand::Compute).size());
    for (const Json& row : rows) {
        const Outcome outcome =
            runProgram({"compute", row["id"], "--head-dim", "4", "--trained-context", "8"});
        EXPECT_EQ(outcome.status, 0) << row["id"] << outcome.errors;
    }
}

TEST(Program, Inspect_ReadsAConfigAndAPreset) {
    const std::string config = emptyFolder("inspect") + "/config.json";
    writeText(
        config,
        R"({"model_type":"llama","hidden_size":4096,"num_attention_heads":32,"max_position_embeddings":4096,"rope_theta":10000})");
    const Json report = Json::parse(outputOf({"inspect", config, "--json"}), nullptr, false);
    ASSERT_TRUE(report.is_object());
    EXPECT_EQ(report["head_dim"], 128);
    EXPECT_EQ(report["rope_theta"], 10000);
    EXPECT_NE(outputOf({"inspect", config}).find("128"), std::string::npos);
    const Outcome preset =
        runProgram({"inspect", "--preset", "llama-3.1-8b", "--json", "--target-context", "262144"});
    EXPECT_EQ(preset.status, 0) << preset.errors;
    EXPECT_EQ(Json::parse(preset.output, nullptr, false)["method"], "llama3");
}

TEST(Program, EveryView_IsDrawnInEveryFormat) {
    const std::string folder = emptyFolder("render");
    const Json views = Json::parse(outputOf({"list", "views", "--format", "json"}));
    ASSERT_EQ(views.size(), targetNames(Subcommand::Render).size());
    for (const Json& view : views) {
        const auto id = view["id"].get<std::string>();
        for (const auto& [extension, magic] :
             {std::pair(".png", "\x89PNG"), {".svg", "<?xml"}, {".pdf", "%PDF-"}}) {
            if (id == "window") continue;   // has tests of its own
            const std::string file = folder + "/" + id + extension;
            const Outcome outcome = runProgram({"render", id, "--head-dim", "16", "--trained-context", "64",
                                                "--size", "700x500", "-o", file});
            EXPECT_EQ(outcome.status, 0) << file << outcome.errors;
            EXPECT_EQ(outcome.output + outcome.errors, "") << file;
            EXPECT_EQ(readText(file).rfind(magic, 0), 0U) << file;
        }
    }
}

TEST(Program, Picture_OpensAgainAsTheSession) {
    const std::string folder = emptyFolder("render");
    const Words setup{"--head-dim", "12", "--rope-theta", "777", "--method", "linear",
                      "--factor",   "3",  "--seed",       "5"};
    Words render{"render", "decay", "-o", folder + "/a.png"}, compute{"compute", "rotate"};
    render.insert(render.end(), setup.begin(), setup.end());
    compute.insert(compute.end(), setup.begin(), setup.end());
    ASSERT_EQ(outputOf(render), "");
    const Json expected = Json::parse(outputOf(compute)),
               again = Json::parse(outputOf({"compute", "rotate", "--session", folder + "/a.png"}));
    EXPECT_EQ(again["rotated"], expected["rotated"]);
}

TEST(Program, SamePicture_IsTheSameFile) {
    const std::string folder = emptyFolder("same");
    for (const std::string view : {"heatmap", "window"})
        for (const std::string format : {"png", "svg", "pdf"}) {
            const std::string first = folder + "/1" + view + "." + format,
                              second = folder + "/2" + view + "." + format;
            outputOf({"render", view, "-o", first});
            outputOf({"render", view, "-o", second});
            EXPECT_FALSE(readText(first).empty()) << view << " " << format;
            EXPECT_TRUE(readText(first) == readText(second)) << view << " " << format;
        }
}

TEST(Program, PngSize_IsLogicalSizeTimesDpi) {
    const std::string file = emptyFolder("render") + "/a.png";
    outputOf({"render", "frequencies", "--size", "300x200", "--dpi", "192", "--theme", "dark", "--title", "T",
              "--transparent", "-o", file});
    const std::string bytes = readText(file);
    ASSERT_GT(bytes.size(), 24U);
    const auto side = [&bytes](std::size_t at) {
        return (static_cast<unsigned char>(bytes[at + 2]) << 8) + static_cast<unsigned char>(bytes[at + 3]);
    };
    EXPECT_EQ(side(16), 600);
    EXPECT_EQ(side(20), 400);
}

}   // namespace
}   // namespace rope::app
