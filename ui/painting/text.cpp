#include "ui/painting/text.h"

#include "ui/painting/text_line.h"
#include "ui/raster/ink_canvas.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QPainterPath>
#include <QRawFont>
#include <QTextOption>

#include <algorithm>
#include <array>

namespace rope::ui {

namespace {

constexpr double haloWidthPx = 1.8;

QPointF baseline(const QRectF& area, const TextLine& line) {
    return {area.left(), area.center().y() + (line.ascent - line.descent) / 2};
}

/// Files keep letters that can be searched and copied; pixels need only their shapes.
void drawText(QPainter& painter, QPointF start, const QFont& font, const QString& text) {
    painter.setFont(font);
    if (isVectorDevice(painter)) painter.drawText(start, text);
    else drawLine(painter, start, textLine(font, text));
}

/// The text, elided if it does not fit.
QString elided(const QFont& font, const QString& text, double width) {
    TextLine& line = textLine(font, text);
    if (line.width <= width) return text;
    if (line.elidedWidth != width) {
        line.elided = QFontMetricsF(font).elidedText(text, Qt::ElideRight, width);
        line.elidedWidth = width;
    }
    return line.elided;
}

}   // namespace

double textWidth(const QFont& font, const QString& text) { return textLine(font, text).width; }

double drawElided(QPainter& painter, const QRectF& area, Qt::Alignment alignment, const QFont& font,
                  const QColor& colour, const QString& text) {
    if (text.isEmpty() || area.width() < 4) return 0;
    const QString shown = elided(font, text, area.width());
    const TextLine& line = textLine(font, shown);
    const double width = line.width;
    double left = area.left();
    if (alignment & Qt::AlignRight) left = area.right() - width;
    if (alignment & Qt::AlignHCenter) left = area.center().x() - width / 2;
    painter.setPen(colour);
    drawText(painter, baseline(QRectF(left, area.top(), width, area.height()), line), font, shown);
    return width;
}

QRectF haloTextArea(QPointF anchor, Qt::Alignment alignment, const QFont& font, const QString& text) {
    const TextLine& line = textLine(font, text);
    const double width = line.width, height = line.ascent + line.descent;
    double left = anchor.x();
    if (alignment & Qt::AlignRight) left -= width;
    if (alignment & Qt::AlignHCenter) left -= width / 2;
    return {left, anchor.y() - height / 2, width, height};
}

void drawWithHalo(QPainter& painter, QPointF anchor, Qt::Alignment alignment, const QFont& font,
                  const QColor& colour, const QColor& ground, const QString& text) {
    if (text.isEmpty()) return;
    const QPointF start = baseline(haloTextArea(anchor, alignment, font, text), textLine(font, text));
    if (isVectorDevice(painter)) {
        QPainterPath outline;
        outline.addText(start, font, text);
        painter.strokePath(outline,
                           QPen(ground, 2 * haloWidthPx, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    } else {
        // Shifted copies take a tenth of the time of stroking the outline: glyphs are cached, per subpixel
        // position within a pixel, so shifts are whole ones.
        constexpr std::array<QPointF, 8> shifts{QPointF(2, 0),  QPointF(-2, 0), QPointF(0, 2),
                                                QPointF(0, -2), QPointF(1, 1),  QPointF(-1, 1),
                                                QPointF(1, -1), QPointF(-1, -1)};
        painter.setPen(ground);
        for (const QPointF& shift : shifts) drawText(painter, start + shift, font, text);
    }
    painter.setPen(colour);
    drawText(painter, start, font, text);
}

void drawNumbers(QPainter& painter, std::span<const PlacedNumber> numbers, const QFont& font,
                 const QColor& colour) {
    const QFontMetricsF metrics(font);
    const QRawFont raw = QRawFont::fromFont(font);
    const QList<quint32> digits = raw.glyphIndexesForString(QStringLiteral("0123456789"));
    painter.setFont(font);
    painter.setPen(colour);
    const double drop = (metrics.ascent() - metrics.descent()) / 2;
    if (isVectorDevice(painter) || digits.size() != 10 || digits.contains(0U)) {
        for (const PlacedNumber& number : numbers) {
            const QString text = QString::number(number.value);
            painter.drawText(number.middle + QPointF(-metrics.horizontalAdvance(text) / 2, drop), text);
        }
        return;
    }
    const double advance = metrics.horizontalAdvance(QLatin1Char('0'));   // figures are tabular
    QList<quint32> glyphs;
    QList<QPointF> places;
    for (const PlacedNumber& number : numbers) {
        const QString text = QString::number(number.value);
        QPointF at = number.middle + QPointF(-advance * static_cast<double>(text.size()) / 2, drop);
        for (const QChar digit : text) {
            glyphs << digits[digit.digitValue()];
            places << at;
            at.rx() += advance;
        }
    }
    QGlyphRun run;
    run.setRawFont(raw);
    run.setGlyphIndexes(glyphs);
    run.setPositions(places);
    painter.drawGlyphRun(QPointF(), run);
}

double paragraphHeight(const QFont& font, double width, const QString& text) {
    constexpr double unbounded = 1e5;
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, unbounded), Qt::TextWordWrap, text).height();
}

double drawParagraph(QPainter& painter, const QRectF& area, const QFont& font, const QColor& colour,
                     const QString& text) {
    const QRectF needed =
        QFontMetricsF(font).boundingRect(QRectF(0, 0, area.width(), 1e5), Qt::TextWordWrap, text);
    if (text.isEmpty() || needed.height() > area.height() + 0.5 || needed.width() > area.width() + 0.5)
        return 0;
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(area, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, text);
    return needed.height();
}

QString cutToHeight(const QFont& font, double width, double height, const QString& text) {
    if (paragraphHeight(font, width, text) <= height) return text;
    qsizetype fits = 0, tooMany = text.size();
    while (tooMany - fits > 1) {
        const qsizetype middle = (fits + tooMany) / 2;
        (paragraphHeight(font, width, text.left(middle) + QChar(0x2026)) <= height ? fits : tooMany) = middle;
    }
    return text.left(fits) + QChar(0x2026);
}

void drawSentence(QPainter& painter, const QRectF& area, const QFont& font, const QColor& colour,
                  const QString& text) {
    painter.setFont(font);
    painter.setPen(colour);
    QTextOption option(Qt::AlignCenter);
    option.setWrapMode(QTextOption::WordWrap);
    const double inset = std::min(24.0, area.width() / 8);
    painter.drawText(area.adjusted(inset, 0, -inset, 0), text, option);
}

}   // namespace rope::ui
