#pragma once

#include "core/base/result.h"
#include "ui/theme/themed.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace rope::ui {

/// A line above the views: warnings of an opened model, errors, confirmations, and the progress of a long
/// job. The button closes it, or cancels the job.
class NoticeBar : public QFrame, public Themed {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    /// The first warning in the line, all of them in the tooltip; nothing hides the bar.
    void showWarnings(const QString& source, const Warnings& warnings);
    void showError(const QString& sentence);
    void showNote(const QString& sentence);
    /// Until endProgress() or another text.
    void showProgress(const QString& sentence);
    /// The job is over; nothing where another text is shown by now.
    void endProgress();
    void setTheme(const Theme& theme) override;
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// The button, while progress is shown.
    void cancelRequested();

private:
    void close();
    void showText(const QString& text, const QString& details, const char* role);

    QLabel* m_text;
    QToolButton* m_close;
    bool m_showsProgress = false;
};

}   // namespace rope::ui
