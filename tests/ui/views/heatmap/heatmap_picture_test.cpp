#include "core/score_map/score_heatmap.h"
#include "tests/support/application.h"
#include "tests/support/heatmaps.h"
#include "tests/support/ink.h"
#include "tests/support/valid.h"
#include "ui/painting/number_label.h"

#include <QPainter>

#include <cmath>
#include <set>

namespace rope::ui {

namespace {

using testing::builtHeatmap;
using testing::firstMap;
using testing::fourMethods;
using testing::viewportState;

const Theme& light = themeOf(ThemeKind::Light);
const QRectF smallBody(0, 0, 500, 400), largeBody(0, 0, 900, 800), cardBody(10, 10, 560, 360);

/// For scores below 10, each of 128 products.
constexpr double float32Tolerance = 5e-6;

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

TEST(Heatmap, EveryCell_HasItsValuesColour) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 16;
    for (const ScoreStage stage : {ScoreStage::Scaled, ScoreStage::Softmax}) {
        state.view.scoreMap.stage = stage;
        const auto picture = builtHeatmap(state);
        for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
            const Theme& theme = themeOf(kind);
            const QImage image = painted(*picture, smallBody, theme);
            const QRectF map = firstMap(*picture, smallBody, theme);
            for (int row = 0; row < 16; ++row) {
                for (int column = 0; column < 16; ++column) {
                    const QPointF middle(map.left() + (column + 0.5) * map.width() / 16,
                                         map.top() + (row + 0.5) * map.height() / 16);
                    const QRgb expected =
                        column > row ? theme.field.rgb()
                                     : picture->colourOf(picture->data().cells().values(row, column), kind);
                    EXPECT_EQ(image.pixel(middle.toPoint()), expected) << row << "," << column;
                }
            }
        }
    }
}

