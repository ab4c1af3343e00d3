#pragma once

#include "ui/theme/theme.h"

#include <QColor>
#include <QIcon>
#include <QSize>
#include <QString>

namespace rope::ui {

/// The bundled icon (resources/icons/NAME.svg) in one colour, sharp at any pixel ratio.
QIcon tintedIcon(const QString& name, const QColor& colour);

/// The side of small icons at the theme's scale [logical px].
QSize smallIconSize(const Theme& theme);

/// The same with a paler form for disabled controls and another colour for checked ones.
QIcon tintedIcon(const QString& name, const QColor& colour, const QColor& checkedColour);

}   // namespace rope::ui
