// The large dial: what can be dragged, what follows from it, and what the cursor points at.
#include "tests/support/picture_checks.h"
#include "tests/support/view_states.h"
#include "ui/view_card/picture_view.h"
#include "ui/views/decay/decay_picture.h"
#include "ui/views/decay/decay_view.h"
#include "ui/views/rotations/rotations_picture.h"
#include "ui/views/rotations/rotations_view.h"

#include <gtest/gtest.h>

#include <QMouseEvent>

namespace rope::ui {

namespace {

using namespace rope::ui::testing;

const QRectF body(0, 0, 1240, 700);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const RotationsPicture> built(const ExplorerState& state) {
    return pictureOf<RotationsPicture>(rotationsView, state);
}

ExplorerState focusedState(int pair = 9) {
    ExplorerState state = fourMethods();
    state.view.selectedPair = pair;
    return state;
}

struct Heads {
    QPointF query, rotatedQuery, rotatedKey;
};

Heads headsOf(const RotationsPicture& picture, std::size_t pair) {
    const PairSnapshot& one = picture.data().snapshot.pairs[pair];
    const FocusGeometry dial = picture.layout(body, light).focus.value();
    const auto head = [&](double x, double y) { return arrowHead(dial.centre, x, y, dial.pixelsPerUnit); };
    return {head(one.queryX, one.queryY), head(one.rotatedQueryX, one.rotatedQueryY),
            head(one.rotatedKeyX, one.rotatedKeyY)};
}

TEST(FocusedDial, EveryHead_IsADragHandleOfTheFocusedPair) {
    const auto picture = built(focusedState());
    const Heads heads = headsOf(*picture, 9);
    for (const QPointF& head : {heads.query, heads.rotatedQuery, heads.rotatedKey}) {
        const Hit hit = picture->hitAt(head, body, light);
        ASSERT_NE(hit.as<DragHandle>(), nullptr);
        EXPECT_EQ(hit.pair(), 9);
        EXPECT_TRUE(hit.readout.startsWith(QStringLiteral("pair 9 · θ = ")));
        EXPECT_FALSE(hit.click) << "a press drags";
    }
    EXPECT_EQ(picture->hitAt(QPointF(5, 5), body, light).as<DragHandle>(), nullptr);
    EXPECT_EQ(picture->hitAt(heads.query, QRectF(0, 0, 500, 400), light).as<DragHandle>(), nullptr)
        << "no large dial in a small body";
}

/// Dragging a head puts that head, and no other number, where the cursor is.
TEST(FocusedDial, DraggedHeads_FollowTheCursor) {
    const ExplorerState state = focusedState();
    const auto before = built(state);
    const FocusGeometry dial = before->layout(body, light).focus.value();
    const Heads heads = headsOf(*before, 9);
    struct Drag {
        QPointF from;
        double PairSnapshot::*x, PairSnapshot::*y;
        bool isKey;
    };
    for (const Drag& drag :
         {Drag{heads.query, &PairSnapshot::queryX, &PairSnapshot::queryY, false},
          Drag{heads.rotatedQuery, &PairSnapshot::rotatedQueryX, &PairSnapshot::rotatedQueryY, false},
          Drag{heads.rotatedKey, &PairSnapshot::rotatedKeyX, &PairSnapshot::rotatedKeyY, true}}) {
        const Hit hit = before->hitAt(drag.from, body, light);
        ASSERT_NE(hit.as<DragHandle>(), nullptr);
        const std::optional<StateChange> change =
            std::get<DragHandle>(hit.target).drag(dial.centre + QPointF(31, -17), state);
        ASSERT_TRUE(change);
        const auto after = built(change->next);
        const PairSnapshot &was = before->data().snapshot.pairs[9], &is = after->data().snapshot.pairs[9];
        EXPECT_NEAR(is.*drag.x, 31 / dial.pixelsPerUnit, 1e-9);
        EXPECT_NEAR(is.*drag.y, 17 / dial.pixelsPerUnit, 1e-9);
        EXPECT_EQ(drag.isKey ? is.queryX : is.keyX, drag.isKey ? was.queryX : was.keyX)
            << "the other vector stays";
        EXPECT_EQ(after->data().snapshot.pairs[10].queryX, before->data().snapshot.pairs[10].queryX)
            << "other pairs stay";
        EXPECT_EQ(change->mergeKey, QStringLiteral("dragged pair")) << "one drag is one step";
    }
}

/// A picture that replaced the one under the cursor has another scale; the drag keeps its own.
TEST(FocusedDial, Drag_OutlivesItsPicture) {
    const ExplorerState state = focusedState();
    std::optional<DragHandle> handle;
    FocusGeometry dial;
    {
        const auto picture = built(state);
        dial = picture->layout(body, light).focus.value();
        handle = std::get<DragHandle>(picture->hitAt(headsOf(*picture, 9).query, body, light).target);
    }
    const StateChange change = handle->drag(dial.centre + QPointF(31, -17), state).value();
    EXPECT_NEAR(built(change.next)->data().snapshot.pairs[9].queryX, 31 / dial.pixelsPerUnit, 1e-9);
}

TEST(FocusedDial, OddRotaryDim_TheCompletingZeroStaysZero) {
    ExplorerState state;
    state.scenario.layout = {.headDim = 7, .rotaryDim = 5};
    state.scenario.queryPosition = 3;
    const ExplorerState next = changes::withDraggedPair(state, VectorRole::Query, 2, 0.25, 9).next;
    ASSERT_NE(next.scenario.vectors.givenQuery, nullptr);
    EXPECT_EQ(next.scenario.vectors.givenQuery->cols(), 7);
    EXPECT_EQ((*next.scenario.vectors.givenQuery)(0, 2), 0.25);
    const RowMatrix before = *vectorAt(state.scenario.vectors, VectorRole::Query, 3, 7);
    for (const int column : {0, 1, 3, 4, 5, 6})
        EXPECT_EQ((*next.scenario.vectors.givenQuery)(0, column), before(0, column)) << column;
}

TEST(FocusedDial, GivenRows_OnlyTheRowOfThePositionChanges) {
    ExplorerState state;
    state.scenario.layout = {.headDim = 4, .rotaryDim = 4};
    state.scenario.queryPosition = 1;
    state.scenario.vectors.kind = VectorKind::Given;
    state.scenario.vectors.givenQuery = std::make_shared<const RowMatrix>(RowMatrix::Ones(3, 4));
    const RowMatrix rows =
        *changes::withDraggedPair(state, VectorRole::Query, 0, 5, 6).next.scenario.vectors.givenQuery;
    EXPECT_EQ(rows.row(0), RowMatrix::Ones(1, 4));
    EXPECT_EQ(rows(1, 0), 5);
    EXPECT_EQ(rows(1, 2), 6);
    EXPECT_EQ(rows.row(2), RowMatrix::Ones(1, 4));
}

struct LiveView {
    ExplorerState state = focusedState();
    PictureView view;
    std::vector<int> pointed;
    std::vector<StateChange> requests;

