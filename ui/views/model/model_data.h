#pragma once

#include "core/base/job_context.h"
#include "core/engines/engine_flags.h"
#include "core/inspect/field_rows.h"
#include "core/inspect/other_readings.h"
#include "core/report/data_table.h"
#include "ui/painting/plot_frame.h"
#include "ui/state/explorer_state.h"

#include <optional>
#include <string>
#include <vector>

namespace rope::ui {

/// A row of the field table: the value in the file and, if it differs, the value in the window.
struct ModelField {
    FieldRow row;
    std::string inWindow = {};   ///< "" where the window has the same
};

/// The chart of the misreadings: angle errors, or changes of the score if no misreading changes an angle.
struct ReadingCurves {
    std::vector<double> positions;   ///< [token]
    std::vector<std::vector<double>> values;   ///< one curve per reading
    bool isOfAngles = true;
    AxisRange positionRange, valueRange;
};

/// Everything that the model view shows.
struct ModelData {
    ImportedModel model;   ///< of the file; without a file, a model with the values of the window
    bool isOpened = false;   ///< whether there is a file or a preset
    std::size_t group = 0;   ///< index of the layer group that the window uses
    std::vector<ModelField> fields;
    bool isChanged = false;   ///< whether the values of the window differ from the file
    EngineFlags flags;   ///< of the file; of the window if it differs
    std::vector<OtherReading> readings;   ///< of that layer group
    Scenario scenario = {};   ///< of the window, the active method alone
    ReadingCurves curves = {};
    std::vector<std::optional<int>> rotatedCoordinates = {};   ///< per layer group; empty if unknown

    [[nodiscard]] bool hasChart() const { return !readings.empty(); }
};

ExplorerState relevantForModel(const ExplorerState& state);

ModelData modelData(const ExplorerState& state);

/// Whether the group rotates, so that the window can use it.
bool canBeShown(const ModelData& data, std::size_t group);

/// Fields, findings and settings as comments; misreadings, layers and inverse frequencies as columns.
Result<DataTable> modelTable(const ExplorerState& relevant, const JobContext& job);

}   // namespace rope::ui
