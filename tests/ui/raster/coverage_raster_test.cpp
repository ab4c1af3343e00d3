#include "ui/raster/coverage_raster.h"
#include "ui/raster/ink_canvas.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <array>
#include <cmath>
#include <numeric>

namespace rope::ui {

namespace {

/// The area of everything drawn, in pixels, from the alpha channel.
double inkArea(const std::vector<std::uint32_t>& pixels) {
    return std::accumulate(pixels.begin(), pixels.end(), 0.0,
                           [](double sum, std::uint32_t pixel) { return sum + (pixel >> 24U) / 255.0; });
}

struct Sheet {
    CoverageRaster raster;
    std::vector<std::uint32_t> pixels;

    explicit Sheet(int width, int height) : pixels(static_cast<std::size_t>(width * height), 0U) {
        raster.reset(width, height);
    }
    void fill(std::vector<QPointF> corners, const QColor& colour = Qt::black) {
        raster.addPolygon(corners);
        raster.blend(pixels.data(), colour);
    }
};

TEST(CoverageRaster, WholePixels_AreFilledExactly) {
    Sheet sheet(8, 8);
    sheet.fill({{2, 3}, {6, 3}, {6, 5}, {2, 5}});
    for (int y = 0; y < 8; ++y)
        for (int x = 0; x < 8; ++x)
            EXPECT_EQ(sheet.pixels[static_cast<std::size_t>(8 * y + x)],
                      x >= 2 && x < 6 && y >= 3 && y < 5 ? 0xff000000U : 0U)
                << x << "," << y;
}

TEST(CoverageRaster, AnyPolygon_CoversItsArea) {
    const std::array<std::vector<QPointF>, 4> polygons{{
        {{1.3, 2.7}, {17.9, 4.2}, {9.1, 18.6}},
        {{9.1, 18.6}, {17.9, 4.2}, {1.3, 2.7}},   // the other way round
        {{3.25, 3.25}, {3.75, 3.25}, {3.75, 15.5}, {3.25, 15.5}},   // thinner than a pixel
        {{2, 10}, {18, 9}, {18, 11}, {2, 12}},   // nearly horizontal: edges that cross many pixels in a row
    }};
    for (const std::vector<QPointF>& corners : polygons) {
        Sheet sheet(20, 20);
        sheet.fill(corners);
        double area = 0;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const QPointF a = corners[i], b = corners[(i + 1) % corners.size()];
            area += 0.5 * (a.x() * b.y() - b.x() * a.y());
        }
        EXPECT_NEAR(inkArea(sheet.pixels), std::abs(area), 0.25)
            << corners.front().x();   // 8-bit alpha in some 50 border pixels
    }
}

TEST(CoverageRaster, OverlapInOneShape_IsNotDoubled) {
    Sheet sheet(10, 10);
    const QColor half(0, 0, 0, 128);
    const std::vector<QPointF> square{{1, 1}, {7, 1}, {7, 7}, {1, 7}};
    sheet.raster.addPolygon(square);
    sheet.raster.addPolygon(square);
    sheet.raster.blend(sheet.pixels.data(), half);
    EXPECT_EQ(sheet.pixels[33] >> 24U, 128U);
}

TEST(CoverageRaster, PartsOutside_AreCutOff) {
    Sheet sheet(6, 6);
    sheet.fill({{-100, -50}, {100, -50}, {100, 3}, {-100, 3}});
    EXPECT_NEAR(inkArea(sheet.pixels), 18, 1e-9);
    EXPECT_EQ(sheet.pixels[0], 0xff000000U);
    EXPECT_EQ(sheet.pixels[35], 0U);
}

TEST(CoverageRaster, SecondShape_StartsClean) {
    Sheet sheet(10, 10);
    sheet.fill({{0.3, 0.3}, {9.6, 0.4}, {5.1, 9.7}});
    std::fill(sheet.pixels.begin(), sheet.pixels.end(), 0U);
    sheet.fill({{4, 4}, {6, 4}, {6, 6}, {4, 6}});
    EXPECT_NEAR(inkArea(sheet.pixels), 4, 1e-9);
}

TEST(InkCanvas, Stroke_LiesOnTheLineAtAnyScale) {
    for (const double scale : {1.0, 1.25, 2.0}) {
        QImage image(static_cast<int>(100 * scale), static_cast<int>(60 * scale), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(scale, scale);
        InkCanvas(painter, QRectF(10, 10, 80, 40))
            .stroke(QPolygonF{QPointF(15, 30), QPointF(80, 30)}, {Qt::black, 4});
        painter.end();
        EXPECT_EQ(image.pixel(static_cast<int>(50 * scale), static_cast<int>(30 * scale)), 0xff000000U)
            << scale;
        EXPECT_EQ(image.pixel(static_cast<int>(50 * scale), static_cast<int>(35 * scale)), 0xffffffffU)
            << scale;
        EXPECT_EQ(image.pixel(static_cast<int>(10 * scale), static_cast<int>(30 * scale)), 0xffffffffU)
            << scale;
    }
}

TEST(InkCanvas, Stroke_CoversItsPiecesAndRoundsItsJoints) {
    QPolygonF zigzag, wave;
    for (int i = 0; i < 60; ++i) zigzag << QPointF(6 + 1.3 * i, 45 + (i % 2 ? 1 : -1) * (3 + i % 7 * 5));
    for (int i = 0; i < 30; ++i) wave << QPointF(6 + 2.7 * i, 45 + 20 * std::sin(0.4 * i));
    const QPolygonF thereAndBack{QPointF(10, 40), QPointF(70, 44), QPointF(10, 40), QPointF(40, 70)};
    for (const QPolygonF& line : {zigzag, wave, thereAndBack}) {
        QImage drawn(90, 90, QImage::Format_RGB32), pieces(90, 90, QImage::Format_RGB32);
        drawn.fill(Qt::white);
        pieces.fill(Qt::white);
        QPainter painter(&drawn);
        InkCanvas(painter, QRectF(5, 5, 80, 80)).stroke(line, {Qt::black, 1.6});
        painter.end();
        painter.begin(&pieces);
        {
            std::vector<QPolygonF> parts;
            for (qsizetype i = 1; i < line.size(); ++i) {
                const QPointF along = line[i] - line[i - 1];
                const QPointF normal =
                    0.8 * QPointF(-along.y(), along.x()) / std::hypot(along.x(), along.y());
                parts.push_back(QPolygonF{line[i - 1] + normal, line[i] + normal, line[i] - normal,
                                          line[i - 1] - normal});
            }
            InkCanvas(painter, QRectF(5, 5, 80, 80)).fill(parts, Qt::black);
        }
        painter.end();
        double difference = 0, ink = 0;
        for (int y = 0; y < 90; ++y)
            for (int x = 0; x < 90; ++x) {
                difference += std::abs(qGray(drawn.pixel(x, y)) - qGray(pieces.pixel(x, y))) / 255.0;
                ink += 1 - qGray(pieces.pixel(x, y)) / 255.0;
            }
        EXPECT_LT(difference, 0.06 * ink + 2);   // joints alone
    }
}

TEST(InkCanvas, Arc_RunsCounterClockwiseFromTheRight) {
    const QPolygonF quarter = arcLine({50, 50}, 20, 0, std::acos(-1.0) / 2);
    EXPECT_NEAR(quarter.first().x(), 70, 1e-9);
    EXPECT_NEAR(quarter.first().y(), 50, 1e-9);
    EXPECT_NEAR(quarter.last().x(), 50, 1e-9);
    EXPECT_NEAR(quarter.last().y(), 30, 1e-9);   // upwards on the screen
}

std::vector<QPolygonF> dashed(const QPolygonF& line, std::span<const double> pattern) {
    std::vector<QPolygonF> pieces;
    forEachDash(line, pattern, [&pieces](const QPolygonF& piece) { pieces.push_back(piece); });
    return pieces;
}

TEST(InkCanvas, Dashes_KeepTheirShareOfTheLine) {
    QPolygonF line;
    for (int i = 0; i <= 100; ++i) line << QPointF(i, 10 * (i % 2));
    const std::array<double, 2> pattern{3, 2};
    double drawn = 0, whole = 0;
    for (const QPolygonF& piece : dashed(line, pattern))
        for (qsizetype i = 1; i < piece.size(); ++i)
            drawn += std::hypot(piece[i].x() - piece[i - 1].x(), piece[i].y() - piece[i - 1].y());
    for (qsizetype i = 1; i < line.size(); ++i)
        whole += std::hypot(line[i].x() - line[i - 1].x(), line[i].y() - line[i - 1].y());
    EXPECT_NEAR(drawn / whole, 0.6, 0.01);
}

TEST(InkCanvas, Dashes_UselessPattern_LeavesTheLineWhole) {
    const QPolygonF line{QPointF(0, 0), QPointF(10, 0)};
    const std::array<double, 2> zero{0, 0};
    EXPECT_EQ(dashed(line, zero).size(), 1U);
    EXPECT_EQ(dashed(line, {}).size(), 1U);
}

TEST(InkCanvas, EqualCircles_LookAsIfDrawnOneByOne) {
    // On whole and half pixels, one of them cut off by the border.
    const std::vector<QPointF> centres{{20, 20}, {60.5, 20}, {20, 60.5}, {60, 60}, {4, 76}};
    const Ink ink{QColor(20, 90, 200, 120), 3};
    const auto drawn = [&](auto draw) {
        QImage image(90, 90, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        InkCanvas canvas(painter, QRectF(0, 0, 90, 90));
        draw(canvas);
        canvas.finish();
        painter.end();
        return image;
    };
    const QImage together = drawn([&](InkCanvas& canvas) { canvas.strokeCircles(centres, 12, ink); });
    const QImage single = drawn([&](InkCanvas& canvas) {
        for (const QPointF& centre : centres) canvas.strokeCircle(centre, 12, ink);
    });
    EXPECT_EQ(together, single);
    EXPECT_NE(together.pixel(20 + 12, 20), qRgb(255, 255, 255));
}

TEST(CoverageRaster, SteepZigzag_CoversTheSameAsItsPartsDrawnSlowly) {
    // A wide image takes the short cut for steep edges inside; the same shape touching the border does not.
    Sheet inside(40, 60), touching(40, 60);
    const std::vector<QPointF> wedge{{10.3, 2.2}, {14.9, 31.7}, {11.1, 57.6}, {8.4, 30.2}};
    inside.fill(wedge);
    std::vector<QPointF> moved = wedge;
    for (QPointF& corner : moved) corner.rx() -= 8.4;   // its left corner is on the border
    touching.fill(moved);
    double area = 0;
    for (std::size_t i = 0; i < wedge.size(); ++i) {
        const QPointF a = wedge[i], b = wedge[(i + 1) % wedge.size()];
        area += (a.x() * b.y() - b.x() * a.y()) / 2;
    }
    EXPECT_NEAR(inkArea(inside.pixels), std::abs(area), 0.15);
    EXPECT_NEAR(inkArea(touching.pixels), std::abs(area), 0.15);
}

}   // namespace

}   // namespace rope::ui
