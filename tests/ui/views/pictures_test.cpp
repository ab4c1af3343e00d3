#include "tests/support/application.h"
#include "tests/support/ink.h"
#include "tests/support/view_states.h"
#include "ui/compute/build_picture.h"
#include "ui/view_card/card.h"
#include "ui/views/decay/decay_settings.h"
#include "ui/views/heatmap/heatmap_build.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/invariance/invariance_settings.h"
#include "ui/views/view_registry.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

using rope::ui::testing::fourMethods;

const QRectF body(10, 10, 560, 360);
const Theme& light = themeOf(ThemeKind::Light);

template <class Kind>
std::shared_ptr<const Kind> built(Result<PicturePtr> (*build)(const ExplorerState&, const JobContext&),
                                  const ExplorerState& state) {
    const Result<PicturePtr> picture = build(state, {});
    EXPECT_TRUE(picture.ok()) << (picture.ok() ? "" : describe(picture.error()));
    return picture.ok() ? std::dynamic_pointer_cast<const Kind>(*picture) : nullptr;
}

QImage painted(const Picture& picture, const Theme& theme = light) {
    QImage image(580, 380, QImage::Format_RGB32);
    image.fill(theme.panel);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    ChartFrameCache cache;
    picture.paint(painter, body, {theme, &cache});
    return image;
}

TEST(Heatmap, EveryCell_HasItsValuesColour) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 16;
    for (const ScoreStage stage : {ScoreStage::Scaled, ScoreStage::Softmax}) {
        state.view.scoreMap.stage = stage;
        const auto picture = built<HeatmapPicture>(buildHeatmap, state);
        for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
            const Theme& theme = themeOf(kind);
            const QImage image = painted(*picture, theme);
            const QRectF map = picture->mapArea(body, theme);
            for (int row = 0; row < 16; ++row) {
                for (int column = 0; column < 16; ++column) {
                    const QPointF middle(map.left() + (column + 0.5) * map.width() / 16,
                                         map.top() + (row + 0.5) * map.height() / 16);
                    const QRgb expected = column > row
                                              ? theme.field.rgb()
                                              : picture->colourOf(picture->cells().values(row, column), kind);
                    EXPECT_EQ(image.pixel(middle.toPoint()), expected) << row << "," << column;
                }
            }
        }
    }
}

TEST(Heatmap, ReadoutAndClick_NameTheCellUnderTheCursor) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 64;
    const auto picture = built<HeatmapPicture>(buildHeatmap, state);
    const QRectF map = picture->mapArea(body, light);
    const QPointF at(map.left() + 20.5 * map.width() / 64, map.top() + 50.5 * map.height() / 64);
    const Hit hit = picture->hitAt(at, body, light);
    ASSERT_TRUE(hit.click);
    const std::optional<StateChange> change = hit.click(state);
    ASSERT_TRUE(change.has_value());
    EXPECT_EQ(change->next.scenario.queryPosition, 50);
    EXPECT_EQ(change->next.scenario.keyPosition, 20);
    EXPECT_TRUE(readoutOf(hit).startsWith(QStringLiteral("m = 50, n = 20 → ")));
    const QPointF masked(map.left() + 50.5 * map.width() / 64, map.top() + 20.5 * map.height() / 64);
    EXPECT_EQ(picture->hitAt(masked, body, light).readout, QStringLiteral("m = 20, n = 50: masked"));
    EXPECT_TRUE(picture->hitAt({1, 1}, body, light).readout.isEmpty());
}

TEST(Heatmap, RelativeScores_MakeConstantDiagonals) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 32;
    const auto picture = built<HeatmapPicture>(buildHeatmap, state);
    const CellValues& scores = picture->cells().values;
    for (int row = 5; row < 32; ++row) EXPECT_NEAR(scores(row, row - 5), scores(5, 0), 3e-6);
}

TEST(Heatmap, GivenRows_LimitTheLength) {
    ExplorerState state = fourMethods();
    RowMatrix rows = RowMatrix::Ones(10, 128);
    state.scenario.vectors.kind = VectorKind::Given;
    state.scenario.vectors.givenQuery = state.scenario.vectors.givenKey =
        std::make_shared<const RowMatrix>(rows);
    state.scenario.queryPosition = 7;
    state.scenario.keyPosition = 3;
    const auto picture = built<HeatmapPicture>(buildHeatmap, state);
    ASSERT_NE(picture, nullptr);
    EXPECT_EQ(picture->cells().values.rows(), 10);
}

