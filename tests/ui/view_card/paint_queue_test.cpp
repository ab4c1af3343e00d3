#include "ui/view_card/paint_queue.h"

#include "tests/support/application.h"
#include "tests/support/wait_until.h"

#include <gtest/gtest.h>

#include <QEvent>

#include <array>
#include <functional>
#include <vector>

namespace rope::ui {
namespace {

/// Three widgets side by side in a window, and which of them each UpdateRequest painted.
class PaintTurnsTest : public ::testing::Test {
protected:
    PaintTurnsTest() {
        for (std::size_t i = 0; i < widgets.size(); ++i) {
            widgets[i] = new PaintedWidget(&window);
            widgets[i]->setGeometry(static_cast<int>(i) * 50, 0, 50, 50);
            widgets[i]->onPaint = [this, i] { paints.push_back({rounds, i}); };
        }
        window.resize(150, 50);
        window.show();
        QCoreApplication::processEvents();
        paints.clear();
    }

    struct PaintedWidget : QWidget {
        using QWidget::QWidget;
        std::function<void()> onPaint;
        void paintEvent(QPaintEvent* /*event*/) override { onPaint(); }
    };
    struct Paint {
        int round;
        std::size_t widget;
    };
    /// Every event of the window that paints begins a round.
    struct Rounds : QObject {
        int& count;
        explicit Rounds(int& counter) : count(counter) {}
        bool eventFilter(QObject* /*watched*/, QEvent* event) override {
            if (event->type() == QEvent::UpdateRequest) ++count;
            return false;
        }
    };

    std::vector<std::size_t> painted() const {
        std::vector<std::size_t> order;
        for (const Paint& paint : paints) order.push_back(paint.widget);
        return order;
    }

    QWidget window;
    std::array<PaintedWidget*, 3> widgets{};
    std::vector<Paint> paints;
    int rounds = 0;
    Rounds watch{rounds};
    PaintQueue queue;
};

TEST_F(PaintTurnsTest, EachIsPaintedInAnEventOfItsOwn_InTheOrderOfAsking) {
    window.installEventFilter(&watch);
    for (const std::size_t i : {2U, 0U, 1U}) queue.request(*widgets[i]);
    ASSERT_TRUE(waitUntil([this] { return paints.size() >= 3; }, 2000));
    EXPECT_EQ(painted(), (std::vector<std::size_t>{2, 0, 1}));
    EXPECT_LT(paints[0].round, paints[1].round);
    EXPECT_LT(paints[1].round, paints[2].round);
}

TEST_F(PaintTurnsTest, AskedTwice_IsPaintedOnce) {
    for (const std::size_t i : {0U, 1U, 1U, 0U}) queue.request(*widgets[i]);
    ASSERT_TRUE(waitUntil([this] { return paints.size() >= 2; }, 2000));
    (void)waitUntil([] { return false; }, 50);
    EXPECT_EQ(painted(), (std::vector<std::size_t>{0, 1}));
}

TEST_F(PaintTurnsTest, HiddenOrDeletedWidgets_KeepNobodyWaiting) {
    queue.request(*widgets[0]);
    queue.request(*widgets[1]);
    queue.request(*widgets[2]);
    widgets[0]->hide();
    delete widgets[1];
    queue.request(*widgets[2]);
    ASSERT_TRUE(waitUntil([this] { return !paints.empty(); }, 2000));
    EXPECT_EQ(painted(), (std::vector<std::size_t>{2}));
    queue.request(*widgets[0]);   // hidden: nothing to paint, and not remembered
    queue.request(*widgets[2]);
    ASSERT_TRUE(waitUntil([this] { return paints.size() >= 2; }, 2000));
    EXPECT_EQ(painted(), (std::vector<std::size_t>{2, 2}));
}

}   // namespace
}   // namespace rope::ui
