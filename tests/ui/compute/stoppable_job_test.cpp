#include "ui/compute/stoppable_job.h"

#include "core/base/result.h"
#include "tests/support/manual_executor.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace rope::ui {
namespace {

using Job = StoppableJob<Result<int>>;

constexpr Job::Clock::duration never = std::chrono::hours(24), atOnce{0};

class StoppableJobTest : public ::testing::Test {
protected:
    void request(Job& target, int value) {
        target.request([value](const JobContext&) { return Result<int>(value); },
                       [this](const Result<int>& answer) { delivered.push_back(*answer); });
    }

    ManualExecutor executor;
    std::vector<int> delivered;
    std::unique_ptr<Job> job = std::make_unique<Job>(executor, Job::Progress(), never);
};

TEST_F(StoppableJobTest, Request_RunsOnTheExecutorAndIsDeliveredOnce) {
    request(*job, 7);
    EXPECT_TRUE(delivered.empty());
    EXPECT_TRUE(job->isBusy());
    executor.runAll();
    EXPECT_EQ(delivered, std::vector<int>{7});
    EXPECT_FALSE(job->isBusy());
}

TEST_F(StoppableJobTest, ManyRequestsWhileOneRuns_OnlyTheNewestFollows) {
    for (int value = 1; value <= 50; ++value) request(*job, value);
    EXPECT_EQ(executor.jobCount(), 1u) << "the waiting request is not handed out";
    executor.runAll();
    EXPECT_EQ(delivered, (std::vector<int>{1, 50})) << "a short running one is delivered too: a drag moves";
}

TEST_F(StoppableJobTest, NewerRequest_StopsOneThatRunsTooLong) {
    Job impatient(executor, {}, atOnce);
    bool wasStopped = false;
    impatient.request(
        [&wasStopped](const JobContext& context) {
            wasStopped = context.stopped();
            return Result<int>(1);
        },
        [this](const Result<int>& answer) { delivered.push_back(*answer); });
    request(impatient, 2);
    executor.runAll();
    EXPECT_TRUE(wasStopped);
    EXPECT_EQ(delivered, std::vector<int>{2}) << "what a stopped job returns is dropped";
}

TEST_F(StoppableJobTest, Stop_DropsTheRunningAndTheWaitingRequest) {
    request(*job, 1);
    request(*job, 2);
    job->stop();
    EXPECT_TRUE(job->isBusy()) << "until the running one has returned";
    executor.runAll();
    EXPECT_TRUE(delivered.empty());
    EXPECT_FALSE(job->isBusy());
    request(*job, 3);
    executor.runAll();
    EXPECT_EQ(delivered, std::vector<int>{3}) << "stopping does not end the job's use";
}

TEST_F(StoppableJobTest, Progress_IsDeliveredOnTheOwnersThread) {
    std::vector<double> fractions;
    Job reporting(
        executor, [&](double fraction) { fractions.push_back(fraction); }, never);
    reporting.request(
        [&](const JobContext& context) {
            context.progress(0.25);
            EXPECT_TRUE(fractions.empty()) << "not on the worker's thread";
            executor.deliverOne();
            context.progress(0.5);
            context.progress(0.75);   // one is on its way already
            return Result<int>(1);
        },
        [](const Result<int>&) {});
    executor.runAll();
    EXPECT_EQ(fractions, (std::vector<double>{0.25, 0.5}));
}

TEST_F(StoppableJobTest, Error_IsDeliveredLikeAResult) {
    std::string failure;
    job->request(
        [](const JobContext&) {
            return Result<int>(Error{ErrorCode::Impossible, "no such thing"});
        },
        [&](const Result<int>& answer) { failure = answer.error().message; });
    executor.runAll();
    EXPECT_EQ(failure, "no such thing");
    request(*job, 4);
    executor.runAll();
    EXPECT_EQ(delivered, std::vector<int>{4}) << "a failure does not stop what follows";
}

TEST_F(StoppableJobTest, DestroyedBeforeTheWorkRuns_AsksItToStopAndDeliversNothing) {
    bool wasStopped = false;
    job->request(
        [&wasStopped](const JobContext& context) {
            wasStopped = context.stopped();
            return Result<int>(1);
        },
        [this](const Result<int>& answer) { delivered.push_back(*answer); });
    job.reset();
    executor.runAll();
    EXPECT_TRUE(wasStopped);
    EXPECT_TRUE(delivered.empty());
}

TEST_F(StoppableJobTest, DestroyedBetweenWorkAndDelivery_DeliversNothing) {
    request(*job, 1);
    executor.runOne();
    ASSERT_EQ(executor.deliveryCount(), 1u);
    job.reset();
    executor.runAll();
    EXPECT_TRUE(delivered.empty());
}

TEST_F(StoppableJobTest, RequestFromWithinADelivery_RunsNext) {
    Job chained(executor, {}, never);
    chained.request([](const JobContext&) { return Result<int>(1); },
                    [&](const Result<int>&) { request(*job, 2); });
    executor.runAll();
    EXPECT_EQ(delivered, std::vector<int>{2});
}

}   // namespace
}   // namespace rope::ui
