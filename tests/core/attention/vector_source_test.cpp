#include "core/attention/vector_source.h"

#include "core/base/limits.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace rope {
namespace {

std::vector<std::int64_t> upTo(std::int64_t end) {
    std::vector<std::int64_t> positions(static_cast<std::size_t>(end));
    std::iota(positions.begin(), positions.end(), 0);
    return positions;
}

RowMatrix rows(const VectorSource& source, VectorRole role, const std::vector<std::int64_t>& positions,
               int headDim = 8) {
    const Result<RowMatrix> result = vectorsFor(source, role, positions, headDim);
    EXPECT_TRUE(result.ok());
    return result ? *result : RowMatrix();
}

std::shared_ptr<const RowMatrix> given(int count, int columns) {
    RowMatrix matrix(count, columns);
    for (int i = 0; i < count * columns; ++i) matrix.data()[i] = i;
    return std::make_shared<const RowMatrix>(std::move(matrix));
}

TEST(VectorSource, Ones_AreOnes) {
    EXPECT_EQ(rows({VectorKind::Ones}, VectorRole::Query, {5, 6}), RowMatrix::Ones(2, 8));
}

TEST(VectorSource, RandomPair_SameRowAtEveryPositionAndAnotherForKeys) {
    const VectorSource source{VectorKind::RandomPair, 3};
    const RowMatrix queries = rows(source, VectorRole::Query, {0, 17, 99999});
    EXPECT_EQ(queries.row(0), queries.row(1));
    EXPECT_EQ(queries.row(0), queries.row(2));
    EXPECT_NE(queries.row(0), rows(source, VectorRole::Key, {0}).row(0));
    EXPECT_NE(queries.row(0), rows(source, VectorRole::Value, {0}).row(0));
}

TEST(VectorSource, Tokens_WindowEqualsPartOfTheWhole) {
    const VectorSource source{VectorKind::Tokens, 11};
    const RowMatrix whole = rows(source, VectorRole::Key, upTo(50));
    EXPECT_EQ(rows(source, VectorRole::Key, {49, 20}).row(0), whole.row(49));
    EXPECT_EQ(rows(source, VectorRole::Key, {49, 20}).row(1), whole.row(20));
    const Result<RowMatrix> part = vectorRowsFor(source, VectorRole::Key, upTo(50), 8, 10, 5);
    ASSERT_TRUE(part.ok());
    EXPECT_EQ(*part, whole.middleRows(10, 5));
}

TEST(VectorSource, Tokens_DifferByPositionRoleAndSeed) {
    const RowMatrix a = rows({VectorKind::Tokens, 1}, VectorRole::Query, {0, 1});
    EXPECT_NE(a.row(0), a.row(1));
    EXPECT_NE(a.row(0), rows({VectorKind::Tokens, 2}, VectorRole::Query, {0}).row(0));
    EXPECT_NE(a.row(0), rows({VectorKind::Tokens, 1}, VectorRole::Key, {0}).row(0));
    EXPECT_NE(a.row(0), rows({VectorKind::RandomPair, 1}, VectorRole::Query, {0}).row(0));
}

TEST(VectorSource, SeedZero_SameNumbersOnEveryPlatform) {
    const RowMatrix query = rows({VectorKind::RandomPair, 0}, VectorRole::Query, {0}, 10);
    const RowMatrix token = rows({VectorKind::Tokens, 0}, VectorRole::Key, {1000}, 2);
    // from a second implementation of SplitMix64 and Box-Muller, in Python
    const double expectedQuery[] = {-0.8185673631700882, -0.8196482401850073, -1.4519204718991396,
                                    -0.7026979111018787, 0.8943699197055505,  -1.2306513137821018,
                                    -0.9121667492883513, 1.3685295806020474,  0.12284930899853393,
                                    0.07446842287591829};
    const double expectedToken[] = {0.743011386584649, 0.4247846220270902};
    for (int d = 0; d < 10; ++d) EXPECT_NEAR(query(0, d), expectedQuery[d], 1e-14) << "coordinate " << d;
    for (int d = 0; d < 2; ++d) EXPECT_NEAR(token(0, d), expectedToken[d], 1e-14) << "coordinate " << d;
}

TEST(VectorSource, Tokens_AreStandardNormal) {
    const RowMatrix many = rows({VectorKind::Tokens, 5}, VectorRole::Query, upTo(2000),
                                64);   // 128000 numbers: 1/sqrt(N) = 0.0028
    EXPECT_NEAR(many.mean(), 0, 0.012);
    EXPECT_NEAR(many.array().square().mean(), 1, 0.016);
    EXPECT_NEAR(many.array().cube().mean(), 0, 0.045);
    EXPECT_NEAR((many.array().square().square()).mean(), 3, 0.12);
}

TEST(VectorSource, Given_OneRowServesEveryPosition) {
    VectorSource source{VectorKind::RandomPair};
    source.givenQuery = given(1, 3);
    const RowMatrix queries = rows(source, VectorRole::Query, {4, 5}, 3);
    EXPECT_EQ(queries.row(0), *source.givenQuery);
    EXPECT_EQ(queries.row(1), *source.givenQuery);
    EXPECT_EQ(rows(source, VectorRole::Key, {4}, 3),
              rows({VectorKind::RandomPair}, VectorRole::Key, {4}, 3));   // only its own role
}

TEST(VectorSource, Given_RowsBelongToPositionsInOrder) {
    VectorSource source{VectorKind::Given};
    source.givenKey = given(3, 2);
    EXPECT_EQ(rows(source, VectorRole::Key, {100, 7, 9}, 2), *source.givenKey);
    const Result<RowMatrix> tooMany = vectorsFor(source, VectorRole::Key, upTo(4), 2);
    ASSERT_FALSE(tooMany.ok());
    EXPECT_EQ(tooMany.error().code, ErrorCode::OutOfRange);
    EXPECT_EQ(tooMany.error().where, "k");
}

TEST(VectorSource, Given_WrongWidthOrMissingIsAnError) {
    VectorSource source{VectorKind::Given};
    EXPECT_EQ(vectorsFor(source, VectorRole::Query, upTo(1), 4).error().where, "q");
    source.givenQuery = given(2, 3);
    const Result<RowMatrix> narrow = vectorsFor(source, VectorRole::Query, upTo(2), 4);
    ASSERT_FALSE(narrow.ok());
    EXPECT_EQ(narrow.error().code, ErrorCode::OutOfRange);
    source.givenQuery = std::make_shared<const RowMatrix>(0, 4);
    EXPECT_FALSE(vectorsFor(source, VectorRole::Query, upTo(2), 4).ok());
}

TEST(VectorSource, TooManyNumbers_IsAnErrorBeforeAllocating) {
    const auto positions = upTo(2000);
    EXPECT_FALSE(vectorsFor({VectorKind::Ones}, VectorRole::Query, positions, maxHeadDim).ok());
}

TEST(VectorAt, GivenRows_IndexedByPosition) {
    VectorSource source{VectorKind::Given};
    source.givenQuery = given(3, 2);
    EXPECT_EQ(*vectorAt(source, VectorRole::Query, 2, 2), source.givenQuery->row(2));
    EXPECT_EQ(*firstVector(source, VectorRole::Query, 2), source.givenQuery->row(0));
    const Result<RowMatrix> beyond = vectorAt(source, VectorRole::Query, 3, 2);
    ASSERT_FALSE(beyond.ok());
    EXPECT_EQ(beyond.error().code, ErrorCode::OutOfRange);
}

TEST(VectorAt, Generated_SameAsInALongList) {
    const VectorSource source{VectorKind::Tokens, 9};
    EXPECT_EQ(*vectorAt(source, VectorRole::Query, 31, 8), rows(source, VectorRole::Query, upTo(32)).row(31));
}

TEST(VectorSource, Equality_ComparesNumbersNotAddresses) {
    VectorSource a, b;
    a.givenQuery = given(2, 2);
    b.givenQuery = given(2, 2);
    EXPECT_TRUE(a == b);
    b.givenQuery = given(1, 4);
    EXPECT_FALSE(a == b);
    b.givenQuery = nullptr;
    EXPECT_FALSE(a == b);
    b = a;
    b.seed = 1;
    EXPECT_FALSE(a == b);
}

}   // namespace
}   // namespace rope
