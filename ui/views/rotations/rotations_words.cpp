#include "ui/views/rotations/rotations_words.h"

#include "ui/painting/number_label.h"

#include <QCoreApplication>

#include <numbers>

namespace rope::ui {

namespace {

struct RotationsTexts {
    Q_DECLARE_TR_FUNCTIONS(RotationsPicture)
};

QString subtitle(const RotationSnapshot& snapshot) {
    const QString count = snapshot.pairs.size() == 1
                              ? RotationsTexts::tr("1 pair")
                              : RotationsTexts::tr("%1 pairs").arg(snapshot.pairs.size());
    return RotationsTexts::tr(
               "%1 · q at m = %2, k at n = %3 · ring: trained angles, red dashes: outside at L′")
        .arg(count, fixedLabel(static_cast<double>(snapshot.queryPosition), 0),
             fixedLabel(static_cast<double>(snapshot.keyPosition), 0));
}

}   // namespace

QString rotationsTitle() { return RotationsTexts::tr("Rotations"); }

PictureWords rotationsWords(const RotationsData& data) {
    return {rotationsTitle(), subtitle(data.snapshot),
            RotationsTexts::tr("q·k = %1").arg(significantLabel(data.snapshot.score, 5)),
            RotationsTexts::tr(
                "Pair i rotates by m·θᵢ. High-frequency pairs resolve adjacent tokens; low-frequency "
                "pairs resolve long distances and can leave the trained range.")};
}

QString rotationsReadout(const RotationsData& data, int pair) {
    const PairSnapshot& snapshot = data.snapshot.pairs[static_cast<std::size_t>(pair)];
    return RotationsTexts::tr("pair %1 · θ = %2 rad/token · wavelength %3 tokens · %4 revolutions at m")
        .arg(QString::number(pair), significantLabel(snapshot.inverseFrequency, 3),
             significantLabel(snapshot.wavelength, 3),
             significantLabel(snapshot.queryAngleRad / (2 * std::numbers::pi), 3));
}

QString omittedPairsNote(int step) { return RotationsTexts::tr("one pair in %1 is shown").arg(step); }

}   // namespace rope::ui
