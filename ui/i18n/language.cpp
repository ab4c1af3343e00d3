#include "ui/i18n/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace rope::ui {

namespace {

const QString translatorName = QStringLiteral("ropescope_translator");

/// Removes what an earlier call installed.
void removeTranslators() {
    for (QTranslator* translator : QCoreApplication::instance()->findChildren<QTranslator*>(translatorName)) {
        QCoreApplication::removeTranslator(translator);
        delete translator;
    }
}

void install(const QString& file, const QString& folder) {
    auto* translator = new QTranslator(QCoreApplication::instance());
    translator->setObjectName(translatorName);
    if (translator->load(file, folder)) QCoreApplication::installTranslator(translator);
    else delete translator;   // English without a file is the source text itself
}

}   // namespace

QStringList languages() { return {QStringLiteral("en"), QStringLiteral("zh_CN")}; }

QString languageName(const QString& code) {
    return code == QStringLiteral("zh_CN") ? QStringLiteral("简体中文") : QStringLiteral("English");
}

QString systemLanguage() {
    for (const QString& wished : QLocale::system().uiLanguages()) {
        if (wished.startsWith(QStringLiteral("zh"))) return QStringLiteral("zh_CN");
        if (wished.startsWith(QStringLiteral("en"))) break;
    }
    return QStringLiteral("en");
}

void installLanguage(const QString& code) {
    const QString known = languages().contains(code) ? code : QStringLiteral("en");
    removeTranslators();
    QLocale::setDefault(QLocale(known));
    install(QStringLiteral("qtbase_") + known, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("ropescope_") + known, QStringLiteral(":/i18n"));
}

}   // namespace rope::ui
