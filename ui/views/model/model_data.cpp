#include "ui/views/model/model_data.h"

#include "core/base/number_text.h"
#include "core/inspect/inspect_facts.h"
#include "core/model/group_schedule.h"
#include "ui/charts/method_series.h"
#include "ui/painting/ticks.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rope::ui {

namespace {

bool hasExplicitFrequencies(const Scenario& scenario) {
    return scenario.activeMethod == 0 && !scenario.explicitInverseFrequencies.empty();
}

/// The rows of a scenario as those of a file, with the values that only a scenario has.
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

/// The rows of the file, with the value of the window where it differs from the scenario of the file.
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
    const std::optional<double> rotaryFraction =
        layout.rotaryDim == layout.headDim
            ? std::nullopt
            : std::optional(static_cast<double>(layout.rotaryDim) / layout.headDim);
    return engineFlags(scalingRequest(scenario), scenario.methods[scenario.activeMethod].choice,
                       rotaryFraction);
}

/// otherReadings() uses the main group.
std::vector<OtherReading> readingsOf(ImportedModel model, std::size_t group) {
    model.mainGroup = group;
    return otherReadings(model);
}

ModelData withoutFile(const Scenario& scenario) {
    ModelData data{
        .model = modelFromScenario(scenario), .fields = {}, .flags = flagsOf(scenario), .readings = {}};
    for (FieldRow& row : rowsOf(scenario)) data.fields.push_back({std::move(row)});
    if (!hasExplicitFrequencies(scenario)) data.readings = otherReadings(data.model);
    return data;
}

/// p-RoPE rotates a part of the rotary coordinates only.
std::optional<int> rotatedCoordinates(const ImportedModel& model, const LayerGroup& group) {
    const GroupFacts facts = factsOf(model, group);
    if (!facts.inverseFrequencies) return group.rotaryDim;
    return 2 *
           static_cast<int>(std::count_if(facts.inverseFrequencies->begin(), facts.inverseFrequencies->end(),
                                          [](double theta) { return theta > 0; }));
}

/// The range of all positive finite values.
AxisRange valueRange(const std::vector<std::vector<double>>& curves) {
    double low = std::numeric_limits<double>::infinity(), high = 0;
    for (const std::vector<double>& curve : curves)
        for (const double value : curve) {
            if (!(value > 0) || !std::isfinite(value)) continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
    return decadesAround(low, high);
}

ReadingCurves curvesOf(const std::vector<OtherReading>& readings) {
    ReadingCurves curves;
    if (readings.empty()) return curves;
    const std::vector<std::int64_t>& positions = readings.front().divergence.positions;
    curves.positions.assign(positions.begin(), positions.end());
    curves.isOfAngles = std::any_of(readings.begin(), readings.end(), [](const OtherReading& reading) {
        return reading.divergence.largestAngleRad.back() > 0;
    });
    for (const OtherReading& reading : readings) {
        std::vector<double> curve =
            curves.isOfAngles ? reading.divergence.largestAngleRad : reading.divergence.scoreDifference;
        for (double& value : curve) value = std::abs(value);
        curves.values.push_back(std::move(curve));
    }
    curves.valueRange = valueRange(curves.values);
    curves.positionRange = {1, std::max(2.0, curves.positions.back()), AxisScale::Logarithmic};
    return curves;
}

ModelData ofFile(const ExplorerState& state) {
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

}   // namespace

ExplorerState relevantForModel(const ExplorerState& state) {
    ExplorerState relevant;
    relevant.scenario = activeMethodOnly(state.scenario);
    relevant.scenario.queryPosition = relevant.scenario.keyPosition = 0;
    relevant.scenario.vectors = {};
    relevant.scenario.precision = {};
    relevant.scenario.mask = ScoreMask::None;
    relevant.scenario.stage = ScoreStage::Scaled;
    relevant.origin = state.origin;
    return relevant;
}

ModelData modelData(const ExplorerState& state) {
    ModelData data = state.origin.model ? ofFile(state) : withoutFile(state.scenario);
    data.scenario = state.scenario;
    data.curves = curvesOf(data.readings);
    for (const LayerGroup& group : data.model.groups)
        data.rotatedCoordinates.push_back(rotates(group) ? rotatedCoordinates(data.model, group)
                                                         : std::nullopt);
    return data;
}

bool canBeShown(const ModelData& data, std::size_t group) {
    return data.isOpened && rotates(data.model.groups[group]);
}

}   // namespace rope::ui
