#pragma once

#include "ui/picture/view_row.h"

namespace rope::ui {

/// row.build for the part of `state` that is relevant to it, with every exception converted to an
/// Error, lack of memory included.
Result<PicturePtr> buildPicture(const ViewRow& row, const ExplorerState& state, const JobContext& job);

/// The same for the table that is exported.
Result<DataTable> buildTable(const ViewRow& row, const ExplorerState& state, const JobContext& job);

}   // namespace rope::ui
