#include "ui/score_cells/cell_image.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

namespace rope::ui {

namespace {

TEST(ColourScale, FractionAndValue_AreInverse) {
    for (const ColourScale scale : {ColourScale{-6, 6, 1}, ColourScale{0, 0.5, 0.5}})
        for (const double fraction : {0.0, 0.25, 0.5, 0.9, 1.0})
            EXPECT_NEAR(scale.fractionOf(scale.valueAt(fraction)), fraction, 1e-12);
}

TEST(PredictedGrid, IsTheGridOfTheValues_WhateverWasGuessed) {
    ScoreCells cells;
    cells.values = CellValues(5, 7);
    cells.values.allocateFloat32();
    for (Eigen::Index i = 0; i < 35; ++i)
        cells.values.floats().data()[i] =
            static_cast<float>(i % 6 == 0 ? std::nan("") : 0.1 * static_cast<double>(i) - 1.7);
    const ColourScale scale{-2, 2, 1};
    for (const std::optional<ColourScale>& predicted :
         {std::optional(scale), std::optional(ColourScale{-1, 1, 1}), std::optional<ColourScale>()}) {
        PredictedGrid grid(predicted);
        for (const RowStrip strip : {RowStrip{3, 5}, RowStrip{0, 3}}) grid.add(cells, strip);
        EXPECT_EQ(grid.take(cells.values, scale).cells, cellGrid(cells.values, scale).cells);
    }
    PredictedGrid incomplete(scale);
    incomplete.add(cells, {0, 3});
    EXPECT_EQ(incomplete.take(cells.values, scale).cells, cellGrid(cells.values, scale).cells);
}

TEST(CellImage, Enlarged_EveryPixelIsItsCell) {
    RowMatrix values(2, 3);
    values << -1, 0, 1, std::numeric_limits<double>::quiet_NaN(), 0.5, -0.5;
    const ColourScale scale{-1, 1, 1};
    const ColourTable& colours = colourTable("RdBu", ThemeKind::Light);
    const QImage image = cellImage(cellGrid(values, scale), QSize(30, 20), colours, qRgb(1, 2, 3));
    for (int y = 0; y < 20; ++y) {
        for (int x = 0; x < 30; ++x) {
            const double value = values(y / 10, x / 10);
            const QRgb expected =
                std::isnan(value) ? qRgb(1, 2, 3)
                                  : colours[static_cast<std::size_t>(255 * scale.fractionOf(value) + 0.5)];
            EXPECT_EQ(image.pixel(x, y), expected) << x << "," << y;
        }
    }
}

TEST(CellImage, MeansOfAnyPart_AreThoseOfTheSeenCells) {
    CellGrid grid{37, 53, {}};
    for (int i = 0; i < 37 * 53; ++i)
        grid.cells.push_back(static_cast<CellIndex>(i % 11 == 0 ? maskedCell : (i * 7919) % 256));
    ColourTable colours;
    for (std::size_t i = 0; i < colours.size(); ++i) colours[i] = qRgb(static_cast<int>(i), 0, 0);
    for (const QRectF& part : {QRectF(0, 0, 53, 37), QRectF(3.4, 2.2, 31, 30), QRectF(-2, -1, 55, 40)})
        for (const QSize size : {QSize(20, 9), QSize(2, 1), QSize(40, 60)}) {
            const QImage image = cellImage(grid, CellView{part}, size, colours, qRgb(0, 9, 0));
            for (int y = 0; y < size.height(); ++y)
                for (int x = 0; x < size.width(); ++x) {
                    const auto span = [](double start, double length, int pixel, int pixels, int cells) {
                        const double step = length / pixels, middle = start + (pixel + 0.5) * step;
                        if (middle < 0 || middle >= cells) return std::pair(0, 0);
                        const auto at = [&](double place) {
                            return std::clamp(static_cast<int>(std::floor(place + 1e-9)), 0, cells);
                        };
                        const std::pair all(at(start + pixel * step), at(start + (pixel + 1) * step));
                        return step > 1 && all.first < all.second
                                   ? all
                                   : std::pair(static_cast<int>(middle), static_cast<int>(middle) + 1);
                    };
                    const auto [top, bottom] = span(part.top(), part.height(), y, size.height(), 37);
                    const auto [left, right] = span(part.left(), part.width(), x, size.width(), 53);
                    int sum = 0, count = 0;
                    for (int row = top; row < bottom; ++row)
                        for (int column = left; column < right; ++column)
                            if (grid.at(row, column) != maskedCell) sum += grid.at(row, column), ++count;
                    const QRgb pixel = image.pixel(x, y);
                    if (top == bottom || left == right) EXPECT_EQ(qAlpha(pixel), 0);
                    else if (count == 0) EXPECT_EQ(pixel, qRgb(0, 9, 0));
                    else EXPECT_EQ(qRed(pixel), (2 * sum + count) / (2 * count)) << x << "," << y;
                }
        }
}

TEST(CellImage, Reduced_PixelIsTheMeanOfItsCells) {
    const CellGrid grid{2, 4, {0, 100, 200, maskedCell, 50, 50, maskedCell, maskedCell}};
    const ColourTable& colours = colourTable("viridis", ThemeKind::Light);
    const QImage image = cellImage(grid, QSize(2, 1), colours, qRgb(9, 9, 9));
    EXPECT_EQ(image.pixel(0, 0), colours[50]);   // (0 + 100 + 50 + 50) / 4
    EXPECT_EQ(image.pixel(1, 0), colours[200]);   // masked cells are left out
}

TEST(CellImage, AllMasked_ShowsTheField) {
    const CellGrid grid{2, 2, {maskedCell, maskedCell, maskedCell, maskedCell}};
    EXPECT_EQ(cellImage(grid, QSize(1, 1), colourTable("RdBu", ThemeKind::Light), qRgb(7, 8, 9)).pixel(0, 0),
              qRgb(7, 8, 9));
}

}   // namespace

}   // namespace rope::ui
