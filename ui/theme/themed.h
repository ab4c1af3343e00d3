#pragma once

#include "ui/theme/theme.h"

#include <QList>
#include <QPointer>
#include <QWidget>

namespace rope::ui {

/// A widget that paints with theme colours itself. Code that changes the theme notifies all of them.
class Themed {
public:
    virtual ~Themed() = default;
    virtual void setTheme(const Theme& theme) = 0;
};

/// Tells `root` and every widget inside it.
inline void spreadTheme(QWidget& root, const Theme& theme) {
    if (auto* self = dynamic_cast<Themed*>(&root)) self->setTheme(theme);
    QList<QPointer<QWidget>> children;   // a widget may replace its own children when it hears of the theme
    for (QWidget* child : root.findChildren<QWidget*>()) children.append(child);
    for (const QPointer<QWidget>& child : children)
        if (auto* themed = dynamic_cast<Themed*>(child.data())) themed->setTheme(theme);
}

}   // namespace rope::ui
