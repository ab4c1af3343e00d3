#include "ui/views/encodings/encodings_explanation.h"

#include "ui/explanation/explanation_parts.h"

namespace rope::ui {

using namespace explanation;

QString encodingsExplanation(const ExplanationFacts& /*facts*/) {
    return paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "The same q and k under every encoding. Where each diagonal has one colour, the score depends "
               "on the distance alone."))) +
           paragraph(words(QT_TRANSLATE_NOOP(
               "Explanation",
               "All values in the table are measured on random vectors. Linear attention requires the "
               "position inside q and k, which a bias on the score cannot provide.")));
}

}   // namespace rope::ui
