#include "ui/i18n/method_text.h"
#include "core/methods/method_registry.h"

#include "core/base/number_text.h"
#include "ui/i18n/qt_text.h"
#include "ui/i18n/registry_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>

namespace rope::ui {

QString registryText(std::string_view text) {
    return QCoreApplication::translate("core",
                                       std::string(text).c_str());   // the source text must end in a zero
}

QString methodTitle(std::string_view methodId) {
    const ScalingMethod* method = findScalingMethod(methodId);
    return method != nullptr ? registryText(method->title) : toQString(methodId);
}

QString methodName(std::string_view methodId, std::string_view label) {
    const ScalingMethod* method = findScalingMethod(methodId);
    if (method == nullptr || !label.starts_with(method->title)) return registryText(label);
    return registryText(method->title) + toQString(label.substr(method->title.size()));
}

QString methodName(const Scenario& scenario, const MethodChoice& choice) {
    return methodName(choice.id, methodLabel(scenario, choice));
}

QString methodSummary(std::string_view methodId) {
    const ScalingMethod* method = findScalingMethod(methodId);
    return method != nullptr ? registryText(method->summary) : QString();
}

QString parameterMeaning(const ParameterSpec& spec) { return registryText(spec.meaning); }

QString parameterLabel(const ParameterSpec& spec) {
    return toQString(spec.key).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString parameterExplanation(const ParameterSpec& spec) {
    QString text = QStringLiteral("<span style='font-weight:600'>%1</span><br>%2")
                       .arg(toQString(spec.key), parameterMeaning(spec).toHtmlEscaped());
    if (!spec.unit.empty()) text += QStringLiteral(" [%1]").arg(registryText(spec.unit));
    text += QStringLiteral("<br>") + QCoreApplication::translate("MethodText", "Allowed: %1")
                                         .arg(QString::fromStdString(allowedRange(spec)).toHtmlEscaped());
    if (spec.defaultValue) {
        const QString defaultValue =
            spec.kind == ParameterKind::Flag
                ? (*spec.defaultValue != 0 ? QStringLiteral("true") : QStringLiteral("false"))
                : QString::fromStdString(shortestText(*spec.defaultValue));
        text += QStringLiteral("<br>") +
                QCoreApplication::translate("MethodText", "Default: %1").arg(defaultValue);
    }
    return text;
}

bool isListedForTranslation(std::string_view text) {
    const auto texts = registryTexts();
    return text.empty() ||
           std::any_of(texts.begin(), texts.end(), [&](const char* listed) { return text == listed; });
}

}   // namespace rope::ui
