#include "ui/i18n/band_text.h"

#include <QCoreApplication>

namespace rope::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FrequencyTable)
};

}   // namespace

QString bandsText(const MethodConsequences& method) {
    const QString moving =
        QStringLiteral("%1 · %2 · %3").arg(method.kept).arg(method.blended).arg(method.interpolated);
    return method.still == 0 ? moving : Words::tr("%1 · %2 not rotated").arg(moving).arg(method.still);
}

}   // namespace rope::ui
