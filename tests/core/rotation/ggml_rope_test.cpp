// The rope operator of ggml in all five modes, and how llama.cpp gets to its arguments.
#include "tests/support/engines/ggml_rope.h"
#include "core/methods/method_registry.h"

#include "core/rotation/rotate.h"
#include "tests/support/engines/llama_cpp_host.h"
#include "tests/support/near.h"
#include "tests/support/reference_cases.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>

namespace rope {
namespace {

using testing::Json;

/// The operator takes float32 arguments: 0.025 reaches its formula as the nearest float32.
double asFloat32(const Json& number) { return static_cast<double>(static_cast<float>(number.get<double>())); }

GgmlRope argumentsOf(const Json& testCase) {
    static const std::map<std::string, GgmlMode> modes{{"NORMAL", GgmlMode::Normal},
                                                       {"NEOX", GgmlMode::Neox},
                                                       {"MROPE", GgmlMode::Mrope},
                                                       {"IMROPE", GgmlMode::Imrope},
                                                       {"VISION", GgmlMode::Vision}};
    const Json& in = testCase.at("inputs");
    GgmlRope arguments;
    arguments.mode = modes.at(testCase.at("mode").get<std::string>());
    arguments.direction = in.at("backward").get<bool>() ? GgmlDirection::Backward : GgmlDirection::Forward;
    arguments.dims = in.at("n_dims").get<int>();
    arguments.offset = in.at("n_offs").get<int>();
    arguments.contextOrig = in.at("n_ctx_orig").get<double>();
    arguments.freqBase = in.at("freq_base").get<double>();
    arguments.freqScale = asFloat32(in.at("freq_scale"));
    arguments.extFactor = in.at("ext_factor").get<double>();
    arguments.attnFactor = asFloat32(in.at("attn_factor"));
    arguments.betaFast = in.at("beta_fast").get<double>();
    arguments.betaSlow = in.at("beta_slow").get<double>();
    arguments.sections = in.at("sections").get<std::array<int, 4>>();
    if (!in.at("freq_factors").is_null())
        for (const Json& factor : in.at("freq_factors")) arguments.freqFactors.push_back(asFloat32(factor));
    return arguments;
}

RowMatrix positionsOf(const Json& in) {
    if (in.at("positions")[0].is_array()) return *testing::rowsFrom(in.at("positions"));
    const std::vector<double> positions = testing::numbers(in.at("positions"));
    return Eigen::Map<const Vector>(positions.data(), static_cast<Eigen::Index>(positions.size()));
}

TEST(GgmlReference, RopeOperator_SameVectorsAsItsFormula) {
    int compared = 0;
    for (const Json& testCase : testing::referenceCases("ggml-rope.json")) {
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const RowMatrix positions = positionsOf(testCase.at("inputs"));
        const RowMatrix vectors =
            testing::rowsFrom(Json::array({testCase.at("inputs").at("x")}))->replicate(positions.rows(), 1);
        const Result<RowMatrix> output = ggmlRotated(argumentsOf(testCase), vectors, positions);
        ASSERT_TRUE(output.ok()) << describe(output.error());
        const RowMatrix exact = *testing::rowsFrom(testCase.at("expected").at("y_exact_f64")),
                        native = *testing::rowsFrom(testCase.at("expected").at("y_native_f32"));
        ASSERT_EQ(output->rows(), exact.rows());
        ASSERT_EQ(output->cols(), exact.cols());
        for (Eigen::Index row = 0; row < exact.rows(); ++row) {
            const auto position = static_cast<std::size_t>(row);
            const double exactTolerance = testCase.at("tolerance").at("exact_abs")[position].get<double>(),
                         nativeTolerance = testCase.at("tolerance").at("native_abs")[position].get<double>();
            for (Eigen::Index column = 0; column < exact.cols(); ++column) {
                EXPECT_NEAR((*output)(row, column), exact(row, column), exactTolerance)
                    << "position " << row << ", coordinate " << column;
                EXPECT_NEAR((*output)(row, column), native(row, column), nativeTolerance)
                    << "position " << row << ", coordinate " << column;
            }
        }
        ++compared;
    }
    EXPECT_EQ(compared, 29);
}

LlamaCppScaling scalingOf(const Json& name) {
    static const std::map<std::string, LlamaCppScaling> names{{"unspecified", LlamaCppScaling::Unspecified},
                                                              {"none", LlamaCppScaling::None},
                                                              {"linear", LlamaCppScaling::Linear},
                                                              {"yarn", LlamaCppScaling::Yarn},
                                                              {"longrope", LlamaCppScaling::LongRope}};
    return names.at(name.get<std::string>());
}

TEST(LlamaCppReference, HostArguments_SameAsTheContextsOwn) {
    int compared = 0;
    for (const Json& testCase : testing::referenceCases("llamacpp-host.json")) {
        if (testCase.at("kind") != "llamacpp_context_params") continue;
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const Json &in = testCase.at("inputs"), &expected = testCase.at("expected");
        const LlamaCppModel model{
            scalingOf(in.at("rope_scaling_type_train")), in.at("rope_freq_scale_train").get<double>(),
            in.at("rope_yarn_log_mul").get<double>(),    in.at("rope_attn_factor_gguf").get<double>(),
            in.at("n_ctx_train").get<double>(),          in.at("n_ctx_orig_yarn_gguf").get<double>(),
            in.at("arch_is_deepseek2").get<bool>()};
        const LlamaCppFlags flags{
            scalingOf(in.at("cli_rope_scaling")), in.at("cli_rope_freq_scale").get<double>(),
            in.at("cli_yarn_ext_factor").get<double>(), in.at("cli_yarn_attn_factor").get<double>(),
            in.at("cli_yarn_orig_ctx").get<double>()};
        const LlamaCppArguments arguments = llamaCppArguments(model, flags);
        const double relative = testCase.at("tolerance").at("rel").get<double>();
        const auto near = [&](double actual, const char* name) {
            EXPECT_NEAR(actual, expected.at(name).get<double>(),
                        relative * std::abs(expected.at(name).get<double>()))
                << name;
        };
        near(arguments.freqScale, "freq_scale");
        near(arguments.extFactor, "ext_factor");
        near(arguments.attnFactor, "attn_factor_passed_to_op");
        near(arguments.netScale, "net_cos_sin_scale");
        near(arguments.originalContext, "n_ctx_orig");
        ScalingRequest request{.rotaryDim = 64};
        request.lengths.trained = arguments.originalContext;
        const Result<FrequencySchedule> schedule = computeSchedule(request, llamaCppChoice(arguments));
        ASSERT_TRUE(schedule.ok()) << describe(schedule.error());
        near(schedule->attentionFactor, "net_cos_sin_scale");
        ++compared;
    }
    EXPECT_EQ(compared, 13);
}

TEST(LlamaCppReference, Llama3FrequencyFactors_AreUnscaledOverScaled) {
    int compared = 0;
    for (const Json& testCase : testing::referenceCases("llamacpp-host.json")) {
        if (testCase.at("kind") != "llama3_freq_factors") continue;
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const Json& in = testCase.at("inputs");
        ScalingRequest request{.rotaryDim = in.at("head_dim").get<int>(),
                               .ropeTheta = in.at("rope_theta").get<double>()};
        request.lengths.trained = in.at("original_max_position_embeddings").get<double>();
        const Result<FrequencySchedule> unscaled = computeSchedule(request, {}),
                                        scaled = computeSchedule(
                                            request,
                                            {"llama3",
                                             {{"factor", in.at("factor").get<double>()},
                                              {"low_freq_factor", in.at("low_freq_factor").get<double>()},
                                              {"high_freq_factor",
                                               in.at("high_freq_factor").get<double>()}}});
        ASSERT_TRUE(unscaled.ok() && scaled.ok());
        std::vector<double> factors;
        for (std::size_t i = 0; i < unscaled->pairCount(); ++i)
            factors.push_back(unscaled->inverseFrequencies[i] / scaled->inverseFrequencies[i]);
        testing::expectNear(factors,
                            testing::numbers(testCase.at("expected").at("freq_factors_exact_from_hf")), 1e-12,
                            "divisor", testing::Tolerance::Relative);
        testing::expectNear(factors, testing::numbers(testCase.at("expected").at("freq_factors_f32")),
                            testCase.at("tolerance").at("rel").get<double>(), "divisor",
                            testing::Tolerance::Relative);
        ++compared;
    }
    EXPECT_EQ(compared, 3);
}

TEST(GgmlRope, BackwardAfterForward_IsTheIdentityOnlyWithoutScale) {
    GgmlRope arguments;
    arguments.dims = 8;
    const RowMatrix vectors = RowMatrix::Ones(1, 12), positions = RowMatrix::Constant(1, 1, 321);
    const auto thereAndBack = [&] {
        arguments.direction = GgmlDirection::Forward;
        const Result<RowMatrix> there = ggmlRotated(arguments, vectors, positions);
        arguments.direction = GgmlDirection::Backward;
        return *ggmlRotated(arguments, *there, positions);
    };
    EXPECT_LE((thereAndBack() - vectors).cwiseAbs().maxCoeff(), 1e-14);
    arguments.attnFactor = 2;
    EXPECT_NEAR(thereAndBack()(0, 0), 4, 1e-13);
}

TEST(GgmlRope, NormAndNeox_AreTheMethodLlamaCppInBothLayouts) {
    for (const GgmlMode mode : {GgmlMode::Normal, GgmlMode::Neox}) {
        GgmlRope arguments;
        arguments.mode = mode;
        arguments.dims = 64;
        arguments.freqScale = 0.25;
        arguments.extFactor = 0.75;
        const RowMatrix vectors = RowMatrix::Ones(1, 64), positions = RowMatrix::Constant(1, 1, 999);
        const FrequencySchedule schedule =
            *computeSchedule({.rotaryDim = 64}, {"llama-cpp", {{"freq_scale", 0.25}, {"ext_factor", 0.75}}});
        const std::vector<std::int64_t> position{999};
        const PairLayout layout{mode == GgmlMode::Normal ? Pairing::Interleaved : Pairing::Half, 64, 64, 0};
        const RowMatrix expected = rotated(vectors, rotationTable(schedule, position), layout);
        const Result<RowMatrix> output = ggmlRotated(arguments, vectors, positions);
        ASSERT_TRUE(output.ok());
        EXPECT_LE((*output - expected).cwiseAbs().maxCoeff(), 1e-12);
    }
}

TEST(GgmlRope, ArgumentsThatDoNotFit_AreRefusedByName) {
    const RowMatrix vectors = RowMatrix::Ones(1, 8), one = RowMatrix::Zero(1, 1),
                    four = RowMatrix::Zero(1, 4);
    const auto where = [&](GgmlRope arguments, const RowMatrix& positions) {
        return ggmlRotated(arguments, vectors, positions).error().where;
    };
    GgmlRope good;
    good.dims = 8;
    EXPECT_TRUE(ggmlRotated(good, vectors, one).ok());
    GgmlRope bad = good;
    bad.dims = 10;
    EXPECT_EQ(where(bad, one), "n_dims");
    bad.dims = 2'000'000'000;
    EXPECT_EQ(where(bad, one), "n_dims");
    bad = good;
    bad.offset = 1;
    EXPECT_EQ(where(bad, one), "n_dims");
    EXPECT_EQ(where(good, four), "positions");
    bad = good;
    bad.freqScale = 0;
    EXPECT_EQ(where(bad, one), "freq_scale");
    bad = good;
    bad.freqFactors = {1, 2};
    EXPECT_EQ(where(bad, one), "freq_factors");
    bad = good;
    bad.mode = GgmlMode::Mrope;
    EXPECT_EQ(where(bad, four), "mrope_section");
    bad = good;
    bad.mode = GgmlMode::Vision;
    EXPECT_EQ(where(bad, four), "n_dims");
}

}   // namespace
}   // namespace rope
