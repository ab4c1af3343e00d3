#include "ui/theme/system_theme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QMetaType>

namespace rope::ui {

namespace {

constexpr uint dark = 1;   // org.freedesktop.appearance color-scheme: 0 no preference, 1 dark, 2 light

const QString service = QStringLiteral("org.freedesktop.portal.Desktop"),
              path = QStringLiteral("/org/freedesktop/portal/desktop"),
              interface = QStringLiteral("org.freedesktop.portal.Settings"),
              appearance = QStringLiteral("org.freedesktop.appearance"),
              colourScheme = QStringLiteral("color-scheme");

/// The portal wraps the reply once or twice, depending on its version.
QVariant unwrapped(QVariant value) {
    while (value.userType() == qMetaTypeId<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    return value;
}

}   // namespace

SystemTheme::SystemTheme(QObject* parent) : QObject(parent) {}

void SystemTheme::watch() {
    qRegisterMetaType<QDBusVariant>();   // without it the connection below fails silently in Qt 6.4
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    bus.connect(service, path, interface, QStringLiteral("SettingChanged"), this,
                SLOT(readSetting(QString, QString, QDBusVariant)));
    QDBusMessage request = QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("Read"));
    request << appearance << colourScheme;
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(request), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<QVariant> reply = *watcher;
        if (reply.isValid()) setScheme(unwrapped(reply.value()).toUInt());
        watcher->deleteLater();
    });
}

void SystemTheme::readSetting(const QString& group, const QString& key, const QDBusVariant& value) {
    if (group == appearance && key == colourScheme) setScheme(unwrapped(value.variant()).toUInt());
}

void SystemTheme::setScheme(uint scheme) {
    if (m_prefersDark == (scheme == dark)) return;
    m_prefersDark = scheme == dark;
    Q_EMIT changed();
}

}   // namespace rope::ui
