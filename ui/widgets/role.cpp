#include "ui/widgets/role.h"

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace rope::ui {

namespace {

void set(QWidget& widget, const char* property, const QVariant& value) {
    if (widget.property(property) == value) return;
    widget.setProperty(property, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

}   // namespace

void setRole(QWidget& widget, const char* role) { set(widget, "role", QString::fromLatin1(role)); }

void setWrong(QWidget& field, bool isWrong) { set(field, "wrong", isWrong); }

}   // namespace rope::ui
