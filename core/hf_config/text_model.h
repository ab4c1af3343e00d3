#pragma once

#include "core/hf_layers/model_family.h"
#include "core/json/config_reader.h"
#include "core/model/imported_model.h"

namespace rope {

/// The objects of a config that may hold keys of its language model: the innermost first (text_config,
/// llm_config ...), the whole document last, each followed by its attn_config.
std::vector<ConfigScope> textScopes(const JsonValue::Object& root);

/// err: Malformed when text_config is there but no object
Check checkTextConfig(const ConfigReader& reader);

/// model_type of the language model, "" when absent; its key path goes into the model's sources. err:
/// Malformed when it is not a text
Result<std::string> readModelType(const ConfigReader& reader, ImportedModel& model);

/// The family whose code applies: by model_type, else by the name of the class.
ModelFamily familyFor(const ConfigReader& reader, const std::string& modelType);

}   // namespace rope
