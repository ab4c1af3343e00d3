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

/// A rounded rectangle. On pixels it is discs in the corners and plain rectangles between them: those are filled many times faster than a
/// large path, and pieces of one opaque colour may overlap.
void fillRounded(QPainter& painter, const QRectF& area, double radius, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (isVectorDevice(painter)) return painter.drawRoundedRect(area, radius, radius);
    const double side = 2 * radius;
    for (const QPointF& corner : {area.topLeft(), QPointF(area.right() - side, area.top()), QPointF(area.left(), area.bottom() - side),
                                  QPointF(area.right() - side, area.bottom() - side)})
        painter.drawEllipse(QRectF(corner, QSizeF(side, side)));
    painter.fillRect(area.adjusted(0, radius, 0, -radius), colour);
    painter.fillRect(QRectF(area.left() + radius, area.top(), area.width() - side, radius), colour);
    painter.fillRect(QRectF(area.left() + radius, area.bottom() - radius, area.width() - side, radius), colour);
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
    fillRounded(painter, outside, cardRadiusPx, theme.line);
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
