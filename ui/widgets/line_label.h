#pragma once

#include <QString>
#include <QWidget>

namespace rope::ui {

/// One line of plain text, elided to the width. Another text repaints this widget and nothing
/// else: a QLabel requests a new layout of the window, which is too slow for texts that change at every step
/// of a slider.
class LineLabel : public QWidget {
public:
    /// in: the text whose width is reserved, "" for none
    explicit LineLabel(QString widest, QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] const QString& text() const { return m_text; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_widest, m_text;
};

}   // namespace rope::ui
