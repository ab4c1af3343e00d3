#include "ui/views/matrix/matrix_picture.h"

#include "core/analysis/rotation_study.h"
#include "tests/support/application.h"
#include "tests/support/valid.h"
#include "tests/support/view_states.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <cmath>
#include <span>

namespace rope::ui {

namespace {

const QRectF body(0, 0, 1000, 700);
const Theme& light = themeOf(ThemeKind::Light);

std::shared_ptr<const MatrixPicture> built(const ExplorerState& state) {
    const Result<PicturePtr> picture = buildMatrix(state, {});
    EXPECT_TRUE(picture.ok()) << (picture.ok() ? "" : describe(picture.error()));
    return picture.ok() ? std::dynamic_pointer_cast<const MatrixPicture>(*picture) : nullptr;
}

ExplorerState smallHead(int headDim, int rotaryDim) {
    ExplorerState state = ui::testing::fourMethods();
    state.scenario.methods = {{{"none", {}}}};
    state.scenario.activeMethod = 0;
    state.scenario.layout.headDim = headDim;
    state.scenario.layout.rotaryDim = rotaryDim;
    state.view.focusedPair = 0;
    return state;
}

TEST(MatrixPicture, Numbers_AreThoseOfTheCoresTable) {
    const ExplorerState state = ui::testing::fourMethods();
    const auto picture = built(state);
    ASSERT_NE(picture, nullptr);
    const std::int64_t position = state.scenario.queryPosition;
    const Result<RotationTable> table = rotationTables(valid(state.scenario), std::span(&position, 1));
    const Result<RowMatrix> rotated = rotatedQueries(valid(state.scenario), std::span(&position, 1));
    ASSERT_TRUE(table.ok() && rotated.ok());
    for (int pair = 0; pair < 64; ++pair) {
        EXPECT_EQ(picture->value({MatrixPart::Strip, 0, pair}), table->cosine(0, pair));
        EXPECT_EQ(picture->value({MatrixPart::Strip, 1, pair}), table->sine(0, pair));
    }
    // Pairs 16 to 19 are drawn; half-split: coordinates 16..19 and 80..83.
    for (int column = 0; column < 8; ++column) {
        const int coordinate = column < 4 ? 16 + column : 76 + column;
        EXPECT_EQ(picture->value({MatrixPart::Steps, 4, column}), (*rotated)(0, coordinate));
        EXPECT_EQ(picture->value({MatrixPart::Own, column, column}), table->cosine(0, 16 + column % 4));
    }
    EXPECT_EQ(picture->value({MatrixPart::Own, 1, 5}), -table->sine(0, 17));
    EXPECT_EQ(picture->value({MatrixPart::Own, 5, 1}), table->sine(0, 17));
    EXPECT_EQ(picture->value({MatrixPart::Other, 2, 3}), -table->sine(0, 17));   // interleaved: neighbours
    EXPECT_EQ(picture->value({MatrixPart::Other, 1, 5}), 0);
}

TEST(MatrixPicture, SmallHead_IsDrawnWholeAndRotatesTheQuery) {
    for (const Pairing pairing : {Pairing::Half, Pairing::Interleaved}) {
        ExplorerState state = smallHead(8, 8);
        state.scenario.layout.pairing = pairing;
        const auto picture = built(state);
        for (int row = 0; row < 8; ++row) {
            double product = 0;
            for (int column = 0; column < 8; ++column) {
                product += picture->value({MatrixPart::Own, row, column}) *
                           picture->value({MatrixPart::Steps, 0, column});
                double dot = 0;   // R times its transpose
                for (int inner = 0; inner < 8; ++inner)
                    dot += picture->value({MatrixPart::Own, row, inner}) *
                           picture->value({MatrixPart::Own, column, inner});
                EXPECT_NEAR(dot, row == column ? 1 : 0, 1e-14);
            }
            EXPECT_NEAR(product, picture->value({MatrixPart::Steps, 4, row}), 1e-14);
        }
        EXPECT_TRUE(picture->restWords().isEmpty());
    }
}

TEST(MatrixPicture, CellsUnderTheCursor_ReadOutTheirNumberAndChooseTheirPair) {
    const ExplorerState state = ui::testing::fourMethods();
    const auto picture = built(state);
    const MatrixGeometry places = picture->geometry(body, light);
    const QPointF strip = places.cell({MatrixPart::Strip, 0, 42}).center();
    EXPECT_TRUE(picture->readout(strip, body, light).startsWith(QStringLiteral("pair 42: cos = ")));
    EXPECT_EQ(picture->clicked(strip, body, light, state)->next.view.focusedPair, 42);
    const QPointF own = places.cell({MatrixPart::Own, 5, 1}).center();
    EXPECT_TRUE(picture->readout(own, body, light).startsWith(QStringLiteral("row 81, column 17 = ")))
        << picture->readout(own, body, light).toStdString();
    EXPECT_EQ(picture->clicked(own, body, light, state)->next.view.focusedPair, 17);
    EXPECT_TRUE(picture->readout({1, 1}, body, light).isEmpty());
}

TEST(MatrixPicture, Geometry_FindsEveryCellAgainAndStaysInside) {
    for (const QSizeF size : {QSizeF(240, 180), QSizeF(880, 540), QSizeF(3800, 2100)}) {
        const QRectF area(QPointF(0, 0), size);
        const MatrixGeometry places = matrixGeometry(area, 8, 64, 1);
        for (const MatrixHit place : {MatrixHit{MatrixPart::Own, 7, 3}, MatrixHit{MatrixPart::Other, 0, 7},
                                      MatrixHit{MatrixPart::Steps, 4, 5}}) {
            const std::optional<MatrixHit> found = places.at(places.cell(place).center());
            if (places.steps.isEmpty() && place.part == MatrixPart::Steps) continue;   // a small card
            ASSERT_TRUE(found.has_value());
            EXPECT_EQ(found->part, place.part);
            EXPECT_EQ(found->row, place.row);
            EXPECT_EQ(found->column, place.column);
        }
        EXPECT_FALSE(places.own.intersects(places.other));
        EXPECT_LE(places.own.bottom(), area.bottom());
        EXPECT_EQ(places.steps.isEmpty(), size.height() < 500);
        EXPECT_LE(places.steps.right(), area.right());
        EXPECT_LE(places.steps.bottom(), area.bottom());
    }
}

TEST(MatrixPicture, PaddingExcerptAndStillCoordinates_AreSaidInWords) {
    EXPECT_TRUE(built(smallHead(7, 7))->restWords().contains(QStringLiteral("r = 7 is odd")));
    EXPECT_TRUE(
        built(smallHead(8, 4))->restWords().contains(QStringLiteral("4 of 8 coordinates do not rotate")));
    ExplorerState yarn = ui::testing::fourMethods();
    yarn.scenario.activeMethod = 3;
    EXPECT_TRUE(built(yarn)->restWords().contains(QStringLiteral("A = 1.1386")));
    EXPECT_TRUE(
        built(ui::testing::fourMethods())->restWords().contains(QStringLiteral("pairs 16 to 19 of 64")));
}

TEST(MatrixPicture, FocusedPair_IsFramedInBothThemes) {
    const auto picture = built(ui::testing::fourMethods());
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const Theme& theme = themeOf(kind);
        QImage image(1000, 700, QImage::Format_RGB32);
        image.fill(theme.panel);
        QPainter painter(&image);
        picture->paint(painter, body, {theme});
        painter.end();
        const auto accents = [&](const MatrixHit& place) {
            const QRect cell = picture->geometry(body, theme).cell(place).toAlignedRect();
            int count = 0;
            for (int x = cell.left(); x <= cell.right(); ++x)
                for (int y = cell.top(); y <= cell.bottom(); ++y)
                    count += image.pixel(x, y) == theme.accent.rgb() ? 1 : 0;
            return count;
        };
        EXPECT_GT(accents({MatrixPart::Own, 1, 1}), 50);
        EXPECT_EQ(accents({MatrixPart::Own, 3, 3}), 0);
    }
}

}   // namespace

}   // namespace rope::ui
