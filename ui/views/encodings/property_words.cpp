#include "ui/views/encodings/property_words.h"

#include "ui/i18n/qt_text.h"
#include "ui/painting/number_label.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::ui {

namespace {

struct PropertyTexts {
    Q_DECLARE_TR_FUNCTIONS(EncodingProperties)
};

/// The texts of one measured property.
struct PropertyWords {
    std::string_view id;
    QString (*head)();
    QString (*meaning)();
};

constexpr std::array<PropertyWords, 8> rows{{
    {"only_relative", [] { return PropertyTexts::tr("relative only"); },
     [] {
         return PropertyTexts::tr(
             "largest relative change of a score under a common shift; holds up to 1e−9");
     }},
    {"norm_kept", [] { return PropertyTexts::tr("preserves norm"); },
     [] {
         return PropertyTexts::tr(
             "largest relative change of a vector's norm with its position; holds up to 1e−9");
     }},
    {"linear_attention", [] { return PropertyTexts::tr("linear attention"); },
     [] {
         return PropertyTexts::tr(
             "features per coordinate that are needed to write the score as a product of two vectors; holds "
             "up to 1");
     }},
    {"decays", [] { return PropertyTexts::tr("decays with distance"); },
     [] {
         return PropertyTexts::tr(
             "rank correlation of distance and mean score of a vector with itself; holds at −0.7 or below");
     }},
    {"tells_direction", [] { return PropertyTexts::tr("distinguishes order"); },
     [] {
         return PropertyTexts::tr(
             "largest relative difference of the scores of a key before and after the query; holds above "
             "1e−9");
     }},
    {"uses_position", [] { return PropertyTexts::tr("uses position"); },
     [] {
         return PropertyTexts::tr("largest relative change of a score with the distance; holds above 1e−9");
     }},
    {"beyond_trained", [] { return PropertyTexts::tr("defined beyond L"); },
     [] { return PropertyTexts::tr("fraction of the positions from L on that have a score; holds at 1"); }},
    {"common_shift", [] { return PropertyTexts::tr("variation by shift"); },
     [] {
         return PropertyTexts::tr(
             "max − min of the score of this q at m and this k at n under common shifts of up to L");
     }},
}};

/// Names that are words; the others are the same in every language.
struct NameWords {
    std::string_view id;
    QString (*name)();
};

constexpr std::array<NameWords, 4> names{{
    {"none", [] { return PropertyTexts::tr("none"); }},
    {"sinusoidal", [] { return PropertyTexts::tr("sinusoidal"); }},
    {"learned", [] { return PropertyTexts::tr("learned absolute"); }},
    {"t5", [] { return PropertyTexts::tr("T5 buckets"); }},
}};

const PropertyWords* wordsOf(std::string_view id) {
    const auto* found =
        std::find_if(rows.begin(), rows.end(), [&](const PropertyWords& row) { return row.id == id; });
    return found == rows.end() ? nullptr : found;
}

}   // namespace

QString encodingName(const Encoding& encoding) {
    for (const NameWords& row : names)
        if (row.id == encoding.id) return row.name();
    return toQString(encoding.title);
}

QString propertyHead(std::string_view id) {
    const PropertyWords* words = wordsOf(id);
    return words != nullptr ? words->head() : toQString(id);
}

QString propertyText(const EncodingProperty& property) {
    if (std::isnan(property.value)) return QStringLiteral("–");
    const QString number = significantLabel(property.value, 2);
    if (!property.holds) return number;
    return (*property.holds ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + number;
}

QString propertySentence(const EncodingProperty& property) {
    const PropertyWords* words = wordsOf(property.id);
    const QString value = std::isnan(property.value) ? PropertyTexts::tr("not measurable")
                                                     : significantLabel(property.value, 4);
    return words == nullptr ? value
                            : PropertyTexts::tr("%1: %2 (%3)").arg(words->head(), value, words->meaning());
}

}   // namespace rope::ui
