// The large dial: what can be dragged, what follows from it, and what the cursor points at.
#include "ui/views/rotations/rotations_picture.h"
#include "tests/support/application.h"
#include "tests/support/view_states.h"
#include "ui/view_card/picture_view.h"
#include "ui/views/decay/decay_picture.h"
#include "ui/views/rotations/focused_dial.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace rope::ui {

namespace {

const QRectF body(0, 0, 1240, 700);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const RotationsPicture> pictureOf(const ExplorerState& state) {
    const Result<PicturePtr> built = buildRotations(state, {});
    EXPECT_TRUE(built.ok());
    return built ? std::dynamic_pointer_cast<const RotationsPicture>(*built) : nullptr;
}

ExplorerState focusedState(int pair = 9) {
    ExplorerState state = rope::ui::testing::fourMethods();
    state.view.focusedPair = pair;
    return state;
}

struct Heads {
    QPointF query, turnedQuery, turnedKey;
};

Heads headsOf(const RotationsPicture& picture, std::size_t pair) {
    const PairSnapshot& one = picture.snapshot().pairs[pair];
    const FocusGeometry dial = focusGeometry(picture.focusArea(body, light), one, light);
    const auto head = [&](double x, double y) { return arrowHead(dial.centre, x, y, dial.pixelsPerUnit); };
    return {head(one.queryX, one.queryY), head(one.turnedQueryX, one.turnedQueryY),
            head(one.turnedKeyX, one.turnedKeyY)};
}

TEST(FocusedDial, EveryHead_CanBeTakenHoldOf) {
    const auto picture = pictureOf(focusedState());
    const Heads heads = headsOf(*picture, 9);
    EXPECT_EQ(picture->gripAt(heads.turnedQuery, body, light)->kind, Grip::Kind::TurnedQuery);
    EXPECT_EQ(picture->gripAt(heads.turnedKey, body, light)->kind, Grip::Kind::TurnedKey);
    EXPECT_EQ(picture->gripAt(heads.query, body, light)->kind, Grip::Kind::Query);
    EXPECT_FALSE(picture->gripAt(QPointF(5, 5), body, light));
    EXPECT_FALSE(picture->gripAt(heads.query, QRectF(0, 0, 500, 400), light))
        << "no large dial in a small body";
}

/// Dragging a head puts that head, and no other number, where the cursor is.
TEST(FocusedDial, DraggedHeads_StandAtTheCursor) {
    const ExplorerState state = focusedState();
    const auto before = pictureOf(state);
    const Heads heads = headsOf(*before, 9);
    for (const QPointF& from : {heads.query, heads.turnedQuery, heads.turnedKey}) {
        const Grip grip = *before->gripAt(from, body, light);
        const QPointF to = grip.centre + QPointF(31, -17);
        const std::optional<StateChange> change = before->dragged(grip, to, state);
        ASSERT_TRUE(change);
        const auto after = pictureOf(change->next);
        const PairSnapshot &was = before->snapshot().pairs[9], &is = after->snapshot().pairs[9];
        const double wantedX = 31 / grip.pixelsPerUnit, wantedY = 17 / grip.pixelsPerUnit;
        const bool isKey = grip.kind == Grip::Kind::TurnedKey;
        const double x = isKey                            ? is.turnedKeyX
                         : grip.kind == Grip::Kind::Query ? is.queryX
                                                          : is.turnedQueryX,
                     y = isKey                            ? is.turnedKeyY
                         : grip.kind == Grip::Kind::Query ? is.queryY
                                                          : is.turnedQueryY;
        EXPECT_NEAR(x, wantedX, 1e-9);
        EXPECT_NEAR(y, wantedY, 1e-9);
        EXPECT_EQ(isKey ? is.queryX : is.keyX, isKey ? was.queryX : was.keyX) << "the other vector stays";
        EXPECT_EQ(after->snapshot().pairs[10].queryX, before->snapshot().pairs[10].queryX)
            << "other pairs stay";
        EXPECT_EQ(change->mergeKey, QStringLiteral("dragged pair")) << "one drag is one step";
    }
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
    std::vector<StateChange> wishes;

    LiveView() {
        view.resize(1280, 780);
        QObject::connect(&view, &PictureView::pairPointed, &view,
                         [this](int pair) { pointed.push_back(pair); });
        QObject::connect(&view, &PictureView::changeRequested, &view,
                         [this](const StateChange& change) { wishes.push_back(change); });
        view.setState(state);
        view.setPicture(*buildRotations(state, {}));
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
    const PairSnapshot& pair = live.picture().snapshot().pairs[9];
    const FocusGeometry dial = focusGeometry(live.picture().focusArea(area, light), pair, light);
    const QPointF head = arrowHead(dial.centre, pair.turnedQueryX, pair.turnedQueryY, dial.pixelsPerUnit);
    live.send(QEvent::MouseButtonPress, head, Qt::LeftButton, Qt::LeftButton);
    EXPECT_TRUE(live.wishes.empty()) << "nothing has moved yet";
    live.send(QEvent::MouseMove, dial.centre + QPointF(40, 0), Qt::NoButton, Qt::LeftButton);
    ASSERT_EQ(live.wishes.size(), 1U);
    EXPECT_NE(live.wishes[0].next.scenario.vectors.givenQuery, nullptr);
    EXPECT_EQ(live.view.cursor().shape(), Qt::ClosedHandCursor);
    live.send(QEvent::MouseButtonRelease, dial.centre + QPointF(40, 0), Qt::LeftButton, Qt::NoButton);
    live.send(QEvent::MouseMove, dial.centre + QPointF(50, 0), Qt::NoButton, Qt::NoButton);
    EXPECT_EQ(live.wishes.size(), 1U);
}

TEST(PictureView, Hover_PointsAtPairsOnceAndAtNoneOutside) {
    LiveView live;
    const DialLayout dials = live.picture().layout(live.view.bodyArea(), light);
    live.send(QEvent::MouseMove, dials.centre(5), Qt::NoButton, Qt::NoButton);
    live.send(QEvent::MouseMove, dials.centre(5) + QPointF(1, 1), Qt::NoButton, Qt::NoButton);
    live.send(QEvent::MouseMove, dials.centre(6), Qt::NoButton, Qt::NoButton);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&live.view, &leave);
    EXPECT_EQ(live.pointed, (std::vector<int>{5, 6, -1}));
}

QImage painted(const Picture& picture, std::optional<int> pointedPair) {
    QImage image(1240, 700, QImage::Format_RGB32);
    image.fill(light.panel);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter, body, {.theme = light, .pointedPair = pointedPair});
    return image;
}

