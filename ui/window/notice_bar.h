#pragma once

#include "core/base/result.h"
#include "ui/theme/themed.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace rope::ui {

/// A quiet line above the views for what a file said: warnings of an opened model, or why it could not be
/// opened. Gone with one click.
class NoticeBar : public QFrame, public Themed {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    /// The first warning in the line, all of them in the tooltip; nothing hides the bar.
    void showWarnings(const QString& source, const Warnings& warnings);
    void showError(const QString& sentence);
    void showNote(const QString& sentence);
    void setTheme(const Theme& theme) override;
    [[nodiscard]] QString text() const;

private:
    void showText(const QString& text, const QString& details, const char* role);

    QLabel* m_text;
    QToolButton* m_close;
};

}   // namespace rope::ui
