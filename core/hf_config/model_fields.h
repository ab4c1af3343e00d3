#pragma once

#include "core/hf_config/layer_group.h"

namespace rope {

/// Which coordinates form a pair: by a key, by the family's code, else assumed.
/// err: Malformed naming the key
Check readPairing(const ConfigReader& reader, const ModelFamily& family, ImportedModel& model);

/// Who multiplies the softmax scale.
/// in:  whether a RoPE block names DeepSeek's own type
void readSoftmaxScaling(const ModelFamily& family, bool namesDeepSeek, ImportedModel& model);

/// max_position_embeddings and its relatives.
/// err: Malformed or OutOfRange naming the key
Check readContext(const ConfigReader& reader, ImportedModel& model);

/// The trained length: the key outside the block overrides the one inside it, as in HF; without either,
/// max_position_embeddings.
/// err: as above
Check readTrainedLength(const ConfigReader& reader, const ReadGroup& main, ImportedModel& model);

}   // namespace rope
