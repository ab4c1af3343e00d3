// Several position axes: which pair listens to which, and the rotations of multimodal models and vision
// towers.
#include "tests/support/engines/axis_rotation.h"

#include "core/methods/method_registry.h"
#include "core/position/axis_layout.h"
#include "core/rotation/rotate.h"
#include "tests/support/reference_cases.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

namespace rope {
namespace {

using testing::Json;

std::vector<double> frequencies(int rotaryDim, double base, const MethodChoice& choice = {}) {
    const Result<FrequencySchedule> schedule =
        computeSchedule({.rotaryDim = rotaryDim, .ropeTheta = base}, choice);
    EXPECT_TRUE(schedule.ok());
    return schedule ? schedule->inverseFrequencies : std::vector<double>{};
}

/// The same vector at every position.
RowMatrix repeated(const Json& vector, Eigen::Index rows) {
    return testing::rowsFrom(Json::array({vector}))->replicate(rows, 1);
}

/// Row by row, so that each position has its own tolerance.
void expectRows(const RowMatrix& actual, const Json& expected, const Json& tolerance, const char* name) {
    ASSERT_EQ(static_cast<std::size_t>(actual.rows()), expected.size()) << name;
    for (std::size_t row = 0; row < expected.size(); ++row) {
        const double allowed = tolerance.is_array() ? tolerance[row].get<double>() : tolerance.get<double>();
        ASSERT_EQ(static_cast<std::size_t>(actual.cols()), expected[row].size()) << name;
        for (std::size_t column = 0; column < expected[row].size(); ++column)
            EXPECT_NEAR(actual(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column)),
                        expected[row][column].get<double>(), allowed)
                << name << ", position " << row << ", coordinate " << column;
    }
}

/// What a multimodal case asks for, under our names.
struct AxisCase {
    const char* layout = "contiguous";
    Pairing pairing = Pairing::Half;
    MethodChoice method = {};
};

AxisCase axisCaseOf(const Json& testCase) {
    const auto id = testCase.at("id").get<std::string>();
    const auto has = [&](const char* part) { return id.find(part) != std::string::npos; };
    if (has("qwen3vl")) return {"interleaved"};
    if (has("glm4v")) return {"contiguous", Pairing::Interleaved};
    if (has("ernie")) return {"ernie", Pairing::Interleaved};
    if (has("hunyuan")) return {"xdrope", Pairing::Half, {"ntk-alpha", {{"alpha", 1000.0}}}};
    if (has("pangu")) return {"openpangu"};
    return {};
}

std::vector<int> sectionsOf(const Json& in) {
    return in.at(in.contains("xdrope_section") ? "xdrope_section" : "mrope_section").get<std::vector<int>>();
}

void expectAxisCase(const Json& testCase) {
    const Json &in = testCase.at("inputs"), &expected = testCase.at("expected");
    const AxisCase axisCase = axisCaseOf(testCase);
    const int headDim = in.at("head_dim").get<int>(), rotaryDim = in.value("rotary_dim", headDim);
    const std::vector<int> sections = sectionsOf(in);
    const std::vector<double> thetas =
        frequencies(rotaryDim, in.at("rope_theta").get<double>(), axisCase.method);
    const RowMatrix positions =
        *testing::rowsFrom(in.at(in.contains("positions") ? "positions" : "positions_per_axis"));
    const RowMatrix queries = repeated(in.at("q"), positions.rows()),
                    keys = repeated(in.at("k"), positions.rows());
    RowMatrix rotatedQueries, rotatedKeys;
    if (testCase.at("id") == "hf.mrope.hunyuanvl") {
        rotatedQueries = hunyuanHfRotated(queries, sections, thetas, positions);
        rotatedKeys = hunyuanHfRotated(keys, sections, thetas, positions);
    } else {
        const Result<std::vector<int>> axes =
            axisPerPair(*findAxisLayout(axisCase.layout), sections, rotaryDim / 2);
        ASSERT_TRUE(axes.ok()) << describe(axes.error());
        if (in.contains("axis_per_pair")) {
            EXPECT_EQ(*axes, in.at("axis_per_pair").get<std::vector<int>>());
        }
        const RotationTable table = axisTable({*axes, thetas}, positions);
        const PairLayout layout{axisCase.pairing, headDim, rotaryDim, 0};
        rotatedQueries = rotated(queries, table, layout);
        rotatedKeys = rotated(keys, table, layout);
    }
    expectRows(rotatedQueries, expected.at("q_rot"), testCase.at("tolerance").at("abs"), "q");
    expectRows(rotatedKeys, expected.at("k_rot"), testCase.at("tolerance").at("abs"), "k");
    if (!expected.contains("dots")) return;
    for (std::size_t i = 0; i < expected.at("dots").size(); ++i) {
        const Json& pair = in.at("dot_index_pairs_q_k")[i];
        EXPECT_NEAR(rotatedQueries.row(pair[0].get<int>()).dot(rotatedKeys.row(pair[1].get<int>())),
                    expected.at("dots")[i].get<double>(), 1e-10);
    }
}

TEST(AxisReference, MultimodalModels_SameAxesVectorsAndDotProducts) {
    int rotations = 0, lists = 0;
    for (const Json& testCase : testing::referenceCases("mrope.json")) {
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        if (testCase.at("kind") != "pangu_interleave_ids") {
            expectAxisCase(testCase);
            ++rotations;
            continue;
        }
        const std::vector<int> sections = sectionsOf(testCase.at("inputs"));
        const auto expected = testCase.at("expected").at("axis_per_pair").get<std::vector<int>>();
        const Result<std::vector<int>> axes =
            axisPerPair(*findAxisLayout("openpangu"), sections, static_cast<int>(expected.size()));
        ASSERT_TRUE(axes.ok()) << describe(axes.error());
        EXPECT_EQ(*axes, expected);
        ++lists;
    }
    EXPECT_EQ(rotations, 12);
    EXPECT_EQ(lists, 3);
}

/// Positions of a vision case: row and column of each patch, or Llama 4's column and row counted from 1.
RowMatrix patchPositions(const Json& testCase) {
    const Json& in = testCase.at("inputs");
    const auto variant = testCase.at("variant").get<std::string>();
    if (variant == "qwen2vl")
        return mergeBlockPositions(in.at("h").get<int>(), in.at("w").get<int>(), in.at("merge").get<int>());
    const auto ids = in.at("position_ids").get<std::vector<int>>();
    const int side = in.at("image_size").get<int>() / in.at("patch_size").get<int>();
    RowMatrix positions(static_cast<Eigen::Index>(ids.size()), 2);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto row = static_cast<Eigen::Index>(i);
        if (variant == "pixtral") positions.row(row) << ids[i] / side, ids[i] % side;
        else if (ids[i] < 0) positions.row(row).setZero();   // the class token
        else positions.row(row) << ids[i] % side + 1, ids[i] / side + 1;
    }
    return positions;
}

