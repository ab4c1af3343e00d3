#include "ui/views/frequencies/frequencies_words.h"

#include "ui/painting/number_label.h"

#include <QCoreApplication>

namespace rope::ui {

namespace {

struct FrequenciesTexts {
    Q_DECLARE_TR_FUNCTIONS(FrequenciesPicture)
};

QString answer(const FrequenciesData& data) {
    const int unscaled = pairsOf(data.bands, BandKind::Kept), all = data.pairCount();
    if (unscaled == all)
        return all == 1 ? FrequenciesTexts::tr("1 pair unscaled")
                        : FrequenciesTexts::tr("all %1 pairs unscaled").arg(all);
    const int unrotated = pairsOf(data.bands, BandKind::Unrotated);
    if (unrotated == all) return noPairRotates();
    const QString rotated = FrequenciesTexts::tr("%1 unscaled · %2 blended · %3 interpolated")
                                .arg(unscaled)
                                .arg(pairsOf(data.bands, BandKind::Blended))
                                .arg(pairsOf(data.bands, BandKind::Interpolated));
    return unrotated == 0 ? rotated : FrequenciesTexts::tr("%1 · %2 not rotated").arg(rotated).arg(unrotated);
}

}   // namespace

QString frequenciesTitle() { return FrequenciesTexts::tr("Frequencies"); }

PictureWords frequenciesWords(const FrequenciesData& data) {
    return {frequenciesTitle(),
            FrequenciesTexts::tr("θ′ of every pair · shaded: effect of %1").arg(data.active().method.name()),
            answer(data),
            FrequenciesTexts::tr(
                "Pairs below the line of L do not complete a revolution within the trained length. "
                "Without scaling they leave the trained range before L′.")};
}

PanelCaption spectrumCaption() {
    return {
        FrequenciesTexts::tr(
            "Frequency of each pair. Below the line of L a pair does not complete a revolution in training."),
        FrequenciesTexts::tr("Frequency of each pair")};
}

PanelCaption rescaleCaption() {
    return {FrequenciesTexts::tr("Scaling of each pair"), FrequenciesTexts::tr("Scaling")};
}

PanelCaption untrainedCaption() {
    return {FrequenciesTexts::tr("Angles reached up to L′ that do not occur in training"),
            FrequenciesTexts::tr("Angles outside at L′")};
}

QString bandName(BandKind kind) {
    switch (kind) {
        case BandKind::Kept:
            return FrequenciesTexts::tr("unscaled");
        case BandKind::Blended:
            return FrequenciesTexts::tr("blended");
        case BandKind::Interpolated:
            return FrequenciesTexts::tr("interpolated");
        case BandKind::Unrotated:
            return FrequenciesTexts::tr("not rotated");
    }
    return {};
}

QString plainName() { return FrequenciesTexts::tr("unscaled"); }

QString legendText(const FrequencySeries& series) {
    const FrequencySchedule& schedule = series.numbers.spectrum.schedule;
    QString text = series.method.name();
    if (schedule.attentionFactor != 1)
        text += FrequenciesTexts::tr(" · A %1").arg(significantLabel(schedule.attentionFactor, 4));
    if (schedule.logitFactor() != 1)
        text += FrequenciesTexts::tr(" · logit scale %1").arg(significantLabel(schedule.logitFactor(), 4));
    return text;
}

QString trainedLengthLabel(const FrequenciesData& data) {
    const QString trained = fixedLabel(data.trainedLength, 0);
    return data.trainedLength == data.targetLength
               ? FrequenciesTexts::tr("wavelength = L = L′ = %1").arg(trained)
               : FrequenciesTexts::tr("wavelength = L = %1").arg(trained);
}

QString targetLengthLabel(const FrequenciesData& data) {
    return FrequenciesTexts::tr("wavelength = L′ = %1").arg(fixedLabel(data.targetLength, 0));
}

QString criticalLabel(const FrequenciesData& data) {
    return FrequenciesTexts::tr("critical dimension %1").arg(data.criticalDimension.value_or(0));
}

QString noPairRotates() { return FrequenciesTexts::tr("no pair rotates"); }

QString noAngleOutside(const FrequenciesData& data) {
    return data.targetLength > data.trainedLength
               ? FrequenciesTexts::tr("With these methods all pairs stay in the trained range up to L′.")
               : FrequenciesTexts::tr("L′ is not longer than L: all angles occur in training.");
}

QString frequenciesReadout(const FrequenciesData& data, int pair) {
    const auto index = static_cast<std::size_t>(pair);
    QStringList words{FrequenciesTexts::tr("pair %1").arg(pair)};
    for (const FrequencySeries& series : data.methods) {
        const MethodConsequences& numbers = series.numbers;
        words << FrequenciesTexts::tr("%1: θ′ %2, wavelength %3, θ/θ′ %4")
                     .arg(series.method.name(),
                          significantLabel(numbers.spectrum.schedule.inverseFrequencies[index], 4),
                          significantLabel(numbers.spectrum.wavelengths[index], 4),
                          significantLabel(series.rescale[index], 4));
        if (const double untrained = numbers.coverage.outsideAngleRad[index]; untrained > 0)
            words.back() += FrequenciesTexts::tr(", %1 rad outside").arg(significantLabel(untrained, 3));
    }
    return words.join(QStringLiteral(" · "));
}

}   // namespace rope::ui
