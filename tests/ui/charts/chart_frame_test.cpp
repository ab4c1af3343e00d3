#include "ui/charts/chart_frame.h"
#include "tests/support/application.h"
#include "ui/charts/chart_scene.h"
#include "ui/charts/curves.h"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

namespace rope::ui {

namespace {

ChartFrame exampleFrame() {
    ChartFrame frame;
    frame.x = {{1, 10000, AxisScale::Logarithmic},
               logarithmicTicks({1, 10000, AxisScale::Logarithmic}, 8, LogLabels::Compact),
               QStringLiteral("distance")};
    frame.y = {{-1, 1}, linearTicks({-1, 1}, 4), QStringLiteral("score")};
    return frame;
}

QImage painted(const ChartFrame& frame, ChartFrameCache* cache, double scale = 1) {
    QImage image(QSize(600, 400) * scale, QImage::Format_RGB32);
    image.fill(themeOf(ThemeKind::Light).panel);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintChartFrame(painter, QRectF(10, 20, 560, 360), frame, {themeOf(ThemeKind::Light), cache});
    return image;
}

TEST(ChartFrame, GridLines_StandWhereTheCurveIsMapped) {
    const QRectF body(10, 20, 560, 360);
    const ChartFrame frame = exampleFrame();
    const PlotFrame plot = plotFrame(frame, body, themeOf(ThemeKind::Light));
    const QImage image = painted(frame, nullptr);
    const QRgb panel = themeOf(ThemeKind::Light).panel.rgb();
    for (const double decade : {10.0, 100.0, 1000.0}) {
        const int x = static_cast<int>(plot.pixelX(decade));
        const int y = static_cast<int>(plot.pixelY(0.3));
        const bool isThere = image.pixel(x, y) != panel || image.pixel(x - 1, y) != panel;
        EXPECT_TRUE(isThere) << decade;
        EXPECT_EQ(image.pixel(x + 8, y), panel) << decade;
    }
}

TEST(ChartFrame, Cached_LooksLikeUncached) {
    ChartFrameCache cache;
    const QImage cached = painted(exampleFrame(), &cache), direct = painted(exampleFrame(), nullptr);
    for (int y = 0; y < cached.height(); ++y)   // blending twice may round once more
        for (int x = 0; x < cached.width(); ++x)
            EXPECT_NEAR(qGray(cached.pixel(x, y)), qGray(direct.pixel(x, y)), 3) << x << "," << y;
    EXPECT_EQ(cache.size(), 1U);
    painted(exampleFrame(), &cache);
    EXPECT_EQ(cache.size(), 1U);   // found again
    painted(exampleFrame(), &cache, 2);
    EXPECT_EQ(cache.size(), 2U);   // another device resolution is another image
}

TEST(ChartFrame, Cache_ForgetsOldFrames) {
    ChartFrameCache cache;
    for (int i = 0; i < 20; ++i) {
        ChartFrame frame = exampleFrame();
        frame.x.title = QString::number(i);
        painted(frame, &cache);
    }
    EXPECT_LE(cache.size(), 8U);
}

/// Frames of all kinds one after the other.
std::vector<ChartFrame> differentFrames() {
    std::vector<ChartFrame> frames{exampleFrame()};
    ChartFrame downwards = exampleFrame();
    downwards.vertical = VerticalSense::Down;
    downwards.x = {
        {-0.5, 63.5}, {{0, QStringLiteral("0")}, {32, QStringLiteral("32")}, {63, QStringLiteral("63")}}, {}};
    downwards.y.ticks = {{-1, QStringLiteral("same")}, {1, QStringLiteral("same")}};
    ChartFrame bare;
    ChartFrame wide = exampleFrame();
    wide.margins = {90, 20, 40, 60};
    wide.y.title = QStringLiteral("a longer title");
    for (const ChartFrame& frame : {downwards, bare, wide, downwards, exampleFrame()})
        frames.push_back(frame);
    return frames;
}

TEST(ChartScene, LaidAnew_LooksLikeANewOne) {
    ChartScene shared;
    const QRectF body(0, 0, 500, 300);
    int turn = 0;
    for (const ChartFrame& frame : differentFrames()) {
        const Theme& theme = themeOf(++turn % 2 == 0 ? ThemeKind::Dark : ThemeKind::Light);
        const auto drawn = [&](ChartScene& scene) {
            QImage image(500, 300, QImage::Format_RGB32);
            image.fill(theme.panel);
            QPainter painter(&image);
            painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
            const QSizeF size = turn % 3 == 0 ? QSizeF(400, 260) : body.size();
            scene.lay(frame, size, theme);
            scene.render(painter, QRectF(QPointF(), size));
            return image;
        };
        ChartScene fresh;
        EXPECT_EQ(drawn(shared), drawn(fresh)) << "frame " << turn;
    }
}

TEST(ChartFrame, PlotArea_IsOnWholePixelsAndNeverEmpty) {
    for (const QRectF& body : {QRectF(0.3, 0.7, 500.4, 300.9), QRectF(0, 0, 5, 5)}) {
        const QRectF area = plotFrame(exampleFrame(), body, themeOf(ThemeKind::Light)).area;
        EXPECT_EQ(area, QRectF(area.toRect()));
        EXPECT_GE(area.width(), 1);
        EXPECT_GE(area.height(), 1);
    }
}

TEST(ChartFrame, OnSvg_LabelsStayText) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(QSize(600, 400));
    QPainter painter(&generator);
    paintChartFrame(painter, QRectF(0, 0, 600, 400), exampleFrame(), {themeOf(ThemeKind::Light)});
    painter.end();
    for (const char* label : {">1k<", ">10k<", ">−1.0<", ">distance<", ">score<"})
        EXPECT_TRUE(QString::fromUtf8(buffer.data()).contains(QString::fromUtf8(label))) << label;
}

QStringList labelsOnSvg(const ChartFrame& frame, QSizeF size) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size.toSize());
    QPainter painter(&generator);
    paintChartFrame(painter, QRectF(QPointF(), size), frame, {themeOf(ThemeKind::Light)});
    painter.end();
    QStringList labels;
    const QRegularExpression text(QStringLiteral("<text[^>]*>([^<]*)</text>"));
    for (const QRegularExpressionMatch& match : text.globalMatch(QString::fromUtf8(buffer.data())))
        labels << match.captured(1);
    return labels;
}

