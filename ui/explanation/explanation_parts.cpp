#include "ui/explanation/explanation_parts.h"

#include "ui/i18n/method_text.h"
#include "ui/painting/number_label.h"

namespace rope::ui::explanation {

QString words(const char* source) { return QCoreApplication::translate("Explanation", source); }

QString number(double value, int digits) {
    return QStringLiteral("<span style='font-weight:600'>%1</span>").arg(significantLabel(value, digits));
}

QString tokens(double count) {
    const bool isLong = count >= 1e4 && count < 1e15;
    return QStringLiteral("<span style='font-weight:600'>%1</span>")
        .arg(isLong ? fixedLabel(count, 0) : significantLabel(count, 4));
}

QString paragraph(QString text) {
    return QStringLiteral("<p>%1</p>")
        .arg(text.replace(QStringLiteral(" = "), QStringLiteral("&nbsp;=&nbsp;")));
}

QString formula(const QString& text) {
    return QStringLiteral("<p style='margin-left:8px'><i>%1</i></p>").arg(text);
}

QString positionsText(const ExplanationFacts& facts) {
    if (!facts.mapsPositions) return {};
    const std::string& id = facts.scenario.methods[facts.scenario.activeMethod].choice.id;
    return paragraph(words(QT_TRANSLATE_NOOP("Explanation", "%1 changes positions, not frequencies. %2"))
                         .arg(methodTitle(id).toHtmlEscaped(), methodSummary(id).toHtmlEscaped()));
}

QString frequencyRange(const ExplanationFacts& facts) {
    const double slowest = facts.schedule.inverseFrequencies.back();
    return paragraph(
        words(QT_TRANSLATE_NOOP("Explanation",
                                "Pair 0 has the highest frequency: %1 rad per token, one revolution every %2 "
                                "tokens. Pair %3 has the lowest: one revolution takes %4 tokens."))
            .arg(number(facts.schedule.inverseFrequencies.front()),
                 tokens(wavelengthTokens(facts.schedule.inverseFrequencies.front())),
                 QString::number(facts.schedule.pairCount() - 1), tokens(wavelengthTokens(slowest))));
}

}   // namespace rope::ui::explanation
