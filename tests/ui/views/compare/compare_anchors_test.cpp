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

TEST(Compare, Hit_OfAMapIsItsCell) {
    ExplorerState state = fourMethods();
    state.view.scoreMap.length = 8;
    const auto picture = built(state);
    const PlotFrame plot = plotOf(*picture, ComparePart::Scores, 1);
    const Hit hit = picture->hitAt(plot.pixel(2.5, 5.5), page, light);
    const auto* cell = hit.as<CellHit>();
    ASSERT_NE(cell, nullptr);
    EXPECT_EQ(cell->query, 5);
    EXPECT_EQ(cell->key, 2);
    EXPECT_FALSE(hit.click) << "a click changes nothing";
    const double score = picture->data().columns[1].cells.values(5, 2);
    EXPECT_TRUE(readoutOf(hit).startsWith(QStringLiteral("linear ×4 · m = 5, n = 2 → ")));
    EXPECT_NEAR(
        readoutOf(hit).section(QStringLiteral("→ "), 1).replace(QChar(0x2212), QLatin1Char('-')).toDouble(),
        score, 1e-3);
    EXPECT_TRUE(
        readoutOf(picture->hitAt(plot.pixel(5.5, 2.5), page, light)).endsWith(QStringLiteral("masked")));
}

/// The anchors of one column, as far as all three charts have room.
std::set<QString> columnAnchors(const QString& method) {
    std::set<QString> names;
    for (const char* name :
         {"column/", "head/", "curve/", "curve/decay/", "adjacent/", "mark/trained/", "mark/target/"})
        names.insert(QLatin1String(name) + method);
    for (const char* part : {"ratio/", "decay/", "scores/"})
        for (const char* name : {"", "/x-axis", "/y-axis"})
            names.insert(QLatin1String(part) + method + QLatin1String(name));
    for (const char* name : {"/point", "/unscaled", "/unscaled/point"})
        names.insert(QStringLiteral("curve/decay/") + method + QLatin1String(name));
    names.insert(QStringLiteral("curve/") + method + QStringLiteral("/point"));
    return names;
}

TEST(Compare, Anchors_NameColumnsChartsAndTheTable) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    std::set<QString> expected = namesOf({"text/ratio", "text/decay", "text/scores", "table"});
    for (const char* method : {"none", "linear", "ntk", "yarn"}) {
        expected.merge(columnAnchors(QLatin1String(method)));
        for (const ConsequenceRow& row : rowsOf(picture->data())) {
            const QString name = QStringLiteral("table/") + QLatin1String(row.id);
            expected.insert(name);
            expected.insert(name + QLatin1Char('/') + QLatin1String(method));
        }
    }
    EXPECT_EQ(checkedAnchorNames(*picture, page), expected);
    EXPECT_TRUE(expected.contains(QStringLiteral("table/attention-factor/yarn")));
    EXPECT_TRUE(hasColourNear(painted(*picture),
                              anchorNamed(*picture, "curve/decay/yarn/point", page).center(),
                              methodStyle(light, "yarn", 0).colour, 1, 60));
    EXPECT_TRUE(
        anchorNamed(*picture, "column/ntk", page).contains(anchorNamed(*picture, "table/bands/ntk", page)));
}

TEST(Compare, Anchors_OfALittleBodyAreInsideIt) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    for (const QSizeF size : {QSizeF(330, 300), QSizeF(200, 140)})
        EXPECT_FALSE(checkedAnchorNames(*picture, QRectF(QPointF(3, 5), size)).empty()) << size.width();
    // The column of texts needs all of this width.
    EXPECT_TRUE(checkedAnchorNames(*picture, QRectF(3, 5, 40, 30)).empty());
}

TEST(Compare, Anchors_OfEqualIdsHaveANumber) {
    ExplorerState state = fourMethods();
    state.scenario.methods[1] = {{"yarn", {{"factor", 8.0}}}};
    const std::set<QString> names = checkedAnchorNames(*built(state), page);
    EXPECT_TRUE(names.contains(QStringLiteral("head/yarn")));
    EXPECT_TRUE(names.contains(QStringLiteral("head/yarn-2")));
}

TEST(Compare, Plots_MapPixelsToDataAndBack) {
    std::set<QString> expected;
    for (const char* part : {"ratio/", "decay/", "scores/"})
        for (const char* method : {"none", "linear", "ntk", "yarn"})
            expected.insert(QLatin1String(part) + QLatin1String(method));
    EXPECT_EQ(checkedPlotNames(*built(fourMethods()), page), expected);
}

}   // namespace

}   // namespace rope::ui
