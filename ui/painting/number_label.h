#pragma once

#include <QString>

namespace rope::ui {

/// Numbers as they are drawn: minus sign U+2212, thin spaces between thousands from 10 000 on, '.' as decimal
/// point in every language. Machine-readable numbers come from core/base/number_text.h instead.

/// "−1.4127", "2 044 495": a fixed count of decimals; infinity is "∞", not-a-number "–".
QString fixedLabel(double value, int decimals);

/// The shortest text with at most `digits` significant digits; very large and very small values as "4.4e−15".
QString significantLabel(double value, int digits);

/// Token counts on axes: "100", "1k", "2.5k", "1M".
QString compactLabel(double value);

/// A power of ten with superscript digits: "10⁻⁴".
QString powerOfTenLabel(int exponent);

}   // namespace rope::ui
