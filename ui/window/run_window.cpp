#include "ui/window/run_window.h"

#include "ui/shell/window_settings.h"
#include "ui/window/opened_window.h"

#include <QApplication>

namespace rope::ui {

int runWindow(QApplication& application, const WindowStart& start) {
    WindowSettings settings;
    const OpenedWindow opened(start, &settings);
    return application.exec();
}

}   // namespace rope::ui
