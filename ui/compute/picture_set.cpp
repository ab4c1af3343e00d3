#include "ui/compute/picture_set.h"

#include <algorithm>
#include <chrono>
#include <new>
#include <stdexcept>
#include <string>

namespace rope::ui {

const ViewAnswer* PictureSet::find(std::string_view id) const {
    const auto found = std::find_if(answers.begin(), answers.end(),
                                    [&](const ViewAnswer& answer) { return answer.id == id; });
    return found == answers.end() ? nullptr : &*found;
}

Result<PicturePtr> buildPicture(const ViewRow& row, const ExplorerState& state, const JobContext& job) {
    try {
        return row.build(state, job);
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Impossible, "not enough memory for this picture", std::string(row.id)};
    } catch (const std::length_error&) {   // a container asked for more than it can ever hold
        return Error{ErrorCode::Impossible, "not enough memory for this picture", std::string(row.id)};
    }
}

PictureSet buildPictures(std::span<const ViewRow* const> rows, const ExplorerState& state) {
    const auto start = std::chrono::steady_clock::now();
    PictureSet set{state, {}};
    for (const ViewRow* row : rows) set.answers.push_back({row->id, buildPicture(*row, state, {})});
    set.computeMs =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    return set;
}

}   // namespace rope::ui
