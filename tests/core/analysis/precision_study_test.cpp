#include "core/analysis/precision_study.h"

#include "core/rotation/rotation_table.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace rope {
namespace {

const std::vector<std::int64_t> shifts{0, 1, 2, 5, 10, 100, 1000, 2000, 3000};
const std::vector<std::int64_t> lengths{1, 2, 100, 256, 257, 258, 300, 2048, 2049, 2050, 4096};

Scenario llamaLike() {
    Scenario scenario;
    scenario.queryPosition = 30;
    scenario.keyPosition = 10;
    return scenario;
}

Precision roundedTo(NumberFormat format) { return {.format = format}; }

std::int64_t countedBySet(NumberFormat format, std::int64_t length) {
    std::set<double> values;
    for (std::int64_t position = 0; position < length; ++position)
        values.insert(roundTo(format, static_cast<double>(position)));
    values.erase(std::numeric_limits<double>::infinity());
    return static_cast<std::int64_t>(values.size());
}

TEST(PrecisionStudy, Float64_DeviatesByItsOwnRoundingAlone) {
    const Result<PrecisionStudy> study = precisionStudy(valid(llamaLike()), shifts, lengths);
    ASSERT_TRUE(study.ok()) << describe(study.error());
    ASSERT_EQ(study->series.size(), studiedFormats.size());
    const PrecisionSeries& exact = study->series.front();
    EXPECT_EQ(exact.format, NumberFormat::Float64);
    EXPECT_LT(exact.largestDeviation.back(), 1e-11);
    EXPECT_EQ(exact.values.counts, lengths);
    EXPECT_EQ(exact.values.distinctTo, 4095);
    EXPECT_EQ(exact.rotations.counts, lengths);
}

TEST(PrecisionStudy, Deviation_IsTheDistanceFromFloat64AtTheSameShift) {
    const Result<PrecisionStudy> study = precisionStudy(valid(llamaLike()), shifts, lengths);
    ASSERT_TRUE(study.ok());
    for (std::size_t i = 1; i < study->series.size(); ++i) {
        const PrecisionSeries& series = study->series[i];
        double largest = 0;
        for (std::size_t s = 0; s < shifts.size(); ++s) {
            EXPECT_DOUBLE_EQ(series.deviation[s], std::abs(series.score[s] - study->series[0].score[s]));
            largest = std::max(largest, series.deviation[s]);
            EXPECT_EQ(series.largestDeviation[s], largest);
        }
    }
    EXPECT_LT(study->series[1].largestDeviation.back(),
              0.05 * study->series[3].largestDeviation.back());   // float32 against float16
    EXPECT_LT(study->series[3].largestDeviation.back(),
              study->series[2].largestDeviation.back());   // float16 against bfloat16
}

TEST(PrecisionStudy, Scores_AreThoseOfTheInvarianceStudy) {
    Scenario scenario = llamaLike();
    scenario.precision = {.format = NumberFormat::Bfloat16, .angles = false};
    const Result<PrecisionStudy> study = precisionStudy(valid(scenario), shifts, lengths);
    const Result<InvarianceStudy> invariance = invarianceStudy(valid(scenario), shifts);
    ASSERT_TRUE(study.ok() && invariance.ok());
    EXPECT_EQ(study->series[2].score, invariance->series[0].score);
    EXPECT_EQ(study->series[0].score, invariance->series[1].score);
    EXPECT_DOUBLE_EQ(study->series[2].spread, invariance->series[0].spread);
}

TEST(PrecisionStudy, NothingRounded_MakesAllFormatsEqual) {
    Scenario scenario = llamaLike();
    scenario.precision = {NumberFormat::Float16, false, false, false, false};
    const Result<PrecisionStudy> study = precisionStudy(valid(scenario), shifts, lengths);
    ASSERT_TRUE(study.ok());
    for (const PrecisionSeries& series : study->series) {
        EXPECT_EQ(series.score, study->series[0].score);
        EXPECT_EQ(series.values.counts, lengths);
    }
}

TEST(PrecisionStudy, Overflow_EndsTheCurveAndIsCountedAsLost) {
    Scenario scenario = llamaLike();
    const std::vector<std::int64_t> far{0, 1000, 70000, 80000};
    const std::vector<std::int64_t> whole{65504, 65520, 65521, 70000};
    const Result<PrecisionStudy> study = precisionStudy(valid(scenario), far, whole);
    ASSERT_TRUE(study.ok());
    const PrecisionSeries& half = study->series[3];
    EXPECT_TRUE(std::isfinite(half.largestDeviation[1]));
    EXPECT_TRUE(std::isnan(half.deviation[2]));
    EXPECT_TRUE(std::isnan(half.largestDeviation[3]));
    EXPECT_TRUE(std::isfinite(half.spread));
    EXPECT_EQ(half.values.counts[1], half.values.counts[3]);   // 65520 and above are infinite
}

TEST(PrecisionStudy, WrongLengths_AreRefused) {
    for (const std::vector<std::int64_t>& wrong :
         {std::vector<std::int64_t>{0}, {5, 4}, {maxCountedLength + 1}}) {
        const Result<PrecisionStudy> study = precisionStudy(valid(llamaLike()), shifts, wrong);
        ASSERT_FALSE(study.ok());
        EXPECT_EQ(study.error().code, ErrorCode::OutOfRange);
    }
}

TEST(PrecisionStudy, MapOnPositions_IsComparedWithItselfInFloat64) {
    Scenario scenario = llamaLike();
    scenario.methods = {{{"rerope", {{"window", 8.0}}}}};
    const Result<PrecisionStudy> study = precisionStudy(valid(scenario), shifts, lengths);
    ASSERT_TRUE(study.ok()) << describe(study.error());
    EXPECT_EQ(study->series[0].largestDeviation.back(), 0);
}

TEST(DistinctValues, EachFormat_HoldsWholeNumbersUpToItsBits) {
    struct Bound {
        NumberFormat format;
        std::int64_t last;
    };
    for (const Bound bound : {Bound{NumberFormat::Bfloat16, 256}, Bound{NumberFormat::Float16, 2048},
                              Bound{NumberFormat::Float32, 16777216}}) {
        const std::vector<std::int64_t> around{bound.last, bound.last + 1, bound.last + 2, bound.last + 3};
        const DistinctPositions distinct = distinctValues(roundedTo(bound.format), around);
        EXPECT_EQ(distinct.distinctTo, bound.last) << formatName(bound.format);
        // last + 1 ties down to last; last + 2 is the next number.
        EXPECT_EQ(distinct.counts,
                  (std::vector<std::int64_t>{bound.last, bound.last + 1, bound.last + 1, bound.last + 2}));
    }
}

TEST(DistinctValues, Counts_AreTheNumberOfDifferentValues) {
    for (const NumberFormat format : {NumberFormat::Bfloat16, NumberFormat::Float16}) {
        const std::vector<std::int64_t> some{1, 255, 600, 3000, 70000};
        const DistinctPositions distinct = distinctValues(roundedTo(format), some);
        for (std::size_t i = 0; i < some.size(); ++i)
            EXPECT_EQ(distinct.counts[i], countedBySet(format, some[i])) << some[i];
    }
}

TEST(DistinctRotations, Counts_AreThoseOfTheRotationTable) {
    FrequencySchedule schedule;
    schedule.inverseFrequencies = {0.001, 1e-5};
    const std::vector<std::int64_t> whole{3000};
    for (const Precision precision :
         {Precision{.format = NumberFormat::Bfloat16},
          Precision{.format = NumberFormat::Float16, .positions = false},
          Precision{.format = NumberFormat::Bfloat16, .positions = false, .angles = false}}) {
        std::vector<std::int64_t> positions(3000);
        for (std::size_t p = 0; p < positions.size(); ++p) positions[p] = static_cast<std::int64_t>(p);
        const RotationTable table = rotationTable(schedule, positions, precision);
        std::int64_t expected = 1;
        for (Eigen::Index p = 1; p < 3000; ++p)
            if (table.cosine.row(p) != table.cosine.row(p - 1) || table.sine.row(p) != table.sine.row(p - 1))
                ++expected;
        EXPECT_EQ(distinctRotations(precision, schedule, whole).counts.front(), expected);
        EXPECT_LT(expected, 3000);
    }
}

}   // namespace
}   // namespace rope
