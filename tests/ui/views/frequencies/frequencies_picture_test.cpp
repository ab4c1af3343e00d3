#include "ui/views/frequencies/frequencies_picture.h"

#include "core/bounds/extension_bounds.h"
#include "ui/charts/pair_axis.h"
#include "ui/painting/number_label.h"

#include <QImage>

#include <gtest/gtest.h>
#include <cmath>
#include <numbers>

namespace rope::ui {
namespace {

const QRectF body(0, 0, 1256, 744);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const FrequenciesPicture> built(std::vector<ComparedMethod> methods, double trained = 4096,
                                                double context = 16384) {
    ExplorerState state;
    state.scenario.lengths = {trained, trained, context, context, {}};
    state.scenario.methods = std::move(methods);
    const Result<PicturePtr> picture = buildFrequencies(state, {});
    EXPECT_TRUE(picture);
    return std::dynamic_pointer_cast<const FrequenciesPicture>(*picture);
}

ComparedMethod times(const char* id, double factor) { return {{id, {{"factor", factor}}}}; }

QImage painted(const Picture& picture, const QRectF& area) {
    QImage image(area.size().toSize(), QImage::Format_RGB32);
    image.fill(light.panel);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter, area, {light});
    return image;
}

bool isNear(QRgb pixel, const QColor& colour, int tolerance) {
    return std::abs(qRed(pixel) - colour.red()) <= tolerance &&
           std::abs(qGreen(pixel) - colour.green()) <= tolerance &&
           std::abs(qBlue(pixel) - colour.blue()) <= tolerance;
}

TEST(PairAxis, Ticks_AreWholePairsWithBothEnds) {
    for (const std::size_t count : {1U, 2U, 3U, 17U, 48U, 64U, 65U, 256U, 512U})
        for (const double width : {40.0, 120.0, 400.0, 2000.0}) {
            const ChartAxis axis = pairAxis(count, width, light);
            EXPECT_EQ(axis.ticks.front().value, 0) << count;
            EXPECT_EQ(axis.ticks.back().value, static_cast<double>(count - 1)) << count;
            for (std::size_t i = 0; i < axis.ticks.size(); ++i) {
                EXPECT_EQ(axis.ticks[i].value, std::floor(axis.ticks[i].value)) << count;
                if (i == 0) continue;
                EXPECT_LT(axis.ticks[i - 1].value, axis.ticks[i].value)
                    << count << " pairs, " << width << " px";
            }
            EXPECT_EQ(axis.range, (AxisRange{-0.5, static_cast<double>(count) - 0.5}));
        }
    EXPECT_EQ(nearestPair(-3, 64), 0U);
    EXPECT_EQ(nearestPair(12.4, 64), 12U);
    EXPECT_EQ(nearestPair(1e9, 64), 63U);
}

TEST(Frequencies, CriticalDimension_StandsBetweenTheLastFullRevolutionAndTheNextPair) {
    const auto picture = built({times("linear", 4)});
    ASSERT_EQ(picture->data().criticalDimension, 92);   // Llama 2
    const double place = *picture->criticalPlace();
    const std::vector<double>& unscaled = picture->data().study.unscaled;
    EXPECT_GE(4096 * unscaled[static_cast<std::size_t>(std::floor(place))], 2 * std::numbers::pi);
    EXPECT_LT(4096 * unscaled[static_cast<std::size_t>(std::ceil(place))], 2 * std::numbers::pi);
}

TEST(Frequencies, UnseenAngles_AreDrawnWhereTheyWereComputed) {
    const auto picture = built({times("ntk", 4)});
    const std::vector<double>& unseen = picture->data().study.methods.front().coverage.unseenAngleRad;
    const PlotFrame plot = picture->unseenPlot(body, light);
    ASSERT_FALSE(plot.area.isEmpty());
    const QImage image = painted(*picture, body);
    const QColor hue = methodStyle(light, "ntk", 0).colour;
    for (const std::size_t pair : {48U, 52U, 56U}) {
        ASSERT_GT(unseen[pair], 0.1);
        const QPointF at = plot.pixel(static_cast<double>(pair), unseen[pair]);
        bool isFound = false;
        for (int dy = -2; dy <= 2; ++dy)
            isFound = isFound || isNear(image.pixel(at.toPoint() + QPoint(0, dy)), hue, 60);
        EXPECT_TRUE(isFound) << "pair " << pair << " at " << at.x() << ", " << at.y();
    }
    EXPECT_TRUE(
        picture->readout(plot.pixel(48, 0.01), body, light).contains(significantLabel(unseen[48], 3)));
}

TEST(Frequencies, Table_SaysBandsAnglesAndTemperature) {
    const auto picture = built({times("yarn", 4), times("linear", 4)});
    ASSERT_TRUE(picture->data().plain);
    const std::vector<FrequencyRow> rows = picture->rows(light);
    ASSERT_EQ(rows.size(), 3U);
    for (const FrequencyRow& row : rows) EXPECT_EQ(row.cells.size() + 1, frequencyTableHeads().size());
    const MethodConsequences& yarn = picture->data().study.methods.front();
    const double factor = yarn.spectrum.schedule.logitFactor();
    EXPECT_NEAR(factor, 1.296477, 1e-6);
    EXPECT_EQ(rows[1].cells[0],
              QStringLiteral("%1 · %2 · %3").arg(yarn.kept).arg(yarn.blended).arg(yarn.interpolated));
    EXPECT_EQ(rows[1].cells[3], QStringLiteral("1.139"));
    EXPECT_EQ(rows[1].cells[4], QStringLiteral("1.296"));
    EXPECT_EQ(rows[1].cells[5], QStringLiteral("2.72× → %1×").arg(significantLabel(std::exp(factor), 3)));
    EXPECT_EQ(rows[0].cells[5], QStringLiteral("2.72×"));
    EXPECT_NE(rows[0].cells[2], rows[1].cells[2]) << "unscaled pairs meet new angles, YaRN's do not";
}

TEST(Frequencies, Panels_NeverOverlapNorLeaveTheBody) {
    for (const QSizeF size : {QSizeF(200, 140), QSizeF(420, 300), QSizeF(600, 380), QSizeF(880, 550),
                              QSizeF(1256, 744), QSizeF(700, 1400), QSizeF(3800, 2100)})
        for (const std::size_t rows : {1U, 5U, 30U}) {
            const QRectF area(QPointF(12, 34), size);
            const FrequencyPanels panels = frequencyPanels(area, rows, light);
            const QList<QRectF> all{panels.spectrum, panels.slowing, panels.unseen, panels.table};
            EXPECT_FALSE(panels.spectrum.isEmpty() || panels.slowing.isEmpty());
            for (const QRectF& one : all) {
                if (one.isEmpty()) continue;
                EXPECT_TRUE(area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(one))
                    << size.width() << "x" << size.height();
                for (const QRectF& other : all) {
                    if (&other == &one || other.isEmpty()) continue;
                    EXPECT_FALSE(one.intersects(other)) << size.width() << "x" << size.height();
                }
            }
        }
}

}   // namespace
}   // namespace rope::ui
