#include "ui/painting/oklab.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

double toLinear(int channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

int fromLinear(double value) {
    const double clipped = std::clamp(value, 0.0, 1.0);
    const double encoded =
        clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * std::pow(clipped, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(255 * encoded));
}

}   // namespace

OkLab toOkLab(QRgb colour) {
    const double red = toLinear(qRed(colour)), green = toLinear(qGreen(colour)),
                 blue = toLinear(qBlue(colour));
    const double l = std::cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const double m = std::cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const double s = std::cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

QRgb fromOkLab(const OkLab& colour) {
    const double lRoot = colour.lightness + 0.3963377774 * colour.greenRed + 0.2158037573 * colour.blueYellow;
    const double mRoot = colour.lightness - 0.1055613458 * colour.greenRed - 0.0638541728 * colour.blueYellow;
    const double sRoot = colour.lightness - 0.0894841775 * colour.greenRed - 1.2914855480 * colour.blueYellow;
    const double l = lRoot * lRoot * lRoot, m = mRoot * mRoot * mRoot, s = sRoot * sRoot * sRoot;
    return qRgb(fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

}   // namespace rope::ui
