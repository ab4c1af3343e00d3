#include "app/commands/qt_session.h"

#include "app/setup/preset_catalogue.h"
#include "app/values/input_file.h"
#include "ui/compute/frame_memory.h"
#include "ui/state/model_state.h"
#include "ui/theme/theme.h"
#include "ui/window/run_window.h"

#include <QApplication>
#include <QFile>
#include <QHashFunctions>
#include <QtGlobal>

#include <cstdio>
#include <cstdlib>

namespace rope::app {

namespace {

void dropMessage(QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& /*text*/) {}

/// Qt aborts the program if the display cannot be opened. This reports an ordinary error instead.
void reportFatalMessage(QtMsgType type, const QMessageLogContext& /*context*/, const QString& text) {
    if (type != QtFatalMsg) return;
    const QByteArray line = text.simplified().toUtf8();
    std::fprintf(stderr, "ropescope: error: the window cannot be opened: %s (display)\n", line.constData());
    std::fflush(stderr);
    std::_Exit(1);
}

bool hasDisplay() {
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

/// Checks that the file can be read and that a device ends. The window checks the content.
Check checkReadable(const std::string& file) {
    if (!isPipe(file)) {
        const Result<std::ifstream> stream = openFile(file, "FILE");
        return stream ? Check{} : stream.error();
    }
    const Result<std::string> content = readFile(file, maxTextFileBytes, "FILE");
    return content ? Check{} : content.error();
}

Result<ui::WindowStart> startOf(const Request& request) {
    ui::WindowStart start;
    if (!request.target.empty()) {
        if (const Check problem = checkReadable(request.target)) return *problem;
        start.fileToOpen = QFile::decodeName(QByteArray::fromStdString(request.target));
    }
    if (request.options.preset) {
        const Result<Preset> preset = presetNamed(*request.options.preset);
        if (!preset) return preset.error();
        Result<ui::ExplorerState> state =
            ui::stateForModel({std::make_shared<const ImportedModel>(preset->model), {}}, {});
        if (!state) return state.error();
        start.state = std::move(*state);
    }
    if (request.options.theme) start.theme = *request.options.theme;
    start.language = QString::fromStdString(request.options.language.value_or(""));
    return start;
}

}   // namespace

Result<Warnings> withOffscreenQt(char* argv0, const std::function<Result<Warnings>()>& work) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(dropMessage);
    QHashSeed::setDeterministicGlobalSeed();   // PDF output depends on the order of a hash table of fonts
    int count = 1;
    char* arguments[] = {argv0, nullptr};
    const QApplication application(count, arguments);
    ui::loadFonts();
    return work();
}

Result<int> openWindow(const Request& request, char* argv0) {
    const Result<ui::WindowStart> start = startOf(request);
    if (!start) return start.error();
    if (!hasDisplay())
        return Error{ErrorCode::Impossible, "there is no display to open the window on", "DISPLAY",
                     "a display, or the subcommands inspect, compute, render, list"};
    qInstallMessageHandler(reportFatalMessage);
    ui::prepareMemory();
    int count = 1;
    char* arguments[] = {argv0, nullptr};
    QApplication application(count, arguments);
    return ui::runWindow(application, *start);
}

}   // namespace rope::app
