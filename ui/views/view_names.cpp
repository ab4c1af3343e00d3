#include "ui/views/view_names.h"

#include "ui/views/view_registry.h"

#include <QCoreApplication>

namespace rope::ui {

QString viewName(std::string_view viewId) {
    if (viewId == overviewId) return QCoreApplication::translate("ViewNames", "Overview");
    const ViewRow* row = findView(viewId);
    return row != nullptr ? row->title()
                          : QString::fromUtf8(viewId.data(), static_cast<qsizetype>(viewId.size()));
}

}   // namespace rope::ui
