#include "ui/views/precision/format_table.h"

#include "ui/painting/number_label.h"
#include "ui/painting/text.h"
#include "ui/theme/format_style.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

struct FormatTableTexts {
    Q_DECLARE_TR_FUNCTIONS(FormatTable)
};

constexpr double rowPx = 21, upperGapPx = 10, swatchPx = 20, swatchGapPx = 8, maxTablePx = 1180;

QString wholeLabel(std::int64_t number) { return fixedLabel(static_cast<double>(number), 0); }

QString countText(std::int64_t count, std::int64_t of) {
    if (count == of) return FormatTableTexts::tr("all");
    return FormatTableTexts::tr("%1 (%2 %)")
        .arg(wholeLabel(count),
             significantLabel(100.0 * static_cast<double>(count) / static_cast<double>(of), 3));
}

QString errorText(const std::vector<double>& largest) {
    return std::isnan(largest.back()) ? FormatTableTexts::tr("overflows")
                                      : significantLabel(largest.back(), 3);
}

void paintSwatch(QPainter& painter, double left, double middle, std::string_view format, const Theme& theme) {
    const SeriesStyle style = formatStyle(theme, format);
    QPen pen(style.colour, 2.4 * theme.scale, Qt::SolidLine, Qt::FlatCap);
    if (!style.dashes.isEmpty()) pen.setDashPattern({style.dashes[0] / 2, style.dashes[1] / 2});
    painter.setPen(pen);
    painter.drawLine(QPointF(left, middle), QPointF(left + swatchPx * theme.scale, middle));
}

}   // namespace

QString formatText(std::string_view format) {
    return QString::fromLatin1(format.data(), static_cast<qsizetype>(format.size()));
}

QStringList formatTableHeads(const PrecisionStudy& study) {
    const QString count = wholeLabel(study.lengths.back());
    return {FormatTableTexts::tr("N = %1").arg(count),  FormatTableTexts::tr("all distinct up to"),
            FormatTableTexts::tr("distinct positions"), FormatTableTexts::tr("distinct rotations"),
            FormatTableTexts::tr("largest error"),      FormatTableTexts::tr("variation (max − min)")};
}

std::vector<FormatRow> formatTableRows(const PrecisionStudy& study) {
    const std::int64_t length = study.lengths.back();
    std::vector<FormatRow> rows;
    for (const PrecisionSeries& series : study.series) {
        const std::string_view format = formatName(series.format);
        rows.push_back(
            {format,
             {formatText(format), wholeLabel(std::min(series.values.distinctTo, series.rotations.distinctTo)),
              countText(series.values.counts.back(), length),
              countText(series.rotations.counts.back(), length), errorText(series.largestDeviation),
              significantLabel(series.spread, 3)}});
    }
    return rows;
}

double formatTableHeight(std::size_t rows, const Theme& theme) {
    return (upperGapPx + rowPx * static_cast<double>(rows + 1)) * theme.scale;
}

QRectF formatTableRow(const QRectF& table, std::size_t format, const Theme& theme) {
    const double height = rowPx * theme.scale;
    return {table.left(), table.top() + upperGapPx * theme.scale + height * static_cast<double>(format + 1),
            table.width(), height};
}

void paintFormatTable(QPainter& painter, const QRectF& area, const PrecisionStudy& study,
                      const Theme& theme) {
    const double row = rowPx * theme.scale, indent = (swatchPx + swatchGapPx) * theme.scale;
    const double width = std::min(area.width(), maxTablePx * theme.scale),
                 left = area.center().x() - width / 2;
    const QStringList heads = formatTableHeads(study);
    const double column = (width - indent) / static_cast<double>(heads.size());
    double top = area.top() + upperGapPx * theme.scale;
    const auto paintRow = [&](const QStringList& cells, const QFont& font, const QColor& colour) {
        for (int i = 0; i < cells.size(); ++i) {
            const QRectF cell(left + indent + i * column, top, column - 6 * theme.scale, row);
            drawElided(painter, cell, i == 0 ? Qt::AlignLeft : Qt::AlignRight, font, colour, cells[i]);
        }
        top += row;
    };
    painter.save();
    paintRow(heads, theme.secondaryFont(), theme.muted);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const FormatRow& format : formatTableRows(study)) {
        painter.setPen(theme.grid);
        painter.drawLine(QPointF(left, std::floor(top) + 0.5), QPointF(left + width, std::floor(top) + 0.5));
        paintSwatch(painter, left, std::floor(top + row / 2) + 0.5, format.format, theme);
        paintRow(format.cells, theme.font(12), theme.ink);
    }
    painter.restore();
}

}   // namespace rope::ui
