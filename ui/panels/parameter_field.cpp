#include "ui/panels/parameter_field.h"

#include "ui/i18n/method_text.h"
#include "ui/value_widgets/value_field.h"

namespace rope::ui {

ValueField* makeParameterField(const ParameterSpec& spec, const QString& objectName, QWidget* parent) {
    auto* field = new ValueField(parent);
    field->setObjectName(objectName);
    field->setLabel(parameterLabel(spec));
    field->setExplanation(parameterExplanation(spec));
    field->setScale({spec.sliderLow, spec.sliderHigh, spec.isLogarithmic && spec.sliderLow > 0});
    return field;
}

}   // namespace rope::ui
