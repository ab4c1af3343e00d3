#pragma once

#include "ui/theme/themed.h"

#include <QAbstractButton>

namespace rope::ui {

/// The round accent button that starts and stops the play.
class RoundButton : public QAbstractButton, public Themed {
public:
    explicit RoundButton(QWidget* parent = nullptr);

    void setPlaying(bool isPlaying);
    void setTheme(const Theme& theme) override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme = themeOf(ThemeKind::Light);
    bool m_isPlaying = false;
};

}   // namespace rope::ui