    LiveView() {
        view.resize(1280, 780);
        QObject::connect(&view, &PictureView::pairHovered, &view,
                         [this](int pair) { pointed.push_back(pair); });
        QObject::connect(&view, &PictureView::changeRequested, &view,
                         [this](const StateChange& change) { requests.push_back(change); });
        view.setState(state);
        view.setPicture(built(state));
    }
    void send(QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, view.mapToGlobal(at), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &event);
    }
    [[nodiscard]] const RotationsPicture& picture() const {
        return dynamic_cast<const RotationsPicture&>(*view.picture());
    }
};

TEST(PictureView, Drag_OfAHeadAsksForItsVectorUntilTheButtonIsReleased) {
    LiveView live;
    const QRectF area = live.view.bodyArea();
    const PairSnapshot& pair = live.picture().data().snapshot.pairs[9];
    const FocusGeometry dial = live.picture().layout(area, light).focus.value();
    const QPointF head = arrowHead(dial.centre, pair.rotatedQueryX, pair.rotatedQueryY, dial.pixelsPerUnit);
    live.send(QEvent::MouseButtonPress, head, Qt::LeftButton, Qt::LeftButton);
    EXPECT_TRUE(live.requests.empty()) << "nothing has moved yet";
    live.send(QEvent::MouseMove, dial.centre + QPointF(40, 0), Qt::NoButton, Qt::LeftButton);
    ASSERT_EQ(live.requests.size(), 1U);
    EXPECT_NE(live.requests[0].next.scenario.vectors.givenQuery, nullptr);
    EXPECT_EQ(live.view.cursor().shape(), Qt::ClosedHandCursor);
    live.send(QEvent::MouseButtonRelease, dial.centre + QPointF(40, 0), Qt::LeftButton, Qt::NoButton);
    live.send(QEvent::MouseMove, dial.centre + QPointF(50, 0), Qt::NoButton, Qt::NoButton);
    EXPECT_EQ(live.requests.size(), 1U);
}

TEST(PictureView, Hover_PointsAtPairsOnceAndAtNoneOutside) {
    LiveView live;
    const DialLayout dials = live.picture().layout(live.view.bodyArea(), light).dials;
    live.send(QEvent::MouseMove, dials.centre(5), Qt::NoButton, Qt::NoButton);
    live.send(QEvent::MouseMove, dials.centre(5) + QPointF(1, 1), Qt::NoButton, Qt::NoButton);
    live.send(QEvent::MouseMove, dials.centre(6), Qt::NoButton, Qt::NoButton);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&live.view, &leave);
    EXPECT_EQ(live.pointed, (std::vector<int>{5, 6, -1}));
}

TEST(PointedPair, IsRingedAmongTheDials_AndItsWavelengthMarkedInDecay) {
    const ExplorerState state = focusedState();
    const auto dials = built(state);
    const QImage plain = paintedBody(*dials, body), marked = paintedBody(*dials, body, 20);
    const DialLayout layout = dials->layout(body, light).dials;
    const QRectF there(layout.centre(20) - QPointF(layout.radius + 4, layout.radius + 4),
                       QSizeF(2 * layout.radius + 8, 2 * layout.radius + 8));
    int changed = 0, elsewhere = 0;
    for (int y = 0; y < plain.height(); ++y)
        for (int x = 0; x < plain.width(); ++x)
            if (plain.pixel(x, y) != marked.pixel(x, y))
                ++(there.contains(QPointF(x, y)) ? changed : elsewhere);
    EXPECT_GT(changed, 50);
    EXPECT_EQ(elsewhere, 0);

    const auto decay = pictureOf<DecayPicture>(decayView, state);
    ASSERT_NE(decay, nullptr);
    const QImage without = paintedBody(*decay, body), with = paintedBody(*decay, body, 20);
    const double column = decay->layout(body, light).plot.pixelX(dials->data().snapshot.pairs[20].wavelength);
    int inColumn = 0;
    for (int y = 0; y < with.height(); ++y)
        inColumn += without.pixel(static_cast<int>(column), y) != with.pixel(static_cast<int>(column), y);
    EXPECT_GT(inColumn, 100);
}

}   // namespace

}   // namespace rope::ui
