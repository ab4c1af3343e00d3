// Rotated vectors, score maps and decay curves against numbers obtained from other implementations
// (tests/reference/README.md).
#include "core/analysis/frequency_spectrum.h"
#include "core/analysis/rotation_study.h"
#include "core/decay/decay_curve.h"
#include "core/score_map/score_heatmap.h"
#include "tests/support/near.h"
#include "tests/support/reference_cases.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace rope {
namespace {

using testing::expectNear;
using testing::Json;
using testing::numberOr;
using testing::numbers;
using testing::referenceCases;
using testing::rowsFrom;
using testing::scenarioFrom;

std::vector<double> rowOf(const RowMatrix& matrix, Eigen::Index row) {
    return {matrix.data() + row * matrix.cols(), matrix.data() + (row + 1) * matrix.cols()};
}

std::shared_ptr<const RowMatrix> oneRow(const std::vector<double>& vector) {
    return std::make_shared<const RowMatrix>(
        RowMatrix::Map(vector.data(), 1, static_cast<Eigen::Index>(vector.size())));
}

Pairing pairingOf(const Json& testCase) {
    return testCase.at("pairing") == "half_split" ? Pairing::Half : Pairing::Interleaved;
}

/// A rotation case without an HF config: plain RoPE, dimensions and base among the inputs.
Scenario plainScenario(const Json& testCase) {
    const Json& in = testCase.at("inputs");
    Scenario scenario;
    scenario.layout = {pairingOf(testCase), in.at("head_dim").get<int>(), in.at("rotary_dim").get<int>(), 0};
    if (testCase.at("pairing") == "interleaved_tail")
        scenario.layout.rotaryOffset = scenario.layout.headDim - scenario.layout.rotaryDim;
    scenario.ropeTheta = in.at("rope_theta").get<double>();
    return scenario;
}

/// The implementation writes its pairs in half-split order; ours stays where it was read.
std::vector<double> inOutputOrder(const Json& testCase, std::vector<double> output) {
    if (testCase.at("pairing") != "interleaved_in_half_split_out") return output;
    std::vector<double> reordered;
    for (std::size_t d = 0; d < output.size(); d += 2) reordered.push_back(output[d]);
    for (std::size_t d = 1; d < output.size(); d += 2) reordered.push_back(output[d]);
    return reordered;
}

std::vector<double> rotatedVector(Scenario scenario, const std::vector<double>& vector,
                                  std::int64_t position) {
    scenario.vectors.givenQuery = oneRow(vector);
    const Result<RowMatrix> output = rotatedQueries(valid(scenario), std::vector{position});
    EXPECT_TRUE(output.ok()) << (output ? "" : describe(output.error()));
    return output ? rowOf(*output, 0) : std::vector<double>{};
}

double scoreOf(Scenario scenario, const std::vector<double>& query, const std::vector<double>& key,
               std::int64_t queryPosition, std::int64_t keyPosition) {
    scenario.vectors.givenQuery = oneRow(query);
    scenario.vectors.givenKey = oneRow(key);
    scenario.stage = ScoreStage::Dot;
    const Result<double> score = scoreAt(valid(scenario), queryPosition, keyPosition);
    EXPECT_TRUE(score.ok()) << (score ? "" : describe(score.error()));
    return score ? *score : 0;
}

void checkRotation(const Json& testCase) {
    const Json& in = testCase.at("inputs");
    const Json& expected = testCase.at("expected");
    const bool hasConfig = testCase.contains("config") && !testCase.at("config").is_null();
    const Json& pairs = in.at("position_pairs_q_k");
    const std::vector<double> q = numbers(in.at("q")), k = numbers(in.at("k"));
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto m = pairs[i][0].get<std::int64_t>(), n = pairs[i][1].get<std::int64_t>();
        SCOPED_TRACE("positions " + std::to_string(m) + ", " + std::to_string(n));
        Scenario scenario = hasConfig ? scenarioFrom(testCase.at("config")) : plainScenario(testCase);
        if (hasConfig) scenario.lengths.sequence = static_cast<double>(std::max(m, n) + 1);
        const double tolerance = testCase.at("tolerance").at("abs")[i].get<double>();
        expectNear(inOutputOrder(testCase, rotatedVector(scenario, q, m)), numbers(expected.at("q_rot")[i]),
                   tolerance, "q");
        expectNear(inOutputOrder(testCase, rotatedVector(scenario, k, n)), numbers(expected.at("k_rot")[i]),
                   tolerance, "k");
        const double attention = resolveMethod(scenario, 0)->schedule.attentionFactor;
        EXPECT_NEAR(scoreOf(scenario, q, k, m, n) * attention * attention,
                    expected.at("dot")[i].get<double>(),
                    testCase.at("tolerance").at("dot_abs")[i].get<double>());
    }
}