TEST(ChartFrame, EveryTick_IsLabelledOnce) {
    QStringList labels = labelsOnSvg(exampleFrame(), QSizeF(600, 400));
    QStringList expected{QStringLiteral("distance"), QStringLiteral("score")};
    for (const ChartAxis& axis : {exampleFrame().x, exampleFrame().y})
        for (const Tick& tick : axis.ticks) expected << tick.label;
    labels.sort();
    expected.sort();
    EXPECT_EQ(labels, expected);
}

TEST(ChartFrame, LabelsWithoutRoom_AreLeftOut) {
    ChartFrame frame = exampleFrame();
    frame.x = {{0, 100}, {}, {}};
    for (int i = 0; i <= 100; ++i) frame.x.ticks.push_back({double(i), QStringLiteral("%1").arg(1000 + i)});
    const qsizetype shown = labelsOnSvg(frame, QSizeF(400, 200))
                                .filter(QRegularExpression(QStringLiteral("^1[01]\\d\\d$")))
                                .size();
    EXPECT_GT(shown, 5);   // 340 pixels for labels of about 26
    EXPECT_LT(shown, 14);
}

TEST(Legend, TakesTheEmptyCorner) {
    const PlotFrame plot{QRectF(0, 0, 400, 300), {0, 1}, {0, 1}, VerticalSense::Up};
    const std::vector<double> xs{0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1},
        falling{1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0}, low(11, 0.05);
    const std::vector<LegendEntry> entries{{QStringLiteral("none"), {Qt::black, 1}},
                                           {QStringLiteral("YaRN ×4"), {Qt::red, 1}}};
    const std::vector<Curve> fall{{xs, falling, {}}}, flat{{xs, low, {}}};
    const QRectF forFall = legendArea(plot, entries, fall, {}, themeOf(ThemeKind::Light));
    const QRectF forFlat = legendArea(plot, entries, flat, {}, themeOf(ThemeKind::Light));
    for (std::size_t i = 0; i < xs.size(); ++i) {
        EXPECT_FALSE(forFall.contains(plot.pixel(xs[i], falling[i])));
        EXPECT_FALSE(forFlat.contains(plot.pixel(xs[i], low[i])));
    }
    const QRectF taken = forFlat;
    EXPECT_FALSE(legendArea(plot, entries, flat, {&taken, 1}, themeOf(ThemeKind::Light)).intersects(taken));
}

}   // namespace

}   // namespace rope::ui
