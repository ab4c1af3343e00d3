#include "core/bounds/base_windows.h"

#include "core/bounds/cosine_sum_scan.h"
#include "tests/support/reference_cases.h"
#include "ui/compute/thread_executor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace rope {
namespace {

using testing::Json;

const ui::ThreadExecutor twoThreadExecutor(2);
const JobContext twoThreads{.executor = &twoThreadExecutor};

bool passes(int rotaryDim, double base, std::int64_t context) {
    std::vector<double> frequencies;
    for (int pair = 0; pair < (rotaryDim + 1) / 2; ++pair)
        frequencies.push_back(std::pow(base, -2.0 * pair / rotaryDim));
    return !CosineSumScan(frequencies).firstNegative(1, context).has_value();
}

bool isInside(const BaseWindows& found, double base) {
    return std::any_of(found.windows.begin(), found.windows.end(), [base](const BaseWindow& window) {
        return window.low <= base && base <= window.high;
    });
}

BaseWindows windowsOf(int rotaryDim, std::int64_t context) {
    Result<BaseWindows> found = passingBaseWindows(rotaryDim, context, twoThreads);
    EXPECT_TRUE(found.ok());
    return found.ok() ? std::move(*found) : BaseWindows{};
}

Json paperTable() {
    std::ifstream stream(ROPESCOPE_TEST_DATA "/reference/base-bound.json");
    return Json::parse(stream).at("table");
}

/// The first windows of the table were found on a grid, so ours reach at most one grid step farther on either
/// side.
void expectWindowsOf(const Json& entry) {
    const auto context = entry.at("L").get<std::int64_t>();
    SCOPED_TRACE(context);
    const BaseWindows found = windowsOf(128, context);
    const Json& fine = entry.at("fine_grid");
    const double step = 1.001 * fine.at("log_step").get<double>();
    for (std::size_t i = 0; i < fine.at("first_passing_windows").size(); ++i) {
        const auto low = fine.at("first_passing_windows")[i][0].get<double>(),
                   high = fine.at("first_passing_windows")[i][1].get<double>();
        ASSERT_LT(i, found.windows.size());
        EXPECT_LE(found.windows[i].low, low * (1 + 1e-9));
        EXPECT_NEAR(std::log(found.windows[i].low / low), 0, step);
        EXPECT_GE(found.windows[i].high, high * (1 - 1e-9));
        EXPECT_NEAR(std::log(found.windows[i].high / high), 0, step);
    }
    EXPECT_LE(found.windows.front().low,
              entry.at("coarse_grid_smallest_passing_base").get<double>() * (1 + 1e-5));
    EXPECT_LE(found.windows.back().low,
              entry.at("coarse_grid_base_above_which_all_pass").get<double>() * (1 + 1e-5));
    EXPECT_GE(found.windows.back().low,
              entry.at("coarse_grid_base_above_which_all_pass").get<double>() * 0.999);
}

TEST(BaseWindows, ReferenceTable_ShortContexts_SameWindows) {
    const Json table = paperTable();
    for (const std::size_t row : {std::size_t{0}, std::size_t{1}})   // 1k, 2k
        for (const char* convention : {"k=1000", "k=1024"}) expectWindowsOf(table[row].at(convention));
    expectWindowsOf(table[2].at("k=1024"));
    expectWindowsOf(table[3].at("k=1000"));
}

TEST(BaseWindows, ReferenceTable_LongerContext_SameLowerBound) {
    const Json table = paperTable();
    const Json& entry = table[5].at("k=1024");   // 32k
    const BaseWindows found = windowsOf(128, entry.at("L").get<std::int64_t>());
    const auto fine = entry.at("fine_grid").at("smallest_passing_base_found").get<double>();
    EXPECT_NEAR(found.windows.front().low, fine, 1e-4 * fine);
}

TEST(BaseWindows, EightThousand_84000InsideAnd100000Outside) {
    const BaseWindows found = windowsOf(128, 8000);
    EXPECT_TRUE(isInside(found, 84000));
    EXPECT_FALSE(isInside(found, 100000));
    EXPECT_TRUE(isInside(found, 500000));
    EXPECT_TRUE(isInside(windowsOf(128, 7756), 100000));
    EXPECT_FALSE(isInside(windowsOf(128, 7757), 100000));
    EXPECT_FALSE(isInside(windowsOf(128, 8592), 84000));
}

TEST(BaseWindows, EveryEnd_PassesItself_AndFailsJustOutside) {
    const BaseWindows found = windowsOf(64, 2000);
    ASSERT_GT(found.windows.size(), 1U);
    for (std::size_t i = 0; i < found.windows.size(); ++i) {
        const BaseWindow& window = found.windows[i];
        EXPECT_LE(window.low, window.high);
        EXPECT_TRUE(passes(64, window.low, 2000)) << window.low;
        EXPECT_TRUE(passes(64, window.high, 2000)) << window.high;
        EXPECT_FALSE(passes(64, window.low * (1 - 1e-8), 2000)) << window.low;
        if (i == 0) continue;
        EXPECT_GT(window.low, found.windows[i - 1].high);
        EXPECT_FALSE(passes(64, found.windows[i - 1].high * (1 + 1e-8), 2000)) << found.windows[i - 1].high;
    }
}

TEST(BaseWindows, RandomBases_InsideExactlyWhenTheyPass) {
    for (const auto& [rotaryDim, context] :
         {std::pair{128, 1000}, std::pair{64, 700}, std::pair{33, 300}, std::pair{16, 200}}) {
        const BaseWindows found = windowsOf(rotaryDim, context);
        std::mt19937 random(11);
        std::uniform_real_distribution<double> logBase(0, std::log(2 * found.windows.back().low));
        for (int trial = 0; trial < 1000; ++trial) {
            const double base = std::exp(logBase(random));
            EXPECT_EQ(isInside(found, base), passes(rotaryDim, base, context))
                << rotaryDim << " " << context << " " << base;
        }
    }
}

TEST(BaseWindows, FromSomewhereOn_EveryBasePasses) {
    const BaseWindows found = windowsOf(128, 4096);
    EXPECT_LE(found.windows.back().low, found.search.everyBasePassesFrom);
    EXPECT_GE(found.windows.back().high, 10 * found.search.everyBasePassesFrom);
    for (const double factor : {1.0, 3.0, 1e3, 1e9})
        EXPECT_TRUE(passes(128, factor * found.search.everyBasePassesFrom, 4096)) << factor;
}

TEST(BaseWindows, AnyNumberOfThreads_SameAnswer) {
    const ui::ThreadExecutor fiveThreads(5);
    const Result<BaseWindows> one = passingBaseWindows(96, 1500),
                              five = passingBaseWindows(96, 1500, {.executor = &fiveThreads});
    ASSERT_TRUE(one.ok() && five.ok());
    EXPECT_EQ(one->windows, five->windows);
}

TEST(BaseWindows, ContextsBelowOneBlock_SearchedToTheEnd) {
    // What lies behind the context must not make the steps shorter: B is negative there.
    for (const std::int64_t context : {2, 64, 100, 512}) {
        const BaseWindows found = windowsOf(128, context);
        EXPECT_EQ(found.search.to, found.search.everyBasePassesFrom) << context;
        ASSERT_FALSE(found.windows.empty());
        EXPECT_FALSE(passes(128, found.windows.back().low * (1 - 1e-8), context)) << context;
    }
    EXPECT_NEAR(windowsOf(128, 512).windows.back().low, 2934.2011528713892, 1e-4);
}

TEST(BaseWindows, OneToken_EveryBasePasses) {
    const BaseWindows found = windowsOf(128, 1);
    ASSERT_EQ(found.windows.size(), 1U);
    EXPECT_EQ(found.windows[0].low, 1);
}

TEST(BaseWindows, OnePair_FailsWhateverTheBase) {
    EXPECT_TRUE(windowsOf(2, 10).windows.empty());   // cos(2) < 0
    EXPECT_TRUE(windowsOf(1, 10).windows.empty());
}

TEST(BaseWindows, OutOfRange_NamesContext) {
    for (const std::int64_t context : {std::int64_t{0}, std::int64_t{-5}, std::int64_t{1} << 53}) {
        const Result<BaseWindows> found = passingBaseWindows(128, context, twoThreads);
        ASSERT_FALSE(found.ok());
        EXPECT_EQ(found.error().code, ErrorCode::OutOfRange);
        EXPECT_EQ(found.error().where, "context");
    }
    EXPECT_FALSE(passingBaseWindows(0, 100, twoThreads).ok());
}

TEST(BaseWindows, Stopped_SaysSo) {
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(passingBaseWindows(128, 131072, {.stop = source.get_token()}).ok());
}

}   // namespace
}   // namespace rope
