#pragma once

#include <QString>
#include <QStringList>

namespace rope::ui {

/// The languages of the window, English first: "en", "zh_CN".
QStringList languages();

/// In its own words: "English", "简体中文".
QString languageName(const QString& code);

/// The language of the user's system, if the window is translated to it; else English.
QString systemLanguage();

/// Makes the program speak the language: its own texts, those of Qt's dialogs, and the default locale.
/// Widgets get LanguageChange.
/// in:  a code of languages(); another one means English.  Needs a QCoreApplication.
void installLanguage(const QString& code);

}   // namespace rope::ui
