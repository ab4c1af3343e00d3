#include "ui/views/frequencies/frequencies_table.h"

#include "ui/i18n/band_text.h"
#include "ui/painting/number_label.h"
#include "ui/painting/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>
#include <cmath>

namespace rope::ui {

namespace {

struct FrequenciesTableTexts {
    Q_DECLARE_TR_FUNCTIONS(FrequencyTable)
};

constexpr double rowPx = 20, upperGapPx = 8, swatchPx = 26, swatchGapPx = 8;
constexpr std::array<double, 7> shares{0.17, 0.2, 0.12, 0.16, 0.11, 0.1, 0.14};   // of the width

/// The ratio of the weights of two keys whose unscaled logits differ by 1.
QString weightText(double logitFactor) {
    const QString unscaled = significantLabel(std::exp(1.0), 3);
    if (logitFactor == 1) return unscaled + QStringLiteral("×");
    return QStringLiteral("%1× → %2×").arg(unscaled, significantLabel(std::exp(logitFactor), 3));
}

void paintSwatch(QPainter& painter, double left, double middle, const Ink& ink, const Theme& theme) {
    QPen pen(ink.colour, std::max(2.0, ink.width), Qt::SolidLine, Qt::FlatCap);
    if (!ink.dashes.isEmpty()) pen.setDashPattern(ink.dashes);
    painter.setPen(pen);
    painter.drawLine(QPointF(left, middle), QPointF(left + swatchPx * theme.scale, middle));
}

void paintTexts(QPainter& painter, const QRectF& area, const QRectF& row, const QStringList& cells,
                const QFont& font, const QColor& colour, const Theme& theme) {
    const double indent = (swatchPx + swatchGapPx) * theme.scale;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QRectF column = frequencyTableColumn(area, static_cast<std::size_t>(i), theme);
        const double used = i == 0 ? indent : 0;
        const QRectF cell(column.left() + used, row.top(), column.width() - used - 4 * theme.scale,
                          row.height());
        drawElided(painter, cell, i == 0 ? Qt::AlignLeft : Qt::AlignRight, font, colour, cells[i]);
    }
}

}   // namespace

QStringList frequencyTableHeads() {
    return {FrequenciesTableTexts::tr("Method"),
            FrequenciesTableTexts::tr("unscaled · blended · interpolated"),
            FrequenciesTableTexts::tr("pairs outside"),
            FrequenciesTableTexts::tr("largest angle outside"),
            FrequenciesTableTexts::tr("attention factor A"),
            FrequenciesTableTexts::tr("logit scale"),
            FrequenciesTableTexts::tr("weight ratio at logit gap 1")};
}

QStringList frequencyCells(const MethodConsequences& method, std::size_t pairs) {
    const FrequencySchedule& schedule = method.spectrum.schedule;
    return {bandsText(method),
            FrequenciesTableTexts::tr("%1 of %2").arg(method.outsidePairs).arg(pairs),
            method.outsidePairs == 0 ? FrequenciesTableTexts::tr("none")
                                     : FrequenciesTableTexts::tr("%1 rad, pair %2")
                                           .arg(significantLabel(method.coverage.largestOutsideAngleRad(), 3))
                                           .arg(method.coverage.largestOutsidePair),
            significantLabel(schedule.attentionFactor, 4),
            significantLabel(schedule.logitFactor(), 4),
            weightText(schedule.logitFactor())};
}

double frequencyTableHeight(std::size_t rows, const Theme& theme) {
    return (upperGapPx + rowPx * static_cast<double>(rows + 1)) * theme.scale;
}

QRectF frequencyTableRow(const QRectF& area, std::size_t row, const Theme& theme) {
    const double height = rowPx * theme.scale;
    return {area.left(), area.top() + upperGapPx * theme.scale + height * static_cast<double>(row),
            area.width(), height};
}

QRectF frequencyTableColumn(const QRectF& area, std::size_t column, const Theme& theme) {
    double left = area.left();
    for (std::size_t i = 0; i < column; ++i) left += shares[i] * area.width();
    const double top = area.top() + upperGapPx * theme.scale;
    return {left, top, shares[column] * area.width(), area.bottom() - top};
}

std::span<const char* const> frequencyColumnIds() {
    static constexpr std::array<const char*, shares.size()> ids{
        "method", "bands", "pairs-outside", "largest-angle", "attention-factor", "logit-scale", "weight"};
    return ids;
}

void paintFrequencyTable(QPainter& painter, const QRectF& area, std::span<const FrequencyRow> rows,
                         const Theme& theme) {
    painter.save();
    paintTexts(painter, area, frequencyTableRow(area, 0, theme), frequencyTableHeads(), theme.secondaryFont(),
               theme.muted, theme);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QRectF row = frequencyTableRow(area, i + 1, theme);
        const double line = std::floor(row.top()) + 0.5;
        painter.setPen(theme.grid);
        painter.drawLine(QPointF(area.left(), line), QPointF(area.right(), line));
        paintSwatch(painter, area.left() + 2, std::floor(row.top() + row.height() / 2) + 0.5, rows[i].ink,
                    theme);
        paintTexts(painter, area, row, QStringList{rows[i].label} + rows[i].cells, theme.font(12), theme.ink,
                   theme);
    }
    painter.restore();
}

}   // namespace rope::ui
