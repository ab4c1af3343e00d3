#include "ui/views/frequencies/frequencies_picture.h"

#include "core/bounds/extension_bounds.h"
#include "tests/support/application.h"
#include "tests/support/picture_checks.h"
#include "tests/support/valid.h"
#include "tests/support/view_states.h"
#include "ui/charts/pair_axis.h"
#include "ui/painting/number_label.h"
#include "ui/views/frequencies/frequencies_paint.h"
#include "ui/views/frequencies/frequencies_view.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace rope::ui {
namespace {

using namespace rope::ui::testing;

const QRectF body(0, 0, 1256, 744), smallBody(10, 10, 560, 360);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const FrequenciesPicture> built(const ExplorerState& state) {
    return pictureOf<FrequenciesPicture>(frequenciesView, state);
}

ExplorerState stateOf(std::vector<ComparedMethod> methods, double trained = 4096, double context = 16384) {
    ExplorerState state;
    state.scenario.lengths = {trained, trained, context, context, {}};
    state.scenario.methods = std::move(methods);
    return state;
}

std::shared_ptr<const FrequenciesPicture> built(std::vector<ComparedMethod> methods) {
    return built(stateOf(std::move(methods)));
}

ComparedMethod times(const char* id, double factor) { return {{id, {{"factor", factor}}}}; }

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
    const double pair = picture->data().criticalPair().value();
    const std::vector<double>& unscaled = picture->data().unscaled;
    EXPECT_GE(4096 * unscaled[static_cast<std::size_t>(std::floor(pair))], 2 * std::numbers::pi);
    EXPECT_LT(4096 * unscaled[static_cast<std::size_t>(std::ceil(pair))], 2 * std::numbers::pi);
}

TEST(Frequencies, AnglesOutsideTheTrainedRange_AreDrawnWhereTheyWereComputed) {
    const auto picture = built({times("ntk", 4)});
    const std::vector<double>& untrained = picture->data().methods.front().numbers.coverage.outsideAngleRad;
    const PlotFrame plot = picture->layout(body, light).untrained.chart.plot;
    ASSERT_FALSE(plot.area.isEmpty());
    const QImage image = paintedBody(*picture, body);
    const QColor hue = methodStyle(light, "ntk", 0).colour;
    for (const std::size_t pair : {48U, 52U, 56U}) {
        ASSERT_GT(untrained[pair], 0.1);
        const QPointF at = plot.pixel(static_cast<double>(pair), untrained[pair]);
        bool isFound = false;
        for (int dy = -2; dy <= 2; ++dy)
            isFound = isFound || isNear(image.pixel(at.toPoint() + QPoint(0, dy)), hue, 60);
        EXPECT_TRUE(isFound) << "pair " << pair << " at " << at.x() << ", " << at.y();
    }
    EXPECT_TRUE(picture->hitAt(plot.pixel(48, 0.01), body, light)
                    .readout.contains(significantLabel(untrained[48], 3)));
}

TEST(Frequencies, Table_SaysBandsAnglesAndTemperature) {
    const auto picture = built({times("yarn", 4), times("linear", 4)});
    ASSERT_TRUE(picture->data().plain);
    const std::vector<FrequencyRow> rows = frequencyRows(picture->data(), light);
    ASSERT_EQ(rows.size(), 3U);
    for (const FrequencyRow& row : rows) EXPECT_EQ(row.cells.size() + 1, frequencyTableHeads().size());
    const MethodConsequences& yarn = picture->data().methods.front().numbers;
    const double factor = yarn.spectrum.schedule.logitFactor();
    EXPECT_NEAR(factor, 1.296477, 1e-6);
    EXPECT_EQ(rows[1].cells[0],
              QStringLiteral("%1 · %2 · %3").arg(yarn.kept).arg(yarn.blended).arg(yarn.interpolated));
    EXPECT_EQ(rows[1].cells[3], QStringLiteral("1.139"));
    EXPECT_EQ(rows[1].cells[4], QStringLiteral("1.296"));
    EXPECT_EQ(rows[1].cells[5], QStringLiteral("2.72× → %1×").arg(significantLabel(std::exp(factor), 3)));
    EXPECT_EQ(rows[0].cells[5], QStringLiteral("2.72×"));
    EXPECT_NE(rows[0].cells[2], rows[1].cells[2])
        << "unscaled pairs reach angles outside the trained range, YaRN's do not";
}

