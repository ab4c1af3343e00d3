#include "ui/views/frequencies/frequencies_picture.h"

#include "ui/charts/curves.h"
#include "ui/views/frequencies/frequencies_anchors.h"
#include "ui/views/frequencies/frequencies_paint.h"
#include "ui/views/frequencies/frequencies_words.h"

#include <utility>

namespace rope::ui {

FrequenciesPicture::FrequenciesPicture(FrequenciesData data) : m_data(std::move(data)) {}

PictureWords FrequenciesPicture::words() const { return frequenciesWords(m_data); }

FrequenciesLayout FrequenciesPicture::layout(const QRectF& body, const Theme& theme) const {
    return frequenciesLayout(m_data, body, theme);
}

void FrequenciesPicture::paint(QPainter& painter, const QRectF& body, const PaintContext& context) const {
    const Theme& theme = context.theme;
    const FrequenciesLayout places = layout(body, theme);
    paintSpectrum(painter, m_data, places, context);
    paintRescale(painter, m_data, places.rescale, context);
    if (!places.untrained.isEmpty()) paintUntrained(painter, m_data, places.untrained, context);
    if (!places.table.isEmpty())
        paintFrequencyTable(painter, places.table, frequencyRows(m_data, theme), theme);
    const std::optional<int> pair =
        context.cursor ? frequenciesPairAt(places, m_data, *context.cursor) : context.hoveredPair;
    if (!pair || *pair >= m_data.pairCount()) return;
    for (const FrequencyPanel* panel : {&places.spectrum, &places.rescale, &places.untrained})
        if (!panel->isEmpty())
            paintCursorLine(painter, panel->chart.plot, panel->chart.plot.pixelX(*pair), theme);
}

Hit FrequenciesPicture::hitAt(QPointF point, const QRectF& body, const Theme& theme) const {
    const std::optional<int> pair = frequenciesPairAt(layout(body, theme), m_data, point);
    if (!pair) return {};
    return {.target = PairHit{*pair},
            .readout = frequenciesReadout(m_data, *pair),
            .click = [pair = *pair](const ExplorerState& current) {
                return std::optional(changes::withSelectedPair(current, pair));
            }};
}

std::vector<Anchor> FrequenciesPicture::anchors(const QRectF& body, const Theme& theme) const {
    return frequenciesAnchors(m_data, layout(body, theme), theme);
}

std::vector<Plot> FrequenciesPicture::plots(const QRectF& body, const Theme& theme) const {
    const FrequenciesLayout places = layout(body, theme);
    std::vector<Plot> all{{QStringLiteral("spectrum"), places.spectrum.chart.plot},
                          {QStringLiteral("rescale"), places.rescale.chart.plot}};
    if (!places.untrained.isEmpty())
        all.push_back({QStringLiteral("untrained"), places.untrained.chart.plot});
    return all;
}

}   // namespace rope::ui