std::vector<double> permuted(const std::vector<double>& vector, const std::vector<std::size_t>& permutation) {
    std::vector<double> result;
    for (const std::size_t index : permutation) result.push_back(vector.at(index));
    return result;
}

void checkLayouts(const Json& testCase) {
    const Json& in = testCase.at("inputs");
    const Json& expected = testCase.at("expected");
    const auto order = in.at("permutation_interleaved_to_half").get<std::vector<std::size_t>>();
    const int dim = in.at("head_dim").get<int>();
    Scenario half, interleaved;
    half.layout = {Pairing::Half, dim, dim, 0};
    interleaved.layout = {Pairing::Interleaved, dim, dim, 0};
    half.ropeTheta = interleaved.ropeTheta = in.at("rope_theta").get<double>();
    const std::vector<double> q = numbers(in.at("q")), k = numbers(in.at("k"));
    for (std::size_t i = 0; i < in.at("position_pairs_q_k").size(); ++i) {
        const auto m = in.at("position_pairs_q_k")[i][0].get<std::int64_t>(),
                   n = in.at("position_pairs_q_k")[i][1].get<std::int64_t>();
        const double tolerance = testCase.at("tolerance").at("abs")[i].get<double>();
        EXPECT_NEAR(scoreOf(half, q, k, m, n), expected.at("dot_half_split")[i].get<double>(), tolerance);
        EXPECT_NEAR(scoreOf(interleaved, q, k, m, n), expected.at("dot_interleaved")[i].get<double>(),
                    tolerance);
        EXPECT_NEAR(scoreOf(half, permuted(q, order), permuted(k, order), m, n),
                    expected.at("dot_half_split_of_permuted")[i].get<double>(), tolerance);
    }
}

TEST(Reference, HfRotation_EveryCase) {
    const Json cases = referenceCases("hf-rotation.json");
    ASSERT_EQ(cases.size(), 22U);
    for (const Json& testCase : cases) {
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        if (testCase.at("kind") == "pairing_equivalence") checkLayouts(testCase);
        else checkRotation(testCase);
    }
}

void checkHeatmap(const Json& testCase) {
    const Json& in = testCase.at("inputs");
    const Json& expected = testCase.at("expected");
    Scenario scenario = scenarioFrom(testCase.at("config"));
    scenario.vectors.givenQuery = rowsFrom(in.at("q"));
    scenario.vectors.givenKey = rowsFrom(in.at("k"));
    const auto positions = in.at("positions").get<std::vector<std::int64_t>>();
    const Result<ScoreHeatmap> logits = scoreHeatmap(valid(scenario), positions, positions);
    scenario.mask = ScoreMask::Causal;
    scenario.stage = ScoreStage::Softmax;
    const Result<ScoreHeatmap> weights = scoreHeatmap(valid(scenario), positions, positions);
    ASSERT_TRUE(logits.ok() && weights.ok());
    for (std::size_t row = 0; row < positions.size(); ++row) {
        SCOPED_TRACE("row " + std::to_string(row));
        const auto index = static_cast<Eigen::Index>(row);
        expectNear(rowOf(logits->scores, index), numbers(expected.at("logits_full")[row]),
                   testCase.at("tolerance").at("logits_abs").get<double>(), "logit");
        std::vector<double> row0 = numbers(expected.at("softmax_causal_lower_triangle")[row]);
        row0.resize(positions.size(), 0);   // the upper triangle is masked
        expectNear(rowOf(weights->scores, index), row0,
                   testCase.at("tolerance").at("softmax_abs").get<double>(), "weight");
    }
}

