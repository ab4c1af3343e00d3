#pragma once

#include "core/base/job_context.h"
#include "ui/picture/picture.h"

#include <QString>

#include <string_view>

namespace rope::ui {

/// One row of the table of views; read by the window, the export and the command line.
struct ViewRow {
    std::string_view id;   ///< as on the command line
    QString (*title)();   ///< translated
    bool isInOverview;   ///< one of the four pictures of the first screen
    /// The state with everything that this view does not look at set to its default: equal results mean an
    /// equal picture.
    ExplorerState (*relevant)(const ExplorerState& state);
    /// Computes the picture. Pure, thread-safe, stoppable.
    Result<PicturePtr> (*build)(const ExplorerState& state, const JobContext& job);
};

}   // namespace rope::ui
