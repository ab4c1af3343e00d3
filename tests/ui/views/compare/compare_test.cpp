#include "tests/ui/views/compare/compare_support.h"

#include "tests/support/application.h"
#include "tests/support/ink.h"
#include "tests/support/picture_checks.h"
#include "tests/support/view_states.h"
#include "ui/score_cells/score_colours.h"
#include "ui/views/compare/compare_picture.h"
#include "ui/views/compare/compare_view.h"
#include "ui/views/compare/compare_words.h"
#include "ui/views/compare/consequence_rows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

using namespace testing;
using namespace compare_support;

/// The methods that have a column in a body of this width.
std::vector<MethodSeries> methodsOf(const ComparePicture& picture, const QRectF& body) {
    std::vector<MethodSeries> methods;
    for (const std::size_t index : picture.layout(body, light).columns)
        methods.push_back(picture.data().columns[index].method);
    return methods;
}

bool isAnyActive(const std::vector<MethodSeries>& methods) {
    return std::any_of(methods.begin(), methods.end(),
                       [](const MethodSeries& method) { return method.isActive; });
}

/// The colour of a score on the scale of all maps.
QRgb colourOf(const CompareData& data, double score, ThemeKind theme) {
    return scoreColours((*data.scenario)->stage, "auto",
                        theme)[static_cast<std::size_t>(std::lround(255 * data.scale.fractionOf(score)))];
}

TEST(Compare, RatioCurves_AreDrawnWhereTheyAreComputed) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    const QImage image = painted(*picture);
    const std::vector<MethodSeries> columns = methodsOf(*picture, page);
    ASSERT_EQ(columns.size(), 4U);
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const MethodConsequences& method = picture->data().columns[column].numbers;
        const PlotFrame plot = plotOf(*picture, ComparePart::Ratio, column);
        for (const std::size_t pair : {4U, 20U, 33U, 40U, 60U}) {
            const bool isOutside = method.coverage.outsideAngleRad[pair] > 0;
            const QColor colour = isOutside ? light.outside : inkOf(columns[column], light).colour;
            EXPECT_TRUE(hasColourNear(
                image, plot.pixel(static_cast<double>(pair), method.spectrum.ratio[pair]), colour, 1, 60))
                << columns[column].id << " pair " << pair;
        }
    }
}

TEST(Compare, PairsOutsideTheTrainedRange_AreMarkedAndOthersAreNot) {
    const auto picture = built(fourMethods());
    const QImage image = painted(*picture);
    const PlotFrame none = plotOf(*picture, ComparePart::Ratio, 0),
                    linear = plotOf(*picture, ComparePart::Ratio, 1);
    const auto isTinted = [&](const PlotFrame& plot, double pair) {
        const QColor pixel(image.pixel(qRound(plot.pixelX(pair)), qRound(plot.pixelY(0.6))));
        return pixel.red() > pixel.green() + 10;
    };
    EXPECT_TRUE(isTinted(none, 50));
    EXPECT_FALSE(isTinted(none, 10));
    EXPECT_FALSE(isTinted(linear, 50));   // the frequency is divided by as much as the context grows
}

TEST(Compare, DecayCurves_PassThroughTheirScores) {
    const auto picture = built(fourMethods());
    const QImage image = painted(*picture);
    const PlotFrame plot = plotOf(*picture, ComparePart::Decay, 1);
    const CompareData& data = picture->data();
    for (const std::size_t sample : {0U, 3U, 8U, 15U}) {
        const double distance = data.distances[sample];
        EXPECT_TRUE(hasColourNear(image, plot.pixel(distance, data.columns[1].scores[sample]),
                                  methodStyle(light, "linear", 0).colour, 1, 60))
            << distance;
    }
}

TEST(Compare, Maps_ShareOneScaleOfColours) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 8;
    const auto picture = built(state);
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const Theme& theme = themeOf(kind);
        const QImage image = painted(*picture, page, theme);
        ASSERT_EQ(picture->layout(page, theme).grid.parts, 3);
        for (std::size_t column = 0; column < 4; ++column) {
            const QRectF area = plotOf(*picture, ComparePart::Scores, column, page, theme).area;
            const CellValues& scores = picture->data().columns[column].cells.values;
            for (const auto& [row, key] : {std::pair(0, 0), std::pair(5, 2), std::pair(7, 6)}) {
                const QPointF middle(area.left() + (key + 0.5) * area.width() / 8,
                                     area.top() + (row + 0.5) * area.height() / 8);
                EXPECT_EQ(image.pixel(middle.toPoint()), colourOf(picture->data(), scores(row, key), kind))
                    << column << ": " << row << "," << key;
            }
        }
    }
}

TEST(Compare, Table_MarksTheWorstOfEachRow) {
    const auto picture = built(fourMethods());
    const std::vector<ConsequenceRow> rows = rowsOf(picture->data());
    ASSERT_EQ(static_cast<int>(rows.size()), consequenceRowCount());
    EXPECT_EQ(rows[0].values[1], QStringLiteral("0.25 rad (÷4)"));
    EXPECT_TRUE(isWorst(rows[0], 1));
    EXPECT_FALSE(isWorst(rows[0], 2));
    EXPECT_EQ(rows[1].values[1], QStringLiteral("4 tokens"));
    EXPECT_TRUE(isWorst(rows[2], 1));   // linear changes the scores of adjacent tokens most
    EXPECT_EQ(rows[3].values[1], QStringLiteral("0 of 64"));
    EXPECT_TRUE(isWorst(rows[4], 0));   // none has the largest angle outside the trained range
    EXPECT_TRUE(rows[5].harm.empty());
}

