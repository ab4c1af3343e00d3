#pragma once

#include <QFont>
#include <QGlyphRun>
#include <QList>
#include <QPainter>
#include <QString>

namespace rope::ui {

/// One line of text, laid
/// out: a shaped line, which QPainter would compute each time it draws the text.
struct TextLine {
    QList<QGlyphRun> glyphs;   ///< places count from the line's left end on its baseline
    double width = 0, ascent = 0, descent = 0;   ///< the last two of the font, whatever letters there are
    QString elided;   ///< elided to `elidedWidth`, the last width that was too small
    double elidedWidth = -1;
};

/// Recently used lines are cached. A line depends on its font and its characters only, so a cached one is
/// never outdated: a picture is the same with and without cached lines. Each thread has its own cache; a
/// reference is good until the next call.
TextLine& textLine(const QFont& font, const QString& text);

/// in:  where the baseline begins
void drawLine(QPainter& painter, QPointF start, const TextLine& line);

/// Number of cached lines of this thread.
qsizetype cachedTextLines();

}   // namespace rope::ui
