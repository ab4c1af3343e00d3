#include "core/base/result.h"

namespace rope {

std::string describe(const Error& error) {
    if (error.where.empty() && error.allowed.empty()) return error.message;
    std::string text = error.message + " (" + error.where;
    if (!error.allowed.empty()) text += (error.where.empty() ? "allowed: " : "; allowed: ") + error.allowed;
    return text + ")";
}

}   // namespace rope
