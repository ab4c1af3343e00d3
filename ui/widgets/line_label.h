#pragma once

#include <QString>
#include <QWidget>

namespace rope::ui {

/// One line of plain text, cut where its room ends. Another text is a repaint of this widget and nothing
/// else: a QLabel asks for a new layout of the window, which is too much for words that follow every step of
/// a slider.
class LineLabel : public QWidget {
public:
    /// in: the text for which room is asked for, "" for none
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
