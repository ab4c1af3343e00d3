#include "ui/views/matrix/matrix_words.h"

#include "core/base/number_text.h"
#include "ui/i18n/method_text.h"
#include "ui/painting/number_label.h"

#include <QCoreApplication>
#include <QStringList>

namespace rope::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MatrixPicture)
};

QString exactLabel(double value) {
    return QString::fromStdString(shortestText(value)).replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString excerptNote(const MatrixData& data, const MatrixExcerpt& excerpt) {
    return Words::tr(
               "Shown: pairs %1 to %2 of %3. The other pairs are blocks of the same form; all other entries "
               "are 0.")
        .arg(excerpt.firstPair)
        .arg(excerpt.lastPair)
        .arg(data.pairCount());
}

QString layoutNote(const PairLayout& layout) {
    return Words::tr("%1 of %2 coordinates do not rotate: 1 on the diagonal.")
        .arg(layout.headDim - layout.rotaryDim)
        .arg(layout.headDim);
}

}   // namespace

QString matrixTitle() { return Words::tr("Rotation matrix"); }

PictureWords matrixWords(const MatrixData& data, const MatrixExcerpt& excerpt) {
    const Scenario& scenario = data.scenario;
    const RotationTable& table = data.steps.table;
    const int pair = excerpt.selectedPair;
    return {matrixTitle(),
            Words::tr("R at m = %1 · %2")
                .arg(fixedLabel(static_cast<double>(data.steps.position), 0),
                     methodName(scenario, scenario.methods[scenario.activeMethod].choice)),
            Words::tr("pair %1: cos %2, sin %3")
                .arg(QString::number(pair), significantLabel(table.cosine(0, pair), 5),
                     significantLabel(table.sine(0, pair), 5)),
            Words::tr("R is never built in practice: two numbers per pair and three steps give the same "
                      "result. The pairing determines which two coordinates form a pair; weights trained "
                      "with one pairing are wrong with the other.")};
}

QString matrixNote(const MatrixData& data, const MatrixExcerpt& excerpt) {
    const PairLayout& layout = data.steps.layout;
    QStringList sentences;
    if (excerpt.lastPair - excerpt.firstPair + 1 < data.pairCount()) sentences << excerptNote(data, excerpt);
    if (data.attentionFactor != 1)
        sentences << Words::tr("cos and sin include the attention factor A = %1.")
                         .arg(significantLabel(data.attentionFactor, 5));
    if (layout.isPadded())
        sentences << Words::tr("r = %1 is odd: one zero is appended, labelled “+0”.").arg(layout.rotaryDim);
    if (layout.headDim > layout.rotaryDim) sentences << layoutNote(layout);
    return sentences.join(QLatin1Char(' '));
}

QString matrixCaption(const MatrixData& data, MatrixPart part) {
    const PairLayout& layout = data.layoutOf(part);
    const QString name = layout.pairing == Pairing::Half
                             ? Words::tr("half-split: i and i + %1").arg(layout.pairCount())
                             : Words::tr("interleaved: 2i and 2i + 1");
    return part == MatrixPart::Matrix ? Words::tr("R, %1 (current)").arg(name) : Words::tr("R, %1").arg(name);
}

QString phasesCaption(const MatrixData& data) {
    return Words::tr("cos and sin of m·θ for all %1 pairs; framed: the pairs shown above")
        .arg(data.pairCount());
}

QString coordinateHeading() { return Words::tr("coordinate"); }

QString coordinateLabel(const PairLayout& layout, int coordinate) {
    const bool isPadding = layout.isPadded() && coordinate == layout.rotaryOffset + layout.rotaryDim;
    return isPadding ? QStringLiteral("+0") : QString::number(coordinate);
}

QString phaseLabel(int row) { return row == 0 ? Words::tr("cos") : Words::tr("sin"); }

QString stepLabel(int row) {
    switch (row) {
        case 0:
            return Words::tr("q");
        case 1:
            return Words::tr("rotate_half(q)");
        case 2:
        case 3:
            return phaseLabel(row - 2);
        default:
            return Words::tr("q·cos + rh·sin");
    }
}

QString entryLabel(double value) { return value == 0 ? QStringLiteral("0") : fixedLabel(value, 3); }

QString cellReadout(const MatrixData& data, const MatrixExcerpt& excerpt, const MatrixCell& cell) {
    const QString value = exactLabel(cellValue(data, excerpt, cell)),
                  pair = QString::number(pairOfCell(data, excerpt, cell));
    if (cell.part == MatrixPart::Phases)
        return Words::tr("pair %1: %2 = %3").arg(pair, phaseLabel(cell.row), value);
    const PairLayout& layout = data.layoutOf(cell.part);
    const std::vector<int>& coordinates = excerpt.coordinatesOf(cell.part);
    const QString column = coordinateLabel(layout, coordinates[static_cast<std::size_t>(cell.column)]);
    if (cell.part == MatrixPart::Steps)
        return Words::tr("coordinate %1, pair %2: %3 = %4").arg(column, pair, stepLabel(cell.row), value);
    return Words::tr("row %1, column %2 = %3")
        .arg(coordinateLabel(layout, coordinates[static_cast<std::size_t>(cell.row)]), column, value);
}

}   // namespace rope::ui
