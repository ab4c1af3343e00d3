#include "ui/view_card/card.h"

#include "ui/painting/text.h"
#include "ui/raster/ink_canvas.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double sidePx = 12, titleTopPx = 8, titleHeightPx = 22, titleGapPx = 4, bottomPx = 6;
constexpr double wordGapPx = 9, pillPaddingPx = 9, pillHeightPx = 19;

/// The number is at the end: if the text does not fit, words before it are removed. Empty if not
/// even the last one fits.
QString lastWordsThatFit(const QFont& font, const QString& text, double width) {
    if (textWidth(font, text) <= width) return text;
    for (qsizetype space = text.indexOf(QLatin1Char(' ')); space >= 0;
         space = text.indexOf(QLatin1Char(' '), space + 1)) {
        const QString rest = QStringLiteral("… ") + text.mid(space + 1);
        if (textWidth(font, rest) <= width) return rest;
    }
    const QString last = text.mid(text.lastIndexOf(QLatin1Char(' ')) + 1);
    return textWidth(font, last) <= width ? last : QString();
}

/// Right end first: returns where the free space ends.
double paintAnswer(QPainter& painter, const QRectF& line, double leftLimit, const QString& answer,
                   const Theme& theme) {
    if (answer.isEmpty()) return line.right();
    const QFont font = theme.font(11.5, QFont::Medium);
    const double padding = pillPaddingPx * theme.scale;
    const QString shown = lastWordsThatFit(font, answer, line.right() - leftLimit - 2 * padding);
    if (shown.isEmpty()) return line.right();
    const double width = textWidth(font, shown) + 2 * padding;
    const double height = pillHeightPx * theme.scale;
    const QRectF pill(line.right() - width, line.center().y() - height / 2, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accentBackground);
    painter.drawRoundedRect(pill, height / 2, height / 2);
    drawElided(painter, pill.adjusted(padding, 0, -padding + 0.5, 0), Qt::AlignHCenter, font, theme.accent,
               shown);
    return pill.left() - wordGapPx;
}

/// A rectangle on whole device pixels needs no antialiasing, which would fill it line by
/// line, many times slower.
void fillPlain(QPainter& painter, const QRectF& area, const QColor& colour) {
    const QRectF device = painter.deviceTransform().mapRect(area);
    const bool wasSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, wasSmooth && device != QRectF(device.toRect()));
    painter.fillRect(area, colour);
    painter.setRenderHint(QPainter::Antialiasing, wasSmooth);
}

/// The device pixels completely inside an area: pixels at its edge are left to
/// them.
QRectF wholePixelsIn(const QRectF& area, const QPainter& painter) {
    constexpr double rounding = 1e-6;
    if (area.isEmpty()) return area;
    const QTransform toDevice = painter.deviceTransform();
    const QRectF device = toDevice.mapRect(area);
    const QPointF topLeft(std::ceil(device.left() - rounding), std::ceil(device.top() - rounding));
    const QPointF bottomRight(std::floor(device.right() + rounding), std::floor(device.bottom() + rounding));
    return toDevice.inverted().mapRect(QRectF(topLeft, bottomRight));
}

/// Around a hole inside, or everything.
void fillAround(QPainter& painter, const QRectF& area, const QRectF& hole, const QColor& colour) {
    if (hole.isEmpty()) return fillPlain(painter, area, colour);
    fillPlain(painter, QRectF(area.topLeft(), QPointF(area.right(), hole.top())), colour);
    fillPlain(painter, QRectF(QPointF(area.left(), hole.bottom()), area.bottomRight()), colour);
    fillPlain(painter, QRectF(QPointF(area.left(), hole.top()), hole.bottomLeft()), colour);
    fillPlain(painter, QRectF(hole.topRight(), QPointF(area.right(), hole.bottom())), colour);
}

/// What a rounded rectangle is without its corners.
void fillBetweenCorners(QPainter& painter, const QRectF& area, double radius, const QRectF& hole,
                        const QColor& colour) {
    const QRectF middle = area.adjusted(0, radius, 0, -radius);
    fillPlain(painter, QRectF(area.left() + radius, area.top(), area.width() - 2 * radius, radius), colour);
    fillPlain(painter, QRectF(area.left() + radius, middle.bottom(), area.width() - 2 * radius, radius),
              colour);
    fillAround(painter, middle, hole.intersected(middle), colour);
}

/// A corner's disc in the hairline's colour, and the panel's upon it.
void paintDisc(QPainter& painter, QPointF topLeft, const Theme& theme) {
    const QRectF whole(topLeft, QSizeF(2 * cardRadiusPx, 2 * cardRadiusPx));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.line);
    painter.drawEllipse(whole);
    painter.setBrush(theme.panel);
    painter.drawEllipse(whole.adjusted(1, 1, -1, -1));
}

