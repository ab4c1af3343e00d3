#include "tests/support/application.h"
#include "tests/support/ink.h"
#include "tests/support/view_states.h"
#include "ui/charts/chart_frame.h"
#include "ui/compute/build_picture.h"
#include "ui/view_card/card.h"
#include "ui/views/decay/decay_settings.h"
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
        state.view.selectedPair = 0;
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
                        QStringLiteral("RoPE variation 4.4e−15")},
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
