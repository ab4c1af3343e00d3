#pragma once

#include "ui/state/explorer_store.h"
#include "ui/theme/themed.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace rope::ui {

/// The right side: what is on screen, with the current numbers. Costs nothing while it is closed.
class ExplanationPanel : public QWidget, public Themed {
    Q_OBJECT

public:
    explicit ExplanationPanel(ExplorerStore& store, QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void closeRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void update();
    void retranslate();

    ExplorerStore& m_store;
    QLabel* m_heading;
    QLabel* m_text;
    QToolButton* m_close;
};

}   // namespace rope::ui
