#include "ui/compute/build_picture.h"

#include <new>
#include <stdexcept>
#include <string>

namespace rope::ui {

namespace {

template <class Value, class Build>
Result<Value> withoutExceptions(const ViewRow& row, const Build& build) {
    const Error noMemory{ErrorCode::Impossible, "not enough memory for this picture", std::string(row.id)};
    try {
        return build();
    } catch (const std::bad_alloc&) {
        return noMemory;
    } catch (const std::length_error&) {   // more than a container can hold
        return noMemory;
    }
}

}   // namespace

Result<PicturePtr> buildPicture(const ViewRow& row, const ExplorerState& state, const JobContext& job) {
    return withoutExceptions<PicturePtr>(row, [&] { return row.build(row.relevant(state), job); });
}

Result<DataTable> buildTable(const ViewRow& row, const ExplorerState& state, const JobContext& job) {
    return withoutExceptions<DataTable>(row, [&] { return row.table(row.relevant(state), job); });
}

}   // namespace rope::ui
