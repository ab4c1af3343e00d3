#include "ui/painting/colormap.h"

#include "ui/painting/oklab.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <mutex>

namespace rope::ui {

namespace {

constexpr std::array<ColormapRow, 8> rows{{
    {"RdBu", ColormapKind::Diverging, "blue below zero, red above"},
    {"PuOr", ColormapKind::Diverging, "purple below zero, orange above"},
    {"BrBG", ColormapKind::Diverging, "teal below zero, brown above"},
    {"viridis", ColormapKind::Sequential, "purple, teal, yellow; even steps"},
    {"cividis", ColormapKind::Sequential, "blue to yellow; the same to all kinds of colour vision"},
    {"magma", ColormapKind::Sequential, "black, purple, cream"},
    {"inferno", ColormapKind::Sequential, "black, red, pale yellow"},
    {"plasma", ColormapKind::Sequential, "blue, pink, yellow"},
}};

struct LoadedMap {
    ColourTable light{}, dark{};
};

/// The next number of a text, which is moved behind it; 0 where there is none.
int takeNumber(std::string_view& text) {
    const std::size_t start = std::min(text.find_first_of("0123456789"), text.size());
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data() + start, text.data() + text.size(), number);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// Lines "68,1,84" under a line of names; black where the file is damaged.
ColourTable readTable(std::string_view id) {
    const QString name = QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())).toLower();
    QFile file(QStringLiteral(":/colormaps/%1.csv").arg(name));
    ColourTable table{};
    if (!file.open(QIODevice::ReadOnly)) return table;
    const QByteArray bytes = file.readAll();
    std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    for (QRgb& colour : table) {
        const int red = takeNumber(text), green = takeNumber(text), blue = takeNumber(text);
        colour = qRgb(red, green, blue);
    }
    return table;
}

/// One arm of a diverging map on a dark ground.
/// in:  distance from zero, 0 to 1; colourAt(distance) of the light map Lightness runs from just above the
///      dark panel to a bright end. Hues are taken from the light map the other way round: its deep end
///      (which would become pink when brightened) near zero, its middle (salmon, sky) at the bright end.
template <class ColourAt>
QRgb onDarkBackground(double distance, ColourAt colourAt) {
    constexpr double darkNeutral = 0.245, brightEnd = 0.78, hueStart = 0.8, hueReach = 0.38,
                     chromaGain = 1.12, neutralCore = 0.85;
    OkLab lab = toOkLab(colourAt(hueStart - hueReach * distance));
    const double chroma = chromaGain * std::pow(std::min(1.0, distance / neutralCore), 0.8);
    lab.greenRed *= chroma;
    lab.blueYellow *= chroma;
    lab.lightness = darkNeutral + distance * (brightEnd - darkNeutral);
    return fromOkLab(lab);
}

ColourTable darkened(const ColourTable& light) {
    constexpr double middle = 127.5;
    ColourTable dark{};
    for (std::size_t i = 0; i < dark.size(); ++i) {
        const double offset = static_cast<double>(i) - middle, side = offset < 0 ? -1 : 1;
        dark[i] = onDarkBackground((std::abs(offset) - 0.5) / (middle - 0.5), [&](double distance) {
            return light[static_cast<std::size_t>(
                std::lround(middle + side * (0.5 + distance * (middle - 0.5))))];
        });
    }
    return dark;
}

LoadedMap loadMap(const ColormapRow& row) {
    LoadedMap map;
    map.light = readTable(row.id);
    if (row.kind == ColormapKind::Diverging) std::reverse(map.light.begin(), map.light.end());
    map.dark = row.kind == ColormapKind::Diverging ? darkened(map.light) : map.light;
    return map;
}

/// Computed at the first request, by any thread.
const LoadedMap& loadedMap(std::size_t index) {
    static std::array<std::once_flag, rows.size()> flags;
    static std::array<LoadedMap, rows.size()> maps;
    std::call_once(flags[index], [index] { maps[index] = loadMap(rows[index]); });
    return maps[index];
}

bool equalIgnoringCase(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char left, char right) {
        return std::tolower(static_cast<unsigned char>(left)) ==
               std::tolower(static_cast<unsigned char>(right));
    });
}

}   // namespace

std::span<const ColormapRow> colormaps() { return rows; }

const ColormapRow* findColormap(std::string_view id) {
    const auto* found = std::find_if(rows.begin(), rows.end(),
                                     [&](const ColormapRow& row) { return equalIgnoringCase(row.id, id); });
    return found == rows.end() ? nullptr : found;
}

const ColourTable& colourTable(std::string_view id, ThemeKind theme) {
    const ColormapRow* row = findColormap(id);
    const auto index = row ? static_cast<std::size_t>(row - rows.data()) : 0;
    const LoadedMap& map = loadedMap(index);
    return theme == ThemeKind::Light ? map.light : map.dark;
}

std::string_view resolvedColormap(std::string_view id, ColormapKind wanted) {
    if (id != "auto") return id;
    const auto* found =
        std::find_if(rows.begin(), rows.end(), [&](const ColormapRow& row) { return row.kind == wanted; });
    return found->id;
}

}   // namespace rope::ui