TEST(Frequencies, Panels_NeverOverlapNorLeaveTheBody) {
    for (const QSizeF size : {QSizeF(200, 140), QSizeF(420, 300), QSizeF(600, 380), QSizeF(880, 550),
                              QSizeF(1256, 744), QSizeF(700, 1400), QSizeF(3800, 2100)})
        for (const std::size_t rows : {1U, 5U, 30U}) {
            const QRectF area(QPointF(12, 34), size);
            const FrequencyAreas panels = frequencyAreas(area, rows, light);
            const QList<QRectF> all{panels.spectrum, panels.rescale, panels.untrained, panels.table};
            EXPECT_FALSE(panels.spectrum.isEmpty() || panels.rescale.isEmpty());
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

TEST(Frequencies, Bands_MatchYarnsPairs) {
    ExplorerState state;
    state.scenario.ropeTheta = 1e6;
    state.scenario.lengths = {32768, 32768, 131072, 131072, {}};
    state.scenario.methods = {{{"yarn", {{"factor", 4.0}}}}};
    const auto picture = built(state);
    const std::vector<FrequencyBand>& bands = picture->data().bands;
    EXPECT_EQ(pairsOf(bands, BandKind::Kept), 24);
    EXPECT_EQ(pairsOf(bands, BandKind::Blended), 16);
    EXPECT_EQ(pairsOf(bands, BandKind::Interpolated), 24);
    EXPECT_EQ(picture->words().answer, QStringLiteral("24 unscaled · 16 blended · 24 interpolated"));
}

TEST(Frequencies, Hit_IsThePairOfEveryChart) {
    const ExplorerState state = fourMethods();
    const auto picture = built(state);
    const FrequenciesLayout layout = picture->layout(body, light);
    for (const FrequencyPanel* panel : {&layout.spectrum, &layout.rescale, &layout.untrained}) {
        const PlotFrame& plot = panel->chart.plot;
        const Hit hit = picture->hitAt(QPointF(plot.pixelX(63), plot.area.center().y()), body, light);
        EXPECT_EQ(hit.pair(), 63);
        EXPECT_TRUE(hit.readout.startsWith(QStringLiteral("pair 63")));
        EXPECT_TRUE(hit.readout.contains(QStringLiteral("θ/θ′ 4")));
        ASSERT_TRUE(hit.click);
        EXPECT_EQ(hit.click(state).value().next.view.selectedPair, 63);
    }
    const Hit table = picture->hitAt(layout.table.center(), body, light);
    EXPECT_TRUE(table.readout.isEmpty());
    EXPECT_FALSE(table.pair().has_value() || table.click);
}

TEST(Frequencies, Readout_GivesWavelengthAndRatio) {
    const auto picture = built(fourMethods());
    const PlotFrame plot = picture->layout(smallBody, light).spectrum.chart.plot;
    const Hit hit = picture->hitAt(QPointF(plot.pixelX(63), plot.area.center().y()), smallBody, light);
    EXPECT_TRUE(hit.readout.startsWith(QStringLiteral("pair 63")));
    EXPECT_TRUE(hit.readout.contains(QStringLiteral("θ/θ′ 4")));
    const Hit other = picture->hitAt(QPointF(plot.pixelX(20), plot.area.center().y()), smallBody, light);
    ASSERT_TRUE(other.click);
    EXPECT_TRUE(other.click(fourMethods()).has_value());
}

TEST(Frequencies, Plots_MapPixelsToDataAndBack) {
    const auto picture = built(fourMethods());
    EXPECT_EQ(checkedPlotNames(*picture, body), namesOf({"spectrum", "rescale", "untrained"}));
    EXPECT_EQ(checkedPlotNames(*picture, QRectF(10, 10, 200, 140)), namesOf({"spectrum", "rescale"}));
}

/// The panels, their axes and the curves of all four methods.
std::set<QString> chartAnchors() {
    std::set<QString> names = namesOf({"wavelength-axis", "mark/trained", "mark/target",
                                       "mark/critical-dimension", "band/unscaled", "band/blended"});
    for (const char* panel : {"spectrum", "rescale", "untrained"})
        for (const char* part : {"", "/x-axis", "/y-axis"})
            names.insert(QLatin1String(panel) + QLatin1String(part));
    for (const char* method : {"none", "linear", "ntk", "yarn"})
        for (const char* chart : {"", "rescale/", "untrained/"})
            for (const char* part : {"", "/point"})
                names.insert(QLatin1String("curve/") + QLatin1String(chart) + QLatin1String(method) +
                             QLatin1String(part));
    return names;
}

TEST(Frequencies, Anchors_NameChartsAndTheTable) {
    const auto picture = built(fourMethods());
    std::set<QString> expected = chartAnchors();
    expected.merge(
        namesOf({"band/interpolated", "table", "table/none", "table/linear", "table/ntk", "table/yarn",
                 "column/method", "column/bands", "column/pairs-outside", "column/largest-angle",
                 "column/attention-factor", "column/logit-scale", "column/weight"}));
    EXPECT_EQ(checkedAnchorNames(*picture, body), expected);
    const PlotFrame plot = picture->layout(body, light).spectrum.chart.plot;
    EXPECT_NEAR(anchorNamed(*picture, "mark/target", body).center().y(),
                plot.pixelY(2 * std::numbers::pi / 32768), 1e-9);
    EXPECT_TRUE(hasColourNear(paintedBody(*picture, body),
                              anchorNamed(*picture, "curve/ntk/point", body).center(),
                              methodStyle(light, "ntk", 0).colour, 1, 60));
}

TEST(Frequencies, Anchors_OfASmallBodyNameTheLegend) {
    const auto picture = built({times("yarn", 4), times("yarn", 8)});
    const std::set<QString> names = checkedAnchorNames(*picture, QRectF(10, 10, 700, 560));
    for (const char* name : {"legend", "curve/unscaled", "curve/untrained/unscaled", "curve/yarn",
                             "curve/yarn-2/point", "band/unscaled", "band/blended", "band/interpolated"})
        EXPECT_TRUE(names.contains(QLatin1String(name))) << name;
    EXPECT_FALSE(names.contains(QStringLiteral("table")));
}

TEST(Frequencies, Table_HasFourColumnsOfEachVisibleMethod) {
    ExplorerState state = fourMethods();
    state.scenario.methods[1].isVisible = false;
    const ExplorerState relevant = relevantForFrequencies(state);
    const Result<DataTable> table = frequenciesTable(relevant, {});
    ASSERT_TRUE(table.ok());
    ASSERT_EQ(table->columns.size(), 2U + 4 * 3);
    EXPECT_EQ(table->columns[0].title, "pair");
    EXPECT_EQ(table->columns[6].title, "inverse frequency [rad/token], NTK-aware ×4");
    EXPECT_EQ(table->columns[9].title, "unseen angle [rad], NTK-aware ×4");
    const Result<ConsequenceStudy> study = methodConsequences(valid(relevant.scenario));
    ASSERT_TRUE(study.ok());
    EXPECT_EQ(table->columns[1].values, study->unscaled);
    EXPECT_EQ(table->columns[6].values, study->methods[2].spectrum.schedule.inverseFrequencies);
    EXPECT_EQ(table->columns[13].values, study->methods[3].coverage.outsideAngleRad);
    EXPECT_EQ(table->comments.back().substr(0, 20), "critical dimension: ");
}

}   // namespace
}   // namespace rope::ui
