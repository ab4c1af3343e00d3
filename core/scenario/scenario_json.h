#pragma once

#include "core/base/result.h"
#include "core/json/json_value.h"
#include "core/json/json_writer.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>

namespace rope {

/// A scenario as JSON text with the option names of the command line in snake_case: the "setup" of every
/// result, and the scenario part of a session. Reads back to an equal scenario: order of parameters, 64-bit
/// integers and every float64 included.
std::string scenarioJson(const Scenario& scenario);

/// The same members, written into an object that is open in `writer`.
void writeScenarioMembers(JsonWriter& writer, const Scenario& scenario);

struct ReadScenario {
    Scenario scenario;
    Warnings warnings;   ///< unknown keys
};

/// Absent members and null take their defaults. With `member` the scenario is that member of the document; if
/// it is absent, the result is a scenario of defaults.
/// err: Malformed naming the member path; OutOfRange as validated()
Result<ReadScenario> scenarioFromJson(const JsonValue& document, std::string_view member = {});

/// The same for JSON text.
/// err: also Malformed with line and column
Result<ReadScenario> scenarioFromJson(std::string_view text, std::string_view member = {});

}   // namespace rope
