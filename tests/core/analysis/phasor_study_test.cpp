#include "core/analysis/phasor_study.h"

#include "core/decay/decay_curve.h"
#include "core/score_map/score_heatmap.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace rope;

namespace {

Scenario someScenario() {
    Scenario scenario;
    scenario.ropeTheta = 500000;
    scenario.queryPosition = 5000;
    scenario.keyPosition = 64;
    scenario.vectors.seed = 7;
    scenario.methods = {{{"yarn", {{"factor", 4.0}}}}};
    return scenario;
}

TEST(PhasorStudy, SumOfAllParts_IsTheScore) {
    for (const Pairing pairing : {Pairing::Half, Pairing::Interleaved})
        for (const int rotaryDim : {128, 64}) {
            Scenario scenario = someScenario();
            scenario.layout.pairing = pairing;
            scenario.layout.rotaryDim = rotaryDim;
            const Result<PhasorStudy> study = phasorStudy(valid(scenario));
            ASSERT_TRUE(study.ok());
            scenario.stage = ScoreStage::Dot;
            const Result<double> score =
                scoreAt(valid(scenario), scenario.queryPosition, scenario.keyPosition);
            ASSERT_TRUE(score.ok());
            const double attention = resolveMethod(scenario, 0)->schedule.attentionFactor;
            EXPECT_GT(attention, 1) << "the method must show whether A is left out";
            double sum = study->constant;
            for (const Phasor& phasor : study->pairs) sum += phasor.real;
            EXPECT_NEAR(sum, study->score, 1e-12);
            EXPECT_NEAR(study->constant + study->pairs.back().endReal, study->score, 1e-12);
            // The rotated dot product carries A twice.
            const double rotating = *score - study->constant;
            const double withoutA = std::abs(rotating - study->pairs.back().endReal) < 1e-9
                                        ? rotating
                                        : rotating / (attention * attention);
            EXPECT_NEAR(withoutA, study->pairs.back().endReal, 1e-9);
        }
}

TEST(PhasorStudy, PartialSums_HaveTheMeanThatDecayDraws) {
    const Scenario scenario = someScenario();
    const Result<PhasorStudy> study = phasorStudy(valid(scenario));
    ASSERT_TRUE(study.ok());
    const std::int64_t distance = study->distance;
    EXPECT_EQ(distance, 4936);
    const Result<DecayCurves> decay = decayCurves(valid(scenario), std::span(&distance, 1));
    ASSERT_TRUE(decay.ok());
    EXPECT_NEAR(study->meanPartialSum, decay->methods.front().bound.front(), 1e-10);
}

TEST(PhasorStudy, AbelBound_IsNeverExceeded) {
    Scenario scenario = someScenario();
    for (const std::int64_t query : {64, 65, 80, 1000, 100000}) {
        scenario.queryPosition = query;
        const Result<PhasorStudy> study = phasorStudy(valid(scenario));
        ASSERT_TRUE(study.ok());
        const Phasor& last = study->pairs.back();
        EXPECT_LE(std::hypot(last.endReal, last.endImaginary), study->abelBound * (1 + 1e-12));
    }
}

TEST(PhasorStudy, DistanceZero_PointsAlongTheSum) {
    Scenario scenario = someScenario();
    scenario.queryPosition = scenario.keyPosition;
    const Result<PhasorStudy> study = phasorStudy(valid(scenario));
    ASSERT_TRUE(study.ok());
    for (std::size_t pair = 0; pair < study->pairs.size(); ++pair)
        EXPECT_EQ(study->pairs[pair].partialSum, static_cast<double>(pair + 1))
            << "all unit arrows point one way";
}

TEST(PhasorStudy, MethodThatMapsPositions_IsRefused) {
    Scenario scenario = someScenario();
    scenario.methods = {{{"rerope", {{"window", 8.0}}}}};
    const Result<PhasorStudy> study = phasorStudy(valid(scenario));
    ASSERT_FALSE(study.ok());
    EXPECT_NE(describe(study.error()).find("rerope"), std::string::npos);
}

}   // namespace
