#pragma once

#include "core/base/job_context.h"
#include "ui/painting/picture.h"

#include <QString>

#include <span>
#include <string_view>

namespace rope::ui {

/// One row of the table of views; read by the window, the export and the command line.
struct ViewRow {
    std::string_view id;   ///< as on the command line
    QString (*title)();   ///< translated
    bool isInOverview;   ///< one of the four pictures of the first screen
    /// The state with everything that this view does not look at set to its default: equal results mean an equal picture.
    ExplorerState (*relevant)(const ExplorerState& state);
    /// Computes the picture. Pure, thread-safe, stoppable.
    Result<PicturePtr> (*build)(const ExplorerState& state, const JobContext& job);
};

/// rotations, heatmap, invariance, decay, frequencies: the order of the tabs.
std::span<const ViewRow> views();

/// nullptr when there is no such view.
const ViewRow* findView(std::string_view id);

}   // namespace rope::ui
