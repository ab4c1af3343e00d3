#pragma once

#include <QColor>

namespace rope::ui {

/// A colour in OKLab, where equal steps look equal.
/// src: Ottosson 2020, "A perceptual color space for image processing"
struct OkLab {
    double lightness = 0;   ///< 0 black to 1 white
    double greenRed = 0, blueYellow = 0;
};

OkLab toOkLab(QRgb colour);

/// Colours outside sRGB are clipped channel by channel.
QRgb fromOkLab(const OkLab& colour);

}   // namespace rope::ui
