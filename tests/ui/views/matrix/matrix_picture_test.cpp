#include "ui/views/matrix/matrix_picture.h"
#include "ui/views/matrix/matrix_view.h"
#include "ui/views/matrix/matrix_words.h"

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
    const Result<PicturePtr> picture = matrixView.build(relevantForMatrix(state), {});
    EXPECT_TRUE(picture.ok()) << (picture.ok() ? "" : describe(picture.error()));
    return picture.ok() ? std::dynamic_pointer_cast<const MatrixPicture>(*picture) : nullptr;
}

double valueOf(const MatrixPicture& picture, const MatrixCell& cell) {
    return cellValue(picture.data(), picture.excerpt(), cell);
}

QString noteOf(const ExplorerState& state) {
    const auto picture = built(state);
    return matrixNote(picture->data(), picture->excerpt());
}

ExplorerState smallHead(int headDim, int rotaryDim) {
    ExplorerState state = ui::testing::fourMethods();
    state.scenario.methods = {{{"none", {}}}};
    state.scenario.activeMethod = 0;
    state.scenario.layout.headDim = headDim;
    state.scenario.layout.rotaryDim = rotaryDim;
    state.view.selectedPair = 0;
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
        EXPECT_EQ(valueOf(*picture, {MatrixPart::Phases, 0, pair}), table->cosine(0, pair));
        EXPECT_EQ(valueOf(*picture, {MatrixPart::Phases, 1, pair}), table->sine(0, pair));
    }
    // Pairs 16 to 19 are drawn; half-split: coordinates 16..19 and 80..83.
    for (int column = 0; column < 8; ++column) {
        const int coordinate = column < 4 ? 16 + column : 76 + column;
        EXPECT_EQ(valueOf(*picture, {MatrixPart::Steps, 4, column}), (*rotated)(0, coordinate));
        EXPECT_EQ(valueOf(*picture, {MatrixPart::Matrix, column, column}), table->cosine(0, 16 + column % 4));
    }
    EXPECT_EQ(valueOf(*picture, {MatrixPart::Matrix, 1, 5}), -table->sine(0, 17));
    EXPECT_EQ(valueOf(*picture, {MatrixPart::Matrix, 5, 1}), table->sine(0, 17));
    EXPECT_EQ(valueOf(*picture, {MatrixPart::OtherMatrix, 2, 3}),
              -table->sine(0, 17));   // interleaved: neighbours
    EXPECT_EQ(valueOf(*picture, {MatrixPart::OtherMatrix, 1, 5}), 0);
}

TEST(MatrixPicture, SmallHead_IsDrawnWholeAndRotatesTheQuery) {
    for (const Pairing pairing : {Pairing::Half, Pairing::Interleaved}) {
        ExplorerState state = smallHead(8, 8);
        state.scenario.layout.pairing = pairing;
        const auto picture = built(state);
        for (int row = 0; row < 8; ++row) {
            double product = 0;
            for (int column = 0; column < 8; ++column) {
                product += valueOf(*picture, {MatrixPart::Matrix, row, column}) *
                           valueOf(*picture, {MatrixPart::Steps, 0, column});
                double dot = 0;   // R times its transpose
                for (int inner = 0; inner < 8; ++inner)
                    dot += valueOf(*picture, {MatrixPart::Matrix, row, inner}) *
                           valueOf(*picture, {MatrixPart::Matrix, column, inner});
                EXPECT_NEAR(dot, row == column ? 1 : 0, 1e-14);
            }
            EXPECT_NEAR(product, valueOf(*picture, {MatrixPart::Steps, 4, row}), 1e-14);
        }
        EXPECT_TRUE(matrixNote(picture->data(), picture->excerpt()).isEmpty());
    }
}

TEST(MatrixPicture, CellsUnderTheCursor_ReadOutTheirNumberAndChooseTheirPair) {
    const ExplorerState state = ui::testing::fourMethods();
    const auto picture = built(state);
    const MatrixLayout parts = picture->layout(body, light);
    const QPointF strip = parts.cell({MatrixPart::Phases, 0, 42}).center();
    EXPECT_TRUE(picture->hitAt(strip, body, light).readout.startsWith(QStringLiteral("pair 42: cos = ")));
    EXPECT_EQ(picture->hitAt(strip, body, light).click(state)->next.view.selectedPair, 42);
    const QPointF own = parts.cell({MatrixPart::Matrix, 5, 1}).center();
    EXPECT_TRUE(picture->hitAt(own, body, light).readout.startsWith(QStringLiteral("row 81, column 17 = ")))
        << picture->hitAt(own, body, light).readout.toStdString();
    EXPECT_EQ(picture->hitAt(own, body, light).click(state)->next.view.selectedPair, 17);
    EXPECT_TRUE(picture->hitAt({1, 1}, body, light).readout.isEmpty());
}

