#include "ui/views/model/field_table.h"

#include "ui/painting/text.h"
#include "ui/views/model/model_words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <vector>

namespace rope::ui {

namespace {

struct FieldTableTexts {
    Q_DECLARE_TR_FUNCTIONS(FieldTable)
};

constexpr double cellGapPx = 8, minFraction = 0.25, maxSlackPx = 48;

QStringList heads(const ModelData& data) {
    QStringList words{FieldTableTexts::tr("Field"), FieldTableTexts::tr("Value")};
    if (data.isChanged) words << FieldTableTexts::tr("In the window");
    words << (data.isOpened ? FieldTableTexts::tr("Source") : FieldTableTexts::tr("Origin"));
    return words;
}

struct CellLook {
    QFont font;
    QColor colour;
};

/// Assumed values are
/// out: they are what to check first.
CellLook lookOf(const ModelData& data, const ModelField& field, int column, const Theme& theme) {
    const QFont plain = theme.font(11.5), strong = theme.font(11.5, QFont::DemiBold);
    const bool isDoubtful = field.row.origin == FieldOrigin::Assumed ||
                            (field.row.origin == FieldOrigin::Absent && field.inWindow.empty());
    if (column == 0) return {plain, theme.muted};
    if (column == 1)
        return {field.row.origin == FieldOrigin::Read ? strong : plain,
                isDoubtful ? theme.warning : theme.ink};
    if (data.isChanged && column == 2) return {strong, theme.accent};
    return {plain, field.row.origin == FieldOrigin::Assumed ? theme.warning : theme.muted};
}

QFont headFont(const Theme& theme) { return theme.font(12, QFont::DemiBold); }

/// What each column needs. Where that is too much the source gives first, then the others, each down to a
/// fraction of the width.
std::vector<double> columnWidths(const ModelData& data, double room, const Theme& theme) {
    std::vector<double> widths;
    const auto include = [&](int column, const QFont& font, const QString& text) {
        double& width = widths[static_cast<std::size_t>(column)];
        width = std::max(width, std::ceil(textWidth(font, text)) + cellGapPx * theme.scale);
    };
    const QStringList words = heads(data);
    widths.resize(static_cast<std::size_t>(words.size()));
    for (int i = 0; i < words.size(); ++i) include(i, headFont(theme), words[i]);
    for (const ModelField& field : data.fields) {
        const QStringList cells = fieldCells(data, field);
        for (int i = 0; i < cells.size(); ++i) include(i, lookOf(data, field, i, theme).font, cells[i]);
    }
    double missing = std::accumulate(widths.begin(), widths.end(), -room);
    if (missing < 0)
        for (double& width : widths)
            width += std::min(-missing / static_cast<double>(widths.size()), maxSlackPx * theme.scale);
    for (auto width = widths.rbegin(); width != widths.rend() && missing > 0; ++width) {
        const double given = std::clamp(*width - minFraction * room, 0.0, missing);
        *width -= given;
        missing -= given;
    }
    return widths;
}

/// A source is a path of keys: its end is the most specific part.
QString cutInTheMiddle(const QString& text, const QFont& font, double width) {
    return textWidth(font, text) <= width ? text
                                          : QFontMetricsF(font).elidedText(text, Qt::ElideMiddle, width);
}

void paintCells(QPainter& painter, const QRectF& row, const std::vector<double>& widths,
                const QStringList& cells, const std::function<CellLook(int)>& look, const Theme& theme) {
    double left = row.left();
    for (int i = 0; i < cells.size(); ++i) {
        const bool isLast = i + 1 == cells.size();
        const double width = isLast ? row.right() - left : widths[static_cast<std::size_t>(i)];
        const QRectF cell(left, row.top(), width - cellGapPx * theme.scale, row.height());
        const CellLook looks = look(i);
        drawElided(painter, cell, Qt::AlignLeft, looks.font, looks.colour,
                   isLast ? cutInTheMiddle(cells[i], looks.font, cell.width()) : cells[i]);
        left += width;
    }
}

}   // namespace

QStringList fieldCells(const ModelData& data, const ModelField& field) {
    QStringList cells{fieldLabel(field.row), fieldValue(field.row.value)};
    if (data.isChanged) cells << (field.inWindow.empty() ? QString() : fieldValue(field.inWindow));
    cells << fieldSource(field.row, data.isOpened);
    return cells;
}

void paintHeading(QPainter& painter, const QRectF& line, const QString& words, const QString& detail,
                  const Theme& theme) {
    const double width =
        drawElided(painter, line, Qt::AlignLeft, theme.font(12, QFont::DemiBold), theme.ink, words);
    drawElided(painter, line.adjusted(width + cellGapPx * theme.scale, 0.5, 0, 0.5), Qt::AlignLeft,
               theme.secondaryFont(), theme.muted, detail);
}

void paintFieldTable(QPainter& painter, const ModelLayout& page, const ModelData& data, const Theme& theme) {
    const QRectF head(page.fields.topLeft(), QSizeF(page.fields.width(), page.headingHeight));
    const std::vector<double> widths = columnWidths(data, page.fields.width(), theme);
    paintCells(
        painter, head, widths, heads(data),
        [&](int) {
            return CellLook{headFont(theme), theme.ink};
        },
        theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const bool isCut = page.shownFields < data.fields.size();
    for (std::size_t i = 0; i < page.shownFields; ++i) {
        const QRectF row = page.fieldRow(i);
        painter.setPen(theme.grid);
        painter.drawLine(QPointF(row.left(), std::floor(row.top()) + 0.5),
                         QPointF(row.right(), std::floor(row.top()) + 0.5));
        if (isCut && i + 1 == page.shownFields) {
            const int left = static_cast<int>(data.fields.size() - i);
            drawElided(
                painter, row, Qt::AlignLeft, theme.secondaryFont(), theme.muted,
                FieldTableTexts::tr("… and %1 more; see a larger picture or the copied data").arg(left));
            break;
        }
        const ModelField& field = data.fields[i];
        paintCells(
            painter, row, widths, fieldCells(data, field),
            [&](int column) { return lookOf(data, field, column, theme); }, theme);
    }
    painter.restore();
}

}   // namespace rope::ui
