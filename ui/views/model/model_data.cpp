#include "ui/views/model/model_data.h"

#include "core/base/number_text.h"
#include "core/model/group_schedule.h"

#include <algorithm>

namespace rope::ui {

namespace {

bool hasExplicitFrequencies(const Scenario& scenario) {
    return scenario.activeMethod == 0 && !scenario.explicitInverseFrequencies.empty();
}

/// The rows of a setup: as those of a file, with what only a window has.
std::vector<FieldRow> rowsOf(const Scenario& scenario) {
    std::vector<FieldRow> rows = fieldRows(modelFromScenario(scenario), 0);
    for (FieldRow& row : rows)
        if (row.id == "context") row.value = plainText(scenario.lengths.context);
    if (!hasExplicitFrequencies(scenario)) return rows;
    rows.erase(
        std::remove_if(rows.begin(), rows.end(), [](const FieldRow& row) { return row.id == "wavelengths"; }),
        rows.end());
    rows.push_back(
        {"inv_freq", "inv_freq", std::to_string(scenario.explicitInverseFrequencies.size()) + " numbers"});
    return rows;
}

const FieldRow* findRow(const std::vector<FieldRow>& rows, const std::string& id) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const FieldRow& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

/// The file's rows, and beside them what the window has where that is not what the file's own scenario has.
std::vector<ModelField> compared(std::vector<FieldRow> ofFile, const std::vector<FieldRow>& asOpened,
                                 const std::vector<FieldRow>& now) {
    std::vector<ModelField> fields;
    for (FieldRow& row : ofFile) {
        ModelField field{std::move(row)};
        const FieldRow *before = findRow(asOpened, field.row.id), *after = findRow(now, field.row.id);
        if (after == nullptr) field.inWindow = "none";
        else if (before == nullptr || before->value != after->value) field.inWindow = after->value;
        fields.push_back(std::move(field));
    }
    for (const FieldRow& row : now) {
        if (std::any_of(fields.begin(), fields.end(),
                        [&](const ModelField& field) { return field.row.id == row.id; }))
            continue;
        const auto results = std::find_if(fields.begin(), fields.end(), [](const ModelField& field) {
            return field.row.origin == FieldOrigin::Computed;
        });
        fields.insert(results, {{row.id, row.label, "none", {}, FieldOrigin::Absent}, row.value});
    }
    return fields;
}

EngineFlags flagsOf(const Scenario& scenario) {
    if (hasExplicitFrequencies(scenario)) {
        const EngineSetting none{
            "cannot be expressed there, because the inverse frequencies are given one by one", false};
        return {none, none, none, none, {}};
    }
    const PairLayout& layout = scenario.layout;
    const std::optional<double> share =
        layout.rotaryDim == layout.headDim
            ? std::nullopt
            : std::optional(static_cast<double>(layout.rotaryDim) / layout.headDim);
    return engineFlags(scalingRequest(scenario), scenario.methods[scenario.activeMethod].choice, share);
}

/// The readings of the shown group: they are asked for the main one.
std::vector<OtherReading> readingsOf(ImportedModel model, std::size_t group) {
    model.mainGroup = group;
    return otherReadings(model);
}

ModelData byHand(const Scenario& scenario) {
    ModelData data{
        .model = modelFromScenario(scenario), .fields = {}, .flags = flagsOf(scenario), .readings = {}};
    for (FieldRow& row : rowsOf(scenario)) data.fields.push_back({std::move(row)});
    if (!hasExplicitFrequencies(scenario)) data.readings = otherReadings(data.model);
    return data;
}

}   // namespace

ModelData modelData(const ExplorerState& state) {
    if (!state.origin.model) return byHand(state.scenario);
    const ImportedModel& model = *state.origin.model;
    const Result<Scenario> opened = scenarioOf(state.origin);
    const Scenario& asOpened = opened ? *opened : state.scenario;
    ModelData data{.model = model,
                   .isOpened = true,
                   .group = groupIndexOf(state.origin),
                   .fields = {},
                   .flags = {},
                   .readings = {}};
    data.fields = compared(fieldRows(model, data.group), rowsOf(asOpened), rowsOf(state.scenario));
    data.isChanged = std::any_of(data.fields.begin(), data.fields.end(),
                                 [](const ModelField& field) { return !field.inWindow.empty(); });
    data.flags = data.isChanged ? flagsOf(state.scenario) : engineFlags(model);
    data.readings = readingsOf(model, data.group);
    return data;
}

bool canBeShown(const ModelData& data, std::size_t group) {
    return data.isOpened && rotates(data.model.groups[group]);
}

}   // namespace rope::ui