TEST(AxisReference, VisionTowers_SameVectors) {
    static const std::map<std::string, AxisPlan (*)(int, double)> plans{
        {"qwen2vl", qwen2VisionPlan}, {"pixtral", pixtralPlan}, {"llama4v", llama4VisionPlan}};
    int compared = 0;
    for (const Json& testCase : testing::referenceCases("vision-2d.json")) {
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const Json& in = testCase.at("inputs");
        const auto variant = testCase.at("variant").get<std::string>();
        const int headDim = in.at("head_dim").get<int>();
        const RowMatrix positions = patchPositions(testCase);
        if (variant == "qwen2vl") {
            EXPECT_EQ(positions, *testing::rowsFrom(in.at("position_ids")));
        }
        const RotationTable table =
            axisTable(plans.at(variant)(headDim, in.at("theta").get<double>()), positions);
        const PairLayout layout{variant == "llama4v" ? Pairing::Interleaved : Pairing::Half, headDim, headDim,
                                0};
        const Json& tolerance = testCase.at("tolerance").at("abs");
        expectRows(rotated(repeated(in.at("q"), positions.rows()), table, layout),
                   testCase.at("expected").at("q_rot"), tolerance, "q");
        expectRows(rotated(repeated(in.at("k"), positions.rows()), table, layout),
                   testCase.at("expected").at("k_rot"), tolerance, "k");
        ++compared;
    }
    EXPECT_EQ(compared, 7);
}

