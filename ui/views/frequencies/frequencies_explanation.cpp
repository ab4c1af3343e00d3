#include "ui/views/frequencies/frequencies_explanation.h"

#include "ui/explanation/explanation_parts.h"
#include "ui/explanation/method_sentence.h"
#include "ui/i18n/method_text.h"

#include <algorithm>

namespace rope::ui {

using namespace explanation;

QString frequenciesExplanation(const ExplanationFacts& facts) {
    const double trained = facts.scenario.lengths.trained;
    const auto unfinished = std::count_if(facts.unscaled.begin(), facts.unscaled.end(),
                                          [&](double theta) { return wavelengthTokens(theta) > trained; });
    const QString title = methodTitle(facts.scenario.methods[facts.scenario.activeMethod].choice.id);
    return frequencyRange(facts) +
           paragraph(words(QT_TRANSLATE_NOOP("Explanation",
                                             "%1 of %2 pairs have a wavelength above L = %3: they do not "
                                             "complete a revolution in training."))
                         .arg(number(static_cast<double>(unfinished)), QString::number(facts.unscaled.size()),
                              number(trained, 8))) +
           paragraph(QStringLiteral("<span style='font-weight:600'>%1</span><br>%2")
                         .arg(title, methodSentence(facts.scenario, facts.method))) +
           paragraph(methodSummary(facts.scenario.methods[facts.scenario.activeMethod].choice.id));
}

}   // namespace rope::ui
