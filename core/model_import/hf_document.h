#pragma once

#include "core/model_import/imported_model.h"
#include "core/model_import/json_value.h"

namespace rope {

/// readHfConfig for a document that is parsed already (an entry of a catalogue).
Result<ImportedModel> readHfDocument(const JsonValue& root, std::string_view fileName);

}   // namespace rope