TEST(Registry, OrderAndIds_AreTheTabs) {
    std::vector<std::string_view> ids;
    for (const ViewRow& row : views()) ids.push_back(row.id);
    EXPECT_EQ(ids, (std::vector<std::string_view>{"rotations", "heatmap", "invariance", "decay", "phasors",
                                                  "frequencies", "compare", "encodings", "precision",
                                                  "matrix", "model"}));
    EXPECT_EQ(findView("decay")->id, "decay");
    EXPECT_EQ(findView("nonsense"), nullptr);
}

TEST(Registry, EveryView_PaintsEveryOddModel) {
    struct Odd {
        int headDim, rotaryDim;
        std::int64_t length;
    };
    for (const Odd odd : {Odd{2, 2, 1}, Odd{3, 3, 2}, Odd{64, 16, 5}, Odd{1024, 1024, 3}}) {
        ExplorerState state = fourMethods();
        state.scenario.methods = {{{"none", {}}}, {{"linear", {{"factor", 2.0}}}}};
        state.scenario.activeMethod = 0;
        state.scenario.layout.headDim = odd.headDim;
        state.scenario.layout.rotaryDim = odd.rotaryDim;
        state.scenario.queryPosition = state.scenario.keyPosition = 0;
        state.view.focusedPair = 0;
        state.view.scoreMap.length = odd.length;
        state.view.edit<DecaySettings>().maxDistance = state.view.edit<InvarianceSettings>().maxShift =
            odd.length;
        for (const ViewRow& row : views()) {
            const Result<PicturePtr> picture = row.build(state, {});
            ASSERT_TRUE(picture.ok()) << row.id << " " << odd.headDim << ": " << describe(picture.error());
            EXPECT_TRUE(testing::hasInk(painted(**picture)));
            EXPECT_FALSE((*picture)->words().title.isEmpty());
            EXPECT_FALSE(buildTable(row, state, {}).value().columns.empty()) << row.id;
        }
    }
}

TEST(Registry, Relevant_GivesTheSamePicture) {
    ExplorerState state = fourMethods();
    state.scenario.model = "somewhere/else";
    for (const ViewRow& row : views()) {
        const Result<PicturePtr> whole = row.build(state, {}), relevant = row.build(row.relevant(state), {});
        ASSERT_TRUE(whole.ok() && relevant.ok()) << row.id;
        EXPECT_EQ(painted(**whole), painted(**relevant)) << row.id;
        EXPECT_EQ((*whole)->words().subtitle, (*relevant)->words().subtitle) << row.id;
        EXPECT_EQ((*whole)->words().answer, (*relevant)->words().answer) << row.id;
        EXPECT_EQ(row.relevant(state), row.relevant(row.relevant(state))) << row.id;
    }
}

TEST(Registry, Tables_HaveEqualColumnsWithUnits) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 8;
    for (const ViewRow& row : views()) {
        const DataTable table = buildTable(row, state, {}).value();
        for (const DataColumn& column : table.columns)
            EXPECT_EQ(column.values.size(), table.columns.front().values.size())
                << row.id << " " << column.title;
    }
}

TEST(Card, TitleLine_NeverOverlapsItself) {
    const Theme& theme = light;
    for (const double width : {90.0, 160.0, 300.0, 900.0}) {
        QImage image(static_cast<int>(width), 40, QImage::Format_RGB32);
        image.fill(theme.panel);
        QPainter painter(&image);
        paintTitleLine(painter, QRectF(4, 4, width - 8, 24),
                       {QStringLiteral("Relative-position invariance"), QString(80, QLatin1Char('w')),
                        QStringLiteral("RoPE spread 4.4e−15")},
                       theme);
        painter.end();
        for (int y = 0; y < 40; ++y)
            EXPECT_EQ(image.pixel(static_cast<int>(width) - 1, y), theme.panel.rgb()) << width;
    }
}

TEST(Card, Body_IsInsideTheOutline) {
    const CardLayout layout = cardLayout(QRectF(0, 0, 560, 380), light);
    EXPECT_TRUE(layout.outline.contains(layout.body));
    EXPECT_GE(layout.body.top(), layout.titleLine.bottom());
    EXPECT_EQ(layout.body, QRectF(layout.body.toRect()));
}

}   // namespace

}   // namespace rope::ui
