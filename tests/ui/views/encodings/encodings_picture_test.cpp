#include "ui/views/encodings/encodings_picture.h"

#include "core/encoding/encoding.h"
#include "tests/support/application.h"
#include "tests/support/view_states.h"
#include "ui/painting/colormap.h"
#include "ui/views/encodings/property_words.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <cmath>

namespace rope::ui {

namespace {

using rope::ui::testing::fourMethods;

const QRectF body(10, 10, 900, 620);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const EncodingsPicture> built(const ExplorerState& state) {
    const Result<PicturePtr> picture = buildEncodings(state, {});
    EXPECT_TRUE(picture.ok()) << (picture.ok() ? "" : describe(picture.error()));
    return picture.ok() ? std::dynamic_pointer_cast<const EncodingsPicture>(*picture) : nullptr;
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
    const EncodingComparison& comparison = picture->comparison();
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
        const QRectF area = picture->mapArea(encoding, body, light);
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
    const EncodingComparison& comparison = picture->comparison();
    std::size_t rope = 0;
    while (comparison.encodings[rope].choice.id != "rope") ++rope;
    const QRectF area = picture->mapArea(rope, body, light);
    const QPointF cell(area.left() + 3.5 * area.width() / 64, area.top() + 10.5 * area.height() / 64);
    const QString text = picture->readout(cell, body, light);
    EXPECT_TRUE(text.startsWith(QStringLiteral("RoPE · m = 10, n = 3: "))) << text.toStdString();
    const auto& properties = comparison.encodings[rope].properties;
    for (std::size_t property = 0; property < properties.size(); ++property) {
        const QString said =
            picture->readout(picture->cellArea(rope, property, body, light).center(), body, light);
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
    const auto picture = built(fourMethods());
    ASSERT_NE(picture, nullptr);
    const DataTable table = picture->table();
    ASSERT_EQ(table.columns.size(), 2 + encodings().size());
    EXPECT_EQ(table.columns[0].values.size(), 64U * 64U);
    EXPECT_EQ(table.columns[0].values.back(), 63);
    const bool saysProperties = std::any_of(
        table.comments.begin(), table.comments.end(),
        [](const std::string& line) { return line.find("rope · only relative") != std::string::npos; });
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
    ASSERT_EQ(picture->comparison().encodings.front().choice.id, "none");
    const RowMatrix& scores = picture->comparison().encodings.front().scores;
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

}   // namespace

}   // namespace rope::ui
