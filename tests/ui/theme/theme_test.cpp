#include "ui/theme/theme.h"

#include "core/methods/method_registry.h"
#include "tests/support/application.h"
#include "ui/theme/format_style.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace rope::ui {

namespace {

double linearChannel(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// src: WCAG 2.2, relative luminance
double luminance(const QColor& colour) {
    return 0.2126 * linearChannel(colour.redF()) + 0.7152 * linearChannel(colour.greenF()) +
           0.0722 * linearChannel(colour.blueF());
}

/// src: WCAG 2.2, contrast ratio
double contrast(const QColor& a, const QColor& b) {
    const double first = luminance(a), second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

class Themes : public ::testing::TestWithParam<ThemeKind> {
protected:
    const Theme& theme = themeOf(GetParam());
};

TEST_P(Themes, Texts_HaveTheContrastOfWcagAa) {
    for (const QColor& background : {theme.panel, theme.window, theme.field})
        for (const QColor& text : {theme.ink, theme.muted, theme.error, theme.accent})
            EXPECT_GE(contrast(text, background), 4.5) << text.name().toStdString();
}

TEST_P(Themes, Curves_HaveTheContrastOfGraphics) {
    for (const ScalingMethod& method : scalingMethods())
        EXPECT_GE(contrast(methodStyle(theme, method.id, 0).colour, theme.panel), 3) << method.id;
    EXPECT_GE(contrast(theme.query, theme.panel), 3);
    EXPECT_GE(contrast(theme.key, theme.panel), 3);
}

TEST_P(Themes, RepeatedMethods_DifferInTheirDashes) {
    std::set<QList<qreal>> dashes;
    for (std::size_t repetition = 0; repetition < 6; ++repetition) {
        const SeriesStyle style = methodStyle(theme, "yarn", repetition);
        EXPECT_EQ(style.colour, methodStyle(theme, "yarn", 0).colour);
        EXPECT_TRUE(dashes.insert(style.dashes).second) << repetition;
    }
}

TEST_P(Themes, MethodsOfOneColour_DifferInTheirDashes) {
    std::set<std::pair<QRgb, QList<qreal>>> styles;
    for (const char* id :
         {"none", "linear", "ntk", "yarn", "llama3", "longrope", "ntk-by-parts", "dynamic"}) {
        const SeriesStyle style = methodStyle(theme, id, 0);
        EXPECT_TRUE(styles.insert({style.colour.rgb(), style.dashes}).second) << id;
    }
}

TEST_P(Themes, NumberFormats_AreDistinct) {
    std::set<std::pair<QRgb, QList<qreal>>> styles;
    for (const char* format : {"float64", "float32", "bfloat16", "float16"}) {
        const SeriesStyle style = formatStyle(theme, format);
        EXPECT_TRUE(styles.insert({style.colour.rgb(), style.dashes}).second) << format;
    }
}

INSTANTIATE_TEST_SUITE_P(Kinds, Themes, ::testing::Values(ThemeKind::Light, ThemeKind::Dark),
                         [](const auto& theme) {
                             return theme.param == ThemeKind::Light ? "Light" : "Dark";
                         });

TEST(Theme, Fonts_GrowWithTheScale) {
    Theme projector = themeOf(ThemeKind::Light);
    projector.scale = 2;
    EXPECT_EQ(projector.tickFont().pixelSize(), 2 * 10.5);
    projector.scale = 0.001;
    EXPECT_EQ(projector.tickFont().pixelSize(), 1);   // a font of size 0 is invalid
}

}   // namespace

}   // namespace rope::ui
