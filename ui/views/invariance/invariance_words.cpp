#include "ui/views/invariance/invariance_words.h"

#include "ui/painting/number_label.h"

#include <QCoreApplication>

#include <cmath>

namespace rope::ui {

namespace {

struct InvarianceTexts {
    Q_DECLARE_TR_FUNCTIONS(InvariancePicture)
};

QString shiftText(const InvarianceData& data, std::size_t shift) {
    return InvarianceTexts::tr("shift %1").arg(fixedLabel(data.shifts[shift], 0));
}

QString answer(const InvarianceData& data) {
    if (data.study.series.empty()) return {};
    return InvarianceTexts::tr("RoPE variation %1")
        .arg(significantLabel(data.study.series.front().spread, 2));
}

}   // namespace

QString invarianceTitle() { return InvarianceTexts::tr("Relative-position invariance"); }

PictureWords invarianceWords(const InvarianceData& data) {
    return {invarianceTitle(), InvarianceTexts::tr("common shift of both positions by s"), answer(data),
            InvarianceTexts::tr(
                "With RoPE the score depends on m − n alone, so a common shift does not change it. "
                "With encodings that are added to q and k it does.")};
}

QString seriesName(const InvarianceData& data, const InvarianceSeries& series) {
    if (series.encoding == "sinusoidal") return InvarianceTexts::tr("sinusoidal (added)");
    if (series.encoding == "learned") return InvarianceTexts::tr("learned absolute");
    if (data.isExact) return InvarianceTexts::tr("RoPE");
    const std::string_view format = formatName(series.format);
    return InvarianceTexts::tr("RoPE, %1")
        .arg(QString::fromLatin1(format.data(), static_cast<qsizetype>(format.size())));
}

QString termName(const InvarianceTerm& term) {
    if (term.id == "q.k") return QStringLiteral("q·k");
    if (term.id == "q.p") return QStringLiteral("q·pₙ");
    if (term.id == "p.k") return QStringLiteral("pₘ·k");
    return QStringLiteral("pₘ·pₙ");
}

QString scoresReadout(const InvarianceData& data, std::size_t shift) {
    QStringList words{shiftText(data, shift)};
    for (const InvarianceSeries& series : data.study.series) {
        const double value = series.score[shift];
        words << seriesName(data, series) + QLatin1Char(' ') +
                     (std::isfinite(value) ? significantLabel(value, 5)
                                           : InvarianceTexts::tr("position not defined"));
    }
    return words.join(QStringLiteral(" · "));
}

QString termsReadout(const InvarianceData& data, std::size_t shift) {
    QStringList words{shiftText(data, shift)};
    for (const InvarianceTerm& term : data.study.sinusoidalTerms)
        words << termName(term) + QLatin1Char(' ') + significantLabel(term.score[shift], 4);
    return words.join(QStringLiteral(" · "));
}

QString residualReadout(const InvarianceData& data, std::size_t shift) {
    return shiftText(data, shift) + QStringLiteral(" · ") +
           InvarianceTexts::tr("largest entry %1")
               .arg(significantLabel(data.study.rotationResidual[shift], 3));
}

}   // namespace rope::ui
