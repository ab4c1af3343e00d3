#pragma once

#include "core/hf_config/rope_block.h"

namespace rope {

/// A scaling among the other keys, without a block: Qwen 1 (use_dynamic_ntk), Meta's
/// params.json (use_scaled_rope), gpt-oss and DeepSeek in their makers' format, Grok 2 (rope_type at the
/// top), Megatron (seq_len_interpolation_factor).
/// out: nothing when the file has none of these
/// err: as readRopeBlock
Result<std::optional<RopeSettings>> readFlatScaling(const ConfigReader& reader, std::string_view modelType);

}   // namespace rope