/// The last disc as an image: eight ellipses would take longer than all the rest of a panel.
const QImage& keptDisc(const Theme& theme, double scale) {
    struct Kept {
        QRgb line = 0, panel = 0;
        double scale = 0;
        QImage image;
    };
    static thread_local Kept kept;
    if (kept.scale == scale && kept.line == theme.line.rgba() && kept.panel == theme.panel.rgba())
        return kept.image;
    const int side = static_cast<int>(std::ceil(2 * cardRadiusPx * scale));
    kept = {theme.line.rgba(), theme.panel.rgba(), scale,
            QImage(side, side, QImage::Format_ARGB32_Premultiplied)};
    kept.image.fill(Qt::transparent);
    QPainter painter(&kept.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    paintDisc(painter, {}, theme);
    return kept.image;
}

/// All four; they are drawn first, since the rest covers their inner quarters.
void paintCorners(QPainter& painter, const QRectF& area, const Theme& theme) {
    const double side = 2 * cardRadiusPx;
    for (const double x : {area.left(), area.right() - side})
        for (const double y : {area.top(), area.bottom() - side}) {
            const QRectF device = painter.deviceTransform().mapRect(QRectF(x, y, side, side));
            if (device == QRectF(device.toRect()))
                drawDeviceImage(painter, device.toRect().topLeft(), keptDisc(theme, deviceScale(painter)));
            else paintDisc(painter, {x, y}, theme);
        }
}

}   // namespace

CardLayout cardLayout(const QRectF& area, const Theme& theme) {
    const double top = area.top() + titleTopPx, height = titleHeightPx * theme.scale;
    CardLayout layout;
    layout.outline = area.adjusted(0.5, 0.5, -0.5, -0.5);
    layout.titleLine = QRectF(area.left() + sidePx, top, area.width() - 2 * sidePx, height);
    const QRectF body(area.left() + sidePx, top + height + titleGapPx, area.width() - 2 * sidePx,
                      area.height() - titleTopPx - height - titleGapPx - bottomPx);
    layout.body = QRectF(QPointF(std::ceil(body.left()), std::ceil(body.top())),
                         QPointF(std::floor(body.right()), std::floor(body.bottom())));
    return layout;
}

void paintPanel(QPainter& painter, const QRectF& outline, const Theme& theme, const QRectF& covered) {
    const QRectF outside = outline.adjusted(-0.5, -0.5, 0.5, 0.5), inside = outside.adjusted(1, 1, -1, -1);
    // The hairline is what the panel leaves of a larger one; stroking the rounded outline takes ten times as
    // long.
    if (isVectorDevice(painter)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.line);
        painter.drawRoundedRect(outside, cardRadiusPx, cardRadiusPx);
        painter.setBrush(theme.panel);
        return painter.drawRoundedRect(inside, cardRadiusPx - 1, cardRadiusPx - 1);
    }
    // A large path is filled many times more slowly than discs in the corners and rectangles between them.
    constexpr double radius = cardRadiusPx;
    paintCorners(painter, outside, theme);
    fillBetweenCorners(painter, outside, radius, outside.adjusted(radius, radius, -radius, -radius),
                       theme.line);
    fillBetweenCorners(painter, inside, radius - 1, wholePixelsIn(covered, painter), theme.panel);
}

void paintTitleLine(QPainter& painter, const QRectF& line, const CardTitle& words, const Theme& theme) {
    const QFont titleFont = theme.titleFont();
    const double titleWidth = drawElided(painter, line, Qt::AlignLeft, titleFont, theme.ink, words.title);
    const double afterTitle = line.left() + titleWidth + wordGapPx;
    const double end = paintAnswer(painter, line, afterTitle, words.answer, theme);
    drawElided(painter, QRectF(QPointF(afterTitle, line.top() + 0.5), QPointF(end, line.bottom() + 0.5)),
               Qt::AlignLeft, theme.secondaryFont(), theme.muted, words.subtitle);
}

void paintCard(QPainter& painter, const QRectF& area, const Picture& picture, const PaintContext& context,
               const QString& title, CardBackground ground) {
    const CardLayout layout = cardLayout(area, context.theme);
    painter.setRenderHint(QPainter::Antialiasing);
    if (ground == CardBackground::Rounded) paintPanel(painter, layout.outline, context.theme);
    if (ground == CardBackground::Plain) painter.fillRect(area, context.theme.panel);
    const PictureWords words = picture.words();
    paintTitleLine(painter, layout.titleLine,
                   {title.isEmpty() ? words.title : title, words.subtitle, words.answer}, context.theme);
    picture.paint(painter, layout.body, context);
}

}   // namespace rope::ui
