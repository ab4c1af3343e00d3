#include "tests/support/application.h"
#include "tests/support/ink.h"
#include "tests/support/view_states.h"
#include "ui/views/compare/compare_picture.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace rope::ui {

namespace {

using rope::ui::testing::fourMethods;

const QRectF page(10, 10, 1400, 900);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const ComparePicture> built(const ExplorerState& state) {
    const Result<PicturePtr> picture = buildCompare(state, {});
    EXPECT_TRUE(picture.ok()) << (picture.ok() ? "" : describe(picture.error()));
    return picture.ok() ? std::dynamic_pointer_cast<const ComparePicture>(*picture) : nullptr;
}

QImage painted(const Picture& picture, const QRectF& body = page, const Theme& theme = light) {
    QImage image(static_cast<int>(body.right()) + 10, static_cast<int>(body.bottom()) + 10,
                 QImage::Format_RGB32);
    image.fill(theme.panel);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    ChartFrameCache cache;
    picture.paint(painter, body, {theme, &cache});
    return image;
}

bool hasColourNear(const QImage& image, QPointF at, const QColor& colour, int tolerance = 60) {
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            const QColor pixel(image.pixel(qRound(at.x()) + x, qRound(at.y()) + y));
            if (std::abs(pixel.red() - colour.red()) <= tolerance &&
                std::abs(pixel.green() - colour.green()) <= tolerance &&
                std::abs(pixel.blue() - colour.blue()) <= tolerance)
                return true;
        }
    }
    return false;
}

TEST(Compare, RatioCurves_AreDrawnWhereTheyAreComputed) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    const QImage image = painted(*picture);
    const std::vector<MethodSeries> columns = picture->columns(page.width(), light);
    ASSERT_EQ(columns.size(), 4U);
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const MethodConsequences& method = picture->data().study.methods[columns[column].index];
        const PlotFrame plot = picture->plot(ComparePart::Ratio, column, page, light);
        for (const std::size_t pair : {4U, 20U, 33U, 40U, 60U}) {
            const bool isUnseen = method.coverage.unseenAngleRad[pair] > 0;
            const QColor colour = isUnseen ? light.unseen : inkOf(columns[column], light).colour;
            EXPECT_TRUE(hasColourNear(
                image, plot.pixel(static_cast<double>(pair), method.spectrum.ratio[pair]), colour))
                << columns[column].id << " pair " << pair;
        }
    }
}

TEST(Compare, UnseenPairs_AreMarkedAndOthersAreNot) {
    const auto picture = built(fourMethods());
    const QImage image = painted(*picture);
    const PlotFrame none = picture->plot(ComparePart::Ratio, 0, page, light),
                    linear = picture->plot(ComparePart::Ratio, 1, page, light);
    const auto isTinted = [&](const PlotFrame& plot, double pair) {
        const QColor pixel(image.pixel(qRound(plot.pixelX(pair)), qRound(plot.pixelY(0.6))));
        return pixel.red() > pixel.green() + 10;
    };
    EXPECT_TRUE(isTinted(none, 50));
    EXPECT_FALSE(isTinted(none, 10));
    EXPECT_FALSE(isTinted(linear, 50));   // slowed by as much as the context grows: nothing new
}

TEST(Compare, DecayCurves_PassThroughTheirScores) {
    const auto picture = built(fourMethods());
    const QImage image = painted(*picture);
    const PlotFrame plot = picture->plot(ComparePart::Decay, 1, page, light);
    const DecayCurves& decay = picture->data().decay;
    for (const std::size_t sample : {0U, 3U, 8U, 15U}) {
        const auto distance = static_cast<double>(decay.distances[sample]);
        EXPECT_TRUE(hasColourNear(image, plot.pixel(distance, decay.methods[1].ones[sample]),
                                  methodStyle(light, "linear", 0).colour))
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
        ASSERT_EQ(picture->layout(page, theme).parts, 3);
        for (std::size_t column = 0; column < 4; ++column) {
            const QRectF area = picture->plot(ComparePart::Scores, column, page, theme).area;
            const CellValues& scores = picture->data().maps[column]->cells().values;
            for (const auto& [row, key] : {std::pair(0, 0), std::pair(5, 2), std::pair(7, 6)}) {
                const QPointF middle(area.left() + (key + 0.5) * area.width() / 8,
                                     area.top() + (row + 0.5) * area.height() / 8);
                EXPECT_EQ(image.pixel(middle.toPoint()), picture->colourOf(scores(row, key), kind))
                    << column << ": " << row << "," << key;
            }
        }
    }
}

TEST(Compare, Table_MarksTheWorstOfEachRow) {
    const auto picture = built(fourMethods());
    const std::vector<ConsequenceRow> rows = consequenceRows(picture->data().study, {0, 1, 2, 3});
    ASSERT_EQ(static_cast<int>(rows.size()), consequenceRowCount());
    EXPECT_EQ(rows[0].values[1], QStringLiteral("0.25 rad (÷4)"));
    EXPECT_TRUE(isWorst(rows[0], 1));
    EXPECT_FALSE(isWorst(rows[0], 2));
    EXPECT_EQ(rows[1].values[1], QStringLiteral("4 tokens"));
    EXPECT_TRUE(isWorst(rows[2], 1));   // linear moves neighbours most
    EXPECT_EQ(rows[3].values[1], QStringLiteral("0 of 64"));
    EXPECT_TRUE(isWorst(rows[4], 0));   // none has the largest unseen angle
    EXPECT_TRUE(rows[5].harm.empty());
}

