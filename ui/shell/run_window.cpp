#include "ui/shell/run_window.h"

#include "ui/compute/pool_executor.h"
#include "ui/i18n/language.h"
#include "ui/shell/appearance.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/notice_bar.h"
#include "ui/shell/preset_list.h"
#include "ui/shell/start_state.h"
#include "ui/shell/window_settings.h"

#include <QApplication>

#include <future>

namespace rope::ui {

namespace {

ThemeChoice choiceOf(const WindowStart& start, const WindowSettings& settings) {
    if (!start.theme) return settings.theme();
    return *start.theme == ThemeKind::Dark ? ThemeChoice::Dark : ThemeChoice::Light;
}

void chooseLanguage(const WindowStart& start, const WindowSettings& settings) {
    const QString wished = !start.language.isEmpty() ? start.language : settings.language();
    installLanguage(wished.isEmpty() ? systemLanguage() : wished);
}

}   // namespace

int runWindow(QApplication& application, const WindowStart& start) {
    std::future<Result<std::vector<Preset>>> loading = std::async(std::launch::async, loadPresets);   // while fonts are read
    loadFonts();
    WindowSettings settings;
    chooseLanguage(start, settings);
    const Result<std::vector<Preset>> presets = loading.get();
    const std::vector<Preset> known = presets ? *presets : std::vector<Preset>{};
    ExplorerStore store(start.state.value_or(startState(known)));
    PoolExecutor executor;
    Appearance appearance(choiceOf(start, settings));
    appearance.watchSystem();
    MainWindow window({store, executor, appearance, known, &settings});
    window.show();
    if (!presets) window.notice().showError(QString::fromStdString(describe(presets.error())));
    if (!start.fileToOpen.isEmpty()) window.files().open(start.fileToOpen);
    return application.exec();
}

}   // namespace rope::ui
