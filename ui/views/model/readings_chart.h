#pragma once

#include "ui/charts/chart_frame.h"
#include "ui/picture/picture.h"
#include "ui/views/model/model_data.h"
#include "ui/views/model/model_layout.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace rope::ui {

/// The chart of the misreadings below its heading.
struct ReadingsChart {
    QRectF panel;
    ChartFrame frame;
    PlotFrame plot;
};

/// in: data with readings
ReadingsChart readingsChart(const ModelData& data, const ModelLayout& layout, const Theme& theme);

/// The chart, or only its heading if there are no readings.
void paintReadingsChart(QPainter& painter, const ModelData& data, const ModelLayout& layout,
                        const PaintContext& context);

/// The values of all readings at a position [token].
QString readingsReadout(const ModelData& data, double position);

}   // namespace rope::ui
