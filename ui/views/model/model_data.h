#pragma once

#include "core/engines/engine_flags.h"
#include "core/inspect/field_rows.h"
#include "core/inspect/other_readings.h"
#include "ui/state/explorer_state.h"

#include <string>
#include <vector>

namespace rope::ui {

/// A line of what the file says, and what the window has instead.
struct ModelField {
    FieldRow row;
    std::string inWindow = {};   ///< "" where the window has the same
};

/// Everything that the model view says, in numbers and in the core's words.
struct ModelData {
    ImportedModel model;   ///< of the file; without one, what a file would say that had the window's numbers
    bool isOpened = false;   ///< whether it is a file's or a preset's
    std::size_t group = 0;   ///< the group of layers that is shown
    std::vector<ModelField> fields;
    bool isChanged = false;   ///< whether the window's setup is another one than the file's
    EngineFlags flags;   ///< of the file; of the window's setup where that is another
    std::vector<OtherReading> readings;   ///< of the file's shown group
};

ModelData modelData(const ExplorerState& state);

/// Whether the layers rotate and could be shown by every view.
bool canBeShown(const ModelData& data, std::size_t group);

}   // namespace rope::ui
