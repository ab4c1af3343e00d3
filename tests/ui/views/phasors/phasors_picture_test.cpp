#include "ui/views/phasors/phasors_picture.h"

#include "tests/support/application.h"
#include "tests/support/view_states.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

namespace rope::ui {

namespace {

using rope::ui::testing::fourMethods;

const QRectF body(10, 10, 900, 520);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const PhasorsPicture> built(const ExplorerState& state) {
    const Result<PicturePtr> picture = buildPhasors(state, {});
    EXPECT_TRUE(picture.ok());
    return picture.ok() ? std::dynamic_pointer_cast<const PhasorsPicture>(*picture) : nullptr;
}

QImage painted(const Picture& picture) {
    QImage image(920, 540, QImage::Format_RGB32);
    image.fill(light.panel);
    QPainter painter(&image);
    ChartFrameCache cache;
    picture.paint(painter, body, {light, &cache});
    return image;
}

bool isLike(QRgb pixel, const QColor& colour) {
    return std::abs(qRed(pixel) - colour.red()) + std::abs(qGreen(pixel) - colour.green()) +
               std::abs(qBlue(pixel) - colour.blue()) <
           60;
}

TEST(Phasors, ChainEnds_AreDrawnWhereTheSumsAre) {
    const ExplorerState state = fourMethods();
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    const Result<PhasorStudy> study = phasorStudy(state.scenario);
    ASSERT_TRUE(study.ok());
    const QImage image = painted(*picture);
    const PlotFrame plot = picture->chainPlot(body, light);
    const Phasor& last = study->pairs.back();
    EXPECT_TRUE(isLike(image.pixel(plot.pixel(last.endReal, last.endImaginary).toPoint()), light.accent));
    const QPointF middle = plot.pixel(last.endReal / 2, 0);
    EXPECT_TRUE(isLike(image.pixel(middle.toPoint()), light.accent) ||
                isLike(image.pixel(middle.toPoint()), light.query))
        << "the score lies on the real axis";
    EXPECT_NEAR(plot.pixelX(1) - plot.pixelX(0), plot.pixelY(0) - plot.pixelY(1), 1e-9)
        << "angles look like angles";
}

TEST(Phasors, Bars_ReachTheirPart) {
    const ExplorerState state = fourMethods();
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    const Result<PhasorStudy> study = phasorStudy(state.scenario);
    ASSERT_TRUE(study.ok());
    const QImage image = painted(*picture);
    const PlotFrame plot = picture->partsPlot(body, light);
    int seen = 0;
    for (std::size_t pair = 0; pair < study->pairs.size(); ++pair) {
        const double value = study->pairs[pair].real;
        const double height = plot.pixelY(0) - plot.pixelY(value);
        if (std::abs(height) < 8 || static_cast<int>(pair) == state.view.focusedPair) continue;
        const QColor& colour = value < 0 ? light.unseen : light.query;
        const QPoint inside(qRound(plot.pixelX(static_cast<double>(pair)) - 0.5),
                            qRound(plot.pixelY(value) + (height > 0 ? 3 : -3)));
        const QPoint beyond(inside.x(), qRound(plot.pixelY(value) - (height > 0 ? 4 : -4)));
        EXPECT_TRUE(isLike(image.pixel(inside), colour)) << pair;
        EXPECT_FALSE(isLike(image.pixel(beyond), colour)) << pair;
        ++seen;
    }
    EXPECT_GT(seen, 10);
}

TEST(Phasors, AnotherDistance_LeavesTheAxisOfTheParts) {
    ExplorerState state = fourMethods();
    const auto near = built(state);
    state.scenario.queryPosition += 7;
    const auto far = built(state);
    ASSERT_TRUE(near && far);
    EXPECT_NE(near->answer(), far->answer()) << "they are different pictures";
    EXPECT_EQ(near->partsPlot(body, light).pixelY(1), far->partsPlot(body, light).pixelY(1));
    EXPECT_EQ(near->partsPlot(body, light).pixelY(0), far->partsPlot(body, light).pixelY(0));
}

TEST(Phasors, Click_FocusesThePair) {
    const ExplorerState state = fourMethods();
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    const PlotFrame plot = picture->sumsPlot(body, light);
    const QPointF at(plot.pixelX(40), plot.area.center().y());
    const std::optional<StateChange> change = picture->clicked(at, body, light, state);
    ASSERT_TRUE(change.has_value());
    EXPECT_TRUE(picture->readout(at, body, light).contains(QStringLiteral("pair 40")));
    EXPECT_FALSE(picture->clicked(QPointF(12, 12), body, light, state).has_value());
}

}   // namespace

}   // namespace rope::ui
