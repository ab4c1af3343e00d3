#include "ui/window/opened_window.h"

#include "ui/files/file_commands.h"
#include "ui/files/preset_list.h"
#include "ui/i18n/language.h"
#include "ui/shell/notice_bar.h"
#include "ui/shell/window_settings.h"
#include "ui/window/start_state.h"

#include <future>
#include <utility>

namespace rope::ui {

namespace {

ThemeChoice choiceOf(const WindowStart& start, const WindowSettings* settings) {
    if (start.theme) return *start.theme == ThemeKind::Dark ? ThemeChoice::Dark : ThemeChoice::Light;
    return settings != nullptr ? settings->theme() : ThemeChoice::System;
}

void chooseLanguage(const WindowStart& start, const WindowSettings* settings) {
    const QString wished =
        start.language.isEmpty() && settings != nullptr ? settings->language() : start.language;
    installLanguage(wished.isEmpty() ? systemLanguage() : wished);
}

/// Models are read on another thread meanwhile: both take some milliseconds.
Result<std::vector<Preset>> prepared(const WindowStart& start, const WindowSettings* settings) {
    std::future<Result<std::vector<Preset>>> presets = std::async(std::launch::async, loadPresets);
    loadFonts();
    chooseLanguage(start, settings);
    return presets.get();
}

}   // namespace

OpenedWindow::OpenedWindow(const WindowStart& start, WindowSettings* settings)
    : OpenedWindow(start, settings, prepared(start, settings)) {}

OpenedWindow::OpenedWindow(const WindowStart& start, WindowSettings* settings,
                           Result<std::vector<Preset>> presets)
    : m_presets(presets ? std::move(*presets) : std::vector<Preset>{}),
      m_store(start.state ? *start.state : startState(m_presets)),
      m_appearance(choiceOf(start, settings)),
      m_window({m_store, m_executor, m_appearance, m_presets, settings}) {
    m_appearance.watchSystem();
    m_window.show();
    if (!presets) m_window.notice().showError(QString::fromStdString(describe(presets.error())));
    if (!start.fileToOpen.isEmpty()) m_window.files().open(start.fileToOpen);
}

}   // namespace rope::ui
