#include "ui/charts/method_series.h"
#include "ui/views/model/layer_strip.h"
#include "ui/views/model/model_data.h"
#include "ui/views/model/model_words.h"

#include "core/base/number_text.h"
#include "core/inspect/inspect_facts.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace rope::ui {

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

std::string fieldComment(const ModelField& field) {
    const FieldRow& row = field.row;
    std::string line = row.label.substr(row.label.find_first_not_of(' ')) + " = " + row.value;
    if (!row.source.empty()) line += " [" + row.source + "]";
    if (row.origin == FieldOrigin::Assumed) line += " (assumed)";
    if (!field.inWindow.empty()) line += "; in the window " + field.inWindow;
    return line;
}

std::vector<std::string> commentsOf(const ModelData& data) {
    std::vector<std::string> comments;
    if (data.isOpened) comments.push_back("file: " + data.model.file);
    for (const ModelField& field : data.fields) comments.push_back(fieldComment(field));
    for (const Warning& warning : data.model.warnings)
        comments.push_back("warning " + warning.id + ": " + warning.message);
    for (const std::string& text : data.model.assumptions) comments.push_back("assumed: " + text);
    for (const EngineText& engine : engineTexts(data.flags))
        comments.push_back(engine.engine.toStdString() + ": " + engine.setting->text);
    for (const std::string& note : data.flags.notes) comments.push_back("note: " + note);
    for (std::size_t i = 0; i < data.model.groups.size(); ++i)
        comments.push_back("layer group " + std::to_string(i) + ": " + data.model.groups[i].name + ", " +
                           groupText(data.model, data.model.groups[i]));
    for (const OtherReading& reading : data.readings)
        comments.push_back("reading " + reading.id + ": " + readingText(reading));
    return comments;
}

void addReadings(const ModelData& data, DataTable& table) {
    if (data.hasChart()) table.columns.push_back({"position [token]", data.curves.positions});
    for (const OtherReading& reading : data.readings) {
        const ReadingDivergence& divergence = reading.divergence;
        table.columns.push_back({"largest angle [rad], " + reading.id, divergence.largestAngleRad});
        table.columns.push_back({"score, " + reading.id, divergence.secondScore});
        table.columns.push_back({"score difference, " + reading.id, divergence.scoreDifference});
    }
}

void addLayers(const ModelData& data, DataTable& table) {
    const LayerStrip strip(data.model);
    if (strip.layerCount() == 0) return;
    DataColumn layers{"layer", {}}, groups{"layer group", {}};
    for (std::size_t layer = 0; layer < strip.layerCount(); ++layer) {
        layers.values.push_back(static_cast<double>(layer));
        const std::optional<std::size_t> group = strip.groupOf(layer);
        groups.values.push_back(group ? static_cast<double>(*group) : notANumber);
    }
    table.columns.insert(table.columns.end(), {std::move(layers), std::move(groups)});
}

}   // namespace

Result<DataTable> modelTable(const ExplorerState& relevant, const JobContext& /*job*/) {
    const ModelData data = modelData(relevant);
    DataTable table{tableComments(relevant.scenario, modelTitle()), {}};
    for (std::string& comment : commentsOf(data)) table.comments.push_back(std::move(comment));
    addReadings(data, table);
    addLayers(data, table);
    if (const Result<ResolvedMethod> method =
            resolveMethod(relevant.scenario, relevant.scenario.activeMethod))
        table.columns.push_back(
            {"inverse frequency in the window [rad/token]", method->schedule.inverseFrequencies});
    std::size_t rows = 0;
    for (const DataColumn& column : table.columns) rows = std::max(rows, column.values.size());
    for (DataColumn& column : table.columns) column.values.resize(rows, notANumber);
    return table;
}

}   // namespace rope::ui
