#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

#include <span>

namespace rope::ui {

/// One line of text in a rectangle, cut with an ellipsis when it is too long. Returns the width used.
double drawElided(QPainter& painter, const QRectF& area, Qt::Alignment alignment, const QFont& font,
                  const QColor& colour, const QString& text);

/// Text that is readable on top of curves: it has a halo in the background colour. `anchor` is the
/// text's left, centre or right end on its vertical middle, according to the alignment.
void drawWithHalo(QPainter& painter, QPointF anchor, Qt::Alignment alignment, const QFont& font,
                  const QColor& colour, const QColor& ground, const QString& text);

/// The space that drawWithHalo takes.
QRectF haloTextArea(QPointF anchor, Qt::Alignment alignment, const QFont& font, const QString& text);

/// A whole number and the centre of its position.
struct PlacedNumber {
    QPointF middle;
    int value = 0;   ///< >= 0
};

/// Many small numbers at once, such as the indices of dials: on raster devices one run of glyphs, a tenth of
/// the cost of as many texts.
void drawNumbers(QPainter& painter, std::span<const PlacedNumber> numbers, const QFont& font,
                 const QColor& colour);

double textWidth(const QFont& font, const QString& text);

/// Wrapped words from the top left of the area. Nothing is drawn where they do not fit: a teaching sentence
/// cut short teaches wrongly. Returns the height used, 0 where nothing was drawn.
double drawParagraph(QPainter& painter, const QRectF& area, const QFont& font, const QColor& colour,
                     const QString& text);

/// The height of words wrapped at this width.
double paragraphHeight(const QFont& font, double width, const QString& text);

/// The text, or as many of its first characters with "…" behind them as fit when wrapped at this width.
QString cutToHeight(const QFont& font, double width, double height, const QString& text);

/// A wrapped sentence in the centre of an empty view.
void drawSentence(QPainter& painter, const QRectF& area, const QFont& font, const QColor& colour,
                  const QString& text);

}   // namespace rope::ui
