#pragma once

#include <QDBusVariant>
#include <QObject>

namespace rope::ui {

/// Whether the desktop prefers dark, read from its settings portal asynchronously; a desktop without portal
/// means light.
class SystemTheme : public QObject {
    Q_OBJECT

public:
    explicit SystemTheme(QObject* parent = nullptr);

    /// Reads the setting, and watches it from now on.
    void watch();
    [[nodiscard]] bool prefersDark() const { return m_prefersDark; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void readSetting(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void setScheme(uint scheme);

    bool m_prefersDark = false;
};

}   // namespace rope::ui
