#include "core/json/json_depth.h"

namespace rope {

bool isNestedTooDeep(std::string_view json) {
    int depth = 0;
    bool isInString = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (isInString && c == '\\') ++i;
        else if (c == '"') isInString = !isInString;
        else if (isInString) continue;
        else if (c == '{' || c == '[') ++depth;
        else if (c == '}' || c == ']') --depth;
        if (depth > deepestJsonNesting) return true;
    }
    return false;
}

}   // namespace rope
