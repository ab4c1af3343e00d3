#pragma once

#include "core/base/result.h"
#include "core/report/text_table.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rope::app {

/// One list of `ropescope list`.
struct ListRow {
    std::string_view id;
    Result<TextTable> (*make)();
};

std::span<const ListRow> lists();
std::vector<std::string> listIds();

/// The views of the registry, and the whole window.
std::vector<std::string> viewIds();

}   // namespace rope::app
