#include "ui/views/phasors/phasors_words.h"

#include "ui/painting/number_label.h"
#include "ui/painting/text.h"

#include <QCoreApplication>

namespace rope::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PhasorsPicture)
};

}   // namespace

QString phasorsTitle() { return Words::tr("Phasors"); }

PictureWords phasorsWords(const PhasorsData& data) {
    const QString distance = fixedLabel(static_cast<double>(data.study.distance), 0);
    return {
        phasorsTitle(),
        Words::tr("each pair's hᵢ·exp(i(m − n)θᵢ), head to tail, at distance %1").arg(distance),
        Words::tr("q·k = %1").arg(significantLabel(data.study.score, 5)),
        Words::tr("Each pair adds an arrow of fixed length that turns with the distance; the score is how "
                  "far to the right the chain ends. Near tokens point one way, far ones in all "
                  "directions.")};
}

QString chainHead(const PhasorsData& data) {
    if (data.study.constant == 0) return Words::tr("The chain's end: its real part is the score");
    return Words::tr("The chain's real part, and %1 of coordinates that do not rotate, are the score")
        .arg(significantLabel(data.study.constant, 3));
}

QString partsHead() { return Words::tr("What each pair adds: pairs that turned away take from the score"); }

QString sumsHead(const PhasorsData& data, double width, const Theme& theme) {
    const QString mean = significantLabel(data.study.meanPartialSum, 4),
                  bound = significantLabel(data.study.abelBound, 4);
    const QString words =
        Words::tr("Partial sums of unit arrows, mean %1: the chain ends within max|Δh| · Σ|Sⱼ| = %2 (Abel)")
            .arg(mean, bound);
    if (textWidth(theme.secondaryFont(), words) <= width) return words;
    return Words::tr("Partial sums, mean %1; Abel bound %2").arg(mean, bound);
}

QString phasorsReadout(const PhasorsData& data, int pair) {
    const Phasor& phasor = data.study.pairs[static_cast<std::size_t>(pair)];
    return Words::tr("pair %1 · part of q·k %2 · chain up to it (%3, %4) · |S| %5")
        .arg(QString::number(pair), significantLabel(phasor.real, 4), significantLabel(phasor.endReal, 4),
             significantLabel(phasor.endImaginary, 4), significantLabel(phasor.partialSum, 4));
}

}   // namespace rope::ui
