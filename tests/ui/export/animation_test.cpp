#include "ui/export/animation.h"

#include "core/base/limits.h"
#include "tests/support/view_states.h"
#include "ui/export/gif_session.h"
#include "ui/export/session_in_file.h"
#include "ui/views/view_registry.h"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QImageReader>

#include <cmath>

namespace rope::ui {
namespace {

using rope::ui::testing::fourMethods;

ExplorerState between(std::int64_t key, std::int64_t query) {
    ExplorerState state = fourMethods();
    state.scenario.keyPosition = key;
    state.scenario.queryPosition = query;
    return state;
}

PictureOptions sized(int width, int height) {
    PictureOptions options;
    options.size = {width, height};
    return options;
}

QImage imageOf(const ViewRow& row, const ExplorerState& state, const PictureOptions& options) {
    return pictureImage(**row.build(state, {}), options);
}

QByteArray gifOf(std::string_view view, const ExplorerState& state, const PictureOptions& options) {
    const ViewRow& row = *findView(view);
    const Result<QByteArray> bytes = animationBytes(
        playedStates(state, row), options, state,
        [&](const ExplorerState& one) -> Result<QImage> { return imageOf(row, one, options); });
    EXPECT_TRUE(bytes.ok()) << (bytes.ok() ? "" : describe(bytes.error()));
    return bytes.ok() ? *bytes : QByteArray();
}

std::vector<QImage> framesOf(const QByteArray& gif) {
    QBuffer buffer;
    buffer.setData(gif);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "gif");
    std::vector<QImage> frames;
    while (reader.canRead()) {
        const QImage frame = reader.read();
        if (frame.isNull()) break;
        EXPECT_EQ(reader.nextImageDelay(), 80);
        frames.push_back(frame.convertToFormat(QImage::Format_RGB32));
    }
    return frames;
}

double meanDifference(const QImage& a, const QImage& b) {
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y), other = b.pixel(x, y);
            sum += std::abs(qRed(one) - qRed(other)) + std::abs(qGreen(one) - qGreen(other)) +
                   std::abs(qBlue(one) - qBlue(other));
        }
    return sum / (3.0 * a.width() * a.height());
}

TEST(Animation, Positions_GoEvenlyFromKeyToQuery) {
    EXPECT_EQ(playedPositions(5, 2), (std::vector<std::int64_t>{2, 3, 4, 5}));
    EXPECT_EQ(playedPositions(2, 5), (std::vector<std::int64_t>{5, 4, 3, 2}));
    const std::vector<std::int64_t> far = playedPositions(4800, 0);
    ASSERT_EQ(far.size(), maxFrames);
    for (std::size_t i = 0; i < far.size(); ++i) EXPECT_EQ(far[i], 100 * static_cast<std::int64_t>(i));
    const std::vector<std::int64_t> next = playedPositions(7, 7);
    ASSERT_EQ(next.size(), maxFrames);
    EXPECT_EQ(next.front(), 7);
    EXPECT_EQ(next.back(), 55);
}

TEST(Animation, Frames_AreThePicturesOfTheirStates) {
    const ExplorerState state = between(3, 7);
    const PictureOptions options = sized(420, 300);
    const std::vector<ExplorerState> states = playedStates(state, *findView("rotations"));
    const std::vector<QImage> frames = framesOf(gifOf("rotations", state, options));
    ASSERT_EQ(frames.size(), 5U);
    ASSERT_EQ(states.size(), frames.size());
    for (std::size_t i = 0; i < frames.size(); ++i) {
        ASSERT_EQ(frames[i].size(), options.size);
        const QImage exact =
            imageOf(*findView("rotations"), states[i], options).convertToFormat(QImage::Format_RGB32);
        EXPECT_LT(meanDifference(frames[i], exact), 1) << "frame " << i;   // 256 colours
        EXPECT_EQ(frames[i].pixel(2, 2), themeOf(ThemeKind::Light).panel.rgb()) << "the ground is exact";
    }
    EXPECT_GT(meanDifference(frames.front(), frames.back()), 0.05) << "something moves";
}

