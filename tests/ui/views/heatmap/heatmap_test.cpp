#include "core/score_map/score_heatmap.h"
#include "tests/support/application.h"
#include "tests/support/ink.h"
#include "tests/support/valid.h"
#include "tests/support/view_states.h"
#include "ui/painting/number_label.h"
#include "ui/state/state_check.h"
#include "ui/views/heatmap/heatmap_build.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/heatmap/heatmap_settings.h"
#include "ui/views/heatmap/heatmap_table.h"
#include "ui/views/heatmap/heatmap_widget.h"
#include "ui/views/heatmap/heatmap_window.h"

#include <gtest/gtest.h>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <array>
#include <cmath>
#include <set>

namespace rope::ui {

namespace {

using testing::fourMethods;

const Theme& light = themeOf(ThemeKind::Light);
const QRectF smallBody(0, 0, 500, 400), largeBody(0, 0, 900, 800);

std::shared_ptr<const HeatmapPicture> built(const ExplorerState& state) {
    const Result<PicturePtr> picture = buildHeatmap(state, {});
    EXPECT_TRUE(picture.ok()) << (picture ? "" : describe(picture.error()));
    return picture ? std::dynamic_pointer_cast<const HeatmapPicture>(*picture) : nullptr;
}

ExplorerState windowState(std::int64_t length, std::int64_t firstQuery, std::int64_t firstKey,
                          std::int64_t seen) {
    ExplorerState state = fourMethods();
    state.scenario.vectors.kind = VectorKind::Tokens;
    state.view.scoreMap.length = length;
    state.view.edit<HeatmapSettings>().firstQuery = firstQuery;
    state.view.edit<HeatmapSettings>().firstKey = firstKey;
    state.view.edit<HeatmapSettings>().visibleTokens = seen;
    state.view.scoreMap.isCausal = false;
    return state;
}

QImage painted(const Picture& picture, const QRectF& body, const Theme& theme = light) {
    QImage image(body.size().toSize(), QImage::Format_RGB32);
    image.fill(theme.panel);
    QPainter painter(&image);
    picture.paint(painter, body, {theme});
    return image;
}

QPointF middleOf(const PlotFrame& plot, std::int64_t query, std::int64_t key, std::int64_t tokens = 1) {
    const double half = 0.5 * static_cast<double>(tokens);
    return plot.pixel(static_cast<double>(key) + half, static_cast<double>(query) + half);
}

TEST(HeatmapWindow, Zoom_KeepsThePlaceUnderTheCursor) {
    const ScoreWindow whole{1000, 0, 0, 1000};
    const ScoreWindow near = zoomedWindow(whole, {0.25, 0.75}, 4);
    EXPECT_EQ(near.tokens, 250);
    EXPECT_NEAR(static_cast<double>(near.firstKey) + 0.25 * 250, 250, 1);
    EXPECT_NEAR(static_cast<double>(near.firstQuery) + 0.75 * 250, 750, 1);
    EXPECT_EQ(zoomedWindow(near, {0.25, 0.75}, 0.25), whole);
    EXPECT_EQ(zoomedWindow(near, {0.9, 0.9}, 1e-9), whole);
    EXPECT_EQ(zoomedWindow(whole, {0.5, 0.5}, 1e9).tokens, 4);
    EXPECT_EQ(zoomedWindow({5, 0, 0, 5}, {0, 0}, 1.01).tokens, 4);   // small numbers move as well
}

TEST(HeatmapWindow, Moves_StopAtTheEdges) {
    const ScoreWindow window{1000, 300, 400, 100};
    EXPECT_EQ(movedWindow(window, {0.5, -0.5}), (ScoreWindow{1000, 250, 450, 100}));
    EXPECT_EQ(movedWindow(window, {-100, 100}), (ScoreWindow{1000, 900, 0, 100}));
}

TEST(HeatmapWindow, Frames_AreSquareAndHoldTheBand) {
    const ScoreWindow window{1000, 300, 400, 100};
    const ScoreWindow framed = framedWindow(window, {0.9, 0.2}, {0.5, 0.3});
    EXPECT_EQ(framed.tokens, 40);
    EXPECT_EQ(framed.firstKey, 450);
    EXPECT_EQ(framed.firstQuery, 305);
    EXPECT_EQ(framedWindow(window, {-50, -50}, {50, 50}), (ScoreWindow{1000, 0, 0, 1000}));
}

TEST(HeatmapWindow, HostileSettings_AreFitted) {
    for (const auto& [query, key, seen] :
         {std::array<std::int64_t, 3>{131072, 131072, 131072}, {131072, 0, 10}, {0, 131072, 1}, {5, 5, 0}}) {
        const ExplorerState state = windowState(100, query, key, seen);
        EXPECT_FALSE(checkState(state).has_value());
        const ScoreWindow window = heatmapWindow(state);
        EXPECT_GE(window.tokens, 1);
        EXPECT_LE(window.firstQuery + window.tokens, 100);
        EXPECT_LE(window.firstKey + window.tokens, 100);
        EXPECT_EQ(built(state)->window(), window);
    }
    for (std::int64_t HeatmapSettings::*member :
         {&HeatmapSettings::firstQuery, &HeatmapSettings::firstKey, &HeatmapSettings::visibleTokens})
        for (const std::int64_t value : {std::int64_t{-1}, std::int64_t{131073}}) {
            ExplorerState state;
            state.view.edit<HeatmapSettings>().*member = value;
            EXPECT_TRUE(checkState(state).has_value());
        }
}

TEST(Heatmap, Zoomed_EveryCellHasItsValuesColour) {
    const ExplorerState state = windowState(3000, 1200, 77, 24);
    const auto picture = built(state);
    const QImage image = painted(*picture, smallBody);
    const PlotFrame plot = picture->places(smallBody, light).front().plot;
    for (std::int64_t query = 1200; query < 1224; ++query)
        for (std::int64_t key = 77; key < 101; ++key) {
            Scenario scenario = state.scenario;
            const double score = scoreAt(valid(scenario), query, key).value();
            EXPECT_EQ(image.pixel(middleOf(plot, query, key).toPoint()),
                      picture->colourOf(score, ThemeKind::Light))
                << query << "," << key;
        }
    EXPECT_TRUE(picture->words().subtitle.contains(QStringLiteral("24 × 24 from m = 1200, n = 77")));
}

/// Of what is shown: scores here are below 10, of 128 products each.
constexpr double float32Tolerance = 5e-6;

TEST(Heatmap, Table_HoldsTheScoresInFloat64) {
    const ExplorerState state = windowState(1300, 700, 100, 40);
    const DataTable table = heatmapTable(relevantForHeatmap(state), {}).value();
    ASSERT_EQ(table.columns.size(), 41U);
    for (std::size_t row = 0; row < 40; ++row)
        for (std::size_t column = 0; column < 40; ++column)
            EXPECT_NEAR(table.columns[column + 1].values[row],
                        scoreAt(valid(state.scenario), 700 + static_cast<std::int64_t>(row),
                                100 + static_cast<std::int64_t>(column))
                            .value(),
                        1e-12);
}

TEST(Heatmap, LongMap_CachesItsSumsWithinTheLimitOfTheCache) {
    const JobContext job{.cache = std::make_shared<ResultCache>()};
    ASSERT_TRUE(buildHeatmap(windowState(8192, 0, 0, 0), job).ok());
    EXPECT_GE(job.cache->bytes(), 8192 / 8 * 128 * sizeof(double));
    const JobContext small{.cache = std::make_shared<ResultCache>(std::size_t{1} << 20U)};
    ASSERT_TRUE(buildHeatmap(windowState(8192, 0, 0, 0), small).ok());
    EXPECT_GT(small.cache->bytes(), 0U);
    EXPECT_LE(small.cache->bytes(), small.cache->maxBytes());
}

TEST(Heatmap, OtherQueryAndKey_UseTheCachedMap) {
    const JobContext job{.cache = std::make_shared<ResultCache>()};
    ExplorerState state = windowState(256, 0, 0, 0);
    const auto mapsOf = [&] {
        const PicturePtr picture = buildHeatmap(state, job).value();
        return &static_cast<const HeatmapPicture&>(*picture).maps();
    };
    const HeatmapMaps* const maps = mapsOf();
    ++state.scenario.queryPosition;
    EXPECT_EQ(mapsOf(), maps);
    state.scenario.ropeTheta *= 2;
    EXPECT_NE(mapsOf(), maps);
}

TEST(Heatmap, LongMap_PixelsAreMeansOfTheirBlocks) {
    const ExplorerState state = windowState(2048, 0, 0, 0);
    const auto picture = built(state);
    const ScoreCells& cells = picture->cells();
    EXPECT_EQ(cells.block, 2);
    const RowMatrix values = cells.values.widened(), part = values.block(100, 40, 1, 1);
    double sum = 0;
    for (const std::int64_t query : {200, 201})
        for (const std::int64_t key : {80, 81}) sum += scoreAt(valid(state.scenario), query, key).value();
    EXPECT_NEAR(part(0, 0), sum / 4, float32Tolerance);
    EXPECT_TRUE(picture->words().subtitle.contains(QStringLiteral("mean of 2 × 2 scores")));

    const PlotFrame plot = picture->places(smallBody, light).front().plot;   // several cells share a pixel
    const QImage image = painted(*picture, smallBody);
    const double step = 1024 / plot.area.width(), stepY = 1024 / plot.area.height();
    for (const QPoint pixel : {QPoint(10, 20), QPoint(101, 77), QPoint(200, 150)}) {
        const auto first = [](int p, double s) {
            return static_cast<Eigen::Index>(std::floor(p * s + 1e-9));
        };
        const Eigen::Index row = first(pixel.y(), stepY), column = first(pixel.x(), step);
        const double mean =
            values.block(row, column, first(pixel.y() + 1, stepY) - row, first(pixel.x() + 1, step) - column)
                .mean();
        const QColor drawn(image.pixel(plot.area.topLeft().toPoint() + pixel)),
            expected(picture->colourOf(mean, ThemeKind::Light));
        EXPECT_NEAR(drawn.red(), expected.red(), 4);
        EXPECT_NEAR(drawn.blue(), expected.blue(), 4);
    }
}

TEST(Heatmap, Readout_IsTheExactScore_AtAnyZoom) {
    for (const ExplorerState& state : {windowState(131072, 90000, 40000, 600), windowState(8192, 0, 0, 0)}) {
        const auto picture = built(state);
        const PlotFrame plot = picture->places(smallBody, light).front().plot;
        const QPointF at = plot.area.topLeft() + QPointF(100.3, 60.7);
        const auto query = static_cast<std::int64_t>(std::floor(plot.valueY(at.y()))),
                   key = static_cast<std::int64_t>(std::floor(plot.valueX(at.x())));
        const QString expected =
            QStringLiteral("m = %1, n = %2 → %3")
                .arg(fixedLabel(static_cast<double>(query), 0), fixedLabel(static_cast<double>(key), 0),
                     significantLabel(scoreAt(valid(state.scenario), query, key).value(), 5));
        EXPECT_TRUE(readoutOf(picture->hitAt(at, smallBody, light)).startsWith(expected))
            << readoutOf(picture->hitAt(at, smallBody, light)).toStdString();
    }
}

TEST(Heatmap, Summaries_AreSaidAndShown) {
    ExplorerState state = windowState(2048, 0, 0, 0);
    for (const auto& [summary, word] :
         {std::pair(BlockSummary::Smallest, "smallest"), {BlockSummary::Largest, "largest"}}) {
        state.view.edit<HeatmapSettings>().summary = summary;
        const auto picture = built(state);
        EXPECT_EQ(picture->cells().summary, summary);
        EXPECT_TRUE(picture->words().subtitle.contains(
            QStringLiteral("%1 of 2 × 2 scores").arg(QString::fromUtf8(word))));
    }
    state.view.scoreMap.stage = ScoreStage::Softmax;
    state.view.scoreMap.length = 131072;
    state.view.edit<HeatmapSettings>().visibleTokens = 8;
    EXPECT_TRUE(built(state)->words().subtitle.contains(
        QStringLiteral("row sums estimated from 4096 of %1 keys").arg(fixedLabel(131072, 0))));
}

TEST(Heatmap, Difference_IsZeroInTheMiddleOfItsColours) {
    ExplorerState state = windowState(32, 0, 0, 0);
    state.view.edit<HeatmapSettings>().shows = HeatmapShows::Difference;
    state.view.edit<HeatmapSettings>().otherMethod = 1;
    for (const ScoreStage stage : {ScoreStage::Scaled, ScoreStage::Softmax}) {
        state.view.scoreMap.stage = stage;
        const auto picture = built(state);
        EXPECT_EQ(picture->scale().low, -picture->scale().high);
        EXPECT_TRUE(picture->words().subtitle.contains(QStringLiteral("NTK-aware ×4 − linear ×4")))
            << picture->words().subtitle.toStdString();
        if (stage == ScoreStage::Softmax) continue;
        Scenario linear = state.scenario;
        linear.activeMethod = 1;
        EXPECT_NEAR(picture->cells().values(20, 3),
                    scoreAt(valid(state.scenario), 20, 3).value() - scoreAt(valid(linear), 20, 3).value(),
                    float32Tolerance);
    }
}

TEST(Heatmap, SideBySide_LinksItsMapsByColourAndCursor) {
    ExplorerState state = windowState(32, 0, 0, 0);
    state.view.edit<HeatmapSettings>().shows = HeatmapShows::SideBySide;
    state.view.edit<HeatmapSettings>().otherMethod = 3;
    const auto picture = built(state);
    ASSERT_EQ(picture->maps().size(), 3U);
    EXPECT_EQ(picture->maps()[0].scale, picture->maps()[1].scale);
    EXPECT_EQ(picture->places(smallBody, light).size(), 1U);   // a card has no room for three
    const std::vector<PanelPlaces> places = picture->places(QRectF(0, 0, 1200, 500), light);
    ASSERT_EQ(places.size(), 3U);
    for (const PanelPlaces& panel : places) {
        const std::optional<HeatmapPicture::Place> place =
            picture->placeAt(middleOf(panel.plot, 17, 5), QRectF(0, 0, 1200, 500), light);
        ASSERT_TRUE(place.has_value());
        EXPECT_EQ(place->query, 17);
        EXPECT_EQ(place->key, 5);
    }
    const auto values = [&](std::size_t map) { return picture->maps()[map].cells.values.widened(); };
    EXPECT_LE((values(0) - values(1) - values(2)).cwiseAbs().maxCoeff(), float32Tolerance);
}

TEST(Heatmap, OneMethod_HasNoOther) {
    ExplorerState state = windowState(16, 0, 0, 0);
    state.scenario.methods = {{{"none", {}}}};
    state.scenario.activeMethod = 0;
    state.view.edit<HeatmapSettings>().shows = HeatmapShows::SideBySide;
    EXPECT_EQ(built(state)->maps().size(), 1U);
    EXPECT_EQ(relevantForHeatmap(state).view.get<HeatmapSettings>().shows, HeatmapShows::Active);
}

TEST(Heatmap, Relevant_KeepsWhatIsCompared) {
    ExplorerState state = windowState(64, 10, 20, 16);
    for (const HeatmapShows shows :
         {HeatmapShows::Active, HeatmapShows::Other, HeatmapShows::Difference, HeatmapShows::SideBySide}) {
        state.view.edit<HeatmapSettings>().shows = shows;
        state.view.edit<HeatmapSettings>().otherMethod = 3;
        const ExplorerState relevant = relevantForHeatmap(state);
        EXPECT_EQ(relevantForHeatmap(relevant), relevant);
        EXPECT_EQ(painted(*built(state), largeBody), painted(*built(relevant), largeBody));
        EXPECT_EQ(built(state)->words().subtitle, built(relevant)->words().subtitle);
    }
}

TEST(Heatmap, Profiles_FollowTheRowAndColumn) {
    const ExplorerState state = windowState(64, 0, 0, 0);
    const auto picture = built(state);
    const PanelPlaces places = picture->places(largeBody, light).front();
    ASSERT_TRUE(places.hasProfiles());
    QImage image(largeBody.size().toSize(), QImage::Format_RGB32);
    image.fill(light.panel);
    QPainter painter(&image);
    picture->paint(painter, largeBody, {light, nullptr, middleOf(places.plot, 40, 12)});
    painter.end();
    // In the profile of query 40 the curve crosses each key's middle at the height of its score.
    const ColourScale& scale = picture->scale();
    for (const std::int64_t key : {5, 20, 33, 50}) {
        const double share = (picture->cells().values(40, key) - scale.low) / (scale.high - scale.low);
        const QRectF inner = places.rowProfile.adjusted(0, 3, 0, -3);
        const QPointF at(places.plot.pixelX(static_cast<double>(key) + 0.5),
                         inner.bottom() - share * inner.height());
        int nearest = 255;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {   // a steep line is only as wide as its pen
                const QColor drawn(image.pixel(at.toPoint() + QPoint(dx, dy)));
                nearest = std::min(nearest, std::abs(drawn.blue() - light.query.blue()));
            }
        EXPECT_LT(nearest, 90) << key;
    }
}

TEST(Heatmap, FewCells_HoldTheirNumbers) {
    const auto few = built(windowState(8, 0, 0, 0)), many = built(windowState(200, 0, 0, 0));
    const auto coloursIn = [](const HeatmapPicture& picture, std::int64_t tokens) {
        const QImage image = painted(picture, largeBody);
        const PlotFrame plot = picture.places(largeBody, light).front().plot;
        const QRectF cell(plot.pixel(3, 5),
                          plot.pixel(3 + static_cast<double>(tokens), 5 + static_cast<double>(tokens)));
        std::set<QRgb> colours;
        const QRect inside = cell.toRect().adjusted(3, 3, -3, -3);
        for (int y = inside.top(); y < inside.bottom(); ++y)
            for (int x = inside.left(); x < inside.right(); ++x) colours.insert(image.pixel(x, y));
        return colours.size();
    };
    EXPECT_GT(coloursIn(*few, 1), 3U);   // ground and ink
    EXPECT_TRUE(testing::hasInk(painted(*many, smallBody)));
}

TEST(Heatmap, AdaptedPicture_ShowsTheOldCellsAtTheirNewPlace) {
    const ExplorerState whole = windowState(64, 0, 0, 0), part = windowState(64, 16, 8, 16);
    const auto picture = built(whole);
    const auto coarse = picture->adaptedTo(part);
    ASSERT_NE(coarse, nullptr);
    EXPECT_TRUE(coarse->isCoarse());
    EXPECT_EQ(coarse->window(), built(part)->window());
    const QImage image = painted(*coarse, smallBody);
    const PlotFrame plot = coarse->places(smallBody, light).front().plot;
    for (const std::int64_t query : {16, 20, 31})
        for (const std::int64_t key : {8, 15, 23})
            EXPECT_EQ(image.pixel(middleOf(plot, query, key).toPoint()),
                      picture->colourOf(picture->cells().values(query, key), ThemeKind::Light));
    EXPECT_EQ(picture->adaptedTo(whole), nullptr);
    ExplorerState other = part;
    other.scenario.ropeTheta = 77;
    EXPECT_EQ(picture->adaptedTo(other), nullptr);   // that is another map
    // Beyond what is known there is nothing, not something wrong.
    const auto beyond = built(part)->adaptedTo(whole);
    const PlotFrame wide = beyond->places(smallBody, light).front().plot;
    EXPECT_EQ(painted(*beyond, smallBody).pixel(middleOf(wide, 50, 50).toPoint()), light.panel.rgb());
}

TEST(Heatmap, AdaptedToAnotherPosition_IsFine) {
    ExplorerState state = windowState(64, 0, 0, 0);
    const auto picture = built(state);
    state.scenario.queryPosition = 33;
    const auto moved = picture->adaptedTo(state);
    ASSERT_NE(moved, nullptr);
    EXPECT_FALSE(moved->isCoarse());
    EXPECT_EQ(painted(*moved, smallBody), painted(*built(state), smallBody));
    EXPECT_EQ(moved->words().answer, built(state)->words().answer);
}

/// The heatmap's card under a hand.
struct Hand {
    ExplorerState state = windowState(1000, 0, 0, 0);
    HeatmapWidget view;
    int finished = 0;

