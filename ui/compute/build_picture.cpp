#include "ui/compute/build_picture.h"

#include <new>
#include <stdexcept>
#include <string>

namespace rope::ui {

namespace {

template <class Answer, class Build>
Result<Answer> withoutExceptions(const ViewRow& row, const Build& build) {
    const Error noMemory{ErrorCode::Impossible, "not enough memory for this picture", std::string(row.id)};
    try {
        return build();
    } catch (const std::bad_alloc&) {
        return noMemory;
    } catch (const std::length_error&) {   // a container asked for more than it can ever hold
        return noMemory;
    }
}

}   // namespace

Result<PicturePtr> buildPicture(const ViewRow& row, const ExplorerState& state, const JobContext& job) {
    return withoutExceptions<PicturePtr>(row, [&] { return row.build(row.relevant(state), job); });
}

Result<DataTable> buildTable(const ViewRow& row, const ExplorerState& state, const JobContext& job) {
    return withoutExceptions<DataTable>(row, [&]() -> Result<DataTable> {
        const ExplorerState relevant = row.relevant(state);
        if (row.table != nullptr) return row.table(relevant, job);
        const Result<PicturePtr> picture = row.build(relevant, job);
        if (!picture) return picture.error();
        return (*picture)->table();
    });
}

}   // namespace rope::ui