TEST(Animation, StillView_HasOneFrame) {
    EXPECT_EQ(framesOf(gifOf("frequencies", between(3, 7), sized(420, 300))).size(), 1U);
}

TEST(Animation, Session_ComesBackExactly) {
    ExplorerState state = between(3, 5);
    state.scenario.model = std::string(700, 'x') + " – 模型";   // longer than one block of a comment
    const Result<ExplorerState> back = embeddedSession(gifOf("phasors", state, sized(200, 140)));
    ASSERT_TRUE(back.ok()) << describe(back.error());
    EXPECT_EQ(*back, state);
}

TEST(Animation, Options_ThatCannotBe_AreRefused) {
    PictureOptions options = sized(3000, 3000);
    EXPECT_FALSE(checkAnimation(options, 1));
    ASSERT_TRUE(checkAnimation(options, maxFrames));
    EXPECT_EQ(checkAnimation(options, maxFrames)->where, "size");
    EXPECT_TRUE(checkAnimation(sized(8000, 8000), 1));
    EXPECT_FALSE(checkAnimation(sized(1600, 1000), maxFrames));
    options = sized(300, 200);
    options.isTransparent = true;
    ASSERT_TRUE(checkAnimation(options, 2));
    EXPECT_EQ(checkAnimation(options, 2)->where, "transparent");
}

TEST(Animation, PositionsThatCannotBe_AreLeftOut) {
    const std::vector<ExplorerState> states = playedStates(between(maxPosition, maxPosition));
    ASSERT_EQ(states.size(), 1U);
    EXPECT_EQ(states.front().scenario.queryPosition, maxPosition);
}

TEST(GifPalette, FewColours_AreExactAndManyAreNear) {
    QImage few(16, 16, QImage::Format_RGB32);
    for (int y = 0; y < 16; ++y)
        for (int x = 0; x < 16; ++x) few.setPixel(x, y, qRgb(16 * x, 16 * y, 100));
    GifPalette exact({&few, 1});
    EXPECT_EQ(exact.colours().size(), 256U);
    for (int y = 0; y < 16; ++y)
        for (int x = 0; x < 16; ++x)
            EXPECT_EQ(exact.colours()[exact.indexOf(few.pixel(x, y))] & 0xffffffU,
                      few.pixel(x, y) & 0xffffffU);

    QImage many(256, 256, QImage::Format_RGB32);
    for (int y = 0; y < 256; ++y)
        for (int x = 0; x < 256; ++x) many.setPixel(x, y, qRgb(x, y, (x + y) / 2));
    GifPalette near({&many, 1});
    EXPECT_LE(near.colours().size(), 256U);
    double sum = 0;
    for (int y = 0; y < 256; ++y)
        for (int x = 0; x < 256; ++x) {
            const QRgb found = near.colours()[near.indexOf(many.pixel(x, y))];
            sum += std::abs(qRed(found) - x) + std::abs(qGreen(found) - y);
        }
    EXPECT_LT(sum / (2 * 256 * 256), 10);   // 128 boxes on a plane of 256 x 256 are about 23 wide
}

TEST(EmbeddedSession, DamagedGif_IsNothingOrTheSession) {
    const QByteArray gif = gifOf("frequencies", between(3, 7), sized(64, 64));
    const std::optional<QByteArray> whole = sessionInGif(gif);
    ASSERT_TRUE(whole);
    for (qsizetype length = 0; length < gif.size(); ++length) {
        const std::optional<QByteArray> part = sessionInGif(gif.left(length));
        EXPECT_TRUE(!part || *part == *whole) << length;
    }
    for (qsizetype at = 0; at < gif.size(); at += 3) {
        QByteArray damaged = gif;
        damaged[at] = static_cast<char>(~damaged[at]);
        (void)sessionInGif(damaged);
    }
    EXPECT_FALSE(sessionInGif("GIF89a"));
    EXPECT_FALSE(sessionInGif("GIF89a\x01\x01\x01\x01\xff\xff\xff"));
}

}   // namespace
}   // namespace rope::ui
