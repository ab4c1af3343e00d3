#include "ui/views/frequencies/frequencies_words.h"

#include "ui/painting/number_label.h"

#include <QCoreApplication>

namespace rope::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FrequenciesPicture)
};

QString answer(const FrequenciesData& data) {
    const int unscaled = pairsOf(data.bands, BandKind::Kept), all = data.pairCount();
    if (unscaled == all)
        return all == 1 ? Words::tr("1 pair unscaled") : Words::tr("all %1 pairs unscaled").arg(all);
    const int unrotated = pairsOf(data.bands, BandKind::Unrotated);
    if (unrotated == all) return noPairRotates();
    const QString rotated = Words::tr("%1 unscaled · %2 blended · %3 interpolated")
                                .arg(unscaled)
                                .arg(pairsOf(data.bands, BandKind::Blended))
                                .arg(pairsOf(data.bands, BandKind::Interpolated));
    return unrotated == 0 ? rotated : Words::tr("%1 · %2 not rotated").arg(rotated).arg(unrotated);
}

}   // namespace

QString frequenciesTitle() { return Words::tr("Frequencies"); }

PictureWords frequenciesWords(const FrequenciesData& data) {
    return {frequenciesTitle(),
            Words::tr("θ′ of every pair · shaded: effect of %1").arg(data.active().method.name()),
            answer(data),
            Words::tr("Pairs below the line of L do not complete a revolution within the trained length. "
                      "Without scaling they leave the trained range before L′.")};
}

PanelCaption spectrumCaption() {
    return {
        Words::tr(
            "Frequency of each pair. Below the line of L a pair does not complete a revolution in training."),
        Words::tr("Frequency of each pair")};
}

PanelCaption rescaleCaption() { return {Words::tr("Scaling of each pair"), Words::tr("Scaling")}; }

PanelCaption untrainedCaption() {
    return {Words::tr("Angles reached up to L′ that do not occur in training"),
            Words::tr("Angles outside at L′")};
}

QString bandName(BandKind kind) {
    switch (kind) {
        case BandKind::Kept:
            return Words::tr("unscaled");
        case BandKind::Blended:
            return Words::tr("blended");
        case BandKind::Interpolated:
            return Words::tr("interpolated");
        case BandKind::Unrotated:
            return Words::tr("not rotated");
    }
    return {};
}

QString plainName() { return Words::tr("unscaled"); }

QString legendText(const FrequencySeries& series) {
    const FrequencySchedule& schedule = series.numbers.spectrum.schedule;
    QString text = series.method.name();
    if (schedule.attentionFactor != 1)
        text += Words::tr(" · A %1").arg(significantLabel(schedule.attentionFactor, 4));
    if (schedule.logitFactor() != 1)
        text += Words::tr(" · logit scale %1").arg(significantLabel(schedule.logitFactor(), 4));
    return text;
}

QString trainedLengthLabel(const FrequenciesData& data) {
    const QString trained = fixedLabel(data.trainedLength, 0);
    return data.trainedLength == data.targetLength ? Words::tr("wavelength = L = L′ = %1").arg(trained)
                                                   : Words::tr("wavelength = L = %1").arg(trained);
}

QString targetLengthLabel(const FrequenciesData& data) {
    return Words::tr("wavelength = L′ = %1").arg(fixedLabel(data.targetLength, 0));
}

QString criticalLabel(const FrequenciesData& data) {
    return Words::tr("critical dimension %1").arg(data.criticalDimension.value_or(0));
}

QString noPairRotates() { return Words::tr("no pair rotates"); }

QString noAngleOutside(const FrequenciesData& data) {
    return data.targetLength > data.trainedLength
               ? Words::tr("With these methods all pairs stay in the trained range up to L′.")
               : Words::tr("L′ is not longer than L: all angles occur in training.");
}

QString frequenciesReadout(const FrequenciesData& data, int pair) {
    const auto index = static_cast<std::size_t>(pair);
    QStringList words{Words::tr("pair %1").arg(pair)};
    for (const FrequencySeries& series : data.methods) {
        const MethodConsequences& numbers = series.numbers;
        words << Words::tr("%1: θ′ %2, wavelength %3, θ/θ′ %4")
                     .arg(series.method.name(),
                          significantLabel(numbers.spectrum.schedule.inverseFrequencies[index], 4),
                          significantLabel(numbers.spectrum.wavelengths[index], 4),
                          significantLabel(series.rescale[index], 4));
        if (const double untrained = numbers.coverage.outsideAngleRad[index]; untrained > 0)
            words.back() += Words::tr(", %1 rad outside").arg(significantLabel(untrained, 3));
    }
    return words.join(QStringLiteral(" · "));
}

}   // namespace rope::ui
