#include "app/options/subcommand.h"

#include "app/options/list_table.h"
#include "core/report/quantity.h"

#include <algorithm>
#include <array>

namespace rope::app {

std::span<const SubcommandRow> subcommands() {
    static constexpr std::array<SubcommandRow, 5> rows{
        {{Subcommand::Window, "", "ropescope [FILE]",
          "open the window; FILE: session, exported image, config.json, .gguf, or q and k (.npy, .csv, "
          ".safetensors)",
          "FILE"},
         {Subcommand::Inspect, "inspect",
          "ropescope inspect FILE|--preset NAME [--target-context N] [--json]",
          "report the RoPE settings of the config.json or GGUF file of a model", "FILE"},
         {Subcommand::Compute, "compute",
          "ropescope compute QUANTITY [setup] [--format json|csv|npy] [-o FILE]",
          "compute numbers, as JSON, CSV or NPY", "QUANTITY", quantityIds},
         {Subcommand::Render, "render", "ropescope render VIEW [setup] [picture] -o FILE.(png|svg|pdf|gif)",
          "render a picture; no display is needed", "VIEW", viewIds},
         {Subcommand::List, "list", "ropescope list LIST [--format json|csv]",
          "list methods, presets and other names that options take", "LIST", listIds}}};
    return rows;
}

const SubcommandRow& rowOf(Subcommand subcommand) {
    const auto rows = subcommands();
    return *std::find_if(rows.begin(), rows.end(),
                         [&](const SubcommandRow& row) { return row.subcommand == subcommand; });
}

std::string_view subcommandName(Subcommand subcommand) { return rowOf(subcommand).name; }

std::vector<std::string> targetNames(Subcommand subcommand) {
    const SubcommandRow& row = rowOf(subcommand);
    return row.targets != nullptr ? row.targets() : std::vector<std::string>{};
}

std::string commandOf(Subcommand subcommand) {
    const std::string name(subcommandName(subcommand));
    return name.empty() ? "ropescope" : "ropescope " + name;
}

}   // namespace rope::app
