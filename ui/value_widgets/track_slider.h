#pragma once

#include "ui/theme/themed.h"

#include <QSlider>

namespace rope::ui {

/// A horizontal slider in the look of the program. The wheel acts only with focus, so that scrolling the
/// panel changes nothing; a click on the track jumps there; a double click requests a reset to the model's
/// value.
class TrackSlider : public QSlider, public Themed {
    Q_OBJECT

public:
    explicit TrackSlider(QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    /// Where the middle of the thumb is for a value [px from the left].
    [[nodiscard]] double thumbCentre(int value) const;

Q_SIGNALS:
    void resetRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] int valueAt(double x) const;

    Theme m_theme = themeOf(ThemeKind::Light);
};

}   // namespace rope::ui
