#include "tests/support/application.h"
#include "ui/i18n/language.h"

#include <QSettings>
#include <QTemporaryDir>

namespace rope::ui::testing {

/// For programs that show controls or the window: English, and settings that are nobody's.
class WindowEnvironment : public ::testing::Environment {
public:
    void SetUp() override {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settingsFolder.path());
        installLanguage(QStringLiteral("en"));
    }

private:
    QTemporaryDir m_settingsFolder;
};

const ::testing::Environment* const windowEnvironment =
    ::testing::AddGlobalTestEnvironment(new WindowEnvironment);

}   // namespace rope::ui::testing
