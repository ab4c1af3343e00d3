#include "ui/painting/text_line.h"

#include <QCache>
#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <utility>

namespace rope::ui {

namespace {

constexpr qsizetype maxLines =
    600;   // all texts of an overview, of the previous one, and space for numbers that change
constexpr qsizetype maxStoredLength = 400;   // characters: a cached line uses about fifty bytes each

using Key = std::pair<QFont, QString>;

TextLine laidOut(const QFont& font, const QString& text) {
    const QFontMetricsF metrics(font);
    TextLine line;
    line.ascent = metrics.ascent();
    line.descent = metrics.descent();
    QTextLayout layout(text, font);
    layout.setCacheEnabled(true);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    if (first.isValid()) first.setNumColumns(static_cast<int>(text.size()));
    layout.endLayout();
    if (!first.isValid()) return line;
    line.width = metrics.horizontalAdvance(text);
    line.glyphs = first.glyphRuns();
    for (QGlyphRun& run : line.glyphs) {
        QList<QPointF> places = run.positions();
        for (QPointF& place : places) place.ry() -= first.ascent();
        run.setPositions(places);
    }
    return line;
}

QCache<Key, TextLine>& lines() {
    static thread_local QCache<Key, TextLine> instance(maxLines);
    return instance;
}

}   // namespace

TextLine& textLine(const QFont& font, const QString& text) {
    if (text.size() > maxStoredLength) {
        static thread_local TextLine unkept;
        return unkept = laidOut(font, text);
    }
    const Key key(font, text);
    if (TextLine* known = lines().object(key)) return *known;
    auto* line = new TextLine(laidOut(font, text));   // owned by the cache, which is never full with one
    lines().insert(key, line);
    return *line;
}

void drawLine(QPainter& painter, QPointF start, const TextLine& line) {
    for (const QGlyphRun& run : line.glyphs) painter.drawGlyphRun(start, run);
}

qsizetype cachedTextLines() { return lines().size(); }

}   // namespace rope::ui