    Hand() {
        view.resize(560, 480);
        QObject::connect(&view, &PictureView::changeRequested, &view, [this](const StateChange& change) {
            state = change.next;
            view.setState(state);
        });
        QObject::connect(&view, &PictureView::changeFinished, &view, [this] { ++finished; });
        view.setState(state);
        view.setPicture(*buildHeatmap(state, {}));
    }
    [[nodiscard]] QRectF map() const {
        return static_cast<const HeatmapPicture&>(*view.picture()).mapArea(view.bodyArea(), light);
    }
    void mouse(QEvent::Type type, QPointF at, Qt::MouseButton button,
               Qt::KeyboardModifiers held = Qt::NoModifier) {
        const Qt::MouseButtons buttons = type == QEvent::MouseButtonRelease ? Qt::NoButton : button;
        QMouseEvent event(type, at, view.mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : button,
                          buttons, held);
        QCoreApplication::sendEvent(&view, &event);
    }
    void drag(QPointF from, QPointF to, Qt::MouseButton button, Qt::KeyboardModifiers held = Qt::NoModifier) {
        mouse(QEvent::MouseButtonPress, from, button, held);
        mouse(QEvent::MouseMove, (from + to) / 2, button, held);
        mouse(QEvent::MouseMove, to, button, held);
        mouse(QEvent::MouseButtonRelease, to, button, held);
    }
    bool wheel(QPointF at, int eighths) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, QPoint(0, eighths), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
        return event.isAccepted();
    }
    void key(int code, Qt::KeyboardModifiers held = Qt::NoModifier) {
        QKeyEvent event(QEvent::KeyPress, code, held);
        QCoreApplication::sendEvent(&view, &event);
    }
};

TEST(HeatmapHand, Wheel_ZoomsAboutTheCursor) {
    Hand hand;
    const QPointF at = hand.map().topLeft() + QPointF(0.25 * hand.map().width(), 0.5 * hand.map().height());
    EXPECT_TRUE(hand.wheel(at, 240));
    EXPECT_EQ(hand.state.view.get<HeatmapSettings>().visibleTokens, 500);
    EXPECT_NEAR(static_cast<double>(hand.state.view.get<HeatmapSettings>().firstKey), 125, 2);
    EXPECT_NEAR(static_cast<double>(hand.state.view.get<HeatmapSettings>().firstQuery), 250, 2);
    EXPECT_TRUE(static_cast<const HeatmapPicture&>(*hand.view.picture())
                    .isCoarse());   // on screen before anything is computed
    EXPECT_TRUE(hand.wheel(at, -480));
    EXPECT_EQ(hand.state.view.get<HeatmapSettings>().visibleTokens, 0);
    EXPECT_FALSE(hand.wheel({2, 2}, 120));   // beside the map the wheel is not ours
}

TEST(HeatmapHand, Drags_MoveOrFrame_AndPlainOnesStillChoosePositions) {
    Hand hand;
    hand.drag(hand.map().topLeft() + QPointF(20, 20), hand.map().center(), Qt::LeftButton,
              Qt::ControlModifier);
    const std::int64_t seen = hand.state.view.get<HeatmapSettings>().visibleTokens;
    EXPECT_GT(seen, 300);
    EXPECT_LT(seen, 600);
    const std::int64_t query = hand.state.scenario.queryPosition,
                       firstKey = hand.state.view.get<HeatmapSettings>().firstKey;
    hand.drag(hand.map().center(), hand.map().center() - QPointF(hand.map().width() / 4, 0), Qt::LeftButton,
              Qt::ShiftModifier);
    EXPECT_NEAR(static_cast<double>(hand.state.view.get<HeatmapSettings>().firstKey - firstKey),
                static_cast<double>(seen) / 4, 2);
    EXPECT_EQ(hand.state.scenario.queryPosition, query);
    const std::int64_t movedKey = hand.state.view.get<HeatmapSettings>().firstKey;
    hand.drag(hand.map().center(), hand.map().center() + QPointF(hand.map().width() / 4, 0),
              Qt::MiddleButton);
    EXPECT_LT(hand.state.view.get<HeatmapSettings>().firstKey, movedKey);
    EXPECT_EQ(hand.finished, 3);
    hand.drag(hand.map().center(), hand.map().center() + QPointF(5, 5), Qt::LeftButton);
    EXPECT_NE(hand.state.scenario.queryPosition, query);
    EXPECT_EQ(hand.state.view.get<HeatmapSettings>().visibleTokens, seen);
}

TEST(HeatmapHand, Keys_ZoomMoveAndGoHome) {
    Hand hand;
    hand.key(Qt::Key_Plus);
    const ViewSettings zoomed = hand.state.view;
    EXPECT_EQ(zoomed.get<HeatmapSettings>().visibleTokens, 667);
    hand.key(Qt::Key_Right, Qt::AltModifier);
    EXPECT_GT(hand.state.view.get<HeatmapSettings>().firstKey, zoomed.get<HeatmapSettings>().firstKey);
    hand.key(Qt::Key_Up, Qt::AltModifier);
    EXPECT_LT(hand.state.view.get<HeatmapSettings>().firstQuery, zoomed.get<HeatmapSettings>().firstQuery);
    hand.key(Qt::Key_Home);
    EXPECT_EQ(hand.state.view.get<HeatmapSettings>().visibleTokens, 0);
}

TEST(HeatmapHand, LatePicture_DoesNotThrowTheWindowBack) {
    Hand hand;
    const PicturePtr whole = hand.view.picture();
    hand.wheel(hand.map().center(), 240);
    hand.view.setPicture(whole);   // computed for the window before
    EXPECT_EQ(static_cast<const HeatmapPicture&>(*hand.view.picture()).window().tokens, 500);
    hand.view.setPicture(*buildHeatmap(hand.state, {}));
    EXPECT_FALSE(static_cast<const HeatmapPicture&>(*hand.view.picture()).isCoarse());
}

}   // namespace

}   // namespace rope::ui
