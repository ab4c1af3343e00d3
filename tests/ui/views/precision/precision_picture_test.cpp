#include "ui/views/precision/precision_picture.h"

#include "tests/support/application.h"
#include "tests/support/ink.h"
#include "tests/support/view_states.h"
#include "ui/painting/number_label.h"
#include "ui/theme/format_style.h"
#include "ui/views/precision/format_table.h"
#include "ui/views/precision/precision_samples.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <cmath>

namespace rope::ui {

namespace {

const QRectF body(0, 0, 1000, 560);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const PrecisionPicture> built(const ExplorerState& state) {
    const Result<PicturePtr> picture = buildPrecision(state, {});
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
        const PlotFrame deviations = picture->deviationPlot(body, theme),
                        counts = picture->distinctPlot(body, theme);
        const PrecisionStudy& study = picture->study();
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
    EXPECT_EQ(picture->study().shifts.back(), 32768 - 1 - 181);
    EXPECT_EQ(picture->study().lengths.back(), 32768);
    state.scenario.lengths.context = 1e9;
    EXPECT_EQ(precisionLengths(state.scenario).back(), largestCountedLength);
    EXPECT_FALSE(picture->subtitle().contains(QStringLiteral("not to L′")));
    EXPECT_TRUE(PrecisionPicture(state, picture->study())
                    .subtitle()
                    .endsWith(QStringLiteral("positions counted to 32\u2009768, not to L′")));
}

TEST(PrecisionPicture, TableAndAnswer_HaveTheStudysNumbers) {
    const auto picture = built(ui::testing::fourMethods());
    const std::vector<FormatRow> rows = formatTableRows(picture->study());
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[2].cells[1], QStringLiteral("256"));
    EXPECT_EQ(rows[3].cells[1], fixedLabel(2048, 0));
    for (const FormatRow& row : rows) EXPECT_EQ(row.cells.size(), formatTableHeads(picture->study()).size());
    const auto distinct = static_cast<double>(picture->study().series[2].rotations.counts.back());
    EXPECT_TRUE(picture->answer().contains(fixedLabel(distinct, 0)));
}

TEST(PrecisionPicture, Readout_GivesTheValuesUnderTheCursor) {
    const auto picture = built(ui::testing::fourMethods());
    const PlotFrame counts = picture->distinctPlot(body, light),
                    deviations = picture->deviationPlot(body, light);
    EXPECT_TRUE(picture->readout(counts.area.topRight() - QPointF(0.5, -0.5), body, light)
                    .startsWith(fixedLabel(32768, 0)));
    const QString words = picture->readout(deviations.area.center(), body, light);
    EXPECT_TRUE(words.startsWith(QStringLiteral("shift "))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("bfloat16")));
    EXPECT_TRUE(picture->readout({1, 1}, body, light).isEmpty());
}

TEST(PrecisionPicture, ShortestTarget_SaysWhyNothingIsThere) {
    ExplorerState state = ui::testing::fourMethods();
    state.scenario.lengths = {1, 1, 1, 1, {}};
    state.scenario.methods = {{{"none", {}}}};
    state.scenario.activeMethod = 0;
    state.scenario.queryPosition = state.scenario.keyPosition = 0;
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    EXPECT_TRUE(picture->answer().isEmpty());
    EXPECT_TRUE(picture->readout(body.center(), body, light).isEmpty());
    EXPECT_TRUE(testing::hasInk(painted(*picture, light)));
}

TEST(PrecisionPicture, PlacesOfRounding_AreNamed) {
    ExplorerState state = ui::testing::fourMethods();
    state.scenario.precision = {NumberFormat::Float16, false, true, false, false};
    EXPECT_TRUE(built(state)->subtitle().startsWith(QStringLiteral("rounded: angles")));
    EXPECT_TRUE(built(state)->answer().startsWith(QStringLiteral("float16")));
    state.scenario.precision.angles = false;
    EXPECT_TRUE(built(state)->subtitle().startsWith(QStringLiteral("nothing is rounded")));
}

}   // namespace

}   // namespace rope::ui
