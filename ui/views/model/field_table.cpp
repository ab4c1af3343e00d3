#include "ui/views/model/field_table.h"

#include "ui/painting/text.h"
#include "ui/views/model/model_words.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>
#include <functional>
#include <vector>

namespace rope::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FieldTable)
};

constexpr double cellGapPx = 8;

/// Shares of the width: name, value, in the window, source.
std::vector<double> shares(const ModelData& data) {
    return data.isChanged ? std::vector{0.21, 0.24, 0.2, 0.35} : std::vector{0.24, 0.32, 0.44};
}

QStringList heads(const ModelData& data) {
    QStringList words{Words::tr("Field"), Words::tr("Value")};
    if (data.isChanged) words << Words::tr("In the window");
    words << (data.isOpened ? Words::tr("Read from") : Words::tr("Origin"));
    return words;
}

struct CellLook {
    QFont font;
    QColor colour;
};

/// Values that nobody wrote down stand out: they are what to check first.
CellLook lookOf(const ModelData& data, const ModelField& field, int column, const Theme& theme) {
    const QFont plain = theme.font(11.5), strong = theme.font(11.5, QFont::DemiBold);
    const bool isDoubtful = field.row.origin == FieldOrigin::Assumed || (field.row.origin == FieldOrigin::Absent && field.inWindow.empty());
    if (column == 0) return {plain, theme.muted};
    if (column == 1) return {field.row.origin == FieldOrigin::Read ? strong : plain, isDoubtful ? theme.warning : theme.ink};
    if (data.isChanged && column == 2) return {strong, theme.accent};
    return {plain, field.row.origin == FieldOrigin::Assumed ? theme.warning : theme.muted};
}

void paintCells(QPainter& painter, const QRectF& row, const ModelData& data, const QStringList& cells,
                const std::function<CellLook(int)>& look, const Theme& theme) {
    const std::vector<double> widths = shares(data);
    double left = row.left();
    for (int i = 0; i < cells.size(); ++i) {
        const double width = widths[static_cast<std::size_t>(i)] * row.width();
        const CellLook cell = look(i);
        drawElided(painter, QRectF(left, row.top(), width - cellGapPx * theme.scale, row.height()), Qt::AlignLeft, cell.font, cell.colour,
                   cells[i]);
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

void paintHeading(QPainter& painter, const QRectF& line, const QString& words, const QString& detail, const Theme& theme) {
    const double width = drawElided(painter, line, Qt::AlignLeft, theme.font(12, QFont::DemiBold), theme.ink, words);
    drawElided(painter, line.adjusted(width + cellGapPx * theme.scale, 0.5, 0, 0.5), Qt::AlignLeft, theme.secondaryFont(), theme.muted,
               detail);
}

void paintFieldTable(QPainter& painter, const ModelLayout& page, const ModelData& data, const Theme& theme) {
    const QRectF head(page.fields.topLeft(), QSizeF(page.fields.width(), page.headingHeight));
    paintCells(
        painter, head, data, heads(data),
        [&](int) {
            return CellLook{theme.font(12, QFont::DemiBold), theme.ink};
        },
        theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const bool isCut = page.shownFields < data.fields.size();
    for (std::size_t i = 0; i < page.shownFields; ++i) {
        const QRectF row = page.fieldRow(i);
        painter.setPen(theme.grid);
        painter.drawLine(QPointF(row.left(), std::floor(row.top()) + 0.5), QPointF(row.right(), std::floor(row.top()) + 0.5));
        if (isCut && i + 1 == page.shownFields) {
            const int left = static_cast<int>(data.fields.size() - i);
            drawElided(painter, row, Qt::AlignLeft, theme.secondaryFont(), theme.muted,
                       Words::tr("… and %1 more; a larger picture and the copied numbers hold them").arg(left));
            break;
        }
        const ModelField& field = data.fields[i];
        paintCells(
            painter, row, data, fieldCells(data, field), [&](int column) { return lookOf(data, field, column, theme); }, theme);
    }
    painter.restore();
}

}   // namespace rope::ui
