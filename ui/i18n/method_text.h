#pragma once

#include "core/frequency/scaling_method.h"
#include "core/scenario/scenario.h"

#include <QString>

namespace rope::ui {

/// Any text of the core's registries in the language of the window.
QString registryText(std::string_view text);

/// The words of the core's registry in the language of the window. The core has English texts as keys;
/// translations are in the context "core".
QString methodTitle(std::string_view methodId);
/// methodLabel(): title and numbers of a listed method, "linear ×4".
QString methodName(std::string_view methodId, std::string_view label);
QString methodName(const Scenario& scenario, const MethodChoice& choice);
QString methodSummary(std::string_view methodId);
QString parameterMeaning(const ParameterSpec& spec);
/// "factor", "beta fast": the key as a label; keys are the same words in every language, so that people find
/// them in model files.
QString parameterLabel(const ParameterSpec& spec);
/// Meaning, unit, range and standard value, for a tooltip.
QString parameterExplanation(const ParameterSpec& spec);

/// True when the text is in the list that the translators see.
bool isListedForTranslation(std::string_view text);

}   // namespace rope::ui
