#pragma once

class QWidget;

namespace rope::ui {

class ControlGroup;
class ExplorerStore;

/// Measure, range and scale of the decay chart; the parent owns them.
ControlGroup* makeDecayControls(ExplorerStore& store, QWidget* parent);

}   // namespace rope::ui
