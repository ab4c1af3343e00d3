#pragma once

#include "ui/theme/theme.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QTemporaryDir>

#include <memory>

namespace rope::ui::testing {

/// Include it once in a test program that paints or shows widgets: there is a QApplication, offscreen, with
/// the bundled fonts.
class ApplicationEnvironment : public ::testing::Environment {
public:
    void SetUp() override {
        if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("XDG_RUNTIME_DIR", m_runtimeFolder.path().toLocal8Bit());   // else Qt makes one and leaves it
        static int argumentCount = 1;
        static char name[] = "test";
        static char* arguments[] = {name, nullptr};
        m_application = std::make_unique<QApplication>(argumentCount, arguments);
        loadFonts();
    }
    void TearDown() override { m_application.reset(); }

private:
    QTemporaryDir m_runtimeFolder;
    std::unique_ptr<QApplication> m_application;
};

inline ::testing::Environment* const applicationEnvironment =
    ::testing::AddGlobalTestEnvironment(new ApplicationEnvironment);

}   // namespace rope::ui::testing
