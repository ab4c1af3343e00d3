#include "ui/window/run_window.h"

#include "ui/window/opened_window.h"
#include "ui/window/window_settings.h"

#include <QApplication>

namespace rope::ui {

int runWindow(QApplication& application, const WindowStart& start) {
    WindowSettings settings;
    const OpenedWindow opened(start, &settings);
    return application.exec();
}

}   // namespace rope::ui
