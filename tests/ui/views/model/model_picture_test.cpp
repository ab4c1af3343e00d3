#include "tests/ui/views/model/model_support.h"

#include "ui/views/model/model_picture.h"

#include "tests/support/application.h"
#include "tests/support/gestures.h"
#include "tests/support/ink.h"
#include "tests/support/test_files.h"
#include "tests/support/view_states.h"
#include "ui/painting/number_label.h"
#include "ui/session/session_json.h"
#include "ui/state/model_state.h"
#include "ui/theme/reading_style.h"
#include "ui/view_card/picture_view.h"
#include "ui/views/model/engine_texts.h"
#include "ui/views/model/field_table.h"
#include "ui/views/model/model_view.h"
#include "ui/views/model/model_words.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <numbers>

namespace rope::ui {

namespace {

using namespace model_support;

TEST(ModelPicture, LayerCells_HaveTheColourOfTheirKind) {
    const auto picture = built(gemma());
    ASSERT_EQ(picture->strip().layerCount(), 62U);
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const Theme& theme = themeOf(kind);
        const QImage image = painted(*picture, body, theme);
        const ModelLayout page = picture->layout(body, theme);
        const std::vector<LayerLook> looks = layerLooks(picture->data().model);
        for (std::size_t layer = 0; layer < 62; ++layer) {
            const std::size_t group = picture->strip().groupOf(layer).value();
            EXPECT_EQ(picture->data().model.groups[group].name,
                      layer % 6 == 5 ? "full_attention" : "sliding_attention");
            const QRectF cell = picture->strip().cell(layer, page.strip, theme);
            const QPoint low(qRound(cell.center().x()), qRound(cell.bottom()) - 3);
            EXPECT_EQ(image.pixel(low), layerColour(theme, looks[group]).rgb()) << layer;
            const bool isTall =
                image.pixel(low.x(), qRound(cell.top()) + 2) == layerColour(theme, looks[group]).rgb();
            EXPECT_EQ(isTall, group == picture->data().model.mainGroup)
                << "height says the same as colour, layer " << layer;
        }
    }
}

TEST(ModelPicture, LayersWithoutRope_AreNotOfferedForShowing) {
    const ExplorerState state = opened("llama4_scout_16E.json");
    const auto picture = built(state);
    const ModelLayout page = picture->layout(body, light);
    ASSERT_EQ(picture->strip().layerCount(), 4U);
    const auto hitOf = [&](std::size_t layer) {
        return picture->hitAt(picture->strip().cell(layer, page.strip, light).center(), body, light);
    };
    EXPECT_FALSE(hitOf(3).click);
    ASSERT_TRUE(hitOf(0).click);
    EXPECT_TRUE(hitOf(0).click(state).has_value());
}

TEST(ModelPicture, ClickOnALayer_ShowsItsGroupEverywhere) {
    const ExplorerState state = gemma();
    const auto picture = built(state);
    const ModelLayout page = picture->layout(body, light);
    for (const QPointF point :
         {picture->strip().cell(0, page.strip, light).center(), page.groupRow(0).center()}) {
        const Hit hit = picture->hitAt(point, body, light);
        ASSERT_TRUE(hit.click);
        const std::optional<StateChange> change = hit.click(state);
        ASSERT_TRUE(change.has_value());
        EXPECT_EQ(change->next.origin.layers, "sliding_attention");
        EXPECT_EQ(change->next.scenario.ropeTheta, 10000);
        EXPECT_EQ(change->next.scenario.methods.front().choice.id, "none");
        EXPECT_TRUE(validated(change->next.scenario).ok());
        const auto local = built(change->next);
        EXPECT_EQ(local->data().group, 0U);
        EXPECT_FALSE(local->data().isChanged) << "the local layers are as the file has them";
        EXPECT_EQ(fieldOf(local->data(), "rope_theta").row.source, "text_config.rope_local_base_freq");
    }
}

TEST(ModelPicture, Curves_AreTheDivergenceOfEveryReading) {
    const auto picture = built(gemma());
    const std::vector<OtherReading> expected = otherReadings(picture->data().model);
    ASSERT_EQ(expected.size(), 2U);
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const Theme& theme = themeOf(kind);
        const QImage image = painted(*picture, body, theme);
        const PlotFrame plot = picture->plots(body, theme).front().frame;
        const ReadingDivergence& ignored = expected.front().divergence;
        ASSERT_EQ(picture->data().curves.values[0], ignored.largestAngleRad);
        const QColor colour = readingStyle(theme, "ignores-scaling").colour;
        for (std::size_t i = 2; i + 2 < ignored.positions.size(); ++i) {
            const QPointF at =
                plot.pixel(static_cast<double>(ignored.positions[i]), ignored.largestAngleRad[i]);
            int nearest = 1000;
            for (int y = -2; y <= 2; ++y) {
                const QColor pixel = image.pixelColor(qRound(at.x()), qRound(at.y()) + y);
                nearest = std::min(nearest, std::abs(pixel.red() - colour.red()) +
                                                std::abs(pixel.green() - colour.green()) +
                                                std::abs(pixel.blue() - colour.blue()));
            }
            EXPECT_LT(nearest, 90) << ignored.positions[i];
        }
    }
    const PlotFrame plot = picture->plots(body, light).front().frame;
    const QString words = picture->hitAt(plot.pixel(1024, std::numbers::pi), body, light).readout;
    EXPECT_TRUE(words.startsWith(QStringLiteral("position 1024"))) << words.toStdString();
    EXPECT_TRUE(words.contains(significantLabel(expected[0].divergence.largestAngleRad[10], 3)))
        << words.toStdString();
}

