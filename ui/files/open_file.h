#pragma once

#include "core/model/imported_model.h"
#include "ui/state/explorer_state.h"

#include <QString>

namespace rope::ui {

/// What was found in a file.
struct OpenedFile {
    ExplorerState state;
    Warnings warnings = {};
};

/// Reads a session, a picture with a session inside, or a model's config.json or GGUF file; which it is, the
/// content determines.
/// in:  the view settings that a model is shown with
/// err: Unreadable naming the file; Malformed or OutOfRange as the reader
Result<OpenedFile> openFile(const QString& fileName, const ViewSettings& view);

/// The same for an already parsed model.
Result<OpenedFile> openModel(const ImportedModel& model, const std::string& name, const ViewSettings& view);

}   // namespace rope::ui
