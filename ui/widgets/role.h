#pragma once

class QWidget;

namespace rope::ui {

/// Tells the style sheet what the widget is, also after it has been shown: style sheets look at properties
/// only when they polish.
void setRole(QWidget& widget, const char* role);

/// Marks a field whose content was rejected.
void setWrong(QWidget& field, bool isWrong);

}   // namespace rope::ui
