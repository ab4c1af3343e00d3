#pragma once

#include "core/base/result.h"

#include <algorithm>
#include <vector>

namespace rope {

/// Adds new warnings or assumptions: layer types have most of theirs in common.
template <class Finding>
void addNew(std::vector<Finding>& to, const std::vector<Finding>& from) {
    for (const Finding& finding : from)
        if (std::find(to.begin(), to.end(), finding) == to.end()) to.push_back(finding);
}

}   // namespace rope
