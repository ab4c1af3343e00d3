#include "core/score_map/score_heatmap.h"
#include "tests/support/application.h"
#include "tests/support/heatmaps.h"
#include "tests/support/valid.h"
#include "ui/painting/number_label.h"

#include <QPainter>

#include <utility>

namespace rope::ui {

namespace {

using testing::builtHeatmap;
using testing::fourMethods;
using testing::viewportState;

const Theme& light = themeOf(ThemeKind::Light);
const QRectF largeBody(0, 0, 900, 800);

/// For scores below 10, each of 128 products.
constexpr double float32Tolerance = 5e-6;

QImage painted(const Picture& picture, const QRectF& body, const Theme& theme = light) {
    QImage image(body.size().toSize(), QImage::Format_RGB32);
    image.fill(theme.panel);
    QPainter painter(&image);
    picture.paint(painter, body, {theme});
    return image;
}

TEST(Heatmap, Table_HoldsTheScoresInFloat64) {
    const ExplorerState state = viewportState(1300, 700, 100, 40);
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
    ASSERT_TRUE(heatmapView.build(viewportState(8192, 0, 0, 0), job).ok());
    EXPECT_GE(job.cache->bytes(), 8192 / 8 * 128 * sizeof(double));
    const JobContext small{.cache = std::make_shared<ResultCache>(std::size_t{1} << 20U)};
    ASSERT_TRUE(heatmapView.build(viewportState(8192, 0, 0, 0), small).ok());
    EXPECT_GT(small.cache->bytes(), 0U);
    EXPECT_LE(small.cache->bytes(), small.cache->maxBytes());
}

TEST(Heatmap, OtherQueryAndKey_UseTheCachedMap) {
    const JobContext job{.cache = std::make_shared<ResultCache>()};
    ExplorerState state = viewportState(256, 0, 0, 0);
    const auto mapsOf = [&] {
        const PicturePtr picture = heatmapView.build(state, job).value();
        return static_cast<const HeatmapPicture&>(*picture).data().maps;
    };
    const std::shared_ptr<const HeatmapMaps> maps = mapsOf();
    ++state.scenario.queryPosition;
    EXPECT_EQ(mapsOf(), maps);
    state.scenario.ropeTheta *= 2;
    EXPECT_NE(mapsOf(), maps);
}

TEST(Heatmap, OneMethod_HasNoOther) {
    ExplorerState state = viewportState(16, 0, 0, 0);
    state.scenario.methods = {{{"none", {}}}};
    state.scenario.activeMethod = 0;
    state.view.edit<HeatmapSettings>().shows = HeatmapShows::SideBySide;
    EXPECT_EQ(builtHeatmap(state)->data().maps->size(), 1U);
    EXPECT_EQ(relevantForHeatmap(state).view.get<HeatmapSettings>().shows, HeatmapShows::Active);
}

TEST(Heatmap, Relevant_KeepsWhatIsCompared) {
    ExplorerState state = viewportState(64, 10, 20, 16);
    for (const HeatmapShows shows :
         {HeatmapShows::Active, HeatmapShows::Other, HeatmapShows::Difference, HeatmapShows::SideBySide}) {
        state.view.edit<HeatmapSettings>().shows = shows;
        state.view.edit<HeatmapSettings>().otherMethod = 3;
        const ExplorerState relevant = relevantForHeatmap(state);
        EXPECT_EQ(relevantForHeatmap(relevant), relevant);
        EXPECT_EQ(painted(*builtHeatmap(state), largeBody), painted(*builtHeatmap(relevant), largeBody));
        EXPECT_EQ(builtHeatmap(state)->words().subtitle, builtHeatmap(relevant)->words().subtitle);
    }
}

TEST(Heatmap, GivenRows_LimitTheLength) {
    ExplorerState state = fourMethods();
    RowMatrix rows = RowMatrix::Ones(10, 128);
    state.scenario.vectors.kind = VectorKind::Given;
    state.scenario.vectors.givenQuery = state.scenario.vectors.givenKey =
        std::make_shared<const RowMatrix>(rows);
    state.scenario.queryPosition = 7;
    state.scenario.keyPosition = 3;
    const auto picture = builtHeatmap(state);
    ASSERT_NE(picture, nullptr);
    EXPECT_EQ(picture->data().cells().values.rows(), 10);
}

TEST(Heatmap, RelativeScores_MakeConstantDiagonals) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 32;
    const auto picture = builtHeatmap(state);
    const CellValues& scores = picture->data().cells().values;
    for (int row = 5; row < 32; ++row) EXPECT_NEAR(scores(row, row - 5), scores(5, 0), 3e-6);
}

TEST(Heatmap, Difference_IsZeroInTheMiddleOfItsColours) {
    ExplorerState state = viewportState(32, 0, 0, 0);
    state.view.edit<HeatmapSettings>().shows = HeatmapShows::Difference;
    state.view.edit<HeatmapSettings>().otherMethod = 1;
    for (const ScoreStage stage : {ScoreStage::Scaled, ScoreStage::Softmax}) {
        state.view.scoreMap.stage = stage;
        const auto picture = builtHeatmap(state);
        EXPECT_EQ(picture->data().scale().low, -picture->data().scale().high);
        EXPECT_TRUE(picture->words().subtitle.contains(QStringLiteral("NTK-aware ×4 − linear ×4")))
            << picture->words().subtitle.toStdString();
        if (stage == ScoreStage::Softmax) continue;
        Scenario linear = state.scenario;
        linear.activeMethod = 1;
        EXPECT_NEAR(picture->data().cells().values(20, 3),
                    scoreAt(valid(state.scenario), 20, 3).value() - scoreAt(valid(linear), 20, 3).value(),
                    float32Tolerance);
    }
}

TEST(Heatmap, Summaries_AreSaidAndShown) {
    ExplorerState state = viewportState(2048, 0, 0, 0);
    for (const auto& [summary, word] :
         {std::pair(BlockSummary::Smallest, "minimum"), {BlockSummary::Largest, "maximum"}}) {
        state.view.edit<HeatmapSettings>().summary = summary;
        const auto picture = builtHeatmap(state);
        EXPECT_EQ(picture->data().cells().summary, summary);
        EXPECT_TRUE(picture->words().subtitle.contains(
            QStringLiteral("%1 of 2 × 2 scores").arg(QString::fromUtf8(word))));
    }
    state.view.scoreMap.stage = ScoreStage::Softmax;
    state.view.scoreMap.length = 131072;
    state.view.edit<HeatmapSettings>().visibleTokens = 8;
    EXPECT_TRUE(builtHeatmap(state)->words().subtitle.contains(
        QStringLiteral("row sums estimated from 4096 of %1 keys").arg(fixedLabel(131072, 0))));
}

}   // namespace

}   // namespace rope::ui
