#pragma once

#include "core/hf_config/layer_group.h"

namespace rope {

/// What a kind of layer multiplies its queries with: Qwen 1's use_logn_attn, Llama 4's
/// attn_temperature_tuning (in layers without RoPE), Ministral's llama_4_scaling_beta.
/// err: Malformed or OutOfRange naming the key
Check readQueryScale(const GroupContext& context, const LayerKind& kind, ReadGroup& read);

}   // namespace rope
