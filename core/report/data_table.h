#pragma once

#include <string>
#include <vector>

namespace rope {

/// One column of numbers; the title carries the unit: "wavelength [token]".
struct DataColumn {
    std::string title;
    std::vector<double> values;
};

/// The numbers behind a figure or a result.
struct DataTable {
    std::vector<std::string> comments;   ///< one line each, without '#'
    std::vector<DataColumn> columns;   ///< shorter columns end in empty cells
};

/// `#` comment lines, a header row, then one line a row; '.' as decimal point; infinity and not-a-number are
/// empty; fields are quoted where needed.
std::string csvText(const DataTable& table);

}   // namespace rope
