#include "ui/compute/picture_service.h"

#include "tests/support/manual_executor.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <string>

namespace rope::ui {
namespace {

std::map<std::string, int> builds;   // how often each view was computed; tests run one after another

class Note : public Picture {
public:
    explicit Note(double base) : m_base(base) {}
    [[nodiscard]] QString title() const override { return QString::number(m_base); }
    [[nodiscard]] QString subtitle() const override { return {}; }
    void paint(QPainter&, const QRectF&, const PaintContext&) const override {}
    [[nodiscard]] DataTable table() const override { return {}; }

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
        QObject::connect(&service, &PictureService::picturesReady, &service,
                         [this](const std::shared_ptr<const PictureSet>& set) { sets.push_back(set); });
    }

    void show(double base, std::int64_t position) {
        ExplorerState state;
        state.scenario.ropeTheta = base;
        state.scenario.queryPosition = position;
        service.setState(state);
    }

    static QString text(const PictureSet& set, std::string_view id) {
        const ViewAnswer* answer = set.find(id);
        return answer != nullptr && answer->picture ? (*answer->picture)->title() : QString();
    }

    ManualExecutor executor;
    PictureService service{executor};
    std::vector<std::shared_ptr<const PictureSet>> sets;
};

TEST_F(PictureServiceTest, VisibleViews_ComeAsOneSet) {
    service.setVisibleRows({&rows[0], &rows[1]});
    show(100, 5);
    EXPECT_TRUE(sets.empty()) << "nothing is computed on the caller's thread";
    executor.runAll();
    ASSERT_EQ(sets.size(), 1u);
    EXPECT_EQ(text(*sets[0], "base"), QStringLiteral("100"));
    EXPECT_EQ(text(*sets[0], "position"), QStringLiteral("5"));
    EXPECT_GE(sets[0]->computeMs, 0);
}

TEST_F(PictureServiceTest, EachPicture_IsAnnouncedBeforeTheSet) {
    std::vector<QString> early;
    QObject::connect(&service, &PictureService::pictureReady, &service,
                     [&](const std::shared_ptr<const PictureSet>& set) {
                         EXPECT_TRUE(sets.empty());
                         ASSERT_EQ(set->answers.size(), 1u);
                         EXPECT_EQ(set->state.scenario.ropeTheta, 100);
                         early.push_back(text(*set, set->answers.front().id));
                     });
    service.setVisibleRows({&rows[0], &rows[1]});
    show(100, 5);
    executor.runAll();
    EXPECT_EQ(early, (std::vector<QString>{QStringLiteral("100"), QStringLiteral("5")}));
    ASSERT_EQ(sets.size(), 1u);
}

TEST_F(PictureServiceTest, HiddenView_IsNotComputed) {
    service.setVisibleRows({&rows[0]});
    show(100, 5);
    executor.runAll();
    EXPECT_EQ(builds["position"], 0);
    ASSERT_EQ(sets.size(), 1u);
    EXPECT_EQ(sets[0]->find("position"), nullptr);
}

TEST_F(PictureServiceTest, ViewWhoseRelevantStateIsUnchanged_IsNotComputedAgain) {
    service.setVisibleRows({&rows[0], &rows[1]});
    show(100, 5);
    executor.runAll();
    show(100, 6);
    executor.runAll();
    EXPECT_EQ(builds["base"], 1);
    EXPECT_EQ(builds["position"], 2);
    ASSERT_EQ(sets.size(), 2u);
    EXPECT_EQ(text(*sets[1], "base"), QStringLiteral("100"));
    EXPECT_EQ(text(*sets[1], "position"), QStringLiteral("6"));
}

TEST_F(PictureServiceTest, StateSeenBefore_ComesBackAtOnce) {
    service.setVisibleRows({&rows[0]});
    show(100, 0);
    executor.runAll();
    show(200, 0);
    executor.runAll();
    show(100, 0);
    EXPECT_EQ(executor.jobCount(), 0u);
    ASSERT_EQ(sets.size(), 3u);
    EXPECT_EQ(text(*sets[2], "base"), QStringLiteral("100"));
    EXPECT_EQ(builds["base"], 2);
}

TEST_F(PictureServiceTest, Drag_ShowsTheRunningAndTheNewest_NeverAnOlderAfterANewer) {
    service.setVisibleRows({&rows[0], &rows[1]});
    for (int step = 0; step < 100; ++step) show(100 + step, step);
    executor.runAll();
    ASSERT_EQ(sets.size(), 2u);
    EXPECT_EQ(text(*sets[0], "base"), QStringLiteral("100"));
    EXPECT_EQ(text(*sets[1], "base"), QStringLiteral("199"));
    EXPECT_EQ(text(*sets[1], "position"), QStringLiteral("99"));
    EXPECT_EQ(builds["base"], 2);
}

TEST_F(PictureServiceTest, KnownStateWhileAnotherRuns_StaysLast) {
    service.setVisibleRows({&rows[0]});
    show(100, 0);
    executor.runAll();
    show(200, 0);   // runs
    show(100, 0);   // known, but must not be overtaken by 200
    executor.runAll();
    EXPECT_EQ(text(*sets.back(), "base"), QStringLiteral("100"));
    EXPECT_EQ(builds["base"], 2);
}

TEST_F(PictureServiceTest, FailedView_DeliversItsErrorBesideTheOthers) {
    service.setVisibleRows({&rows[0], &rows[1]});
    show(13, 5);
    executor.runAll();
    ASSERT_EQ(sets.size(), 1u);
    const ViewAnswer* failed = sets[0]->find("base");
    ASSERT_NE(failed, nullptr);
    ASSERT_FALSE(failed->picture.ok());
    EXPECT_EQ(failed->picture.error().message, "thirteen");
    EXPECT_EQ(text(*sets[0], "position"), QStringLiteral("5"));
}

TEST_F(PictureServiceTest, ViewMadeVisible_IsComputedForTheCurrentState) {
    service.setVisibleRows({&rows[0]});
    show(100, 5);
    executor.runAll();
    service.setVisibleRows({&rows[1]});
    executor.runAll();
    ASSERT_EQ(sets.size(), 2u);
    EXPECT_EQ(text(*sets[1], "position"), QStringLiteral("5"));
}

}   // namespace
}   // namespace rope::ui