TEST(MatrixPicture, Geometry_FindsEveryCellAgainAndStaysInside) {
    for (const QSizeF size : {QSizeF(240, 180), QSizeF(880, 540), QSizeF(3800, 2100)}) {
        const QRectF area(QPointF(0, 0), size);
        const MatrixLayout parts = matrixLayout(area, 8, 64, 1);
        for (const MatrixCell place :
             {MatrixCell{MatrixPart::Matrix, 7, 3}, MatrixCell{MatrixPart::OtherMatrix, 0, 7},
              MatrixCell{MatrixPart::Steps, 4, 5}}) {
            const std::optional<MatrixCell> found = parts.cellAt(parts.cell(place).center());
            if (parts.steps.isEmpty() && place.part == MatrixPart::Steps) continue;   // a small card
            ASSERT_TRUE(found.has_value());
            EXPECT_EQ(found->part, place.part);
            EXPECT_EQ(found->row, place.row);
            EXPECT_EQ(found->column, place.column);
        }
        EXPECT_FALSE(parts.matrix.intersects(parts.otherMatrix));
        EXPECT_LE(parts.matrix.bottom(), area.bottom());
        EXPECT_EQ(parts.steps.isEmpty(), size.height() < 500);
        EXPECT_LE(parts.steps.right(), area.right());
        EXPECT_LE(parts.steps.bottom(), area.bottom());
    }
}

TEST(MatrixPicture, PaddingExcerptAndStillCoordinates_AreSaidInWords) {
    EXPECT_TRUE(noteOf(smallHead(7, 7)).contains(QStringLiteral("r = 7 is odd")));
    EXPECT_TRUE(noteOf(smallHead(8, 4)).contains(QStringLiteral("4 of 8 coordinates do not rotate")));
    ExplorerState yarn = ui::testing::fourMethods();
    yarn.scenario.activeMethod = 3;
    EXPECT_TRUE(noteOf(yarn).contains(QStringLiteral("A = 1.1386")));
    EXPECT_TRUE(noteOf(ui::testing::fourMethods()).contains(QStringLiteral("pairs 16 to 19 of 64")));
}

TEST(MatrixPicture, Anchors_OfBlocksAreTheEntriesOfTheirPair) {
    for (const Pairing pairing : {Pairing::Half, Pairing::Interleaved}) {
        ExplorerState state = ui::testing::fourMethods();
        state.scenario.layout.pairing = pairing;
        const auto picture = built(state);
        int blocks = 0;
        for (const Anchor& anchor : picture->anchors(body, light)) {
            if (!anchor.name.startsWith(QStringLiteral("block/"))) continue;
            const Hit hit = picture->hitAt(anchor.area.center() - QPointF(3, 3), body, light);
            EXPECT_EQ(hit.pair(), anchor.name.mid(6).toInt());
            ++blocks;
        }
        EXPECT_EQ(blocks, 4);
    }
}

TEST(MatrixPicture, Table_IsTheStepsOfEveryCoordinate) {
    const ExplorerState state = ui::testing::fourMethods();
    const DataTable table = matrixTable(relevantForMatrix(state), {}).value();
    ASSERT_EQ(table.columns.size(), 7U);
    const auto picture = built(state);
    for (std::size_t i = 0; i < 128; ++i) {
        EXPECT_EQ(table.columns[0].values[i], static_cast<double>(i));
        EXPECT_EQ(table.columns[1].values[i], static_cast<double>(i % 64));
        EXPECT_EQ(table.columns[6].values[i], picture->data().steps.rotated(0, static_cast<Eigen::Index>(i)));
    }
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
        const auto accents = [&](const MatrixCell& place) {
            const QRect cell = picture->layout(body, theme).cell(place).toAlignedRect();
            int count = 0;
            for (int x = cell.left(); x <= cell.right(); ++x)
                for (int y = cell.top(); y <= cell.bottom(); ++y)
                    count += image.pixel(x, y) == theme.accent.rgb() ? 1 : 0;
            return count;
        };
        EXPECT_GT(accents({MatrixPart::Matrix, 1, 1}), 50);
        EXPECT_EQ(accents({MatrixPart::Matrix, 3, 3}), 0);
    }
}

}   // namespace

}   // namespace rope::ui
