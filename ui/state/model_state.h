#pragma once

#include "ui/state/explorer_state.h"

namespace rope::ui {

/// The default factor of added methods.
inline constexpr double defaultFactor = 4;

/// How far methods are to stretch that a model is compared with: L'/L where it goes beyond its trained
/// length, else defaultFactor.
double targetFactor(const Scenario& scenario);

/// What the window starts from when a model is opened: the model's own method first, then none, linear, NTK
/// and YaRN with targetFactor() as far as they can be computed for it; m = 24, n = 9, view settings as they
/// are.
ExplorerState stateForModel(Scenario modelScenario, const ViewSettings& view);

/// The same for a file or preset, which the state remembers.
/// err: as scenarioOf
Result<ExplorerState> stateForModel(ModelOrigin origin, const ViewSettings& view);

/// Adds none, linear, NTK and YaRN with this factor, as far as they can be computed and are not listed yet.
void addDefaultMethods(Scenario& scenario, double factor);

/// A method with parameters that can be computed at once: the factor of the others, the model's own lists.
MethodChoice startingChoice(const Scenario& scenario, std::string_view methodId);

}   // namespace rope::ui
