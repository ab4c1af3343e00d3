#include "ui/compute/latest_job.h"

#include "core/base/result.h"
#include "tests/support/manual_executor.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace rope::ui {
namespace {

using Job = LatestJob<Result<int>>;

struct Delivery {
    std::vector<int> values;
    std::uint64_t generation;
};

class LatestJobTest : public ::testing::Test {
protected:
    std::vector<Job::Work> answering(int value) {
        return {[value](const JobContext&) { return Result<int>(value); }};
    }

    ManualExecutor executor;
    std::vector<Delivery> delivered;
    std::vector<std::string> failures;
    std::unique_ptr<Job> job =
        std::make_unique<Job>(executor, [this](std::vector<Result<int>> parts, std::uint64_t generation) {
            Delivery delivery{{}, generation};
            for (const Result<int>& part : parts) {
                if (part) delivery.values.push_back(*part);
                else failures.push_back(part.error().message);
            }
            delivered.push_back(delivery);
        });
};

TEST_F(LatestJobTest, Request_IsRunElsewhereAndDeliveredOnce) {
    job->request(answering(7));
    EXPECT_TRUE(delivered.empty());
    EXPECT_TRUE(job->isBusy());
    executor.runAll();
    ASSERT_EQ(delivered.size(), 1u);
    EXPECT_EQ(delivered[0].values, std::vector<int>{7});
    EXPECT_FALSE(job->isBusy());
}

TEST_F(LatestJobTest, ManyRequestsWhileOneRuns_OnlyTheNewestFollows) {
    job->request(answering(1));
    for (int value = 2; value <= 50; ++value) job->request(answering(value));
    EXPECT_EQ(executor.jobCount(), 1u) << "one running, the waiting one is not handed out";
    executor.runAll();
    ASSERT_EQ(delivered.size(), 2u) << "the running one is shown too, so a drag never starves";
    EXPECT_EQ(delivered[0].values, std::vector<int>{1});
    EXPECT_EQ(delivered[1].values, std::vector<int>{50});
    EXPECT_LT(delivered[0].generation, delivered[1].generation);
}

TEST_F(LatestJobTest, Parts_ComeTogetherInTheirOrder) {
    std::vector<Job::Work> parts = answering(1);
    parts.push_back(answering(2).front());
    parts.push_back(answering(3).front());
    job->request(parts);
    ASSERT_EQ(executor.jobCount(), 3u) << "parts may run side by side";
    executor.runOne();
    executor.runOne();
    EXPECT_EQ(executor.deliveryCount(), 0u) << "not before the last part";
    executor.runAll();
    ASSERT_EQ(delivered.size(), 1u);
    EXPECT_EQ(delivered[0].values, (std::vector<int>{1, 2, 3}));
}

TEST_F(LatestJobTest, Announcements_ComePartByPart_AllBeforeTheDelivery) {
    std::vector<std::string> events;
    Job announcing(
        executor,
        [&](std::vector<Result<int>> parts, std::uint64_t) {
            events.push_back("all " + std::to_string(parts.size()));
        },
        [&](const Result<int>& part, std::uint64_t generation) {
            events.push_back(std::to_string(*part) + " of " + std::to_string(generation));
        });
    std::vector<Job::Work> parts = answering(1);
    parts.push_back(answering(2).front());
    announcing.request(parts);
    announcing.request(answering(3));
    executor.runAll();
    EXPECT_EQ(events, (std::vector<std::string>{"1 of 1", "2 of 1", "all 2", "3 of 2", "all 1"}));
}

TEST_F(LatestJobTest, Error_IsDeliveredLikeAResult) {
    job->request({[](const JobContext&) {
        return Result<int>(Error{ErrorCode::Impossible, "no such thing"});
    }});
    executor.runAll();
    ASSERT_EQ(delivered.size(), 1u);
    EXPECT_EQ(failures, std::vector<std::string>{"no such thing"});
    job->request(answering(4));
    executor.runAll();
    EXPECT_EQ(delivered.back().values, std::vector<int>{4}) << "a failure does not stop what follows";
}

TEST_F(LatestJobTest, DestroyedBeforeTheJobRuns_AsksItToStopAndDeliversNothing) {
    bool wasStopped = false;
    job->request({[&wasStopped](const JobContext& context) {
        wasStopped = context.stopped();
        return Result<int>(1);
    }});
    job.reset();
    executor.runAll();
    EXPECT_TRUE(wasStopped);
    EXPECT_TRUE(delivered.empty());
}

TEST_F(LatestJobTest, DestroyedBetweenJobAndDelivery_DeliversNothing) {
    job->request(answering(1));
    executor.runOne();
    ASSERT_EQ(executor.deliveryCount(), 1u);
    job.reset();
    executor.runAll();
    EXPECT_TRUE(delivered.empty());
}

TEST_F(LatestJobTest, RequestFromWithinADelivery_IsRunNext) {
    auto* raw = job.get();
    Job chained(executor, [&](std::vector<Result<int>> parts, std::uint64_t) {
        if (*parts.front() == 1) raw->request(answering(2));
    });
    chained.request(answering(1));
    executor.runAll();
    ASSERT_EQ(delivered.size(), 1u);
    EXPECT_EQ(delivered[0].values, std::vector<int>{2});
}

}   // namespace
}   // namespace rope::ui
