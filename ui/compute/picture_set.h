#pragma once

#include "ui/picture/view_row.h"

#include <span>
#include <string_view>
#include <vector>

namespace rope::ui {

/// What one view shows: a picture, or why there is none.
struct ViewAnswer {
    std::string_view id;   ///< of the registry row
    Result<PicturePtr> picture;
};

/// The pictures of one state. Consistent: all of them answer the same state.
struct PictureSet {
    ExplorerState state;
    std::vector<ViewAnswer> answers;
    double computeMs =
        0;   ///< wall time from the start of the job to its last picture; 0 when everything was known already

    /// nullptr when the set has no such view.
    [[nodiscard]] const ViewAnswer* find(std::string_view id) const;
};

/// ViewRow::build with everything that may go wrong made an Error, lack of memory included.
Result<PicturePtr> buildPicture(const ViewRow& row, const ExplorerState& state, const JobContext& job);

/// All pictures at once, on this thread: for headless rendering.
PictureSet buildPictures(std::span<const ViewRow* const> rows, const ExplorerState& state);

}   // namespace rope::ui
