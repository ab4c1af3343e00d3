#pragma once

#include "core/json/json_value.h"
#include "core/model/imported_model.h"

namespace rope {

/// readHfConfig for a document that is parsed already (an entry of a catalogue).
Result<ImportedModel> readHfDocument(const JsonValue& root, std::string_view fileName);

}   // namespace rope