TEST(ModelPicture, ClickOnFlags_CopiesTheWholeText) {
    PictureView view;
    view.resize(1280, 800);
    view.setState(gemma());
    const auto picture = built(gemma());
    view.setPicture(picture);
    QStringList copied;
    QObject::connect(&view, &PictureView::copyTextRequested, &view,
                     [&copied](const QString& text) { copied << text; });
    const ModelLayout layout = picture->layout(view.bodyArea(), light);
    for (const std::size_t program : {0U, 1U, 2U, 3U}) {
        const QRectF area = engineBlocks(picture->data(), layout, light)[program].area;
        ASSERT_FALSE(area.isEmpty());
        click(view, area.center());
        ASSERT_EQ(copied.size(), static_cast<int>(program) + 1);
        EXPECT_EQ(copied.back().toStdString(), engineTexts(picture->data().flags)[program].setting->text);
    }
}

TEST(ModelPicture, Anchors_NameFieldsGroupsAndEngines) {
    const auto picture = built(gemma());
    QStringList names;
    for (const Anchor& anchor : picture->anchors(body, light)) names << anchor.name;
    for (const char* name : {"field/rope_theta", "layers/sliding_attention", "layers/full_attention", "chart",
                             "warnings", "engine/llama.cpp"})
        EXPECT_TRUE(names.contains(QString::fromLatin1(name))) << name;
}

std::string sizeName(const ::testing::TestParamInfo<QSize>& size) {
    return std::to_string(size.param.width()) + "x" + std::to_string(size.param.height());
}

class ModelSizes : public ::testing::TestWithParam<QSize> {};

/// Parts never lie over each other or outside, whatever the file holds.
TEST_P(ModelSizes, PartsHaveRoomOfTheirOwn) {
    const QRectF area(0, 0, GetParam().width(), GetParam().height());
    for (const char* config :
         {"gemma3_27b_local_global.json", "deepseek_v3_native_671B.json", "phi35_vision_longrope.json",
          "llama32_vision_mllama_4layer.json", "tinyllama_plain.json"}) {
        const Result<ImportedModel> model =
            readHfConfig(rope::test::bytesOf(ROPESCOPE_TEST_DATA "/configs", config), config);
        ASSERT_TRUE(model.ok()) << config;
        const auto picture = built(opened(config));
        const ModelLayout page = picture->layout(area, light);
        std::vector<QRectF> parts{page.fields, page.layers, page.readings,    page.notes,
                                  page.chart,  page.flags,  page.restSentence};
        parts.erase(
            std::remove_if(parts.begin(), parts.end(), [](const QRectF& part) { return part.isEmpty(); }),
            parts.end());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            EXPECT_TRUE(area.adjusted(-0.5, -0.5, 0.5, 0.5).contains(parts[i])) << config << " " << i;
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_TRUE(parts[i].intersected(parts[j]).height() < 0.5) << config << i << j;
        }
        EXPECT_TRUE(testing::hasInk(painted(*picture, area, light), page.fields, light.panel)) << config;
    }
}

INSTANTIATE_TEST_SUITE_P(Sizes, ModelSizes,
                         ::testing::Values(QSize(216, 140), QSize(560, 320), QSize(876, 556),
                                           QSize(1256, 756), QSize(3816, 2116)),
                         sizeName);

}   // namespace

}   // namespace rope::ui
