#include "ui/views/frequencies/frequencies_table.h"

#include "ui/painting/number_label.h"
#include "ui/painting/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>
#include <cmath>

namespace rope::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FrequencyTable)
};

constexpr double rowPx = 20, upperGapPx = 8, swatchPx = 26, swatchGapPx = 8;
constexpr std::array<double, 7> shares{0.17, 0.2, 0.12, 0.16, 0.11, 0.1, 0.14};   // of the width

/// How many times more weight a key gets whose unscaled logit is one higher.
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

}   // namespace

QString bandsText(const MethodConsequences& method) {
    const QString moving =
        QStringLiteral("%1 · %2 · %3").arg(method.kept).arg(method.blended).arg(method.interpolated);
    return method.still == 0 ? moving : Words::tr("%1 · %2 still").arg(moving).arg(method.still);
}

QStringList frequencyTableHeads() {
    return {Words::tr("Method"),
            Words::tr("kept · blended · interpolated"),
            Words::tr("beyond training"),
            Words::tr("largest unseen angle"),
            Words::tr("temperature A"),
            Words::tr("logits times"),
            Words::tr("a lead of 1 weighs")};
}

QStringList frequencyCells(const MethodConsequences& method, std::size_t pairs) {
    const FrequencySchedule& schedule = method.spectrum.schedule;
    return {bandsText(method),
            Words::tr("%1 of %2").arg(method.unseenPairs).arg(pairs),
            method.unseenPairs == 0 ? Words::tr("none")
                                    : Words::tr("%1 rad, pair %2")
                                          .arg(significantLabel(method.coverage.largestUnseenAngleRad(), 3))
                                          .arg(method.coverage.mostUnseenPair),
            significantLabel(schedule.attentionFactor, 4),
            significantLabel(schedule.logitFactor(), 4),
            weightText(schedule.logitFactor())};
}

double frequencyTableHeight(std::size_t rows, const Theme& theme) {
    return (upperGapPx + rowPx * static_cast<double>(rows + 1)) * theme.scale;
}

void paintFrequencyTable(QPainter& painter, const QRectF& area, std::span<const FrequencyRow> rows,
                         const Theme& theme) {
    const double row = rowPx * theme.scale, indent = (swatchPx + swatchGapPx) * theme.scale;
    double top = area.top() + upperGapPx * theme.scale;
    const auto paintCells = [&](const QStringList& cells, const QFont& font, const QColor& colour) {
        double left = area.left();
        for (int i = 0; i < cells.size(); ++i) {
            const double width = shares[static_cast<std::size_t>(i)] * area.width();
            const QRectF cell(left + (i == 0 ? indent : 0), top,
                              width - (i == 0 ? indent : 0) - 4 * theme.scale, row);
            drawElided(painter, cell, i == 0 ? Qt::AlignLeft : Qt::AlignRight, font, colour, cells[i]);
            left += width;
        }
        top += row;
    };
    painter.save();
    paintCells(frequencyTableHeads(), theme.secondaryFont(), theme.muted);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const FrequencyRow& one : rows) {
        painter.setPen(theme.grid);
        painter.drawLine(QPointF(area.left(), std::floor(top) + 0.5),
                         QPointF(area.right(), std::floor(top) + 0.5));
        paintSwatch(painter, area.left() + 2, std::floor(top + row / 2) + 0.5, one.ink, theme);
        paintCells(QStringList{one.label} + one.cells, theme.font(12), theme.ink);
    }
    painter.restore();
}

}   // namespace rope::ui
