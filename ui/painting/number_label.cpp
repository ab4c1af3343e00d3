#include "ui/painting/number_label.h"

#include <QChar>

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::ui {

namespace {

constexpr QChar minusSign{0x2212};
constexpr QChar thinSpace{0x2009};
constexpr int digitsWithoutGrouping = 4;   // a single digit is not split off: 8192, but 10 000

/// The text of an infinity or a not-a-number; "" for a finite value.
QString notFiniteLabel(double value) {
    if (std::isnan(value)) return QStringLiteral("–");
    if (std::isinf(value)) return value > 0 ? QStringLiteral("∞") : minusSign + QStringLiteral("∞");
    return {};
}

QString grouped(QString digits) {
    const qsizetype point = digits.indexOf(QLatin1Char('.'));
    const qsizetype wholeDigits = point < 0 ? digits.size() : point;
    if (wholeDigits <= digitsWithoutGrouping) return digits;
    for (qsizetype at = wholeDigits - 3; at > 0; at -= 3) digits.insert(at, thinSpace);
    return digits;
}

QString withoutTrailingZeros(QString text) {
    if (!text.contains(QLatin1Char('.'))) return text;
    while (text.endsWith(QLatin1Char('0'))) text.chop(1);
    if (text.endsWith(QLatin1Char('.'))) text.chop(1);
    return text;
}

QString signedText(double value, const QString& magnitude) {
    // A value that rounds to zero carries no sign.
    const bool isZero = std::all_of(magnitude.cbegin(), magnitude.cend(),
                                    [](QChar c) { return !c.isDigit() || c == QLatin1Char('0'); });
    return value < 0 && !isZero ? minusSign + magnitude : magnitude;
}

QString scientific(double magnitude, int digits) {
    const QString text = QString::number(magnitude, 'e', std::max(0, digits - 1));
    const qsizetype e = text.indexOf(QLatin1Char('e'));
    const int exponent = text.mid(e + 1).toInt();
    const QString sign = exponent < 0 ? QString(minusSign) : QString();
    return withoutTrailingZeros(text.left(e)) + QLatin1Char('e') + sign + QString::number(std::abs(exponent));
}

}   // namespace

QString fixedLabel(double value, int decimals) {
    if (!std::isfinite(value)) return notFiniteLabel(value);
    return signedText(value, grouped(QString::number(std::abs(value), 'f', decimals)));
}

QString significantLabel(double value, int digits) {
    if (!std::isfinite(value)) return notFiniteLabel(value);
    const double magnitude = std::abs(value);
    if (magnitude == 0) return QStringLiteral("0");
    if (magnitude < 1e-3 || magnitude >= 1e7) return signedText(value, scientific(magnitude, digits));
    const int exponent = static_cast<int>(std::floor(std::log10(magnitude)));
    const int decimals = std::max(0, digits - 1 - exponent);
    return signedText(value, grouped(withoutTrailingZeros(QString::number(magnitude, 'f', decimals))));
}

QString compactLabel(double value) {
    if (!std::isfinite(value)) return notFiniteLabel(value);
    struct Unit {
        double size;
        QLatin1Char letter;
    };
    constexpr std::array<Unit, 4> units{{{1e12, QLatin1Char('T')},
                                         {1e9, QLatin1Char('G')},
                                         {1e6, QLatin1Char('M')},
                                         {1e3, QLatin1Char('k')}}};
    const double magnitude = std::abs(value);
    for (const Unit& unit : units)
        if (magnitude >= unit.size) return significantLabel(value / unit.size, 4) + unit.letter;
    return significantLabel(value, 4);
}

QString powerOfTenLabel(int exponent) {
    constexpr std::array<char16_t, 10> superscripts{u'⁰', u'¹', u'²', u'³', u'⁴',
                                                    u'⁵', u'⁶', u'⁷', u'⁸', u'⁹'};
    QString text = QStringLiteral("10");
    if (exponent < 0) text += QChar(u'⁻');
    for (const QChar digit : QString::number(std::abs(exponent)))
        text += QChar(superscripts[static_cast<std::size_t>(digit.digitValue())]);
    return text;
}

}   // namespace rope::ui
