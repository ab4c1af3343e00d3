#pragma once

class QWidget;

namespace rope::ui {

/// What the program is, its version and licence.
void showAbout(QWidget& parent);

/// All keys, from the table of actions and of the controls.
void showKeys(QWidget& parent);

}   // namespace rope::ui
