#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>

namespace rope {

/// A scenario as JSON text with HF key names: the "setup" of every result, and the scenario part of a session. Reads back to an equal
/// scenario.
std::string scenarioJson(const Scenario& scenario);

struct ReadScenario {
    Scenario scenario;
    Warnings warnings;   ///< unknown keys
};

/// in:  JSON object text; absent keys take their defaults
/// err: Malformed naming the key path; OutOfRange as validate()
Result<ReadScenario> scenarioFromJson(std::string_view text);

}   // namespace rope
