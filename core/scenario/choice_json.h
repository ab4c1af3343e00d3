#pragma once

#include "core/json/json_members.h"
#include "core/json/json_writer.h"
#include "core/position/query_scale.h"

#include <optional>

namespace rope {

/// The member "parameters" of a method's or a scale's object.
void writeParameters(JsonWriter& writer, const ParameterValues& parameters);

/// Reads that member, in the order of the text. A problem is stored in `members`.
void readParameters(JsonMembers& members, ParameterValues& parameters);

/// The member "query_scale": an object with id and parameters, or null.
void writeQueryScale(JsonWriter& writer, const std::optional<QueryScaleChoice>& scale);

}   // namespace rope
