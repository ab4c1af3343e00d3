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
    if (unscaled == all) return all == 1 ? Words::tr("1 pair kept") : Words::tr("all %1 pairs kept").arg(all);
    const int unrotated = pairsOf(data.bands, BandKind::Still);
    if (unrotated == all) return noPairRotates();
    const QString rotated = Words::tr("%1 kept · %2 blended · %3 interpolated")
                                .arg(unscaled)
                                .arg(pairsOf(data.bands, BandKind::Blended))
                                .arg(pairsOf(data.bands, BandKind::Interpolated));
    return unrotated == 0 ? rotated : Words::tr("%1 · %2 still").arg(rotated).arg(unrotated);
}

}   // namespace

QString frequenciesTitle() { return Words::tr("Frequencies"); }

PictureWords frequenciesWords(const FrequenciesData& data) {
    return {frequenciesTitle(),
            Words::tr("θ′ of every pair · shaded: what %1 does to it").arg(data.active().method.name()),
            answer(data),
            Words::tr("Pairs below the line of L do not finish a turn within the trained length: at L′ they "
                      "meet angles that no weight has seen, unless slowed.")};
}

PanelCaption spectrumCaption() {
    return {Words::tr("How fast each pair turns. Below the line of L it finishes no turn in training."),
            Words::tr("How fast each pair turns")};
}

PanelCaption rescaleCaption() {
    return {Words::tr("How many times slower than in training"), Words::tr("Slowed")};
}

PanelCaption untrainedCaption() {
    return {Words::tr("The arc that positions up to L′ reach and training up to L did not"),
            Words::tr("Angles new at L′")};
}

QString bandName(BandKind kind) {
    switch (kind) {
        case BandKind::Kept:
            return Words::tr("kept");
        case BandKind::Blended:
            return Words::tr("blended");
        case BandKind::Interpolated:
            return Words::tr("interpolated");
        case BandKind::Still:
            return Words::tr("still");
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
        text += Words::tr(" · logits ×%1").arg(significantLabel(schedule.logitFactor(), 4));
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

QString noPairRotates() { return Words::tr("no pair turns"); }

QString noAngleOutside(const FrequenciesData& data) {
    return data.targetLength > data.trainedLength
               ? Words::tr("No method shown here takes a pair to a new angle at L′.")
               : Words::tr("L′ is not longer than L: no angle is new.");
}

QString frequenciesReadout(const FrequenciesData& data, int pair) {
    const auto index = static_cast<std::size_t>(pair);
    QStringList words{Words::tr("pair %1").arg(pair)};
    for (const FrequencySeries& series : data.methods) {
        const MethodConsequences& numbers = series.numbers;
        words << Words::tr("%1: θ′ %2, wavelength %3, slowed %4×")
                     .arg(series.method.name(),
                          significantLabel(numbers.spectrum.schedule.inverseFrequencies[index], 4),
                          significantLabel(numbers.spectrum.wavelengths[index], 4),
                          significantLabel(series.rescale[index], 4));
        if (const double untrained = numbers.coverage.unseenAngleRad[index]; untrained > 0)
            words.back() += Words::tr(", %1 rad unseen").arg(significantLabel(untrained, 3));
    }
    return words.join(QStringLiteral(" · "));
}

}   // namespace rope::ui
