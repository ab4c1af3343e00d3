#include "ui/views/rotations/focused_rows.h"

#include "ui/painting/number_label.h"

#include <QCoreApplication>

#include <numbers>

namespace rope::ui {

namespace {

struct FocusedRowsTexts {
    Q_DECLARE_TR_FUNCTIONS(FocusedDial)
};

QString vectorText(double x, double y) {
    return QStringLiteral("(%1, %2)").arg(fixedLabel(x, 3), fixedLabel(y, 3));
}

QString angleText(double angleRad) {
    return FocusedRowsTexts::tr("%1 rad, %2 revolutions")
        .arg(significantLabel(angleRad, 4), significantLabel(angleRad / (2 * std::numbers::pi), 3));
}

FocusedRow untrainedRow(double untrainedRad, const Theme& theme) {
    const bool isAny = untrainedRad > 0;
    return {"untrained-angles", FocusedRowsTexts::tr("angles outside at L′"),
            isAny ? FocusedRowsTexts::tr("%1 rad").arg(significantLabel(untrainedRad, 3))
                  : FocusedRowsTexts::tr("none"),
            isAny ? theme.outside : theme.ink};
}

}   // namespace

std::vector<FocusedRow> focusedRows(const RotationsData& data, std::size_t index, const Theme& theme) {
    const PairSnapshot& pair = data.snapshot.pairs[index];
    const PairNumbers& numbers = data.numbers[index];
    return {
        {"frequency", FocusedRowsTexts::tr("θ"),
         FocusedRowsTexts::tr("%1 rad/token").arg(significantLabel(pair.inverseFrequency, 4)), theme.ink},
        {"wavelength", FocusedRowsTexts::tr("wavelength"),
         FocusedRowsTexts::tr("%1 tokens").arg(significantLabel(pair.wavelength, 4)), theme.ink},
        {"query-angle", FocusedRowsTexts::tr("q rotated by m·θ"), angleText(pair.queryAngleRad), theme.query},
        {"key-angle", FocusedRowsTexts::tr("k rotated by n·θ"), angleText(pair.keyAngleRad), theme.key},
        {"rotation", FocusedRowsTexts::tr("R: cos, sin of m·θ"),
         vectorText(numbers.queryCosine, numbers.querySine), theme.ink},
        {"query", FocusedRowsTexts::tr("q before rotation"), vectorText(pair.queryX, pair.queryY),
         theme.query},
        {"rotated-query", FocusedRowsTexts::tr("q at m"), vectorText(pair.rotatedQueryX, pair.rotatedQueryY),
         theme.query},
        {"rotated-key", FocusedRowsTexts::tr("k at n"), vectorText(pair.rotatedKeyX, pair.rotatedKeyY),
         theme.key},
        untrainedRow(numbers.untrainedRad, theme),
        {"score-part", FocusedRowsTexts::tr("contribution"),
         FocusedRowsTexts::tr("%1, total q·k %2")
             .arg(significantLabel(pair.scorePart, 4), significantLabel(data.snapshot.score, 4)),
         theme.ink},
    };
}

}   // namespace rope::ui
