#include "ui/views/encodings/encodings_words.h"

#include "ui/i18n/qt_text.h"
#include "ui/painting/number_label.h"
#include "ui/views/encodings/property_words.h"

#include <QCoreApplication>

namespace rope::ui {

namespace {

struct EncodingsTexts {
    Q_DECLARE_TR_FUNCTIONS(EncodingsPicture)
};

}   // namespace

QString encodingsTitle() { return EncodingsTexts::tr("Encodings"); }

PictureWords encodingsWords(const EncodingsData& data) {
    return {
        encodingsTitle(),
        EncodingsTexts::tr(
            "the same q and k; rows: query m, columns: key n, %1 tokens · below: measured properties")
            .arg(data.comparison.queryPositions.size()),
        EncodingsTexts::tr("%1 of %2 depend on m − n alone")
            .arg(data.relativeCount)
            .arg(data.encodingCount()),
        EncodingsTexts::tr(
            "Only RoPE rotates q and k themselves, preserves their norm and gives scores that depend on m − "
            "n alone. Therefore it can be used with linear attention; a bias on the score cannot.")};
}

QString encodingTitle(const EncodingsData& data, std::size_t encoding) {
    return encodingName(*data.comparison.encodings[encoding].encoding);
}

QString scaleText(const EncodingsData& data, std::size_t encoding) {
    const QString high = significantLabel(data.maps[encoding].scale.high, 2);
    return data.comparison.stage == ScoreStage::Softmax ? QStringLiteral("0 … %1").arg(high)
                                                        : QStringLiteral("±%1").arg(high);
}

QString linearAttentionText(const EncodingsData& data) {
    QStringList words;
    for (const LinearAttentionRange& range : data.linearAttention)
        words << EncodingsTexts::tr("%1: row sums %2 to %3, %4 negative weights")
                     .arg(toQString(range.id), significantLabel(range.smallestSum, 3),
                          significantLabel(range.largestSum, 3))
                     .arg(range.negativeCount);
    return EncodingsTexts::tr("Linear attention, RoPE in the numerator only — %1")
        .arg(words.join(QStringLiteral(" · ")));
}

QString propertyComment(const ComparedEncoding& compared, const EncodingProperty& property) {
    return EncodingsTexts::tr("%1 · %2").arg(QString::fromStdString(compared.choice.id),
                                             propertySentence(property));
}

QString propertyReadout(const EncodingsData& data, std::size_t encoding, std::size_t property) {
    return EncodingsTexts::tr("%1 · %2").arg(
        encodingTitle(data, encoding),
        propertySentence(data.comparison.encodings[encoding].properties[property]));
}

QString scoreReadout(const EncodingsData& data, std::size_t encoding, int row, int column) {
    const EncodingComparison& comparison = data.comparison;
    const bool isMasked = data.maps[encoding].grid.at(row, column) == maskedCell;
    return EncodingsTexts::tr("%1 · m = %2, n = %3: %4")
        .arg(encodingTitle(data, encoding))
        .arg(comparison.queryPositions[static_cast<std::size_t>(row)])
        .arg(comparison.keyPositions[static_cast<std::size_t>(column)])
        .arg(isMasked ? EncodingsTexts::tr("masked, or position not defined")
                      : significantLabel(comparison.encodings[encoding].scores(row, column), 6));
}

}   // namespace rope::ui
