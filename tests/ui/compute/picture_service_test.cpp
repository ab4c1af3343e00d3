#include "ui/compute/picture_service.h"

#include "tests/support/manual_executor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace rope::ui {
namespace {

std::map<std::string, int> builds;   // how often each view was computed; tests run one after another
std::int64_t lastPositionOfBase = -1;

class Note : public Picture {
public:
    explicit Note(double base) : m_base(base) {}
    [[nodiscard]] PictureWords words() const override { return {QString::number(m_base), {}, {}, {}}; }
    void paint(QPainter&, const QRectF&, const PaintContext&) const override {}
    [[nodiscard]] Hit hitAt(QPointF, const QRectF&, const Theme&) const override { return {}; }

private:
    double m_base;
};

ExplorerState baseAlone(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario.ropeTheta = state.scenario.ropeTheta;
    return relevant;
}

ExplorerState positionAlone(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario.queryPosition = state.scenario.queryPosition;
    return relevant;
}

Result<PicturePtr> buildBase(const ExplorerState& state, const JobContext&) {
    ++builds["base"];
    lastPositionOfBase = state.scenario.queryPosition;
    if (state.scenario.ropeTheta == 13) return Error{ErrorCode::Impossible, "thirteen"};
    return PicturePtr(std::make_shared<Note>(state.scenario.ropeTheta));
}

Result<PicturePtr> buildPosition(const ExplorerState& state, const JobContext&) {
    ++builds["position"];
    return PicturePtr(std::make_shared<Note>(static_cast<double>(state.scenario.queryPosition)));
}

const std::array<ViewRow, 2> rows{
    {{"base", [] { return QString(); }, true, baseAlone, buildBase},
     {"position", [] { return QString(); }, true, positionAlone, buildPosition}}};

class PictureServiceTest : public ::testing::Test {
protected:
    PictureServiceTest() {
        builds.clear();
        QObject::connect(&service, &PictureService::pictureReady, &service,
                         [this](std::string_view id, const Result<PicturePtr>& picture) {
                             events.push_back(std::string(id) + " " +
                                              (picture ? (*picture)->words().title.toStdString()
                                                       : picture.error().message));
                         });
        QObject::connect(&service, &PictureService::allReady, &service,
                         [this](double) { events.emplace_back("all"); });
    }

    void show(double base, std::int64_t position) {
        ExplorerState state;
        state.scenario.ropeTheta = base;
        state.scenario.queryPosition = position;
        service.setState(state);
    }

    using Events = std::vector<std::string>;

    ManualExecutor executor;
    PictureService service{executor};
    Events events;
};

TEST_F(PictureServiceTest, VisibleViews_AreComputedByJobsOfTheirOwn) {
    service.setVisibleRows({&rows[0], &rows[1]});
    show(100, 5);
    EXPECT_TRUE(events.empty()) << "nothing is computed on the caller's thread";
    EXPECT_EQ(executor.jobCount(), 2u);
    EXPECT_TRUE(service.isBusy());
    executor.runAll();
    EXPECT_EQ(events, (Events{"base 100", "position 5", "all"}));
    EXPECT_FALSE(service.isBusy());
}

TEST_F(PictureServiceTest, SlowView_DelaysNoOther) {
    service.setVisibleRows({&rows[0], &rows[1]});
    show(100, 5);
    executor.runOne();   // base
    executor.runOne();   // position, whose delivery comes first below
    executor.deliverOne();
    executor.deliverOne();
    events.clear();
    show(200, 6);   // both are requested again; which one is first depends on the times of the first jobs
    executor.runJob(1);
    executor.deliverOne();
    ASSERT_EQ(events.size(), 1U) << "although the other view is not ready";
    EXPECT_NE(events.front(), "all");
    executor.runAll();
    ASSERT_EQ(events.size(), 3U);
    EXPECT_EQ(std::set(events.begin(), events.begin() + 2),
              (std::set<std::string>{"position 6", "base 200"}));
    EXPECT_EQ(events.back(), "all");
}

TEST_F(PictureServiceTest, HiddenView_IsNotComputed) {
    service.setVisibleRows({&rows[0]});
    show(100, 5);
    executor.runAll();
    EXPECT_EQ(builds["position"], 0);
    EXPECT_EQ(events, (Events{"base 100", "all"}));
}

TEST_F(PictureServiceTest, ViewHiddenWhileItIsComputed_IsStopped) {
    service.setVisibleRows({&rows[0]});
    show(100, 5);
    service.setVisibleRows({&rows[1]});
    executor.runAll();
    EXPECT_EQ(events, (Events{"position 5", "all"}));
    service.setVisibleRows({&rows[0]});
    executor.runAll();
    EXPECT_EQ(builds["base"], 2) << "what the stopped job returned is not used";
    EXPECT_EQ(events.back(), "all");
}

TEST_F(PictureServiceTest, ViewWhoseRelevantStateIsUnchanged_IsNotComputedAgain) {
    service.setVisibleRows({&rows[0], &rows[1]});
    show(100, 5);
    executor.runAll();
    events.clear();
    show(100, 6);
    executor.runAll();
    EXPECT_EQ(builds["base"], 1);
    EXPECT_EQ(builds["position"], 2);
    EXPECT_EQ(events, (Events{"position 6", "all"}));
}

TEST_F(PictureServiceTest, EarlierState_ComesBackAtOnce) {
    service.setVisibleRows({&rows[0]});
    show(100, 0);
    executor.runAll();
    show(200, 0);
    executor.runAll();
    events.clear();
    show(100, 0);
    EXPECT_EQ(executor.jobCount(), 0u);
    EXPECT_EQ(events, (Events{"base 100", "all"}));
    EXPECT_EQ(builds["base"], 2);
}

TEST_F(PictureServiceTest, Drag_ShowsTheRunningAndTheNewest_NeverAnOlderAfterANewer) {
    service.setVisibleRows({&rows[0]});
    for (int step = 0; step < 100; ++step) show(100 + step, step);
    executor.runAll();
    EXPECT_EQ(events, (Events{"base 100", "base 199", "all"}));
    EXPECT_EQ(builds["base"], 2);
}

TEST_F(PictureServiceTest, CachedStateWhileAnotherIsComputed_StaysLast) {
    service.setVisibleRows({&rows[0]});
    show(100, 0);
    executor.runAll();
    show(200, 0);   // is computed
    events.clear();
    show(100, 0);   // cached, and must not be replaced by 200
    executor.runAll();
    EXPECT_EQ(events.front(), "base 100");
    EXPECT_EQ(std::count(events.begin(), events.end(), "base 200"), 0);
    EXPECT_EQ(builds["base"], 2);
}

TEST_F(PictureServiceTest, FailedView_DeliversItsErrorBesideTheOthers) {
    service.setVisibleRows({&rows[0], &rows[1]});
    show(13, 5);
    executor.runAll();
    EXPECT_EQ(events, (Events{"base thirteen", "position 5", "all"}));
}

TEST_F(PictureServiceTest, ViewMadeVisible_IsComputedForTheCurrentState) {
    service.setVisibleRows({&rows[0]});
    show(100, 5);
    executor.runAll();
    events.clear();
    service.setVisibleRows({&rows[1]});
    executor.runAll();
    EXPECT_EQ(events, (Events{"position 5", "all"}));
}

TEST_F(PictureServiceTest, Build_GetsTheRelevantPartOfTheStateAlone) {
    service.setVisibleRows({&rows[0]});
    show(100, 5);
    executor.runAll();
    EXPECT_EQ(lastPositionOfBase, 0) << "the position does not belong to this view";
}

}   // namespace
}   // namespace rope::ui
