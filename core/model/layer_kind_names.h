#pragma once

#include <string_view>

namespace rope {

/// Whether a kind of layer, by its name, has attention that could rotate.
bool isAttentionKind(std::string_view name);
/// Whether a kind of layer, by its name, attends within a window or chunk.
bool isLocalKind(std::string_view name);

}   // namespace rope