TEST(Compare, Verdicts_SayWhatLinearAndNtkDo) {
    const auto picture = built(fourMethods());
    const auto words = [&](std::size_t method) {
        return verdictWords(picture->data().study.methods[method], 64);
    };
    EXPECT_TRUE(words(1).contains(QStringLiteral("Neighbours blur: the fastest pair is 4× slower.")));
    EXPECT_TRUE(words(1).contains(QStringLiteral("No pair meets new angles")));
    EXPECT_TRUE(words(2).contains(QStringLiteral("Neighbours stay sharp")));
    EXPECT_TRUE(words(2).contains(QStringLiteral("pairs meet new angles")));
}

TEST(Compare, Click_ChoosesThePairOrTheMethod) {
    const ExplorerState state = fourMethods();
    const auto picture = built(state);
    const PlotFrame plot = picture->plot(ComparePart::Ratio, 3, page, light);
    const std::optional<StateChange> pair =
        picture->clicked(QPointF(plot.pixelX(42), plot.area.center().y()), page, light, state);
    ASSERT_TRUE(pair.has_value());
    EXPECT_EQ(pair->next.view.focusedPair, 42);
    const std::optional<StateChange> method =
        picture->clicked(picture->layout(page, light).head(1).center(), page, light, state);
    ASSERT_TRUE(method.has_value());
    EXPECT_EQ(method->next.scenario.activeMethod, 1U);
    EXPECT_FALSE(picture->clicked({-5, -5}, page, light, state).has_value());
}

TEST(Compare, Readout_NamesWhatIsUnderTheCursor) {
    const auto picture = built(fourMethods());
    const PlotFrame ratio = picture->plot(ComparePart::Ratio, 0, page, light),
                    decay = picture->plot(ComparePart::Decay, 1, page, light),
                    scores = picture->plot(ComparePart::Scores, 2, page, light);
    EXPECT_TRUE(picture->readout(QPointF(ratio.pixelX(45), ratio.area.center().y()), page, light)
                    .contains(QStringLiteral("pair 45")));
    EXPECT_TRUE(picture->readout(QPointF(ratio.pixelX(45), ratio.area.center().y()), page, light)
                    .contains(QStringLiteral("beyond training")));
    EXPECT_TRUE(picture->readout(QPointF(decay.pixelX(8), decay.area.center().y()), page, light)
                    .contains(QStringLiteral("distance 8")));
    EXPECT_TRUE(picture->readout(scores.area.center(), page, light).contains(QStringLiteral("NTK")));
    const QPointF row = picture->layout(page, light).rowArea(2).center();
    EXPECT_TRUE(
        picture->readout(row, page, light).startsWith(QStringLiteral("Shortest resolved distance: ")));
    EXPECT_TRUE(picture->readout({0, 0}, page, light).isEmpty());
}

TEST(Compare, Narrow_KeepsTheActiveMethod) {
    ExplorerState state = fourMethods();
    state.scenario.activeMethod = 3;
    const auto picture = built(state);
    const QRectF narrow(0, 0, 330, 300);
    const std::vector<MethodSeries> columns = picture->columns(narrow.width(), light);
    EXPECT_LT(columns.size(), 4U);
    EXPECT_TRUE(std::any_of(columns.begin(), columns.end(),
                            [](const MethodSeries& series) { return series.isActive; }));
    EXPECT_TRUE(testing::hasInk(painted(*picture, narrow)));
}

TEST(Compare, ManyMethods_StayWithinTheLimit) {
    ExplorerState state = fourMethods();
    for (int i = 2; i < 30; ++i) state.scenario.methods.push_back({{"linear", {{"factor", 1.0 + i}}}});
    state.scenario.activeMethod = 25;
    state.view.scoreMap.length = 4;
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    EXPECT_EQ(picture->data().maps.size(), mostCompared);
    const std::vector<MethodSeries> columns = picture->columns(4000, light);
    EXPECT_TRUE(std::any_of(columns.begin(), columns.end(),
                            [](const MethodSeries& series) { return series.index == 25; }));
    const QString words = picture->missingWords(columns.size());
    EXPECT_TRUE(words.startsWith(QStringLiteral("12 of 32 methods"))) << words.toStdString();
    EXPECT_TRUE(built(fourMethods())->missingWords(4).isEmpty());
}

TEST(Compare, Csv_HasARowAMethod) {
    const DataTable table = built(fourMethods())->table();
    EXPECT_EQ(table.columns.front().values.size(), 4U);
    EXPECT_TRUE(std::any_of(table.comments.begin(), table.comments.end(), [](const std::string& line) {
        return line.find("linear") != std::string::npos && line.starts_with("method 1");
    }));
}

}   // namespace

}   // namespace rope::ui