TEST(PointedPair, IsRingedAmongTheDials_AndItsWavelengthMarkedInDecay) {
    const ExplorerState state = focusedState();
    const auto dials = pictureOf(state);
    const QImage plain = painted(*dials, {}), marked = painted(*dials, 20);
    const DialLayout layout = dials->layout(body, light);
    const QRectF there(layout.centre(20) - QPointF(layout.radius + 4, layout.radius + 4),
                       QSizeF(2 * layout.radius + 8, 2 * layout.radius + 8));
    int changed = 0, elsewhere = 0;
    for (int y = 0; y < plain.height(); ++y)
        for (int x = 0; x < plain.width(); ++x)
            if (plain.pixel(x, y) != marked.pixel(x, y))
                ++(there.contains(QPointF(x, y)) ? changed : elsewhere);
    EXPECT_GT(changed, 50);
    EXPECT_EQ(elsewhere, 0);

    const Result<PicturePtr> decay = buildDecay(state, {});
    ASSERT_TRUE(decay.ok());
    const QImage without = painted(**decay, {}), with = painted(**decay, 20);
    const auto& picture = dynamic_cast<const DecayPicture&>(**decay);
    const double column = picture.plot(body, light).pixelX(dials->snapshot().pairs[20].wavelength);
    int inColumn = 0;
    for (int y = 0; y < with.height(); ++y)
        inColumn += without.pixel(static_cast<int>(column), y) != with.pixel(static_cast<int>(column), y);
    EXPECT_GT(inColumn, 100);
}

}   // namespace

}   // namespace rope::ui
