#include "core/analysis/rotation_matrix.h"

#include "core/rotation/rotate.h"
#include "tests/support/valid.h"

#include <gtest/gtest.h>

#include <cmath>

namespace rope {
namespace {

RowMatrix wholeMatrix(const RotationSteps& steps) {
    const int size = steps.layout.outputDim();
    RowMatrix matrix(size, size);
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            matrix(row, column) = matrixEntry(steps.layout, steps.table, row, column);
    return matrix;
}

std::vector<Scenario> layouts() {
    std::vector<Scenario> scenarios;
    for (const Pairing pairing : {Pairing::Half, Pairing::Interleaved}) {
        for (const PairLayout& layout :
             {PairLayout{pairing, 8, 8, 0}, PairLayout{pairing, 7, 7, 0}, PairLayout{pairing, 12, 6, 0},
              PairLayout{pairing, 12, 5, 4}, PairLayout{pairing, 2, 2, 0}}) {
            Scenario scenario;
            scenario.layout = layout;
            scenario.queryPosition = 37;
            scenarios.push_back(scenario);
        }
    }
    return scenarios;
}

TEST(RotationMatrix, TimesItsTranspose_IsOne) {
    for (const Scenario& scenario : layouts()) {
        const Result<RotationSteps> steps = rotationSteps(valid(scenario));
        ASSERT_TRUE(steps.ok()) << describe(steps.error());
        const RowMatrix matrix = wholeMatrix(*steps);
        const RowMatrix one = RowMatrix::Identity(matrix.rows(), matrix.cols());
        EXPECT_LT((matrix * matrix.transpose() - one).cwiseAbs().maxCoeff(), 1e-14);
    }
}

TEST(RotationMatrix, TimesTheQuery_IsWhatRotatedGives) {
    for (const Scenario& scenario : layouts()) {
        const Result<RotationSteps> steps = rotationSteps(valid(scenario));
        ASSERT_TRUE(steps.ok());
        const RowMatrix product = steps->query * wholeMatrix(*steps).transpose();
        EXPECT_LT((product - steps->rotated).cwiseAbs().maxCoeff(), 1e-14);
    }
}

TEST(RotationMatrix, ThreeSteps_AddUpToTheRotation) {
    for (const Scenario& scenario : layouts()) {
        const Result<RotationSteps> steps = rotationSteps(valid(scenario));
        ASSERT_TRUE(steps.ok());
        const RowMatrix sum =
            steps->query.cwiseProduct(steps->cosine) + steps->partner.cwiseProduct(steps->sine);
        EXPECT_LT((sum - steps->rotated).cwiseAbs().maxCoeff(), 1e-14);
        EXPECT_EQ(steps->query.cols(), scenario.layout.outputDim());
    }
}

TEST(RotationMatrix, PairOf_IsTheInverseOfFirstAndSecond) {
    for (const Scenario& scenario : layouts()) {
        const PairLayout& layout = scenario.layout;
        int rotating = 0;
        for (int coordinate = 0; coordinate < layout.outputDim(); ++coordinate) {
            const int pair = pairOf(layout, coordinate);
            if (pair < 0) continue;
            ++rotating;
            EXPECT_TRUE(layout.first(pair) == coordinate || layout.second(pair) == coordinate);
        }
        EXPECT_EQ(rotating, 2 * layout.pairCount());
    }
}

TEST(RotationMatrix, MapOnPositions_HasNoMatrixOfOnePosition) {
    Scenario scenario;
    scenario.methods = {{{"rerope", {{"window", 8.0}}}}};
    const Result<RotationSteps> steps = rotationSteps(valid(scenario));
    ASSERT_FALSE(steps.ok());
    EXPECT_EQ(steps.error().code, ErrorCode::Impossible);
}

}   // namespace
}   // namespace rope
