#include "ui/painting/card.h"

#include "ui/painting/ink_canvas.h"
#include "ui/painting/text.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double sidePx = 12, titleTopPx = 8, titleHeightPx = 22, titleGapPx = 4, bottomPx = 6;
constexpr double wordGapPx = 9, pillPaddingPx = 9, pillHeightPx = 19;

/// The number stands at the end: where there is no room for all, whole words before it go. Empty when not even the last one fits.
QString lastWordsThatFit(const QFont& font, const QString& text, double width) {
    if (textWidth(font, text) <= width) return text;
    for (qsizetype space = text.indexOf(QLatin1Char(' ')); space >= 0; space = text.indexOf(QLatin1Char(' '), space + 1)) {
        const QString rest = QStringLiteral("… ") + text.mid(space + 1);
        if (textWidth(font, rest) <= width) return rest;
    }
    const QString last = text.mid(text.lastIndexOf(QLatin1Char(' ')) + 1);
    return textWidth(font, last) <= width ? last : QString();
}

/// Right end first: returns where the free space ends.
double paintAnswer(QPainter& painter, const QRectF& line, double leftLimit, const QString& answer, const Theme& theme) {
    if (answer.isEmpty()) return line.right();
    const QFont font = theme.font(11.5, QFont::Medium);
    const double padding = pillPaddingPx * theme.scale;
    const QString shown = lastWordsThatFit(font, answer, line.right() - leftLimit - 2 * padding);
    if (shown.isEmpty()) return line.right();
    const double width = textWidth(font, shown) + 2 * padding;
    const double height = pillHeightPx * theme.scale;
    const QRectF pill(line.right() - width, line.center().y() - height / 2, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accentGround);
    painter.drawRoundedRect(pill, height / 2, height / 2);
    drawElided(painter, pill.adjusted(padding, 0, -padding + 0.5, 0), Qt::AlignHCenter, font, theme.accent, shown);
    return pill.left() - wordGapPx;
}

/// A rectangle whose sides lie on the device's pixels needs no antialiasing, which would fill it line by line, many times slower.
void fillPlain(QPainter& painter, const QRectF& area, const QColor& colour) {
    const QRectF device = painter.deviceTransform().mapRect(area);
    const bool wasSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, wasSmooth && device != QRectF(device.toRect()));
    painter.fillRect(area, colour);
    painter.setRenderHint(QPainter::Antialiasing, wasSmooth);
}

/// The four discs of a rounded rectangle: with plain rectangles between them they make it, many times faster than a large path. Pieces of
/// one opaque colour may overlap.
void fillCorners(QPainter& painter, const QRectF& area, double radius, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const double side = 2 * radius;
    for (const QPointF& corner : {area.topLeft(), QPointF(area.right() - side, area.top()), QPointF(area.left(), area.bottom() - side),
                                  QPointF(area.right() - side, area.bottom() - side)})
        painter.drawEllipse(QRectF(corner, QSizeF(side, side)));
}

/// A frame of the radius' width, open inside.
void fillRoundedRim(QPainter& painter, const QRectF& area, double radius, const QColor& colour) {
    fillCorners(painter, area, radius, colour);
    const double width = area.width() - 2 * radius, height = area.height() - 2 * radius;
    fillPlain(painter, QRectF(area.left() + radius, area.top(), width, radius), colour);
    fillPlain(painter, QRectF(area.left() + radius, area.bottom() - radius, width, radius), colour);
    fillPlain(painter, QRectF(area.left(), area.top() + radius, radius, height), colour);
    fillPlain(painter, QRectF(area.right() - radius, area.top() + radius, radius, height), colour);
}

void fillRounded(QPainter& painter, const QRectF& area, double radius, const QColor& colour) {
    fillRoundedRim(painter, area, radius, colour);
    fillPlain(painter, area.adjusted(radius, radius, -radius, -radius), colour);
}

}   // namespace

CardLayout cardLayout(const QRectF& area, const Theme& theme) {
    const double top = area.top() + titleTopPx, height = titleHeightPx * theme.scale;
    CardLayout layout;
    layout.outline = area.adjusted(0.5, 0.5, -0.5, -0.5);
    layout.titleLine = QRectF(area.left() + sidePx, top, area.width() - 2 * sidePx, height);
    const QRectF body(area.left() + sidePx, top + height + titleGapPx, area.width() - 2 * sidePx,
                      area.height() - titleTopPx - height - titleGapPx - bottomPx);
    layout.body =
        QRectF(QPointF(std::ceil(body.left()), std::ceil(body.top())), QPointF(std::floor(body.right()), std::floor(body.bottom())));
    return layout;
}

void paintPanel(QPainter& painter, const QRectF& outline, const Theme& theme) {
    const QRectF outside = outline.adjusted(-0.5, -0.5, 0.5, 0.5), inside = outline.adjusted(0.5, 0.5, -0.5, -0.5);
    // The hairline is what the panel leaves of a larger one; stroking the rounded outline takes ten times as long.
    if (isVectorDevice(painter)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.line);
        painter.drawRoundedRect(outside, cardRadiusPx, cardRadiusPx);
        painter.setBrush(theme.panel);
        return painter.drawRoundedRect(inside, cardRadiusPx - 1, cardRadiusPx - 1);
    }
    fillRoundedRim(painter, outside, cardRadiusPx, theme.line);
    fillRounded(painter, inside, cardRadiusPx - 1, theme.panel);
}

void paintTitleLine(QPainter& painter, const QRectF& line, const CardTitle& words, const Theme& theme) {
    const QFont titleFont = theme.titleFont();
    const double titleWidth = drawElided(painter, line, Qt::AlignLeft, titleFont, theme.ink, words.title);
    const double afterTitle = line.left() + titleWidth + wordGapPx;
    const double end = paintAnswer(painter, line, afterTitle, words.answer, theme);
    drawElided(painter, QRectF(QPointF(afterTitle, line.top() + 0.5), QPointF(end, line.bottom() + 0.5)), Qt::AlignLeft,
               theme.secondaryFont(), theme.muted, words.subtitle);
}

void paintCard(QPainter& painter, const QRectF& area, const Picture& picture, const PaintContext& context, const QString& title,
               CardGround ground) {
    const CardLayout layout = cardLayout(area, context.theme);
    painter.setRenderHint(QPainter::Antialiasing);
    if (ground == CardGround::Rounded) paintPanel(painter, layout.outline, context.theme);
    if (ground == CardGround::Plain) painter.fillRect(area, context.theme.panel);
    paintTitleLine(painter, layout.titleLine, {title.isEmpty() ? picture.title() : title, picture.subtitle(), picture.answer()},
                   context.theme);
    picture.paint(painter, layout.body, context);
}

}   // namespace rope::ui
