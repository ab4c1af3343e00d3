#pragma once

#include <QString>

namespace rope::ui {

/// Installs the translation of the program and of Qt's own texts; "en" removes it. Needs a QCoreApplication.
/// in: "en", "zh_CN"; anything else counts as "en"
void installLanguage(const QString& language);

}   // namespace rope::ui
