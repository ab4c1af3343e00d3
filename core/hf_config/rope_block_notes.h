#pragma once

#include "core/hf_config/rope_block.h"

namespace rope {

/// Other keys of a block: keys that are stored but not applied, keys that the method does not read,
/// misspelt keys. Each becomes a warning; the temperatures of Phi-3's LongRoPE (short_mscale, long_mscale)
/// become attention_factor.
/// err: Malformed when such a temperature is not a number
Check noteOtherKeys(const ConfigReader& reader, const ConfigScope& block, RopeSettings& settings);

}   // namespace rope
