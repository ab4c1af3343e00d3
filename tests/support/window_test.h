#pragma once

#include "tests/support/scenario_builders.h"
#include "ui/compute/pool_executor.h"
#include "ui/files/preset_list.h"
#include "ui/shell/appearance.h"
#include "ui/shell/window_settings.h"
#include "ui/state/explorer_store.h"
#include "ui/window/main_window.h"

#include <gtest/gtest.h>

#include <vector>

namespace rope::ui {

/// A window of a small model with all that it stands on, not shown yet.
class WindowTest : public ::testing::Test {
protected:
    void show() {
        window.resize(1280, 800);
        window.show();
    }

    std::vector<Preset> presets = loadPresets().value();
    ExplorerStore store{smallState()};
    PoolExecutor executor;
    Appearance appearance{ThemeChoice::Light};
    WindowSettings settings;
    MainWindow window{{store, executor, appearance, presets, &settings}};
};

}   // namespace rope::ui
