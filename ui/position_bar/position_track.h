#pragma once

#include "ui/theme/themed.h"

#include <QWidget>

#include <cstdint>

namespace rope::ui {

/// One line with two thumbs: the key at n and the query at m. The scale is log(1 + position), so that
/// adjacent and distant tokens can be selected; arrow keys move the selected handle by one token, with Shift
/// by sixteen.
class PositionTrack : public QWidget, public Themed {
    Q_OBJECT

public:
    enum class Thumb { Query, Key };

    explicit PositionTrack(QWidget* parent = nullptr);

    void setPositions(std::int64_t query, std::int64_t key);
    void setReach(double tokens);   ///< the right end, at least 16
    void setTheme(const Theme& theme) override;
    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] double xOf(double position) const;
    [[nodiscard]] std::int64_t positionAt(double x) const;
    [[nodiscard]] Thumb activeThumb() const { return m_active; }

Q_SIGNALS:
    void moved(std::int64_t query, std::int64_t key);
    void released();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void moveActive(std::int64_t position);
    void step(std::int64_t tokens);
    void paintTicks(QPainter& painter) const;
    void paintThumb(QPainter& painter, Thumb thumb) const;
    [[nodiscard]] double margin() const;
    [[nodiscard]] double trackY() const;

    Theme m_theme = themeOf(ThemeKind::Light);
    std::int64_t m_query = -1, m_key = -1;   ///< nothing shown yet
    double m_reach = 1024;
    Thumb m_active = Thumb::Query;
    bool m_isDragging = false;
};

}   // namespace rope::ui
