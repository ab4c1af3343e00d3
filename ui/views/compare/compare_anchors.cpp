#include "ui/views/compare/compare_anchors.h"

#include "ui/views/compare/consequence_rows.h"

namespace rope::ui {

namespace {

/// Collects the anchors that are inside the body.
struct Collector {
    const CompareData& data;
    const CompareLayout& layout;
    const QRectF& body;
    const Theme& theme;
    std::vector<Anchor> all = {};

    void add(const QString& name, const QRectF& area) {
        if (const QRectF inside = area.intersected(body); !inside.isEmpty()) all.push_back({name, inside});
    }
    void add(const std::vector<Anchor>& more) {
        for (const Anchor& anchor : more) add(anchor.name, anchor.area);
    }

    [[nodiscard]] const ComparedColumn& column(std::size_t index) const {
        return data.columns[layout.columns[index]];
    }
    [[nodiscard]] QString methodId(std::size_t index) const { return anchorId(column(index).method); }
};

void addRatio(Collector& anchors, const PlotFrame& plot, std::size_t index) {
    anchors.add(curveAnchors(plot, anchors.methodId(index), anchors.data.pairs,
                             anchors.column(index).numbers.spectrum.ratio));
}

void addDecay(Collector& anchors, const PlotFrame& plot, std::size_t index) {
    const CompareData& data = anchors.data;
    const QString id = anchors.methodId(index), curve = QStringLiteral("decay/") + id;
    anchors.add(curveAnchors(plot, curve, data.distances, anchors.column(index).scores));
    anchors.add(curveAnchors(plot, curve + QStringLiteral("/unscaled"), data.distances, data.plainScores));
    anchors.add(QStringLiteral("adjacent/") + id, adjacentArea(plot));
    for (const CompareMark& mark : compareMarks(data)) {
        const double x = plot.pixelX(mark.mark.value);
        if (!(x >= plot.area.left() && x <= plot.area.right())) continue;
        const QRectF line(QPointF(x, plot.area.top()), QPointF(x, plot.area.bottom()));
        anchors.add(QStringLiteral("mark/%1/%2").arg(mark.id, id), anchorArea(line));
    }
}

void addChart(Collector& anchors, ComparePart part, std::size_t index) {
    const PlacedChart chart = compareChart(anchors.data, anchors.layout, part, index, anchors.theme);
    const QString name = partId(part) + QLatin1Char('/') + anchors.methodId(index);
    anchors.add(name, chart.body);
    anchors.add(axisAnchors(chart, name + QLatin1Char('/')));
    if (part == ComparePart::Ratio) addRatio(anchors, chart.plot, index);
    if (part == ComparePart::Decay) addDecay(anchors, chart.plot, index);
}

void addTable(Collector& anchors) {
    const CompareGrid& grid = anchors.layout.grid;
    const QString table = QStringLiteral("table");
    anchors.add(table, grid.table());
    int line = 1;
    for (const ConsequenceRow& row : consequenceRows({}, anchors.data.pairs.size())) {
        const QString name = table + QLatin1Char('/') + QLatin1String(row.id);
        anchors.add(name, grid.rowArea(line));
        for (std::size_t i = 0; i < anchors.layout.columns.size(); ++i)
            anchors.add(name + QLatin1Char('/') + anchors.methodId(i), grid.cell(line, i));
        ++line;
    }
}

}   // namespace

QString partId(ComparePart part) {
    switch (part) {
        case ComparePart::Ratio:
            return QStringLiteral("ratio");
        case ComparePart::Decay:
            return QStringLiteral("decay");
        case ComparePart::Scores:
            break;
    }
    return QStringLiteral("scores");
}

std::vector<Anchor> compareAnchors(const CompareData& data, const CompareLayout& layout, const QRectF& body,
                                   const Theme& theme) {
    Collector anchors{data, layout, body, theme};
    for (std::size_t i = 0; i < layout.columns.size(); ++i) {
        anchors.add(QStringLiteral("column/") + anchors.methodId(i), layout.grid.column(i));
        anchors.add(QStringLiteral("head/") + anchors.methodId(i), layout.grid.head(i));
    }
    for (int part = 0; part < layout.grid.parts; ++part) {
        const auto kind = static_cast<ComparePart>(part);
        anchors.add(QStringLiteral("text/") + partId(kind), layout.grid.partWords(kind));
        for (std::size_t i = 0; i < layout.columns.size(); ++i) addChart(anchors, kind, i);
    }
    addTable(anchors);
    return std::move(anchors.all);
}

}   // namespace rope::ui
