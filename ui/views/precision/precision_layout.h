#pragma once

#include "ui/charts/chart_frame.h"
#include "ui/views/precision/precision_data.h"

#include <QRectF>

namespace rope::ui {

/// One chart with the line above it.
struct PrecisionChart {
    QRectF panel;
    QRectF caption;
    ChartFrame frame;
    PlotFrame plot;
};

/// Two charts, side by side or stacked, and the table below them.
struct PrecisionLayout {
    PrecisionChart error, distinct;
    QRectF table;   ///< empty if it does not fit
};

PrecisionLayout precisionLayout(const PrecisionData& data, const QRectF& body, const Theme& theme);

}   // namespace rope::ui
