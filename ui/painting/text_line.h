#pragma once

#include <QFont>
#include <QGlyphRun>
#include <QList>
#include <QPainter>
#include <QString>

namespace rope::ui {

/// One line of text, laid
/// out: what QPainter would shape anew each time it draws it.
struct TextLine {
    QList<QGlyphRun> glyphs;   ///< places count from the line's left end on its baseline
    double width = 0, ascent = 0, descent = 0;   ///< the last two of the font, whatever letters there are
    QString elided;   ///< cut for a room of `elidedWidth`, the last one that was too narrow
    double elidedWidth = -1;
};

/// Lines used lately are kept. A line depends on its font and its letters alone, so nothing makes a kept one
/// wrong: a picture is the same whether its lines were known or not. Each thread keeps its own; a reference
/// is good until the next call.
TextLine& textLine(const QFont& font, const QString& text);

/// in:  where the baseline begins
void drawLine(QPainter& painter, QPointF start, const TextLine& line);

/// How many lines this thread keeps.
qsizetype keptTextLines();

}   // namespace rope::ui
