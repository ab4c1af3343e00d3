#pragma once

#include <QColor>
#include <QFont>
#include <QList>

#include <cstddef>
#include <string_view>

namespace rope::ui {

enum class ThemeKind { Light, Dark };

/// The style of a curve: not by colour alone, the dash pattern differs as well.
struct SeriesStyle {
    QColor colour;
    QList<qreal> dashes;   ///< empty: solid; in units of the pen width
    friend bool operator==(const SeriesStyle&, const SeriesStyle&) = default;
};

/// Named colours for everything that is painted. A value that needs no widget.
struct Theme {
    ThemeKind kind = ThemeKind::Light;
    QColor window, panel, field, line, grid, ink, muted, accent, accentBackground, error, warning;
    QColor query, key, outside;
    double scale = 1;   ///< projector mode enlarges type and pens

    [[nodiscard]] QFont font(
        double sizePx,
        QFont::Weight weight = QFont::Normal) const;   ///< scaled; Latin and Simplified Chinese families
    [[nodiscard]] QFont controlFont() const { return font(13); }
    [[nodiscard]] QFont titleFont() const { return font(13.5, QFont::DemiBold); }
    [[nodiscard]] QFont secondaryFont() const { return font(11.5); }
    [[nodiscard]] QFont tickFont() const { return font(10.5); }
};

const Theme& themeOf(ThemeKind kind);

/// The style of a compared method: its own hue by id (none grey, linear vermilion, NTK blue, YaRN green,
/// others further Okabe-Ito hues); `repetition` counts earlier methods with the same id, which shift the dash
/// pattern.
SeriesStyle methodStyle(const Theme& theme, std::string_view methodId, std::size_t repetition);

/// Registers the bundled fonts once; call after QGuiApplication exists.
void loadFonts();

}   // namespace rope::ui
