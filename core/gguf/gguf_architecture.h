#pragma once

#include "core/rotation/pair_layout.h"

#include <span>
#include <string_view>

namespace rope {

/// Which coordinates llama.cpp rotates together in an architecture.
enum class GgufRope {
    None,   ///< no rotary embedding
    Normal,   ///< neighbouring coordinates
    NeoX,   ///< i and i + r/2
    MultiAxis,   ///< as NeoX, with several position axes
};

/// What llama.cpp's code fixes for an architecture and its files do not tell.
struct GgufArchitecture {
    std::string_view name;   ///< general.architecture
    GgufRope rope = GgufRope::NeoX;
    int windowEvery = 0;   ///< of n layers one has full attention, the others a window; 0: all have full
                           ///< attention unless a key gives another value
    bool firstIsFull = false;   ///< the first of the n instead of the last
    bool needsWindowKey =
        true;   ///< the pattern holds only where attention.sliding_window is given and not 0
    double windowBase =
        0;   ///< base in layers with a window where rope.freq_base_swa is absent; 0: that of all layers
    bool scalesWindows = true;   ///< whether scaling applies in layers with a window
    bool rotatesFullLayers = true;   ///< false: layers with full attention have no RoPE
    int nopeEvery = 0;   ///< every n-th layer has no RoPE
    int attentionEvery = 0;   ///< every n-th layer is attention, the others are recurrent
    bool isLatent = false;   ///< the rotating coordinates follow the others (multi-head latent attention)
    bool isDeepSeek =
        false;   ///< yarn_log_multiplier is stored divided by 10 and multiplies the softmax scale
    bool readsLogMultiplier = false;
    bool readsYarnBetas = false;
    bool readsAlpha = false;   ///< rope.scaling.alpha raises the base, as NTK-aware scaling does
    bool finetunedSwitchesRope = false;   ///< rope.scaling.finetuned = false means no RoPE (Granite)
    bool isPermuted = false;   ///< the converter permutes weights that are half-split elsewhere
};

/// All architectures of llama.cpp, by name.
std::span<const GgufArchitecture> ggufArchitectures();

/// nullptr when there is no such architecture.
const GgufArchitecture* findGgufArchitecture(std::string_view name);

}   // namespace rope
