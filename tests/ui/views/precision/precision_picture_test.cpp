#include "ui/views/precision/precision_picture.h"

#include "tests/support/application.h"
#include "tests/support/ink.h"
#include "tests/support/view_states.h"
#include "ui/painting/number_label.h"
#include "ui/theme/format_style.h"
#include "ui/views/precision/format_table.h"
#include "ui/views/precision/precision_samples.h"
#include "ui/views/precision/precision_view.h"
#include "ui/views/precision/precision_words.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <cmath>

namespace rope::ui {

namespace {

const QRectF body(0, 0, 1000, 560);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const PrecisionPicture> built(const ExplorerState& state) {
    const Result<PicturePtr> picture = precisionView.build(relevantForPrecision(state), {});
    EXPECT_TRUE(picture.ok()) << (picture.ok() ? "" : describe(picture.error()));
    return picture.ok() ? std::dynamic_pointer_cast<const PrecisionPicture>(*picture) : nullptr;
}

QImage painted(const Picture& picture, const Theme& theme) {
    QImage image(1000, 560, QImage::Format_RGB32);
    image.fill(theme.panel);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter, body, {theme});
    return image;
}

bool hasColourNear(const QImage& image, QPointF at, const QColor& colour) {
    for (int y = -2; y <= 2; ++y) {
        for (int x = -2; x <= 2; ++x) {
            const QRgb pixel = image.pixel(qRound(at.x()) + x, qRound(at.y()) + y);
            if (std::abs(qRed(pixel) - colour.red()) + std::abs(qGreen(pixel) - colour.green()) +
                    std::abs(qBlue(pixel) - colour.blue()) <
                90)
                return true;
        }
    }
    return false;
}

TEST(PrecisionPicture, Curves_AreDrawnThroughTheStudy) {
    const auto picture = built(ui::testing::fourMethods());
    ASSERT_NE(picture, nullptr);
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const Theme& theme = themeOf(kind);
        const QImage image = painted(*picture, theme);
        const PlotFrame deviations = picture->layout(body, theme).error.plot,
                        counts = picture->layout(body, theme).distinct.plot;
        const PrecisionStudy& study = picture->data().study;
        for (const std::size_t i : {1U, 2U}) {   // float32 and bfloat16 are solid
            const PrecisionSeries& series = study.series[i];
            const QColor colour = formatStyle(theme, formatName(series.format)).colour;
            for (std::size_t s = 40; s < study.shifts.size(); s += 60)
                EXPECT_TRUE(hasColourNear(
                    image, deviations.pixel(static_cast<double>(study.shifts[s]), series.largestDeviation[s]),
                    colour))
                    << "shift " << study.shifts[s];
            EXPECT_TRUE(hasColourNear(image,
                                      counts.pixel(static_cast<double>(study.lengths.back()) / 1.02,
                                                   static_cast<double>(series.rotations.counts.back())),
                                      colour));
        }
    }
}

TEST(PrecisionPicture, Study_ReachesToTheTargetLength) {
    ExplorerState state = ui::testing::fourMethods();
    const auto picture = built(state);
    EXPECT_EQ(picture->data().study.shifts.back(), 32768 - 1 - 181);
    EXPECT_EQ(picture->data().study.lengths.back(), 32768);
    state.scenario.lengths.context = 1e9;
    EXPECT_EQ(precisionLengths(state.scenario).back(), maxCountedLength);
    EXPECT_FALSE(picture->words().subtitle.contains(QStringLiteral("not L′")));
    EXPECT_TRUE(precisionWords(precisionData(state.scenario, picture->data().study))
                    .subtitle.endsWith(QStringLiteral("positions counted up to 32\u2009768, not L′")));
}

TEST(PrecisionPicture, TableAndAnswer_HaveTheStudysNumbers) {
    const auto picture = built(ui::testing::fourMethods());
    const std::vector<FormatRow> rows = formatTableRows(picture->data().study);
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[2].cells[1], QStringLiteral("256"));
    EXPECT_EQ(rows[3].cells[1], fixedLabel(2048, 0));
    for (const FormatRow& row : rows)
        EXPECT_EQ(row.cells.size(), formatTableHeads(picture->data().study).size());
    const auto distinct = static_cast<double>(picture->data().study.series[2].rotations.counts.back());
    EXPECT_TRUE(picture->words().answer.contains(fixedLabel(distinct, 0)));
}

TEST(PrecisionPicture, Readout_GivesTheValuesUnderTheCursor) {
    const auto picture = built(ui::testing::fourMethods());
    const PlotFrame counts = picture->layout(body, light).distinct.plot,
                    deviations = picture->layout(body, light).error.plot;
    EXPECT_TRUE(picture->hitAt(counts.area.topRight() - QPointF(0.5, -0.5), body, light)
                    .readout.startsWith(fixedLabel(32768, 0)));
    const QString words = picture->hitAt(deviations.area.center(), body, light).readout;
    EXPECT_TRUE(words.startsWith(QStringLiteral("shift "))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("bfloat16")));
    EXPECT_TRUE(picture->hitAt({1, 1}, body, light).readout.isEmpty());
}

TEST(PrecisionPicture, Table_HoldsTheCurves) {
    const ExplorerState state = relevantForPrecision(ui::testing::fourMethods());
    const DataTable table = precisionTable(state, {}).value();
    const PrecisionStudy study = built(state)->data().study;
    ASSERT_EQ(table.columns.size(), 1 + 3 * study.series.size() + 1 + 2 * study.series.size());
    EXPECT_EQ(table.columns.front().values.back(), static_cast<double>(study.shifts.back()));
    EXPECT_EQ(table.columns[7].values[100], study.series[2].score[100]);   // bfloat16
    const DataColumn& rotations = table.columns.back();
    EXPECT_EQ(rotations.values[study.lengths.size() - 1],
              static_cast<double>(study.series.back().rotations.counts.back()));
    EXPECT_TRUE(std::isnan(rotations.values.back()));   // fewer lengths than shifts
}

TEST(PrecisionPicture, ShortestTarget_SaysWhyNothingIsThere) {
    ExplorerState state = ui::testing::fourMethods();
    state.scenario.lengths = {1, 1, 1, 1, {}};
    state.scenario.methods = {{{"none", {}}}};
    state.scenario.activeMethod = 0;
    state.scenario.queryPosition = state.scenario.keyPosition = 0;
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    EXPECT_TRUE(picture->words().answer.isEmpty());
    EXPECT_TRUE(picture->hitAt(body.center(), body, light).readout.isEmpty());
    EXPECT_TRUE(testing::hasInk(painted(*picture, light)));
}

TEST(PrecisionPicture, PlacesOfRounding_AreNamed) {
    ExplorerState state = ui::testing::fourMethods();
    state.scenario.precision = {NumberFormat::Float16, false, true, false, false};
    EXPECT_TRUE(built(state)->words().subtitle.startsWith(QStringLiteral("rounded: angles")));
    EXPECT_TRUE(built(state)->words().answer.startsWith(QStringLiteral("float16")));
    state.scenario.precision.angles = false;
    EXPECT_TRUE(built(state)->words().subtitle.startsWith(QStringLiteral("nothing is rounded")));
}

}   // namespace

}   // namespace rope::ui
