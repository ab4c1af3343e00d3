#include "ui/theme/layer_style.h"

#include <array>

namespace rope::ui {

namespace {

struct LayerHue {
    QRgb light, dark;
    double height;
};

constexpr std::array<LayerHue, 4> layerHues{{
    {0x2563EB, 0x7AA2FF, 1.0},   // Full: the accent
    {0x00748A, 0x4FC3D9, 0.62},   // Local
    {0x8A6D00, 0xE5C33B, 0.82},   // Further
    {0x9CA3AF, 0x6B7280, 0.3},   // Still
}};

const LayerHue& hueOf(LayerLook look) { return layerHues[static_cast<std::size_t>(look)]; }

}   // namespace

QColor layerColour(const Theme& theme, LayerLook look) {
    return QColor(theme.kind == ThemeKind::Light ? hueOf(look).light : hueOf(look).dark);
}

double layerHeight(LayerLook look) { return hueOf(look).height; }

}   // namespace rope::ui
