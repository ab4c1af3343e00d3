#pragma once

#include "core/json/json_value.h"
#include "core/json/json_writer.h"
#include "core/model/imported_model.h"

#include <string_view>

namespace rope {

/// The imported model as members of an object that is open in `writer`, for sessions. Reads back to an
/// equal model.
void writeModelMembers(JsonWriter& writer, const ImportedModel& model);

/// in:  the document and its member that contains the model
/// err: Malformed or OutOfRange naming the key path, also for what no importer could have given: every group
/// that rotates can be computed
Result<ImportedModel> modelFromJson(const JsonValue& document, std::string_view member);

}   // namespace rope
