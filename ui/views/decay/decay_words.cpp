#include "ui/views/decay/decay_words.h"

#include "ui/charts/nearest_sample.h"
#include "ui/painting/number_label.h"

#include <QCoreApplication>

namespace rope::ui {

namespace {

struct DecayTexts {
    Q_DECLARE_TR_FUNCTIONS(DecayPicture)
};

QString subtitle(const DecayData& data) {
    const QString every = data.hasColumns()
                              ? DecayTexts::tr(" · every distance: band: minimum to maximum, line: mean")
                              : QString();
    switch (data.measure) {
        case DecayMeasure::Bound:
            return DecayTexts::tr("mean |Sⱼ| over pairs") + every;
        case DecayMeasure::Ones:
            return DecayTexts::tr("score of q = k = 1") + every;
        case DecayMeasure::Score:
            return DecayTexts::tr("score of the current q and k") + every;
    }
    return {};
}

QString answer(const DecayData& data) {
    if (!data.targetValue) return {};
    for (const DecaySeries& series : data.methods)
        if (series.method.isActive)
            return DecayTexts::tr("%1 at L′: %2")
                .arg(series.method.name(), significantLabel(*data.targetValue, 3));
    return {};
}

QString rangeText(double low, double high) {
    const QString smallest = significantLabel(low, 4), largest = significantLabel(high, 4);
    return smallest == largest ? smallest : DecayTexts::tr("%1 to %2").arg(smallest, largest);
}

QString columnReadout(const DecayData& data, std::size_t column) {
    const auto first = static_cast<double>(data.edges[column]),
               last = static_cast<double>(data.edges[column + 1] - 1);
    QStringList words{
        first == last ? DecayTexts::tr("distance %1").arg(fixedLabel(first, 0))
                      : DecayTexts::tr("distances %1 to %2").arg(fixedLabel(first, 0), fixedLabel(last, 0))};
    for (const DecaySeries& series : data.methods)
        words << series.method.name() + QLatin1Char(' ') +
                     rangeText(series.columns.low[column], series.columns.high[column]);
    return words.join(QStringLiteral(" · "));
}

QString sampleReadout(const DecayData& data, std::size_t sample) {
    QStringList words{DecayTexts::tr("distance %1").arg(fixedLabel(data.distances[sample], 0))};
    for (const DecaySeries& series : data.methods)
        words << series.method.name() + QLatin1Char(' ') + significantLabel(series.samples[sample], 4);
    return words.join(QStringLiteral(" · "));
}

}   // namespace

QString decayTitle() { return DecayTexts::tr("Long-range decay"); }

PictureWords decayWords(const DecayData& data) {
    return {
        decayTitle(), subtitle(data), answer(data),
        DecayTexts::tr("At long distances the pairs have different angles and their sum becomes small. This "
                       "is a trend, not a guarantee: the curve also rises again.")};
}

QString decayMeasureLabel(const DecayData& data) {
    switch (data.measure) {
        case DecayMeasure::Bound:
            return DecayTexts::tr("mean |Sⱼ|");
        case DecayMeasure::Ones:
            return DecayTexts::tr("score, q = k = 1");
        case DecayMeasure::Score:
            break;
    }
    switch (data.stage) {
        case ScoreStage::Dot:
            return DecayTexts::tr("score q·k");
        case ScoreStage::Scaled:
            return DecayTexts::tr("score q·k / √d");
        case ScoreStage::Softmax:
            return DecayTexts::tr("attention weight");
    }
    return {};
}

QString decayReadout(const DecayData& data, double distance) {
    if (data.hasColumns()) return columnReadout(data, data.columnAt(distance));
    return sampleReadout(data, nearestSample(data.distances, distance));
}

}   // namespace rope::ui
