#pragma once

#include "ui/picture/picture.h"

#include <QPainter>
#include <QRectF>

namespace rope::ui {

inline constexpr double cardRadiusPx = 10;

/// The areas of the parts of a card.
struct CardLayout {
    QRectF outline;   ///< the rounded panel
    QRectF titleLine;
    QRectF body;   ///< the picture's rectangle, on whole pixels
};

CardLayout cardLayout(const QRectF& area, const Theme& theme);

/// The rounded panel with its hairline.
/// in:  a part that is painted over anyway and can be left out
void paintPanel(QPainter& painter, const QRectF& outline, const Theme& theme, const QRectF& covered = {});

/// The texts of a title line.
struct CardTitle {
    QString title, subtitle, answer;
};

/// Title, muted subtitle, and the answer at the right (as a pill if `answerIsPill`); the subtitle is elided
/// first, then the answer.
void paintTitleLine(QPainter& painter, const QRectF& line, const CardTitle& words, const Theme& theme);

enum class CardBackground {
    Rounded,   ///< a card of the window
    Plain,   ///< a figure: the panel's colour from edge to edge
    None,   ///< a transparent figure
};

/// A whole card: ground, title line, picture. For export and the window alike.
/// in: `title` replaces the picture's own when not empty
void paintCard(QPainter& painter, const QRectF& area, const Picture& picture, const PaintContext& context,
               const QString& title, CardBackground ground);

}   // namespace rope::ui
