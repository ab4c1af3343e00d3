#pragma once

#include "core/gguf/gguf_architecture.h"
#include "core/json/config_reader.h"
#include "core/model/imported_model.h"

namespace rope {

/// rope.scaling.finetuned = false disables RoPE in the files of Granite.
/// out: `architecture` without RoPE and an assumption in `model`, if the value is false
void applyFinetuned(const FoundValue& finetuned, GgufArchitecture& architecture, ImportedModel& model);

/// The pairing of the architecture, with its source or the assumption about it.
void notePairing(const GgufArchitecture& architecture, bool isKnown, ImportedModel& model);

/// A warning if the model has several position axes.
void noteAxes(const FoundValue& sections, ImportedModel& model);

}   // namespace rope
