#pragma once

class QWidget;

namespace rope::ui {

class ControlGroup;
class ExplorerStore;

/// What the heatmap shows and how; the parent owns the controls.
ControlGroup* makeHeatmapControls(ExplorerStore& store, QWidget* parent);

}   // namespace rope::ui