TEST(AxisLayouts, EqualPositionsOnAllAxes_ArePlainRope) {
    const std::map<std::string, std::vector<int>> sections{
        {"contiguous", {8, 12, 12}},      {"interleaved", {12, 10, 10}}, {"ggml-mrope", {8, 12, 12, 0}},
        {"ggml-imrope", {12, 10, 10, 0}}, {"ernie", {11, 11, 10}},       {"xdrope", {8, 8, 8, 8}},
        {"openpangu", {12, 10, 10}}};
    const std::vector<double> thetas = frequencies(64, 10000);
    const std::vector<std::int64_t> position{77};
    const RotationTable plain = rotationTable({thetas}, position);
    for (const AxisLayout& layout : axisLayouts()) {
        const Result<std::vector<int>> axes = axisPerPair(layout, sections.at(std::string(layout.id)), 32);
        ASSERT_TRUE(axes.ok()) << layout.id;
        const RotationTable table = axisTable({*axes, thetas}, RowMatrix::Constant(1, 4, 77));
        EXPECT_LE((table.cosine - plain.cosine).cwiseAbs().maxCoeff(), 1e-15) << layout.id;
        EXPECT_LE((table.sine - plain.sine).cwiseAbs().maxCoeff(), 1e-15) << layout.id;
    }
}

TEST(AxisLayouts, EveryAxisGetsItsSection) {
    for (const char* id : {"contiguous", "openpangu", "ernie"}) {
        const std::vector<int> sections{9, 9, 14};
        const std::vector<int> axes = *axisPerPair(*findAxisLayout(id), sections, 32);
        const bool isErnie = std::string(id) == "ernie";   // sections H, W, T
        EXPECT_EQ(std::count(axes.begin(), axes.end(), 0), isErnie ? 14 : 9) << id;
        EXPECT_EQ(std::count(axes.begin(), axes.end(), 1), 9) << id;
        EXPECT_EQ(std::count(axes.begin(), axes.end(), 2), isErnie ? 9 : 14) << id;
    }
}

TEST(AxisLayouts, GgmlInterleaved_LeavesPairs61And62ToTheFourthPosition) {
    const std::vector<int> sections{24, 20, 20};
    const std::vector<int> hf = *axisPerPair(*findAxisLayout("interleaved"), sections, 64),
                           ggml = *axisPerPair(*findAxisLayout("ggml-imrope"), sections, 64);
    for (std::size_t pair = 0; pair < 64; ++pair) {
        if (pair == 61 || pair == 62) {
            EXPECT_EQ(hf[pair], 0);
            EXPECT_EQ(ggml[pair], 3);
        } else EXPECT_EQ(hf[pair], ggml[pair]) << "pair " << pair;
    }
}

TEST(AxisLayouts, HunyuanInTransformers_DoesNotKeepNormsOfImageTokens) {
    const std::vector<int> sections{4, 4, 4, 4};
    const std::vector<double> thetas = frequencies(32, 10000);
    const RowMatrix vector = RowMatrix::Ones(1, 32);
    RowMatrix image(1, 4);
    image << 4, 5, 9, 1;
    EXPECT_NEAR(hunyuanHfRotated(vector, sections, thetas, RowMatrix::Constant(1, 4, 9)).norm(),
                vector.norm(), 1e-13);
    EXPECT_GT(std::abs(hunyuanHfRotated(vector, sections, thetas, image).norm() - vector.norm()), 0.1);
}

TEST(AxisLayouts, SectionsThatDoNotFit_AreRefusedByName) {
    const std::vector<std::vector<int>> wrong{
        {}, {32}, {16, 24, 25}, {-1, 32, 33}, {2'000'000'000, 2'000'000'000, 64}, {16, 16, 16, 8, 8}};
    for (const std::vector<int>& sections : wrong) {
        const Result<std::vector<int>> axes = axisPerPair(*findAxisLayout("contiguous"), sections, 64);
        ASSERT_FALSE(axes.ok());
        EXPECT_EQ(axes.error().where, "mrope_section");
    }
    EXPECT_FALSE(axisPerPair(*findAxisLayout("ggml-mrope"), std::vector<int>{0, 0, 0, 0}, 8).ok());
    EXPECT_EQ(findAxisLayout("helix"), nullptr);
}

TEST(VisionPositions, MergeBlocks_CoverEveryPatchOnce) {
    const RowMatrix positions = mergeBlockPositions(4, 6, 2);
    RowMatrix seen = RowMatrix::Zero(4, 6);
    for (Eigen::Index i = 0; i < positions.rows(); ++i)
        seen(static_cast<Eigen::Index>(positions(i, 0)), static_cast<Eigen::Index>(positions(i, 1))) += 1;
    EXPECT_EQ(seen, RowMatrix::Ones(4, 6));
}

}   // namespace
}   // namespace rope
