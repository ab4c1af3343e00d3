// Frequency spectrum, rotation study and invariance study.
#include "core/analysis/frequency_spectrum.h"
#include "core/analysis/rotation_study.h"
#include "core/base/limits.h"
#include "core/encoding_study/invariance_study.h"
#include "core/score_map/score_heatmap.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>

namespace rope {
namespace {

Scenario workedExample() {
    Scenario scenario;
    scenario.layout = {Pairing::Interleaved, 4, 4, 0};
    RowMatrix query(1, 4), key(1, 4);
    query << 1, 0.5, 0.8, -0.3;
    key << 0.2, -0.7, 0.4, 1.1;
    scenario.vectors.givenQuery = std::make_shared<const RowMatrix>(query);
    scenario.vectors.givenKey = std::make_shared<const RowMatrix>(key);
    return scenario;
}

TEST(FrequencySpectrum, RatioAndWavelength_PerMethod) {
    Scenario scenario = workedExample();
    scenario.methods.push_back({{"linear", {{"factor", 4.0}}}, false});
    const FrequencySpectrum spectrum = frequencySpectrum(valid(scenario));
    EXPECT_EQ(spectrum.unscaled, (std::vector<double>{1, 0.01}));
    EXPECT_EQ(spectrum.methods[0].ratio, (std::vector<double>{1, 1}));
    EXPECT_EQ(spectrum.methods[1].ratio, (std::vector<double>{0.25, 0.25}));
    EXPECT_NEAR(spectrum.methods[1].wavelengths[1], 800 * std::numbers::pi, 1e-10);
}

TEST(FrequencySpectrum, StillPairs_HaveInfiniteWavelengthAndRatioZero) {
    Scenario scenario = workedExample();
    scenario.methods[0].choice = {"proportional", {{"partial_rotary_factor", 0.5}}};
    const FrequencySpectrum spectrum = frequencySpectrum(valid(scenario));
    EXPECT_TRUE(std::isinf(spectrum.methods[0].wavelengths[1]));
    EXPECT_EQ(spectrum.methods[0].ratio[1], 0);
}

TEST(RotationStudy, TablesAndQueries_IncludeTheAttentionFactor) {
    Scenario scenario = workedExample();
    scenario.methods[0].choice = {"yarn", {{"factor", 1.0}, {"attention_factor", 2.0}}};
    const std::vector<std::int64_t> positions{0, 1};
    const Result<RotationTable> table = rotationTables(valid(scenario), positions);
    ASSERT_TRUE(table.ok());
    EXPECT_EQ(table->cosine(0, 0), 2);
    const Result<RowMatrix> queries = rotatedQueries(valid(scenario), positions);
    ASSERT_TRUE(queries.ok());
    EXPECT_NEAR((*queries)(1, 1), 2 * 1.111622, 1e-6);
}

TEST(RotationStudy, Hostile_PositionsAndSizes) {
    const Scenario scenario = workedExample();
    for (const std::int64_t bad : {std::int64_t{-1}, maxPosition + 1}) {
        EXPECT_EQ(rotationTables(valid(scenario), std::vector{bad}).error().where, "positions");
        EXPECT_EQ(rotatedQueries(valid(scenario), std::vector{bad}).error().code, ErrorCode::OutOfRange);
    }
    Scenario wide;
    wide.layout.headDim = wide.layout.rotaryDim = maxHeadDim;
    const std::vector<std::int64_t> many(1000, 5);
    EXPECT_EQ(rotationTables(valid(wide), many).error().code, ErrorCode::OutOfRange);
    EXPECT_EQ(rotatedQueries(valid(wide), many).error().code, ErrorCode::OutOfRange);
}

TEST(RotationSnapshot, PartsAddUpToTheScore) {
    Scenario scenario = workedExample();
    scenario.queryPosition = 3;
    scenario.keyPosition = 1;
    scenario.stage = ScoreStage::Dot;
    const Result<RotationSnapshot> snapshot = rotationSnapshot(valid(scenario));
    ASSERT_TRUE(snapshot.ok());
    ASSERT_EQ(snapshot->pairs.size(), 2U);
    EXPECT_NEAR(snapshot->pairs[0].scorePart + snapshot->pairs[1].scorePart, snapshot->score, 1e-15);
    EXPECT_NEAR(snapshot->score, *scoreAt(valid(scenario), 3, 1), 1e-15);
    EXPECT_NEAR(snapshot->pairs[0].rotatedQueryX, -1.060553, 5e-7);
    EXPECT_NEAR(snapshot->pairs[1].rotatedQueryY, -0.275869, 5e-7);
    EXPECT_EQ(snapshot->pairs[1].queryX, 0.8);
    EXPECT_EQ(snapshot->pairs[1].keyY, 1.1);
}

TEST(RotationSnapshot, Angles_AreNotReducedAndReachesUseTheirOwnFrequencies) {
    Scenario scenario = workedExample();
    scenario.methods = {{{"linear", {{"factor", 4.0}}}}, {{"none"}}};
    scenario.queryPosition = 1000;
    scenario.lengths = {.trained = 2048, .dynamicTrained = 8192, .configured = 8192, .context = 8192};
    const Result<RotationSnapshot> snapshot = rotationSnapshot(valid(scenario));
    ASSERT_TRUE(snapshot.ok());
    const PairSnapshot& pair = snapshot->pairs[0];
    EXPECT_EQ(pair.inverseFrequency, 0.25);
    EXPECT_EQ(pair.queryAngleRad, 250);
    EXPECT_EQ(pair.keyAngleRad, 0);
    EXPECT_EQ(pair.trainedReachRad, 2047);
    EXPECT_EQ(pair.targetReachRad, 8191 * 0.25);
    EXPECT_EQ(pair.methodAnglesRad, (std::vector<double>{250, 1000}));
}

TEST(RotationSnapshot, GivenRowMissingForAPosition_IsAnError) {
    Scenario scenario = workedExample();
    scenario.vectors.givenQuery = std::make_shared<const RowMatrix>(RowMatrix::Ones(3, 4));
    scenario.queryPosition = 2;
    EXPECT_TRUE(rotationSnapshot(valid(scenario)).ok());
    scenario.queryPosition = 3;
    EXPECT_EQ(rotationSnapshot(valid(scenario)).error().where, "q");
}

const InvarianceSeries& seriesNamed(const InvarianceStudy& study, const std::string& encoding,
                                    NumberFormat format) {
    for (const InvarianceSeries& series : study.series)
        if (series.encoding == encoding && series.format == format) return series;
    ADD_FAILURE() << "no series " << encoding;
    return study.series.front();
}

TEST(Invariance, RopeIsFlat_AbsoluteEncodingsAreNot) {
    Scenario scenario;
    scenario.queryPosition = 20;
    scenario.keyPosition = 5;
    const Result<InvarianceStudy> study =
        invarianceStudy(valid(scenario), std::vector<std::int64_t>{0, 1, 10, 100, 1000});
    ASSERT_TRUE(study.ok());
    ASSERT_EQ(study->series.size(), 3U);
    EXPECT_EQ(study->series[0].encoding, "rope");
    EXPECT_LE(study->series[0].spread, 1e-11);
    EXPECT_GT(seriesNamed(*study, "sinusoidal", NumberFormat::Float64).spread, 0.1);
    EXPECT_GT(seriesNamed(*study, "learned", NumberFormat::Float64).spread, 0.1);
    EXPECT_EQ(study->series[0].deviation[0], 0);
    EXPECT_NEAR(study->series[0].score[0], *scoreAt(valid(scenario), 20, 5), 1e-15);
}

TEST(Invariance, Float64_FlatWithin1e10AtHundredThousand) {
    Scenario scenario;
    scenario.queryPosition = 50;
    const Result<InvarianceStudy> study =
        invarianceStudy(valid(scenario), std::vector<std::int64_t>{0, 10000, 100000});
    ASSERT_TRUE(study.ok());
    EXPECT_LE(study->series[0].spread, 1e-10);
}

TEST(Invariance, Float32Angles_Within1e2AtHundredThousand) {
    Scenario scenario;
    scenario.queryPosition = 50;
    scenario.precision = {.format = NumberFormat::Float32,
                          .positions = true,
                          .angles = true,
                          .tables = false,
                          .products = false};
    const Result<InvarianceStudy> study = invarianceStudy(valid(scenario), std::vector<std::int64_t>{100000});
    ASSERT_TRUE(study.ok());
    EXPECT_LE(std::abs(study->series[0].deviation[0]), 1e-2);
    EXPECT_GT(std::abs(study->series[0].deviation[0]), 1e-8);
}

TEST(Invariance, Bfloat16Angles_DriftByMoreThanHalfAtTenThousand) {
    Scenario scenario;
    scenario.vectors.kind = VectorKind::Ones;
    scenario.queryPosition = 50;
    scenario.precision = {.format = NumberFormat::Bfloat16,
                          .positions = true,
                          .angles = true,
                          .tables = false,
                          .products = false};
    const Result<InvarianceStudy> study =
        invarianceStudy(valid(scenario), std::vector<std::int64_t>{0, 10000});
    ASSERT_TRUE(study.ok());
    ASSERT_EQ(study->series.size(), 4U);
    const InvarianceSeries& rope = study->series[0];
    EXPECT_EQ(rope.format, NumberFormat::Bfloat16);
    EXPECT_GT(std::abs(rope.deviation[1]), 0.5);
    EXPECT_EQ(study->series[1].encoding, "rope");
    EXPECT_EQ(study->series[1].format, NumberFormat::Float64);
    EXPECT_LE(study->series[1].spread, 1e-10);
}

TEST(Invariance, Learned_HasNoRowsAtOrBeyondTheTrainedLength) {
    Scenario scenario;
    scenario.queryPosition = 10;
    scenario.lengths.trained = 100;
    const Result<InvarianceStudy> study =
        invarianceStudy(valid(scenario), std::vector<std::int64_t>{0, 89, 90, 5000});
    ASSERT_TRUE(study.ok());
    const InvarianceSeries& learned = seriesNamed(*study, "learned", NumberFormat::Float64);
    EXPECT_FALSE(std::isnan(learned.score[1]));
    EXPECT_TRUE(std::isnan(learned.score[2]));   // the query would be at 100 = L
    EXPECT_TRUE(std::isnan(learned.deviation[3]));
    EXPECT_TRUE(std::isfinite(learned.spread));
}

TEST(Invariance, Deviation_FromShiftZeroEvenWhenItIsNotListed) {
    Scenario scenario;
    scenario.queryPosition = 10;
    const Result<InvarianceStudy> with = invarianceStudy(valid(scenario), std::vector<std::int64_t>{0, 7}),
                                  without = invarianceStudy(valid(scenario), std::vector<std::int64_t>{7});
    ASSERT_TRUE(with.ok() && without.ok());
    EXPECT_EQ(with->series[1].deviation[1], without->series[1].deviation[0]);
}

TEST(Invariance, Sinusoidal_AddedToBothVectorsAndScaled) {
    Scenario scenario = workedExample();
    scenario.queryPosition = 2;
    const Result<InvarianceStudy> study = invarianceStudy(valid(scenario), std::vector<std::int64_t>{1});
    ASSERT_TRUE(study.ok());
    const double query[] = {1 + std::sin(3), 0.5 + std::cos(3), 0.8 + std::sin(0.03), -0.3 + std::cos(0.03)};
    const double key[] = {0.2 + std::sin(1), -0.7 + std::cos(1), 0.4 + std::sin(0.01), 1.1 + std::cos(0.01)};
    double dot = 0;
    for (int j = 0; j < 4; ++j) dot += query[j] * key[j];
    EXPECT_NEAR(study->series[1].score[0], dot / 2, 1e-14);
}

/// Ones of 64 are how ones of 128 begin: what was kept for the one must not answer for the other.
TEST(Invariance, Sinusoidal_OfAnotherHeadDim_IsComputedAnew) {
    Scenario scenario;
    scenario.vectors.kind = VectorKind::Ones;
    std::vector<double> scores;
    for (const int headDim : {64, 128, 32, 128}) {
        scenario.layout = {Pairing::Half, headDim, headDim, 0};
        const Result<InvarianceStudy> study =
            invarianceStudy(valid(scenario), std::vector<std::int64_t>{100});
        ASSERT_TRUE(study.ok());
        scores.push_back(seriesNamed(*study, "sinusoidal", NumberFormat::Float64).score[0]);
    }
    EXPECT_GT(scores[1] - scores[0], 1);
    EXPECT_GT(scores[0] - scores[2], 1);
    EXPECT_EQ(scores[1], scores[3]);
}

TEST(Invariance, SinusoidalTerms_AddUpToTheSinusoidalScore) {
    Scenario scenario;
    scenario.layout = {.headDim = 32, .rotaryDim = 32};
    scenario.vectors = {.kind = VectorKind::RandomPair, .seed = 7};
    scenario.queryPosition = 90, scenario.keyPosition = 4;
    const std::vector<std::int64_t> shifts{0, 5, 1000, 1'000'000};
    const Result<InvarianceStudy> study = invarianceStudy(valid(scenario), shifts);
    ASSERT_TRUE(study.ok());
    ASSERT_EQ(study->sinusoidalTerms.size(), 4U);
    for (std::size_t s = 0; s < shifts.size(); ++s) {
        double sum = 0;
        for (const InvarianceTerm& term : study->sinusoidalTerms) sum += term.score[s];
        EXPECT_NEAR(sum, study->series[1].score[s], 1e-12) << shifts[s];
        EXPECT_EQ(study->sinusoidalTerms[0].score[s], study->sinusoidalTerms[0].score[0])
            << "q.k does not move";
        EXPECT_NEAR(study->sinusoidalTerms[3].score[s], study->sinusoidalTerms[3].score[0], 1e-9)
            << "p.p depends on the distance alone";
    }
    EXPECT_GT(std::abs(study->sinusoidalTerms[1].score[1] - study->sinusoidalTerms[1].score[0]), 1e-3)
        << "q.p moves";
}

TEST(Invariance, RotationResidual_IsRoundingInFloat64AndMoreInNarrowFormats) {
    Scenario scenario;
    scenario.queryPosition = 4, scenario.keyPosition = 90;   // keys behind the query too
    const std::vector<std::int64_t> shifts{0, 100, 100'000};
    const Result<InvarianceStudy> exact = invarianceStudy(valid(scenario), shifts);
    ASSERT_TRUE(exact.ok());
    for (const double residual : exact->rotationResidual) EXPECT_LT(residual, 1e-10);
    scenario.precision.format = NumberFormat::Bfloat16;
    EXPECT_GT(invarianceStudy(valid(scenario), shifts)->rotationResidual[2], 0.1);
    scenario.methods = {{{"rerope"}}};
    EXPECT_TRUE(invarianceStudy(valid(scenario), shifts)->rotationResidual.empty());
}

TEST(Invariance, Hostile_Shifts) {
    Scenario scenario;
    scenario.queryPosition = 10;
    scenario.keyPosition = 4;
    for (const std::int64_t bad :
         {std::int64_t{-5}, maxPosition - 9, std::numeric_limits<std::int64_t>::max(),
          std::numeric_limits<std::int64_t>::min()}) {
        const Result<InvarianceStudy> study = invarianceStudy(valid(scenario), std::vector{bad});
        ASSERT_FALSE(study.ok()) << bad;
        EXPECT_EQ(study.error().code, ErrorCode::OutOfRange);
        EXPECT_EQ(study.error().where, "shifts");
    }
    EXPECT_TRUE(invarianceStudy(valid(scenario), std::vector<std::int64_t>{-4, maxPosition - 10}).ok());
    EXPECT_TRUE(invarianceStudy(valid(scenario), {}).ok());
}

}   // namespace
}   // namespace rope
