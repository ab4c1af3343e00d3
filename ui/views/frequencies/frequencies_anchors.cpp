#include "ui/views/frequencies/frequencies_anchors.h"

#include "ui/views/frequencies/frequencies_paint.h"

#include <QString>

#include <span>

namespace rope::ui {

namespace {

void append(std::vector<Anchor>& all, const std::vector<Anchor>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

void addPanel(std::vector<Anchor>& all, const FrequencyPanel& panel, const QString& name) {
    if (panel.isEmpty()) return;
    all.push_back({name, panel.area});
    append(all, axisAnchors(panel.chart, name + QLatin1Char('/')));
}

/// The id of the curves and of the row of plain RoPE.
QString plainId() { return QStringLiteral("unscaled"); }

void addCurves(std::vector<Anchor>& all, const FrequenciesData& data, const FrequenciesLayout& layout) {
    const auto add = [&](const FrequencyPanel& panel, const QString& id, std::span<const double> ys) {
        if (!panel.isEmpty()) append(all, curveAnchors(panel.chart.plot, id, data.pairs, ys));
    };
    const QString rescale = QStringLiteral("rescale/"), untrained = QStringLiteral("untrained/");
    if (data.plain) {
        add(layout.spectrum, plainId(), data.unscaled);
        add(layout.untrained, untrained + plainId(), data.plain->coverage.outsideAngleRad);
    }
    for (const FrequencySeries& series : data.methods) {
        const QString id = anchorId(series.method);
        add(layout.spectrum, id, series.numbers.spectrum.schedule.inverseFrequencies);
        add(layout.rescale, rescale + id, series.rescale);
        add(layout.untrained, untrained + id, series.numbers.coverage.outsideAngleRad);
    }
}

const char* bandId(BandKind kind) {
    switch (kind) {
        case BandKind::Kept:
            return "band/unscaled";
        case BandKind::Blended:
            return "band/blended";
        case BandKind::Interpolated:
            return "band/interpolated";
        case BandKind::Unrotated:
            break;
    }
    return "band/unrotated";
}

/// "band/blended", "band/blended-2" ...
void addBands(std::vector<Anchor>& all, const FrequenciesData& data, const PlotFrame& plot) {
    for (std::size_t i = 0; i < data.bands.size(); ++i) {
        int number = 1;
        for (std::size_t earlier = 0; earlier < i; ++earlier)
            if (data.bands[earlier].kind == data.bands[i].kind) ++number;
        QString name = QLatin1String(bandId(data.bands[i].kind));
        if (number > 1) name += QStringLiteral("-%1").arg(number);
        all.push_back({name, bandArea(data.bands[i], plot)});
    }
}

void addMark(std::vector<Anchor>& all, const FrequencyMark& mark, const PlotFrame& plot) {
    const QRectF& area = plot.area;
    const bool isVertical = mark.mark.orientation == Qt::Vertical;
    const double at = isVertical ? plot.pixelX(mark.mark.value) : plot.pixelY(mark.mark.value);
    const double low = isVertical ? area.left() : area.top(),
                 high = isVertical ? area.right() : area.bottom();
    if (!(at >= low && at <= high)) return;
    const QRectF line = isVertical ? QRectF(QPointF(at, area.top()), QPointF(at, area.bottom()))
                                   : QRectF(QPointF(area.left(), at), QPointF(area.right(), at));
    all.push_back({QStringLiteral("mark/") + mark.id, anchorArea(line)});
}

void addTable(std::vector<Anchor>& all, const FrequenciesData& data, const QRectF& table,
              const Theme& theme) {
    if (table.isEmpty()) return;
    all.push_back({QStringLiteral("table"), table});
    std::size_t row = 0;
    const auto addRow = [&](const QString& id) {
        all.push_back(
            {QStringLiteral("table/") + id, frequencyTableRow(table, ++row, theme).intersected(table)});
    };
    if (data.plain) addRow(plainId());
    for (const FrequencySeries& series : data.methods) addRow(anchorId(series.method));
    const std::span<const char* const> ids = frequencyColumnIds();
    for (std::size_t column = 0; column < ids.size(); ++column)
        all.push_back({QLatin1String("column/") + QLatin1String(ids[column]),
                       frequencyTableColumn(table, column, theme).intersected(table)});
}

}   // namespace

std::vector<Anchor> frequenciesAnchors(const FrequenciesData& data, const FrequenciesLayout& layout,
                                       const Theme& theme) {
    const PlacedChart& spectrum = layout.spectrum.chart;
    std::vector<Anchor> all;
    addPanel(all, layout.spectrum, QStringLiteral("spectrum"));
    addPanel(all, layout.rescale, QStringLiteral("rescale"));
    addPanel(all, layout.untrained, QStringLiteral("untrained"));
    all.push_back(
        {QStringLiteral("wavelength-axis"),
         QRectF(spectrum.plot.area.topRight(), QPointF(spectrum.body.right(), spectrum.plot.area.bottom()))});
    addCurves(all, data, layout);
    addBands(all, data, spectrum.plot);
    for (const FrequencyMark& mark : lengthMarks(data)) addMark(all, mark, spectrum.plot);
    if (const std::optional<FrequencyMark> critical = criticalMark(data))
        addMark(all, *critical, spectrum.plot);
    if (const QRectF legend = spectrumLegendArea(data, layout, theme); !legend.isEmpty())
        all.push_back({QStringLiteral("legend"), legend});
    addTable(all, data, layout.table, theme);
    return all;
}

}   // namespace rope::ui
