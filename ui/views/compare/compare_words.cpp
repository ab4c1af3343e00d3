#include "ui/views/compare/compare_words.h"

#include "ui/painting/number_label.h"
#include "ui/score_cells/cell_words.h"
#include "ui/score_cells/score_text.h"
#include "ui/views/compare/consequence_rows.h"

#include <QCoreApplication>

namespace rope::ui {

namespace {

struct CompareTexts {
    Q_DECLARE_TR_FUNCTIONS(ComparePicture)
};

QString position(std::int64_t token) { return fixedLabel(static_cast<double>(token), 0); }

QString subtitle(const CompareData& data) {
    QString words = CompareTexts::tr("trained length L = %1 tokens, target length L′ = %2")
                        .arg(fixedLabel(data.trainedLength, 0), fixedLabel(data.targetLength, 0));
    if (const ScoreCells& cells = data.columns.front().cells; cells.block > 1)
        words = CompareTexts::tr("%1 · score maps: %2").arg(words, cellWords(cells));
    return data.columns.size() == 1 ? CompareTexts::tr("%1 · add a method to compare with").arg(words)
                                    : words;
}

QString answer(const CompareData& data) {
    const ComparedColumn& active = data.active();
    return CompareTexts::tr("%1: %2 of %3 pairs outside the trained range, short-range score change %4")
        .arg(active.method.name())
        .arg(active.numbers.outsidePairs)
        .arg(data.pairs.size())
        .arg(fixedLabel(active.numbers.shortRangeChangeRms(), 3));
}

}   // namespace

QString compareTitle() { return CompareTexts::tr("Compare methods"); }

PictureWords compareWords(const CompareData& data) {
    return {
        compareTitle(), subtitle(data), answer(data),
        CompareTexts::tr("Scaling all pairs equally keeps all angles in the trained range but makes adjacent "
                         "tokens harder to tell apart. Scaling only the low-frequency pairs keeps adjacent "
                         "tokens apart, but some angles leave the trained range.")};
}

QString missingWords(const CompareData& data, std::size_t columns) {
    if (columns >= data.requested) return {};
    return CompareTexts::tr(
               "%1 of %2 methods fit. Hide some methods or make the view wider to see the others.")
        .arg(columns)
        .arg(data.requested);
}

PartWords partWords(ComparePart part) {
    switch (part) {
        case ComparePart::Ratio:
            return {CompareTexts::tr("Frequency of each pair"),
                    CompareTexts::tr(
                        "θ′/θ: 1 leaves the frequency unchanged, ¼ divides it by four. High-frequency "
                        "pairs (left) resolve adjacent tokens, low-frequency pairs (right) long "
                        "distances. Red: up to L′ the pair leaves the trained range."),
                    CompareTexts::tr("θ′/θ by pair i. Red: outside the trained range at L′.")};
        case ComparePart::Decay:
            return {CompareTexts::tr("Score against distance"),
                    CompareTexts::tr(
                        "Grey: the model without scaling. Shaded: adjacent tokens, distances 1 to 8. "
                        "Where a curve equals the grey one, adjacent tokens are unchanged; a curve "
                        "shifted to the right makes them harder to tell apart."),
                    CompareTexts::tr(
                        "q = k = 1, by distance [token]. Grey: no scaling. Shaded: adjacent tokens.")};
        case ComparePart::Scores:
            break;
    }
    return {CompareTexts::tr("Score map"),
            CompareTexts::tr(
                "The same q and k under every method, with one colour scale. Wider stripes along the "
                "diagonal: adjacent tokens are harder to tell apart."),
            CompareTexts::tr(
                "Query m by key n [token]. Wider stripes: adjacent tokens are harder to tell apart.")};
}

QString sentenceHead() { return CompareTexts::tr("Summary"); }

QString tableHead() { return CompareTexts::tr("Consequences"); }

QString tableNote() {
    return CompareTexts::tr(
        "computed from the current settings · red: the worst value of the row, where methods differ");
}

QString trainedLengthLabel(const CompareData& data) {
    return data.trainedLength == data.targetLength ? CompareTexts::tr("L = L′") : CompareTexts::tr("L");
}

QString targetLengthLabel() { return CompareTexts::tr("L′"); }

QString headReadout(const CompareData& data, const ComparedColumn& column) {
    return column.method.name() + QStringLiteral(" · ") +
           verdictWords(column.numbers, data.pairs.size()).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

QString ratioReadout(const CompareData& data, const ComparedColumn& column, std::size_t pair) {
    const double outside = column.numbers.coverage.outsideAngleRad[pair];
    const QString range =
        isOutside(column.numbers, pair)
            ? CompareTexts::tr("%1 rad outside the trained range at L′").arg(significantLabel(outside, 3))
            : CompareTexts::tr("inside the trained range");
    return CompareTexts::tr("%1 · pair %2 · θ′/θ %3 · %4 revolutions in training · %5")
        .arg(column.method.name())
        .arg(pair)
        .arg(significantLabel(column.numbers.spectrum.ratio[pair], 4),
             significantLabel(data.trainedRevolutions[pair], 3), range);
}

QString decayReadout(const CompareData& data, const ComparedColumn& column, std::size_t sample) {
    return CompareTexts::tr("%1 · distance %2 · score %3, unscaled %4")
        .arg(column.method.name(), fixedLabel(data.distances[sample], 0),
             significantLabel(column.scores[sample], 4), significantLabel(data.plainScores[sample], 4));
}

QString scoreReadout(const CompareData& data, const ComparedColumn& column, std::int64_t query,
                     std::int64_t key) {
    return CompareTexts::tr("%1 · m = %2, n = %3 → %4")
        .arg(column.method.name(), position(query), position(key),
             scoreText({*data.scenario, column.cells, column.method.index}, query, key));
}

QString consequenceReadout(const CompareData& data, std::size_t row) {
    const ConsequenceRow words = consequenceRows({}, data.pairs.size())[row];
    return words.label + QStringLiteral(": ") + words.meaning;
}

}   // namespace rope::ui
