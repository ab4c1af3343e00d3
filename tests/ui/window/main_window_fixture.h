#pragma once

#include "tests/support/wait_until.h"
#include "tests/support/window_test.h"
#include "ui/panels/control_panel.h"
#include "ui/shell/view_area.h"
#include "ui/value_widgets/value_field.h"
#include "ui/views/view_registry.h"
#include "ui/window/main_window.h"

#include <gtest/gtest.h>

#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>

#include <string_view>
#include <vector>

namespace rope::ui {

/// A visible main window and a temporary folder.
class MainWindowTest : public WindowTest {
protected:
    MainWindowTest() { show(); }

    bool settle() {
        window.complete();
        return waitUntil(
            [this] { return !window.isBusy() && window.viewArea().picture("rotations") != nullptr; });
    }
    bool settleOn(std::string_view view) {
        return waitUntil(
            [this, view] { return !window.isBusy() && window.viewArea().picture(view) != nullptr; });
    }
    std::vector<PicturePtr> overview() {
        std::vector<PicturePtr> pictures;
        for (const ViewRow& row : views())
            if (row.isInOverview) pictures.push_back(window.viewArea().picture(row.id));
        return pictures;
    }
    ValueField& field(const char* name) {
        return *window.controls().findChild<ValueField*>(QLatin1String(name));
    }
    QString pathTo(const char* name) { return folder.filePath(QLatin1String(name)); }
    QString writeText(const char* name, const QByteArray& bytes) {
        QFile file(pathTo(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }
    void drop(const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &enter);
        ASSERT_TRUE(enter.isAccepted());
        QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
    }

    QTemporaryDir folder;
};

}   // namespace rope::ui
