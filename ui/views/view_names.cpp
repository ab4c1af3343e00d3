#include "ui/views/view_names.h"

#include "ui/i18n/qt_text.h"
#include "ui/views/view_registry.h"

#include <QCoreApplication>

namespace rope::ui {

QString viewName(std::string_view viewId) {
    if (viewId == overviewId) return QCoreApplication::translate("ViewNames", "Overview");
    const ViewRow* row = findView(viewId);
    return row != nullptr ? row->title() : toQString(viewId);
}

}   // namespace rope::ui
