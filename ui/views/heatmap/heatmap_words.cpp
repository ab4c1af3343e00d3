#include "ui/views/heatmap/heatmap_words.h"

#include "ui/i18n/method_text.h"
#include "ui/painting/number_label.h"
#include "ui/score_cells/cell_words.h"
#include "ui/score_cells/score_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace rope::ui {

namespace {

struct HeatmapTexts {
    Q_DECLARE_TR_FUNCTIONS(HeatmapPicture)
};

QString number(std::int64_t value) { return fixedLabel(static_cast<double>(value), 0); }

QString methodLabel(const Scenario& scenario, std::size_t method) {
    return methodName(scenario, scenario.methods[method].choice);
}

QString subtitle(const HeatmapData& data) {
    const ScoreWindow& window = data.window;
    QStringList methods;
    for (const HeatmapPanel& panel : *data.maps) methods << panelLabel(data.scenario, panel);
    QString text =
        HeatmapTexts::tr("%1, %2, %3 × %3")
            .arg(stageWords(data.cells().stage), methods.join(QStringLiteral(" | ")), number(window.length));
    if (window.tokens < window.length)
        text = HeatmapTexts::tr("%1, of which %2 × %2 from m = %3, n = %4")
                   .arg(text, number(window.tokens), number(window.firstQuery), number(window.firstKey));
    if (data.cells().block > 1) text = HeatmapTexts::tr("%1, %2").arg(text, cellWords(data.cells()));
    const QString sums = sumWords(data.cells());
    return sums.isEmpty() ? text : HeatmapTexts::tr("%1, %2").arg(text, sums);
}

QString hint(const HeatmapData& data) {
    const PositionMapChoice* map =
        data.valid ? positionMapOf(*data.valid, data.scenario.activeMethod) : nullptr;
    const QString meaning = map != nullptr ? methodSummary(map->id)
                                           : HeatmapTexts::tr(
                                                 "The score depends on m − n alone: with the same q and k at "
                                                 "every position, each diagonal has one colour.");
    return HeatmapTexts::tr(
               "%1 Zoom: wheel, + and −. Pan: Shift and drag, or Alt and arrow keys. Zoom to area: Ctrl and "
               "drag. Fit: Home.")
        .arg(meaning);
}

ScoreMapSource sourceOf(const HeatmapData& data, const HeatmapPanel& panel) {
    return {*data.valid, panel.cells, panel.method, panel.subtracted};
}

bool isMaskedInAll(const HeatmapData& data, const CellHit& cell) {
    return std::all_of(data.maps->begin(), data.maps->end(), [&](const HeatmapPanel& panel) {
        return isMasked(sourceOf(data, panel), cell.query, cell.key);
    });
}

/// The scores under the methods, each value once.
QStringList scoreTexts(const HeatmapData& data, const CellHit& cell) {
    QStringList values;
    for (const HeatmapPanel& panel : *data.maps) {
        const QString value = scoreText(sourceOf(data, panel), cell.query, cell.key);
        values << (data.maps->size() > 1
                       ? HeatmapTexts::tr("%1: %2").arg(panelLabel(data.scenario, panel), value)
                       : value);
    }
    values.removeDuplicates();
    return values;
}

/// "cell: mean 0.12"; empty where a cell is one score, or outside of the computed cells.
QString summaryText(const HeatmapData& data, const CellHit& cell) {
    const ScoreCells& cells = data.cells();
    const std::int64_t row = (cell.query - cells.firstQuery) / cells.block,
                       column = (cell.key - cells.firstKey) / cells.block;
    const bool isInside =
        row >= 0 && column >= 0 && row < cells.values.rows() && column < cells.values.cols();
    if (cells.block <= 1 || cells.samples <= 1 || !isInside || data.maps->size() != 1) return {};
    return HeatmapTexts::tr("cell: %1 %2")
        .arg(summaryWord(cells.summary), significantLabel(cells.values(row, column), 4));
}

}   // namespace

QString panelLabel(const Scenario& scenario, const HeatmapPanel& panel) {
    const QString method = methodLabel(scenario, panel.method);
    if (!panel.subtracted) return method;
    return HeatmapTexts::tr("%1 − %2").arg(method, methodLabel(scenario, *panel.subtracted));
}

PictureWords heatmapWords(const HeatmapData& data) {
    return {HeatmapTexts::tr("Attention scores"), subtitle(data),
            cellReadout(data, data.currentCell(), false), hint(data)};
}

QString panelCaption(const HeatmapData& data, const HeatmapPanel& panel, double cellsPerPixel) {
    QStringList parts;
    if (data.maps->size() > 1) parts << panelLabel(data.scenario, panel);
    if (data.isCoarse) parts << HeatmapTexts::tr("preview; the cells are being computed");
    const QString pixel = data.isCoarse ? QString() : pixelWords(panel.cells, cellsPerPixel),
                  sums = sumWords(panel.cells);
    parts << cellWords(panel.cells);
    if (!pixel.isEmpty()) parts << pixel;
    if (!sums.isEmpty()) parts << sums;
    return parts.join(QStringLiteral(" · "));
}

QString positionText(const CellHit& cell) {
    return HeatmapTexts::tr("m = %1, n = %2").arg(number(cell.query), number(cell.key));
}

QString cellReadout(const HeatmapData& data, const CellHit& cell, bool hasSummary) {
    const QString position = positionText(cell);
    if (!data.valid) return position;
    if (isMaskedInAll(data, cell)) return HeatmapTexts::tr("%1: masked").arg(position);
    QStringList values = scoreTexts(data, cell);
    const QString summary = hasSummary ? summaryText(data, cell) : QString();
    if (!summary.isEmpty()) values << summary;
    return HeatmapTexts::tr("%1 → %2").arg(position, values.join(QStringLiteral(" · ")));
}

}   // namespace rope::ui
