#pragma once

#include "ui/painting/plot_frame.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace rope::ui {

/// A named place of a picture that a lecture can point at. Names are stable ids, independent of the language:
/// "x-axis", "y-axis", "curve/yarn", "dial/17", "cell/24/9", "bar/3", "table/yarn", "answer".
struct Anchor {
    QString name;
    QRectF area;   ///< in the coordinates of the body
};

/// A rectangle with a mapping between pixels and data.
struct Plot {
    QString name;   ///< "" where the picture has one
    PlotFrame frame;   ///< pixel <-> data
};

}   // namespace rope::ui
