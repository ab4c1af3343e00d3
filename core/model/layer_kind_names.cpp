#include "core/model/layer_kind_names.h"

namespace rope {

namespace {

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

}   // namespace

bool isAttentionKind(std::string_view name) {
    if (has(name, "linear") || has(name, "cross") || has(name, "lightning")) return false;
    return has(name, "attention") || has(name, "attn") || has(name, "hybrid") || name == "all" ||
           name == "full" || name == "global" || name == "sliding" || name == "local" || name == "rope" ||
           name == "nope" || name == "main" || name == "compress";
}

bool isLocalKind(std::string_view name) {
    return has(name, "sliding") || has(name, "local") || has(name, "chunked") || has(name, "swa");
}

}   // namespace rope
