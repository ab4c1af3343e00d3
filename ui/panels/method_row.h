#pragma once

#include "ui/theme/themed.h"

#include <QAbstractButton>

class QToolButton;

namespace rope::ui {

/// What one line of the list of compared methods shows.
struct MethodRowContent {
    QString title, note, summary;
    SeriesStyle style;
    bool isVisible = true, isActive = false, isRemovable = true;
    friend bool operator==(const MethodRowContent&, const MethodRowContent&) = default;
};

/// Swatch, name, note, eye button, and a remove button while it is hovered or focused. A click makes the
/// method the active one.
class MethodRow : public QAbstractButton, public Themed {
    Q_OBJECT

public:
    explicit MethodRow(QWidget* parent = nullptr);

    void setContent(const MethodRowContent& content);
    void retranslate();
    void setTheme(const Theme& theme) override;
    [[nodiscard]] const MethodRowContent& content() const { return m_content; }
    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QToolButton* eyeButton() const { return m_eye; }
    [[nodiscard]] QToolButton* removeButton() const { return m_remove; }

Q_SIGNALS:
    void visibilityChosen(bool isVisible);
    void removeChosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void updateParts();
    void paintSwatch(QPainter& painter) const;
    void paintTexts(QPainter& painter) const;
    [[nodiscard]] int scaled(double lengthPx) const { return qRound(lengthPx * m_theme.scale); }

    MethodRowContent m_content;
    Theme m_theme = themeOf(ThemeKind::Light);
    QToolButton* m_eye;
    QToolButton* m_remove;
};

}   // namespace rope::ui