TEST(Heatmap, Zoomed_EveryCellHasItsValuesColour) {
    const ExplorerState state = viewportState(3000, 1200, 77, 24);
    const auto picture = builtHeatmap(state);
    const QImage image = painted(*picture, smallBody);
    const PlotFrame plot = picture->layout(smallBody, light).front().plot;
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

TEST(Heatmap, LongMap_PixelsAreMeansOfTheirBlocks) {
    const ExplorerState state = viewportState(2048, 0, 0, 0);
    const auto picture = builtHeatmap(state);
    const ScoreCells& cells = picture->data().cells();
    EXPECT_EQ(cells.block, 2);
    const RowMatrix values = cells.values.widened(), part = values.block(100, 40, 1, 1);
    double sum = 0;
    for (const std::int64_t query : {200, 201})
        for (const std::int64_t key : {80, 81}) sum += scoreAt(valid(state.scenario), query, key).value();
    EXPECT_NEAR(part(0, 0), sum / 4, float32Tolerance);
    EXPECT_TRUE(picture->words().subtitle.contains(QStringLiteral("mean of 2 × 2 scores")));

    const PlotFrame plot = picture->layout(smallBody, light).front().plot;   // several cells share a pixel
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
    for (const ExplorerState& state :
         {viewportState(131072, 90000, 40000, 600), viewportState(8192, 0, 0, 0)}) {
        const auto picture = builtHeatmap(state);
        const PlotFrame plot = picture->layout(smallBody, light).front().plot;
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

TEST(Heatmap, ReadoutAndClick_NameTheCellUnderTheCursor) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 64;
    const auto picture = builtHeatmap(state);
    const QRectF map = firstMap(*picture, cardBody, light);
    const QPointF at(map.left() + 20.5 * map.width() / 64, map.top() + 50.5 * map.height() / 64);
    const Hit hit = picture->hitAt(at, cardBody, light);
    ASSERT_TRUE(hit.click);
    const std::optional<StateChange> change = hit.click(state);
    ASSERT_TRUE(change.has_value());
    EXPECT_EQ(change->next.scenario.queryPosition, 50);
    EXPECT_EQ(change->next.scenario.keyPosition, 20);
    EXPECT_TRUE(readoutOf(hit).startsWith(QStringLiteral("m = 50, n = 20 → ")));
    const QPointF masked(map.left() + 50.5 * map.width() / 64, map.top() + 20.5 * map.height() / 64);
    EXPECT_EQ(readoutOf(picture->hitAt(masked, cardBody, light)), QStringLiteral("m = 20, n = 50: masked"));
    EXPECT_TRUE(picture->hitAt({1, 1}, cardBody, light).readout.isEmpty());
}

TEST(Heatmap, SideBySide_LinksItsMapsByColourAndCursor) {
    ExplorerState state = viewportState(32, 0, 0, 0);
    state.view.edit<HeatmapSettings>().shows = HeatmapShows::SideBySide;
    state.view.edit<HeatmapSettings>().otherMethod = 3;
    const auto picture = builtHeatmap(state);
    ASSERT_EQ(picture->data().maps->size(), 3U);
    EXPECT_EQ((*picture->data().maps)[0].scale, (*picture->data().maps)[1].scale);
    EXPECT_EQ(picture->layout(smallBody, light).size(), 1U);   // a card has no room for three
    const std::vector<PanelLayout> panels = picture->layout(QRectF(0, 0, 1200, 500), light);
    ASSERT_EQ(panels.size(), 3U);
    for (const PanelLayout& panel : panels) {
        const std::optional<CellHit> place =
            picture->cellAt(middleOf(panel.plot, 17, 5), QRectF(0, 0, 1200, 500), light);
        ASSERT_TRUE(place.has_value());
        EXPECT_EQ(place->query, 17);
        EXPECT_EQ(place->key, 5);
    }
    const auto values = [&](std::size_t map) { return (*picture->data().maps)[map].cells.values.widened(); };
    EXPECT_LE((values(0) - values(1) - values(2)).cwiseAbs().maxCoeff(), float32Tolerance);
}

TEST(Heatmap, Profiles_FollowTheRowAndColumn) {
    const ExplorerState state = viewportState(64, 0, 0, 0);
    const auto picture = builtHeatmap(state);
    const PanelLayout panels = picture->layout(largeBody, light).front();
    ASSERT_TRUE(panels.hasProfiles());
    QImage image(largeBody.size().toSize(), QImage::Format_RGB32);
    image.fill(light.panel);
    QPainter painter(&image);
    picture->paint(painter, largeBody, {light, nullptr, middleOf(panels.plot, 40, 12)});
    painter.end();
    // In the profile of query 40 the curve crosses each key's middle at the height of its score.
    const ColourScale& scale = picture->data().scale();
    for (const std::int64_t key : {5, 20, 33, 50}) {
        const double share = (picture->data().cells().values(40, key) - scale.low) / (scale.high - scale.low);
        const QRectF inner = panels.rowProfile.adjusted(0, 3, 0, -3);
        const QPointF at(panels.plot.pixelX(static_cast<double>(key) + 0.5),
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
    const auto few = builtHeatmap(viewportState(8, 0, 0, 0)),
               many = builtHeatmap(viewportState(200, 0, 0, 0));
    const auto coloursIn = [](const HeatmapPicture& picture, std::int64_t tokens) {
        const QImage image = painted(picture, largeBody);
        const PlotFrame plot = picture.layout(largeBody, light).front().plot;
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
    const ExplorerState whole = viewportState(64, 0, 0, 0), part = viewportState(64, 16, 8, 16);
    const auto picture = builtHeatmap(whole);
    const auto coarse = picture->adaptedTo(part);
    ASSERT_NE(coarse, nullptr);
    EXPECT_TRUE(coarse->data().isCoarse);
    EXPECT_EQ(coarse->data().window, builtHeatmap(part)->data().window);
    const QImage image = painted(*coarse, smallBody);
    const PlotFrame plot = coarse->layout(smallBody, light).front().plot;
    for (const std::int64_t query : {16, 20, 31})
        for (const std::int64_t key : {8, 15, 23})
            EXPECT_EQ(image.pixel(middleOf(plot, query, key).toPoint()),
                      picture->colourOf(picture->data().cells().values(query, key), ThemeKind::Light));
    EXPECT_EQ(picture->adaptedTo(whole), nullptr);
    ExplorerState other = part;
    other.scenario.ropeTheta = 77;
    EXPECT_EQ(picture->adaptedTo(other), nullptr);   // that is another map
    // Beyond what is known there is nothing, not something wrong.
    const auto beyond = builtHeatmap(part)->adaptedTo(whole);
    const PlotFrame wide = beyond->layout(smallBody, light).front().plot;
    EXPECT_EQ(painted(*beyond, smallBody).pixel(middleOf(wide, 50, 50).toPoint()), light.panel.rgb());
}

TEST(Heatmap, AdaptedToAnotherPosition_IsFine) {
    ExplorerState state = viewportState(64, 0, 0, 0);
    const auto picture = builtHeatmap(state);
    state.scenario.queryPosition = 33;
    const auto moved = picture->adaptedTo(state);
    ASSERT_NE(moved, nullptr);
    EXPECT_FALSE(moved->data().isCoarse);
    EXPECT_EQ(painted(*moved, smallBody), painted(*builtHeatmap(state), smallBody));
    EXPECT_EQ(moved->words().answer, builtHeatmap(state)->words().answer);
}

}   // namespace

}   // namespace rope::ui