TEST(Reference, ScoreHeatmap_EveryCase) {
    const Json cases = referenceCases("score-heatmap.json");
    ASSERT_EQ(cases.size(), 5U);
    for (const Json& testCase : cases) {
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        checkHeatmap(testCase);
    }
}

Scenario plainScenario(int dim, double base) {
    Scenario scenario;
    scenario.layout = {Pairing::Half, dim, dim, 0};
    scenario.ropeTheta = base;
    return scenario;
}

std::vector<std::int64_t> upTo(std::int64_t end) {
    std::vector<std::int64_t> distances;
    for (std::int64_t distance = 0; distance < end; ++distance) distances.push_back(distance);
    return distances;
}

/// B(m) = sum_i cos(m theta_i) = (r/2) ones, by single distances and along the whole way to the first
/// negative one.
void checkB(const Json& testCase, const Scenario& scenario) {
    const Json& in = testCase.at("inputs");
    const Json& expected = testCase.at("expected");
    const double pairs = scenario.layout.rotaryDim / 2.0;
    const auto distances = in.at("distances").get<std::vector<std::int64_t>>();
    const Result<DecayCurves> curves = decayCurves(valid(scenario), distances);
    ASSERT_TRUE(curves.ok());
    for (std::size_t i = 0; i < distances.size(); ++i)
        EXPECT_NEAR(pairs * curves->methods[0].ones[i], expected.at("B")[i].get<double>(),
                    testCase.at("tolerance").at("abs")[i].get<double>())
            << "distance " << distances[i];
    const auto first = expected.at("first_negative_distance").get<std::int64_t>();
    const Result<DecayCurves> way = decayCurves(valid(scenario), upTo(first + 1));
    ASSERT_TRUE(way.ok());
    const std::vector<double>& ones = way->methods[0].ones;
    const auto negative = std::find_if(ones.begin(), ones.end(), [](double value) { return value < 0; });
    EXPECT_EQ(negative - ones.begin(), first);
    EXPECT_NEAR(pairs * ones.back(), expected.at("B_at_first_negative").get<double>(), 1e-8);
    EXPECT_NEAR(pairs * ones[ones.size() - 2], expected.at("B_just_before").get<double>(), 1e-8);
}

void checkBound(const Json& testCase, const Scenario& scenario) {
    const auto distances = testCase.at("inputs").at("relative_distances").get<std::vector<std::int64_t>>();
    const Result<DecayCurves> curves = decayCurves(valid(scenario), distances);
    ASSERT_TRUE(curves.ok());
    expectNear(curves->methods[0].bound, numbers(testCase.at("expected").at("mean_abs_partial_sum")),
               testCase.at("tolerance").at("abs").get<double>(), "mean |S_j|");
}

void checkWavelengths(const Json& testCase, const Scenario& scenario) {
    const FrequencySpectrum spectrum = frequencySpectrum(valid(scenario));
    std::vector<double> wavelengths;
    for (const Json& pair : testCase.at("inputs").at("pair_indices"))
        wavelengths.push_back(spectrum.methods[0].wavelengths.at(pair.get<std::size_t>()));
    expectNear(wavelengths, numbers(testCase.at("expected").at("wavelength")),
               testCase.at("tolerance").at("rel").get<double>(), "token", testing::Tolerance::Relative);
}

TEST(Reference, Analysis_DecayAndWavelengths) {
    std::map<std::string, int> seen;
    for (const Json& testCase : referenceCases("analysis.json")) {
        SCOPED_TRACE(testCase.at("id").get<std::string>());
        const auto kind = testCase.at("kind").get<std::string>();
        const Scenario scenario = plainScenario(testCase.at("inputs").at("dim").get<int>(),
                                                testCase.at("inputs").at("rope_theta").get<double>());
        ++seen[kind];
        if (kind == "similar_minus_random_B") checkB(testCase, scenario);
        else if (kind == "roformer_upper_bound") checkBound(testCase, scenario);
        else if (kind == "wavelengths") checkWavelengths(testCase, scenario);
    }
    const std::map<std::string, int> expected{{"critical_dimension", 6},
                                              {"roformer_upper_bound", 4},
                                              {"similar_minus_random_B", 9},
                                              {"wavelengths", 3}};
    EXPECT_EQ(seen, expected);   // critical_dimension: extension_bounds_test.cpp
}

}   // namespace
}   // namespace rope
