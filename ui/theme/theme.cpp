#include "ui/theme/theme.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace rope::ui {

namespace {

Theme lightTheme() {
    Theme theme;
    theme.kind = ThemeKind::Light;
    theme.window = QColor(0xF4F6F9);
    theme.panel = QColor(0xFFFFFF);
    theme.field = QColor(0xF7F9FB);
    theme.line = QColor(0xDDE3EA);
    theme.grid = QColor(0xE9EDF2);
    theme.ink = QColor(0x1A1F29);
    theme.muted = QColor(0x5C6675);
    theme.accent = QColor(0x2563EB);
    theme.accentBackground = QColor(0xE8F0FE);
    theme.error = QColor(0xBE123C);
    theme.warning = QColor(0xB45309);
    theme.query = QColor(0xD97706);
    theme.key = QColor(0x7C3AED);
    theme.outside = QColor(0xBE123C);
    return theme;
}

Theme darkTheme() {
    Theme theme;
    theme.kind = ThemeKind::Dark;
    theme.window = QColor(0x12151A);
    theme.panel = QColor(0x1A1E25);
    theme.field = QColor(0x20252D);
    theme.line = QColor(0x2A303A);
    theme.grid = QColor(0x252B34);
    theme.ink = QColor(0xE7EAF0);
    theme.muted = QColor(0x98A2B3);
    theme.accent = QColor(0x7AA2FF);
    theme.accentBackground = QColor(0x22304D);
    theme.error = QColor(0xFB7185);
    theme.warning = QColor(0xFBBF24);
    theme.query = QColor(0xFBBF24);
    theme.key = QColor(0xB794F6);
    theme.outside = QColor(0xFB7185);
    return theme;
}

/// Hues of Okabe and Ito, lightened for the dark background. A method has the same hue in every view.
struct MethodHue {
    std::string_view id;
    QRgb light, dark;
    std::array<qreal, 4> dashes;   ///< 0 0 0 0: solid
};

constexpr std::array<MethodHue, 19> methodHues{{
    {"none", 0x6B7280, 0x9CA3AF, {0, 0, 0, 0}},
    {"linear", 0xD55E00, 0xFF8A4C, {0, 0, 0, 0}},
    {"ntk", 0x0072B2, 0x5BB3E8, {0, 0, 0, 0}},
    {"yarn", 0x009E73, 0x3DD6A3, {0, 0, 0, 0}},
    {"llama3", 0xA3487F, 0xE39AC6, {0, 0, 0, 0}},
    {"longrope", 0x8A6D00, 0xE5C33B, {0, 0, 0, 0}},
    {"ntk-by-parts", 0x009E73, 0x3DD6A3, {6, 3, 0, 0}},
    {"dynamic", 0x0072B2, 0x5BB3E8, {6, 3, 0, 0}},
    {"dynamic-qwen", 0x0072B2, 0x5BB3E8, {2, 2, 0, 0}},
    {"ntk-alpha", 0x0072B2, 0x5BB3E8, {6, 2, 1, 2}},
    {"proportional", 0x3F5AA8, 0x9DB2F5, {4, 2, 0, 0}},
    {"rerope", 0x7A3E9D, 0xC79BE8, {0, 0, 0, 0}},
    {"leaky-rerope", 0x7A3E9D, 0xC79BE8, {6, 3, 0, 0}},
    {"self-extend", 0x00748A, 0x4FC3D9, {0, 0, 0, 0}},
    {"dual-chunk", 0x9C4A2F, 0xE0A08A, {6, 2, 1, 2}},
    {"string", 0x9C4A2F, 0xE0A08A, {2, 2, 0, 0}},
    {"lm-infinite", 0x5B6B1E, 0xB8C96A, {4, 2, 0, 0}},
    {"streaming-llm", 0x5B6B1E, 0xB8C96A, {2, 2, 0, 0}},
    {"", 0x1A1F29, 0xE7EAF0, {3, 3, 0, 0}},   // any other
}};

QList<qreal> dashesOf(const MethodHue& hue, std::size_t repetition) {
    // Repeated methods have the same hue and different dashes: each pattern is longer than the previous one.
    if (repetition > 0) return {2.0 + 2.0 * static_cast<qreal>(repetition), 2.0};
    QList<qreal> dashes;
    for (const qreal dash : hue.dashes)
        if (dash > 0) dashes << dash;
    return dashes;
}

}   // namespace

const Theme& themeOf(ThemeKind kind) {
    static const Theme light = lightTheme(), dark = darkTheme();
    return kind == ThemeKind::Light ? light : dark;
}

QFont Theme::font(double sizePx, QFont::Weight weight) const {
    QFont font;
    // The Chinese family is named: the platform's own choice has Japanese shapes for some characters.
    font.setFamilies({QStringLiteral("RopeScope Sans"), QStringLiteral("Noto Sans CJK SC"),
                      QStringLiteral("DejaVu Sans")});
    font.setPixelSize(std::max(1, qRound(sizePx * scale)));
    font.setWeight(weight);
    return font;
}

SeriesStyle methodStyle(const Theme& theme, std::string_view methodId, std::size_t repetition) {
    const auto* hue = std::find_if(methodHues.begin(), methodHues.end() - 1,
                                   [&](const MethodHue& candidate) { return candidate.id == methodId; });
    return {QColor(theme.kind == ThemeKind::Light ? hue->light : hue->dark), dashesOf(*hue, repetition)};
}

void loadFonts() {
    static const bool isLoaded = [] {
        for (const QString& weight :
             {QStringLiteral("Regular"), QStringLiteral("Medium"), QStringLiteral("SemiBold")})
            QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/RopeScopeSans-%1.otf").arg(weight));
        QGuiApplication::setFont(
            themeOf(ThemeKind::Light)
                .controlFont());   // else every new widget loads the desktop's font first
        return true;
    }();
    Q_UNUSED(isLoaded);
}

}   // namespace rope::ui
