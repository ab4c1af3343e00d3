#include "ui/painting/colormap.h"

#include "ui/painting/oklab.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace rope::ui {

namespace {

double lightness(QRgb colour) { return toOkLab(colour).lightness; }

double chroma(QRgb colour) {
    const OkLab lab = toOkLab(colour);
    return std::hypot(lab.greenRed, lab.blueYellow);
}

TEST(Colormap, EveryMap_IsThereWithDistinctEnds) {
    for (const ColormapRow& row : colormaps()) {
        for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark}) {
            const ColourTable& table = colourTable(row.id, theme);
            EXPECT_NE(table.front(), table.back()) << row.id;
            EXPECT_EQ(qAlpha(table.front()), 255) << row.id;
        }
    }
}

TEST(Colormap, Viridis_MatchesItsPublishedColours) {
    const ColourTable& table = colourTable("viridis", ThemeKind::Light);
    EXPECT_EQ(table[0], qRgb(0x44, 0x01, 0x54));
    EXPECT_EQ(table[255], qRgb(0xfd, 0xe7, 0x25));
}

TEST(Colormap, Diverging_NegativeIsTheCoolEnd) {
    for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark}) {
        const ColourTable& table = colourTable("RdBu", theme);
        EXPECT_GT(qBlue(table.front()), qRed(table.front()));
        EXPECT_GT(qRed(table.back()), qBlue(table.back()));
    }
}

TEST(Colormap, Diverging_NeutralMatchesTheTheme) {
    for (const ColormapRow& row : colormaps()) {
        if (row.kind != ColormapKind::Diverging) continue;
        EXPECT_GT(lightness(colourTable(row.id, ThemeKind::Light)[128]), 0.95) << row.id;
        const QRgb dark = colourTable(row.id, ThemeKind::Dark)[128];
        EXPECT_LT(std::abs(lightness(dark) - lightness(themeOf(ThemeKind::Dark).panel.rgb())), 0.06)
            << row.id;
        EXPECT_LT(chroma(dark), 0.03) << row.id;
    }
}

TEST(Colormap, Diverging_LightnessRunsOneWayOnEachArm) {
    for (const ColormapRow& row : colormaps()) {
        if (row.kind != ColormapKind::Diverging) continue;
        for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark}) {
            const ColourTable& table = colourTable(row.id, theme);
            const double sense = theme == ThemeKind::Light ? 1 : -1;
            constexpr double rounding =
                0.012;   // colours are whole numbers, and bright ones are clipped to sRGB
            for (std::size_t i = 1; i < 128; ++i)
                EXPECT_GE(sense * (lightness(table[i]) - lightness(table[i - 1])), -rounding)
                    << row.id << " at " << i;
            for (std::size_t i = 129; i < 256; ++i)
                EXPECT_LE(sense * (lightness(table[i]) - lightness(table[i - 1])), rounding)
                    << row.id << " at " << i;
        }
    }
}

TEST(Colormap, Find_IgnoresCapitals_AndKnowsNoOthers) {
    ASSERT_NE(findColormap("rdbu"), nullptr);
    EXPECT_EQ(findColormap("VIRIDIS")->id, "viridis");
    EXPECT_EQ(findColormap("jet"), nullptr);
    EXPECT_EQ(findColormap(""), nullptr);
}

TEST(Colormap, Auto_FollowsTheKindOfValues) {
    EXPECT_EQ(findColormap(resolvedColormap("auto", ColormapKind::Diverging))->kind, ColormapKind::Diverging);
    EXPECT_EQ(findColormap(resolvedColormap("auto", ColormapKind::Sequential))->kind,
              ColormapKind::Sequential);
    EXPECT_EQ(resolvedColormap("magma", ColormapKind::Diverging), "magma");
}

TEST(OkLab, RoundTrip_IsExactForEveryGreyAndPrimary) {
    for (int level = 0; level < 256; ++level)
        for (const QRgb colour :
             {qRgb(level, level, level), qRgb(level, 0, 0), qRgb(0, level, 0), qRgb(0, 0, level)})
            EXPECT_EQ(fromOkLab(toOkLab(colour)), colour) << level;
}

}   // namespace

}   // namespace rope::ui
