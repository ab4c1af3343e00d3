#include "ui/views/encodings/encodings_picture.h"

#include "core/encoding/encoding.h"
#include "tests/support/application.h"
#include "tests/support/picture_checks.h"
#include "tests/support/view_states.h"
#include "ui/painting/colormap.h"
#include "ui/views/encodings/encodings_view.h"
#include "ui/views/encodings/property_words.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <cmath>

namespace rope::ui {

namespace {

using namespace rope::ui::testing;

const QRectF body(10, 10, 900, 620);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const EncodingsPicture> built(const ExplorerState& state) {
    return pictureOf<EncodingsPicture>(encodingsView, state);
}

QImage painted(const Picture& picture) {
    QImage image(920, 640, QImage::Format_RGB32);
    image.fill(light.panel);
    QPainter painter(&image);
    picture.paint(painter, body, {light});
    return image;
}

TEST(Encodings, EveryCell_HasTheColourOfItsScore) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    const EncodingComparison& comparison = picture->data().comparison;
    ASSERT_EQ(comparison.encodings.size(), encodings().size());
    const QImage image = painted(*picture);
    const ColourTable& colours =
        colourTable(resolvedColormap("auto", ColormapKind::Diverging), ThemeKind::Light);
    for (std::size_t encoding = 0; encoding < comparison.encodings.size(); ++encoding) {
        const RowMatrix& scores = comparison.encodings[encoding].scores;
        ASSERT_EQ(scores.rows(), 64);
        double extreme = 0;
        for (Eigen::Index row = 0; row < 64; ++row)
            for (Eigen::Index column = 0; column <= row; ++column)
                extreme = std::max(extreme, std::abs(scores(row, column)));
        const QRectF area = picture->layout(body, light).map(encoding);
        // The middle pixels of cells near the corners of the lower triangle; 64 cells share fewer pixels than
        // twice as many.
        for (const auto& [row, column] : {std::pair<int, int>{63, 0}, {32, 16}, {63, 62}}) {
            const QPoint at(static_cast<int>(area.left() + (column + 0.5) * area.width() / 64),
                            static_cast<int>(area.top() + (row + 0.5) * area.height() / 64));
            const double score = scores(row, column);
            if (std::abs(score) < 0.5 * extreme)
                continue;   // near zero the sign of the colour is not to be told
            const QRgb drawn = image.pixel(at);
            EXPECT_EQ(score > 0, qRed(drawn) > qBlue(drawn))
                << encoding << ' ' << row << ' ' << column << ' ' << score;
        }
        EXPECT_EQ(image.pixel(QPoint(static_cast<int>(area.right()) - 3, static_cast<int>(area.top()) + 3)),
                  light.field.rgb())
            << "the future is masked";
    }
    EXPECT_NE(colours.front(), colours.back());
}

TEST(Encodings, Readout_SaysTheScoreAndTheMeasurement) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    const EncodingComparison& comparison = picture->data().comparison;
    std::size_t rope = 0;
    while (comparison.encodings[rope].choice.id != "rope") ++rope;
    const QRectF area = picture->layout(body, light).map(rope);
    const QPointF cell(area.left() + 3.5 * area.width() / 64, area.top() + 10.5 * area.height() / 64);
    const QString text = picture->hitAt(cell, body, light).readout;
    EXPECT_TRUE(text.startsWith(QStringLiteral("RoPE · m = 10, n = 3: "))) << text.toStdString();
    const auto& properties = comparison.encodings[rope].properties;
    for (std::size_t property = 0; property < properties.size(); ++property) {
        const QString said =
            picture->hitAt(picture->layout(body, light).cell(rope, property).center(), body, light).readout;
        EXPECT_TRUE(said.contains(propertyHead(properties[property].id))) << said.toStdString();
        EXPECT_TRUE(propertySentence(properties[property]).contains(QLatin1Char('(')))
            << "every property has words";
    }
}

TEST(Encodings, CellText_HasTheVerdictAndTheNumber) {
    EXPECT_EQ(propertyText({"decays", "", -0.95, {}, true}), QStringLiteral("✓ −0.95"));
    EXPECT_EQ(propertyText({"only_relative", "", 0.47, {}, false}), QStringLiteral("✗ 0.47"));
    EXPECT_EQ(propertyText({"norm_kept", "", std::nan(""), {}, {}}), QStringLiteral("–"));
}

TEST(Encodings, Table_HasOneRowACellAndTheProperties) {
    const DataTable table = encodingsTable(relevantForEncodings(fourMethods()), {}).value();
    ASSERT_EQ(table.columns.size(), 2 + encodings().size());
    EXPECT_EQ(table.columns[0].values.size(), 64U * 64U);
    EXPECT_EQ(table.columns[0].values.back(), 63);
    const bool saysProperties = std::any_of(
        table.comments.begin(), table.comments.end(),
        [](const std::string& line) { return line.find("rope · relative only") != std::string::npos; });
    EXPECT_TRUE(saysProperties);
}

