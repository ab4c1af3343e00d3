#pragma once

#include "core/model/imported_model.h"
#include "ui/compute/pool_executor.h"
#include "ui/shell/appearance.h"
#include "ui/state/explorer_store.h"
#include "ui/window/main_window.h"
#include "ui/window/run_window.h"

#include <vector>

namespace rope::ui {

class WindowSettings;

/// The program's window with the objects that it uses. Requires a QApplication.
class OpenedWindow {
public:
    /// in:  settings  outlive this; null: nothing is read or remembered
    OpenedWindow(const WindowStart& start, WindowSettings* settings);

    [[nodiscard]] MainWindow& window() { return m_window; }

private:
    OpenedWindow(const WindowStart& start, WindowSettings* settings, Result<std::vector<Preset>> presets);

    std::vector<Preset> m_presets;   // members are in the order of their dependencies
    ExplorerStore m_store;
    PoolExecutor m_executor;
    Appearance m_appearance;
    MainWindow m_window;
};

}   // namespace rope::ui
