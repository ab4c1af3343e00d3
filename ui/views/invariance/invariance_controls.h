#pragma once

class QWidget;

namespace rope::ui {

class ControlGroup;
class ExplorerStore;

/// The range of shifts of the invariance chart; the parent owns it.
ControlGroup* makeInvarianceControls(ExplorerStore& store, QWidget* parent);

}   // namespace rope::ui
