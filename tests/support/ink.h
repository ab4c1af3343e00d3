#pragma once

#include <QColor>
#include <QImage>
#include <QRectF>

namespace rope::ui::testing {

/// Whether some pixel of the area has another colour than the ground.
inline bool hasInk(const QImage& image, const QRectF& area, const QColor& ground) {
    for (int y = static_cast<int>(area.top()); y < static_cast<int>(area.bottom()); ++y)
        for (int x = static_cast<int>(area.left()); x < static_cast<int>(area.right()); ++x)
            if (image.rect().contains(x, y) && image.pixel(x, y) != ground.rgb()) return true;
    return false;
}

/// Whether something was painted: pixels differ.
inline bool hasInk(const QImage& image) {
    return hasInk(image, QRectF(image.rect()), QColor(image.pixel(0, 0)));
}

}   // namespace rope::ui::testing
