#pragma once

#include "ui/charts/chart_frame.h"
#include "ui/compute/build_picture.h"
#include "ui/picture/picture.h"
#include "ui/theme/theme.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <memory>
#include <optional>
#include <set>

namespace rope::ui::testing {

/// The picture of a view for a state, by its own type; null where it cannot be computed.
template <class Kind>
std::shared_ptr<const Kind> pictureOf(const ViewRow& row, const ExplorerState& state) {
    const Result<PicturePtr> picture = buildPicture(row, state, {});
    EXPECT_TRUE(picture.ok()) << (picture.ok() ? "" : describe(picture.error()));
    return picture.ok() ? std::dynamic_pointer_cast<const Kind>(*picture) : nullptr;
}

/// The body on the panel's ground, and ten pixels more at the right and at the bottom.
inline QImage paintedBody(const Picture& picture, const QRectF& body, std::optional<int> hoveredPair = {},
                          const Theme& theme = themeOf(ThemeKind::Light)) {
    QImage image(static_cast<int>(body.right()) + 10, static_cast<int>(body.bottom()) + 10,
                 QImage::Format_RGB32);
    image.fill(theme.panel);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    ChartFrameCache cache;
    picture.paint(painter, body, {.theme = theme, .frames = &cache, .hoveredPair = hoveredPair});
    return image;
}

inline bool isNear(QRgb a, const QColor& b, int tolerance) {
    return std::abs(qRed(a) - b.red()) <= tolerance && std::abs(qGreen(a) - b.green()) <= tolerance &&
           std::abs(qBlue(a) - b.blue()) <= tolerance;
}

/// Whether a pixel of about this colour lies within reach of a point.
inline bool hasColourNear(const QImage& image, QPointF at, const QColor& colour, int reachPx = 1,
                          int tolerance = 40) {
    for (int y = -reachPx; y <= reachPx; ++y)
        for (int x = -reachPx; x <= reachPx; ++x)
            if (isNear(image.pixel(qRound(at.x()) + x, qRound(at.y()) + y), colour, tolerance)) return true;
    return false;
}

inline std::set<QString> namesOf(std::initializer_list<const char*> names) {
    std::set<QString> all;
    for (const char* name : names) all.insert(QString::fromUtf8(name));
    return all;
}

/// Each anchor has an area inside the body and a name of its own.
/// out: the names
inline std::set<QString> checkedAnchorNames(const Picture& picture, const QRectF& body,
                                            const Theme& theme = themeOf(ThemeKind::Light)) {
    std::set<QString> names;
    for (const Anchor& anchor : picture.anchors(body, theme)) {
        EXPECT_TRUE(names.insert(anchor.name).second) << anchor.name.toStdString() << " twice";
        EXPECT_FALSE(anchor.area.isEmpty()) << anchor.name.toStdString();
        EXPECT_TRUE(body.contains(anchor.area)) << anchor.name.toStdString();
    }
    return names;
}

/// The area of an anchor that must be there.
inline QRectF anchorNamed(const Picture& picture, const char* name, const QRectF& body,
                          const Theme& theme = themeOf(ThemeKind::Light)) {
    for (const Anchor& anchor : picture.anchors(body, theme))
        if (anchor.name == QString::fromUtf8(name)) return anchor.area;
    ADD_FAILURE() << "no anchor " << name;
    return {};
}

/// Each plot lies inside the body and maps pixels to data and back; names are unique.
/// out: the names
inline std::set<QString> checkedPlotNames(const Picture& picture, const QRectF& body,
                                          const Theme& theme = themeOf(ThemeKind::Light)) {
    std::set<QString> names;
    for (const auto& [name, frame] : picture.plots(body, theme)) {
        EXPECT_TRUE(names.insert(name).second) << name.toStdString() << " twice";
        EXPECT_TRUE(body.contains(frame.area)) << name.toStdString();
        for (const double share : {0.0, 0.3, 1.0}) {
            const QPointF pixel(frame.area.left() + share * frame.area.width(),
                                frame.area.bottom() - share * frame.area.height());
            const QPointF back = frame.pixel(frame.valueX(pixel.x()), frame.valueY(pixel.y()));
            EXPECT_NEAR(back.x(), pixel.x(), 1e-6) << name.toStdString();
            EXPECT_NEAR(back.y(), pixel.y(), 1e-6) << name.toStdString();
        }
    }
    return names;
}

}   // namespace rope::ui::testing
