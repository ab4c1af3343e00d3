#pragma once

#include "ui/state/explorer_state.h"
#include "ui/theme/theme.h"

#include <QString>

#include <optional>

class QApplication;

namespace rope::ui {

/// What the window starts with; everything absent is what the user left last time.
struct WindowStart {
    std::optional<ExplorerState> state = {};   ///< a preset from the command line
    QString fileToOpen = {};   ///< session, exported picture, config.json, ...; the command line has checked
                               ///< that it can be read
    std::optional<ThemeKind> theme = {};
    QString language = {};   ///< "en", "zh_CN"; "": the user's
};

/// Shows the main window and runs the event loop until it is closed. A file whose content is wrong is
/// explained in the window.
/// out: the exit status
int runWindow(QApplication& application, const WindowStart& start);

}   // namespace rope::ui