TEST(Encodings, GivenVectors_LongerThanTheMaps_AreCutToTheirFirstRows) {
    ExplorerState state = fourMethods();
    state.scenario.queryPosition = 24;   // its q and k must be among the shown rows
    state.scenario.keyPosition = 9;
    RowMatrix rows(100, state.scenario.layout.headDim);
    for (Eigen::Index i = 0; i < rows.size(); ++i) rows.data()[i] = std::sin(0.37 * static_cast<double>(i));
    state.scenario.vectors.kind = VectorKind::Given;
    state.scenario.vectors.givenQuery = state.scenario.vectors.givenKey =
        std::make_shared<const RowMatrix>(rows);
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    ASSERT_EQ(picture->data().comparison.encodings.front().choice.id, "none");
    const RowMatrix& scores = picture->data().comparison.encodings.front().scores;
    ASSERT_EQ(scores.rows(), 64);
    EXPECT_NEAR(scores(63, 5), rows.row(63).dot(rows.row(5)) / std::sqrt(static_cast<double>(rows.cols())),
                1e-9);
}

TEST(Encodings, LittleRoom_StillPaintsInside) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    for (const QSizeF& size : {QSizeF(260, 180), QSizeF(120, 60), QSizeF(10, 10)}) {
        QImage image(300, 220, QImage::Format_RGB32);
        image.fill(light.panel);
        QPainter painter(&image);
        picture->paint(painter, QRectF(QPointF(10, 10), size), {light});
        painter.end();
        EXPECT_EQ(image.pixel(299, 219), light.panel.rgb());
    }
}

TEST(Encodings, Hit_OfAMapIsItsCell) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    for (const auto& [name, plot] : picture->plots(body, light)) {
        const Hit hit = picture->hitAt(plot.pixel(3.5, 10.5), body, light);
        const auto* cell = hit.as<CellHit>();
        ASSERT_NE(cell, nullptr) << name.toStdString();
        EXPECT_EQ(cell->query, 10);
        EXPECT_EQ(cell->key, 3);
        EXPECT_TRUE(hit.readout.contains(QStringLiteral("m = 10, n = 3: "))) << hit.readout.toStdString();
        EXPECT_FALSE(hit.click) << "a click changes nothing";
        EXPECT_TRUE(picture->hitAt(plot.pixel(10.5, 3.5), body, light)
                        .readout.endsWith(QStringLiteral("masked, or position not defined")));
    }
    const QPointF between = picture->layout(body, light).mapTitle(0).center();
    EXPECT_TRUE(picture->hitAt(between, body, light).readout.isEmpty());
}

TEST(Encodings, Anchors_NameMapsAndTheTable) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    std::set<QString> expected = namesOf({"table", "linear-attention"});
    const auto textOf = [](std::string_view id) { return QString::fromStdString(std::string(id)); };
    for (const ComparedEncoding& compared : picture->data().comparison.encodings) {
        const QString id = textOf(compared.choice.id);
        expected.insert(QStringLiteral("map/") + id);
        expected.insert(QStringLiteral("table/") + id);
        for (const EncodingProperty& property : compared.properties) {
            expected.insert(QStringLiteral("table/") + id + QLatin1Char('/') + textOf(property.id));
            expected.insert(QStringLiteral("column/") + textOf(property.id));
        }
    }
    EXPECT_EQ(checkedAnchorNames(*picture, body), expected);
    EXPECT_TRUE(expected.contains(QStringLiteral("table/rope/only_relative")));
    EXPECT_TRUE(anchorNamed(*picture, "table/rope", body)
                    .contains(anchorNamed(*picture, "table/rope/only_relative", body)));
    EXPECT_TRUE(checkedAnchorNames(*picture, QRectF(10, 10, 10, 10)).empty()) << "nothing is painted";
}

TEST(Encodings, Plots_MapPixelsToDataAndBack) {
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    EXPECT_EQ(checkedPlotNames(*picture, body).size(), encodings().size());
    EXPECT_TRUE(picture->plots(QRectF(10, 10, 10, 10), light).empty());
}

TEST(Encodings, Look_ChangesColoursAlone) {
    ExplorerState state = fourMethods();
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    state.view.colormap = "viridis";
    const std::shared_ptr<const Picture> other = picture->withLook(state.view);
    ASSERT_NE(other, nullptr);
    EXPECT_EQ(painted(*other), painted(*built(state)));
    EXPECT_NE(painted(*other), painted(*picture));
}

}   // namespace

}   // namespace rope::ui
