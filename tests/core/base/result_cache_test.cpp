#include "core/base/result_cache.h"

#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

namespace rope {
namespace {

constexpr std::size_t kilobyte = 1024;

struct SquareKey {
    using Value = int;

    int number = 0;

    bool operator==(const SquareKey&) const = default;
    [[nodiscard]] std::size_t hash() const { return static_cast<std::size_t>(number % 2); }   // collisions
};

struct NameKey {
    using Value = std::string;

    int number = 0;

    bool operator==(const NameKey&) const = default;
    [[nodiscard]] std::size_t hash() const { return static_cast<std::size_t>(number); }
};

std::shared_ptr<const int> squareOf(int number) { return std::make_shared<const int>(number * number); }

void insertSquare(ResultCache& cache, int number, std::size_t bytes = kilobyte) {
    cache.insert(SquareKey{number}, squareOf(number), bytes);
}

/// A cache with room for a few results of a kilobyte and what is stored beside them.
ResultCache smallCache(int results) {
    return ResultCache(static_cast<std::size_t>(results) * kilobyte * 5 / 4);
}

TEST(ResultCache, FindsWhatWasInsertedByAnEqualKey) {
    ResultCache cache;
    EXPECT_EQ(cache.find(SquareKey{3}), nullptr);
    insertSquare(cache, 3);
    insertSquare(cache, 5);
    ASSERT_NE(cache.find(SquareKey{3}), nullptr);
    EXPECT_EQ(*cache.find(SquareKey{3}), 9);
    EXPECT_EQ(*cache.find(SquareKey{5}), 25);
    EXPECT_EQ(cache.find(SquareKey{7}), nullptr);
}

TEST(ResultCache, KeysOfDifferentTypesDoNotMeet) {
    ResultCache cache;
    insertSquare(cache, 3);
    EXPECT_EQ(cache.find(NameKey{3}), nullptr);
    cache.insert(NameKey{3}, std::make_shared<const std::string>("three"), kilobyte);
    EXPECT_EQ(*cache.find(NameKey{3}), "three");
    EXPECT_EQ(*cache.find(SquareKey{3}), 9);
}

TEST(ResultCache, RemovesTheResultThatWasNotUsedForLongest) {
    ResultCache cache = smallCache(3);
    for (const int number : {1, 2, 3}) insertSquare(cache, number);
    ASSERT_NE(cache.find(SquareKey{1}), nullptr);
    insertSquare(cache, 4);
    EXPECT_EQ(cache.find(SquareKey{2}), nullptr);
    for (const int number : {1, 3, 4}) EXPECT_NE(cache.find(SquareKey{number}), nullptr) << number;
    EXPECT_LE(cache.bytes(), cache.maxBytes());
}

TEST(ResultCache, OneLimitHoldsForAllTypesOfKeys) {
    ResultCache cache = smallCache(2);
    insertSquare(cache, 1);
    cache.insert(NameKey{1}, std::make_shared<const std::string>("one"), kilobyte);
    cache.insert(NameKey{2}, std::make_shared<const std::string>("two"), kilobyte);
    EXPECT_EQ(cache.find(SquareKey{1}), nullptr);
    EXPECT_NE(cache.find(NameKey{1}), nullptr);
    EXPECT_NE(cache.find(NameKey{2}), nullptr);
}

TEST(ResultCache, AnEqualKeyReplacesTheResultAndItsBytes) {
    ResultCache cache;
    cache.insert(NameKey{1}, std::make_shared<const std::string>("one"), 3 * kilobyte);
    const std::size_t before = cache.bytes();
    cache.insert(NameKey{1}, std::make_shared<const std::string>("uno"), kilobyte);
    EXPECT_EQ(*cache.find(NameKey{1}), "uno");
    EXPECT_EQ(cache.bytes(), before - 2 * kilobyte);
}

TEST(ResultCache, AResultLargerThanTheLimitIsNotCachedAndRemovesNothing) {
    ResultCache cache = smallCache(2);
    insertSquare(cache, 1);
    insertSquare(cache, 2, 10 * kilobyte);
    EXPECT_EQ(cache.find(SquareKey{2}), nullptr);
    EXPECT_NE(cache.find(SquareKey{1}), nullptr);
}

TEST(ResultCache, ARemovedResultStaysValidForItsHolders) {
    ResultCache cache = smallCache(1);
    insertSquare(cache, 6);
    const std::shared_ptr<const int> held = cache.find(SquareKey{6});
    insertSquare(cache, 7);
    EXPECT_EQ(cache.find(SquareKey{6}), nullptr);
    EXPECT_EQ(*held, 36);
}

TEST(ResultCache, LatestIsTheResultOfThisTypeThatWasUsedLast) {
    ResultCache cache;
    EXPECT_EQ(cache.latest<SquareKey>(), nullptr);
    insertSquare(cache, 2);
    insertSquare(cache, 3);
    cache.insert(NameKey{1}, std::make_shared<const std::string>("one"), kilobyte);
    EXPECT_EQ(*cache.latest<SquareKey>(), 9);
    (void)cache.find(SquareKey{2});
    EXPECT_EQ(*cache.latest<SquareKey>(), 4);
}

TEST(ResultCache, ManyThreads_FindOnlyResultsOfTheirKeys) {
    ResultCache cache = smallCache(20);
    std::vector<int> wrong(4, 0);
    {
        std::vector<std::jthread> threads;
        for (std::size_t t = 0; t < wrong.size(); ++t)
            threads.emplace_back([&, t] {
                for (int i = 0; i < 5000; ++i) {
                    const int number = (i * 7 + static_cast<int>(t)) % 40;
                    const auto found = cache.find(SquareKey{number});
                    if (!found) insertSquare(cache, number);
                    else if (*found != number * number) ++wrong[t];
                }
            });
    }
    EXPECT_EQ(wrong, std::vector<int>(4, 0));
    EXPECT_LE(cache.bytes(), cache.maxBytes());
    EXPECT_GT(cache.bytes(), 0U);
}

}   // namespace
}   // namespace rope
