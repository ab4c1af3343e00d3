#pragma once

#include "ui/state/explorer_state.h"

#include <cstdint>
#include <string_view>

class QWidget;

namespace rope {
class JsonMembers;
class JsonWriter;
}   // namespace rope

namespace rope::ui {

class ControlGroup;
class ExplorerStore;

/// What the rest of the program does with the settings of a view. A null function means that there is nothing
/// to do.
struct ViewSettingsRow {
    /// The session's keys, written into and read from the open object "view".
    void (*write)(const ViewSettings& view, JsonWriter& writer) = nullptr;
    void (*read)(JsonMembers& members, ViewSettings& view) = nullptr;
    /// Ranges that suit a model, for a picture made without a session.
    void (*fitToModel)(ViewSettings& view, const ContextLengths& lengths, bool isWindow) = nullptr;
    /// The command-line option (without dashes) whose list sets the range of the picture, "" where none does.
    std::string_view rangeOption = {};
    void (*setRange)(ViewSettings& view, std::int64_t last) = nullptr;
    /// The view's controls in the panel; the parent owns them.
    ControlGroup* (*makeControls)(ExplorerStore& store, QWidget* parent) = nullptr;
};

/// A model's length as the end of a picture's range [token]; at most `maxViewRange`.
std::int64_t viewRangeOfLength(double length);

}   // namespace rope::ui
