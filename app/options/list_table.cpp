#include "app/options/list_table.h"

#include "core/base/number_text.h"
#include "ui/files/preset_list.h"
#include "ui/painting/colormap.h"
#include "ui/views/view_registry.h"

#include <array>
#include <optional>

namespace rope::app {

namespace {

std::string textOf(const std::optional<double>& number) {
    return number ? shortestText(*number) : std::string();
}
std::string textOf(const std::optional<int>& number) {
    return number ? std::to_string(*number) : std::string();
}

template <class Number>
TextCell numberCell(const std::optional<Number>& number) {
    const std::string text = textOf(number);
    return {text, text.empty() ? "null" : text};
}

Result<TextTable> presetList() {
    const Result<std::vector<Preset>> presets = ui::loadPresets();
    if (!presets) return presets.error();
    TextTable table{{"name", "title", "family", "head_dim", "rotary_dim", "rope_theta", "method",
                     "trained_context", "context", "source"},
                    {},
                    {"source"}};
    for (const Preset& preset : *presets) {
        const LayerGroup& group = preset.model.groups[preset.model.mainGroup];
        table.rows.push_back({preset.name, preset.title, preset.family, numberCell(group.headDim),
                              numberCell(group.rotaryDim), numberCell(group.ropeTheta), group.method.id,
                              numberCell(preset.model.trainedContext), numberCell(preset.model.context),
                              preset.source});
    }
    return table;
}

Result<TextTable> viewList() {
    TextTable table{{"id", "title"}, {}};
    for (const ui::ViewRow& row : ui::views()) table.rows.push_back({row.id, row.title().toStdString()});
    table.rows.push_back({"window", "The complete window"});
    return table;
}

Result<TextTable> colormapList() {
    TextTable table{{"id", "kind", "meaning"},
                    {{"auto", "", "diverging if scores have a sign, else sequential"}}};
    for (const ui::ColormapRow& row : ui::colormaps())
        table.rows.push_back(
            {row.id, row.kind == ui::ColormapKind::Diverging ? "diverging" : "sequential", row.description});
    return table;
}

}   // namespace

std::span<const ListRow> lists() {
    static constexpr std::array<ListRow, 6> rows{{{"methods", [] { return Result(methodList()); }},
                                                  {"presets", presetList},
                                                  {"views", viewList},
                                                  {"encodings", [] { return Result(encodingList()); }},
                                                  {"colormaps", colormapList},
                                                  {"quantities", [] { return Result(quantityList()); }}}};
    return rows;
}

std::vector<std::string> viewIds() {
    std::vector<std::string> ids;
    for (const ui::ViewRow& row : ui::views()) ids.emplace_back(row.id);
    ids.emplace_back("window");
    return ids;
}

std::vector<std::string> listIds() {
    std::vector<std::string> ids;
    for (const ListRow& row : lists()) ids.emplace_back(row.id);
    return ids;
}

}   // namespace rope::app
