#include "ui/views/precision/precision_words.h"

#include "ui/painting/number_label.h"
#include "ui/views/precision/format_table.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

struct PrecisionTexts {
    Q_DECLARE_TR_FUNCTIONS(PrecisionPicture)
};

QString nameOf(const PrecisionSeries& series) { return formatText(formatName(series.format)); }

/// "positions, angles": the quantities that are rounded.
QString roundingStages(const Precision& precision) {
    QStringList stages;
    if (precision.positions) stages << PrecisionTexts::tr("positions");
    if (precision.angles) stages << PrecisionTexts::tr("angles");
    if (precision.tables) stages << PrecisionTexts::tr("cos and sin tables");
    if (precision.products) stages << PrecisionTexts::tr("products");
    return stages.join(PrecisionTexts::tr(", "));
}

QString subtitle(const PrecisionData& data) {
    const Scenario& scenario = data.scenario;
    const QString stages = roundingStages(scenario.precision);
    if (stages.isEmpty()) return PrecisionTexts::tr("nothing is rounded: no rounding stage is selected");
    const auto distance = static_cast<double>(scenario.queryPosition - scenario.keyPosition);
    const QString text =
        PrecisionTexts::tr("rounded: %1 · distance m − n = %2").arg(stages, fixedLabel(distance, 0));
    if (data.lengths.back() >= scenario.lengths.context) return text;
    return PrecisionTexts::tr("%1 · positions counted up to %2, not L′")
        .arg(text, fixedLabel(data.lengths.back(), 0));
}

/// The series of the scenario's format; bfloat16 if that is float64.
const PrecisionSeries& answeredSeries(const PrecisionData& data) {
    const NumberFormat format = data.scenario.precision.format;
    const NumberFormat wanted = format == NumberFormat::Float64 ? NumberFormat::Bfloat16 : format;
    return *std::find_if(data.study.series.begin(), data.study.series.end(),
                         [wanted](const PrecisionSeries& series) { return series.format == wanted; });
}

QString answer(const PrecisionData& data) {
    if (!data.hasLengths()) return {};
    const PrecisionSeries& series = answeredSeries(data);
    const auto count = static_cast<double>(series.rotations.counts.back());
    return PrecisionTexts::tr("%1: %2 of %3 rotations distinct")
        .arg(nameOf(series), fixedLabel(count, 0), fixedLabel(data.lengths.back(), 0));
}

QString precisionWordsErrorText(const PrecisionSeries& series, std::size_t shift) {
    if (!std::isfinite(series.score[shift])) return PrecisionTexts::tr("%1: overflow").arg(nameOf(series));
    return PrecisionTexts::tr("%1: %2, error %3")
        .arg(nameOf(series), significantLabel(series.score[shift], 6),
             significantLabel(series.deviation[shift], 3));
}

}   // namespace

QString precisionTitle() { return PrecisionTexts::tr("Number formats"); }

PictureWords precisionWords(const PrecisionData& data) {
    return {
        precisionTitle(), subtitle(data), answer(data),
        PrecisionTexts::tr(
            "The score is unchanged by a common shift only if m·θ is exact. bfloat16 represents all integers "
            "up to 256 and float16 up to 2048, so libraries compute positions and angles in float32.")};
}

QString tooShortText() {
    return PrecisionTexts::tr(
        "The number of distinct positions requires a target length L′ of at least 2 tokens.");
}

QString errorCaption(const PrecisionData& data) {
    return PrecisionTexts::tr("Largest error up to s · faint: error at s · dashed: the score, %1")
        .arg(significantLabel(data.score(), 3));
}

QString errorAxisTitle(const PrecisionData& data) {
    const QString score =
        data.scenario.stage == ScoreStage::Dot ? PrecisionTexts::tr("q·k") : PrecisionTexts::tr("q·k / √d");
    return PrecisionTexts::tr("error of %1").arg(score);
}

QString shiftAxisTitle() { return PrecisionTexts::tr("common shift s [token], logarithmic"); }
QString distinctCaption() {
    return PrecisionTexts::tr(
        "Positions whose cos and sin differ from those of the previous one · faint: positions themselves");
}
QString distinctAxisTitle() { return PrecisionTexts::tr("distinct positions"); }
QString lengthAxisTitle() { return PrecisionTexts::tr("length N [token], logarithmic"); }

QString errorReadout(const PrecisionData& data, std::size_t shift) {
    QStringList texts{PrecisionTexts::tr("shift %1").arg(fixedLabel(data.shifts[shift], 0))};
    for (const PrecisionSeries& series : data.study.series) texts << precisionWordsErrorText(series, shift);
    return texts.join(QStringLiteral(" · "));
}

QString distinctReadout(const PrecisionData& data, std::size_t length) {
    QStringList texts{PrecisionTexts::tr("%1 positions").arg(fixedLabel(data.lengths[length], 0))};
    for (std::size_t i = 0; i < data.study.series.size(); ++i)
        texts << PrecisionTexts::tr("%1: %2 distinct positions, %3 distinct rotations")
                     .arg(nameOf(data.study.series[i]), fixedLabel(data.positionCounts[i][length], 0),
                          fixedLabel(data.rotationCounts[i][length], 0));
    return texts.join(QStringLiteral(" · "));
}

}   // namespace rope::ui