TEST(Compare, Verdicts_SayWhatLinearAndNtkDo) {
    const auto picture = built(fourMethods());
    const auto words = [&](std::size_t method) {
        return verdictWords(picture->data().columns[method].numbers, 64);
    };
    EXPECT_TRUE(words(1).contains(QStringLiteral(
        "Adjacent tokens become harder to tell apart: the frequency of pair 0 is divided by 4.")));
    EXPECT_TRUE(words(1).contains(QStringLiteral("All pairs stay in the trained range")));
    EXPECT_TRUE(words(2).contains(QStringLiteral("Adjacent tokens stay distinguishable")));
    EXPECT_TRUE(words(2).contains(QStringLiteral("pairs leave the trained range")));
}

TEST(Compare, Click_ChoosesThePairOrTheMethod) {
    const ExplorerState state = fourMethods();
    const auto picture = built(state);
    const PlotFrame plot = plotOf(*picture, ComparePart::Ratio, 3);
    const Hit pair = picture->hitAt(QPointF(plot.pixelX(42), plot.area.center().y()), page, light);
    EXPECT_EQ(pair.pair(), 42);
    ASSERT_TRUE(pair.click);
    EXPECT_EQ(pair.click(state).value().next.view.selectedPair, 42);
    const Hit head = picture->hitAt(picture->layout(page, light).grid.head(1).center(), page, light);
    ASSERT_TRUE(head.click);
    EXPECT_EQ(head.click(state).value().next.scenario.activeMethod, 1U);
    EXPECT_FALSE(picture->hitAt({-5, -5}, page, light).click);
}

TEST(Compare, Readout_NamesWhatIsUnderTheCursor) {
    const auto picture = built(fourMethods());
    const auto readout = [&](QPointF at) { return readoutOf(picture->hitAt(at, page, light)); };
    const PlotFrame ratio = plotOf(*picture, ComparePart::Ratio, 0),
                    decay = plotOf(*picture, ComparePart::Decay, 1),
                    scores = plotOf(*picture, ComparePart::Scores, 2);
    const QPointF pair(ratio.pixelX(45), ratio.area.center().y());
    EXPECT_TRUE(readout(pair).contains(QStringLiteral("pair 45")));
    EXPECT_TRUE(readout(pair).contains(QStringLiteral("outside the trained range")));
    EXPECT_TRUE(readout({decay.pixelX(8), decay.area.center().y()}).contains(QStringLiteral("distance 8")));
    EXPECT_TRUE(readout(scores.area.center()).contains(QStringLiteral("NTK")));
    const QPointF row = picture->layout(page, light).grid.rowArea(2).center();
    EXPECT_TRUE(readout(row).startsWith(QStringLiteral("Shortest resolved distance: ")));
    EXPECT_TRUE(readout({0, 0}).isEmpty());
}

TEST(Compare, Narrow_KeepsTheActiveMethod) {
    ExplorerState state = fourMethods();
    state.scenario.activeMethod = 3;
    const auto picture = built(state);
    const QRectF narrow(0, 0, 330, 300);
    const std::vector<MethodSeries> columns = methodsOf(*picture, narrow);
    EXPECT_LT(columns.size(), 4U);
    EXPECT_TRUE(isAnyActive(columns));
    EXPECT_TRUE(hasInk(painted(*picture, narrow)));
}

TEST(Compare, ManyMethods_StayWithinTheLimit) {
    ExplorerState state = fourMethods();
    for (int i = 2; i < 30; ++i) state.scenario.methods.push_back({{"linear", {{"factor", 1.0 + i}}}});
    state.scenario.activeMethod = 25;
    state.view.scoreMap.length = 4;
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    EXPECT_EQ(picture->data().columns.size(), maxCompared);
    const std::vector<MethodSeries> columns = methodsOf(*picture, QRectF(0, 0, 4000, 900));
    EXPECT_EQ(columns.size(), maxCompared);
    EXPECT_TRUE(std::any_of(columns.begin(), columns.end(),
                            [](const MethodSeries& series) { return series.index == 25; }));
    const QString words = missingWords(picture->data(), columns.size());
    EXPECT_TRUE(words.startsWith(QStringLiteral("12 of 32 methods"))) << words.toStdString();
    EXPECT_TRUE(missingWords(built(fourMethods())->data(), 4).isEmpty());
}

TEST(Compare, Csv_HasARowAMethod) {
    const DataTable table = buildTable(compareView, fourMethods(), {}).value();
    EXPECT_EQ(table.columns.front().values.size(), 4U);
    EXPECT_TRUE(std::any_of(table.comments.begin(), table.comments.end(), [](const std::string& line) {
        return line.find("linear") != std::string::npos && line.starts_with("method 1");
    }));
}

TEST(Compare, Look_ChangesThePairAndColoursAlone) {
    ExplorerState state = fourMethods();
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    state.view.selectedPair = 5;
    state.view.colormap = "viridis";
    const auto other = std::dynamic_pointer_cast<const ComparePicture>(picture->withLook(state.view));
    ASSERT_NE(other, nullptr);
    EXPECT_EQ(&other->data(), &picture->data()) << "the numbers are shared";
    EXPECT_EQ(painted(*other), painted(*built(state)));
}

}   // namespace

}   // namespace rope::ui
