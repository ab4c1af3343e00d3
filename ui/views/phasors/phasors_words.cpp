#include "ui/views/phasors/phasors_words.h"

#include "ui/painting/number_label.h"
#include "ui/painting/text.h"

#include <QCoreApplication>

namespace rope::ui {

namespace {

struct PhasorsTexts {
    Q_DECLARE_TR_FUNCTIONS(PhasorsPicture)
};

}   // namespace

QString phasorsTitle() { return PhasorsTexts::tr("Phasors"); }

PictureWords phasorsWords(const PhasorsData& data) {
    const QString distance = fixedLabel(static_cast<double>(data.study.distance), 0);
    return {
        phasorsTitle(),
        PhasorsTexts::tr("hⱼ·exp(i(m − n)θⱼ) of every pair j, added up, at distance %1").arg(distance),
        PhasorsTexts::tr("q·k = %1").arg(significantLabel(data.study.score, 5)),
        PhasorsTexts::tr("Each pair contributes a phasor of constant length whose angle depends on the "
                         "distance; the score is the real part of their sum. At short distances the phasors "
                         "have the same direction, at long distances all directions.")};
}

QString chainHead(const PhasorsData& data) {
    if (data.study.constant == 0) return PhasorsTexts::tr("Sum of the phasors: its real part is the score");
    return PhasorsTexts::tr(
               "The score is the real part of the sum plus %1 from coordinates that do not rotate")
        .arg(significantLabel(data.study.constant, 3));
}

QString partsHead() { return PhasorsTexts::tr("Contribution of each pair; negative ones reduce the score"); }

QString sumsHead(const PhasorsData& data, double width, const Theme& theme) {
    const QString mean = significantLabel(data.study.meanPartialSum, 4),
                  bound = significantLabel(data.study.abelBound, 4);
    const QString words =
        PhasorsTexts::tr(
            "Partial sums of unit phasors, mean %1: the sum is at most max|Δh| · Σ|Sⱼ| = %2 (Abel)")
            .arg(mean, bound);
    if (textWidth(theme.secondaryFont(), words) <= width) return words;
    return PhasorsTexts::tr("Partial sums, mean %1; Abel bound %2").arg(mean, bound);
}

QString phasorsReadout(const PhasorsData& data, int pair) {
    const Phasor& phasor = data.study.pairs[static_cast<std::size_t>(pair)];
    return PhasorsTexts::tr("pair %1 · contribution %2 · partial sum (%3, %4) · |S| %5")
        .arg(QString::number(pair), significantLabel(phasor.real, 4), significantLabel(phasor.endReal, 4),
             significantLabel(phasor.endImaginary, 4), significantLabel(phasor.partialSum, 4));
}

}   // namespace rope::ui
