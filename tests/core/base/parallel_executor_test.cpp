#include "core/base/parallel_executor.h"

#include "ui/compute/thread_executor.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <thread>
#include <vector>

namespace rope {
namespace {

TEST(ParallelFor, WithoutExecutor_RunsEveryPieceInOrderOnThisThread) {
    std::vector<std::size_t> order;
    std::set<std::thread::id> threads;
    parallelFor(nullptr, 5, [&](std::size_t index) {
        order.push_back(index);
        threads.insert(std::this_thread::get_id());
    });
    EXPECT_EQ(order, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
    EXPECT_EQ(threads, std::set{std::this_thread::get_id()});
    EXPECT_EQ(threadCount(nullptr), 1U);
}

TEST(ParallelFor, AnyNumberOfThreads_RunsEveryPieceOnce) {
    for (const std::size_t threads : {1U, 2U, 5U}) {
        const ui::ThreadExecutor executor(threads);
        EXPECT_EQ(threadCount(&executor), threads);
        for (const std::size_t count : {0U, 1U, 3U, 1000U}) {
            std::vector<std::atomic<int>> calls(count);
            parallelFor(&executor, count, [&](std::size_t index) { ++calls[index]; });
            for (std::size_t i = 0; i < count; ++i) ASSERT_EQ(calls[i], 1) << threads << ", " << i;
        }
    }
}

TEST(ParallelFor, TwoThreads_RunTwoPiecesAtTheSameTime) {
    const ui::ThreadExecutor executor(2);
    std::atomic<int> arrived = 0;
    parallelFor(&executor, 2, [&](std::size_t) {   // each piece waits for the other one
        ++arrived;
        arrived.notify_all();
        for (int seen = arrived; seen < 2; seen = arrived) arrived.wait(seen);
    });
    EXPECT_EQ(arrived, 2);
}

TEST(ParallelFor, WithinAPiece_RunsItsOwnPieces) {
    const ui::ThreadExecutor executor(3);
    std::atomic<int> sum = 0;
    parallelFor(&executor, 4, [&](std::size_t outer) {
        parallelFor(&executor, 10, [&](std::size_t inner) { sum += static_cast<int>(10 * outer + inner); });
    });
    EXPECT_EQ(sum, 39 * 40 / 2);
}

TEST(ThreadExecutor, NoThreads_MeansThisOne) { EXPECT_EQ(ui::ThreadExecutor(0).threads(), 1U); }

}   // namespace
}   // namespace rope
