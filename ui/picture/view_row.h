#pragma once

#include "core/base/job_context.h"
#include "core/report/data_table.h"
#include "ui/picture/picture.h"

#include <QString>

#include <string_view>

class QWidget;

namespace rope::ui {

class PictureView;
struct ExplanationFacts;
struct SharedPainting;
struct ViewSettingsRow;

/// The first screen: not a row of the registry but the rows with `isInOverview` together.
inline constexpr std::string_view overviewId = "overview";

/// One row of the registry of views: everything that the window, the export and the command line use of a
/// view.
struct ViewRow {
    std::string_view id;   ///< as on the command line
    QString (*title)();   ///< translated
    bool isInOverview;   ///< one of the four pictures of the first screen
    /// The state with everything that this view does not use set to its default: equal results mean equal
    /// pictures.
    ExplorerState (*relevant)(const ExplorerState& state);
    /// Computes the picture of a relevant state. Pure, thread-safe, stoppable.
    /// err: as the analyses; the result of a stopped job is discarded
    Result<PicturePtr> (*build)(const ExplorerState& relevant, const JobContext& job);
    /// Computes the table that is exported, in full precision. Stoppable.
    Result<DataTable> (*table)(const ExplorerState& relevant, const JobContext& job);
    QString (*explanation)(const ExplanationFacts& facts);
    const ViewSettingsRow* settings = nullptr;   ///< null: the view has no settings of its own
    /// The view's widget, owned by `parent`. Null: a PictureView is used.
    PictureView* (*makeWidget)(QWidget* parent, SharedPainting* shared) = nullptr;
    /// `render` adds the default methods, unless it was given methods to compare.
    bool comparesDefaultMethods = false;
};

}   // namespace rope::ui
