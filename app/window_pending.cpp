// Until the shell is there: everything but the window works, and asking for the window is one clear error.
#include "ui/i18n/language.h"
#include "ui/shell/render_window.h"
#include "ui/shell/run_window.h"

#include <cstdio>

namespace rope::ui {

int runWindow(QApplication& /*application*/, const WindowStart& /*start*/) {
    std::fputs("ropescope: error: this build has no window; the subcommands inspect, compute, render and list work\n", stderr);
    return 1;
}

Result<QByteArray> renderWindow(const ExplorerState& /*state*/, PictureFormat /*format*/, const PictureOptions& /*options*/) {
    return Error{ErrorCode::Impossible, "this build has no window to draw", "window", "the other views"};
}

void installLanguage(const QString& /*language*/) {}

}   // namespace rope::ui
