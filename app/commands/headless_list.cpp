#include "app/commands/headless.h"
#include "app/commands/output_file.h"
#include "app/options/list_table.h"

#include <algorithm>

namespace rope::app {

Result<Warnings> runList(const Request& request) {
    const auto rows = lists();
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const ListRow& candidate) { return candidate.id == request.target; });
    const Result<TextTable> table = row->make();
    if (!table) return table.error();
    const auto format = request.options.format;
    const std::string text = format == ResultFormat::Json  ? tableJson(*table)
                             : format == ResultFormat::Csv ? tableCsv(*table)
                                                           : tableForPeople(*table);
    if (const Check problem = writeOutput("-", text)) return *problem;
    return Warnings{};
}

}   // namespace rope::app
