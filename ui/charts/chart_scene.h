#pragma once

#include "ui/charts/chart_frame.h"

#include <memory>

namespace rope::ui {

/// A QChart in a scene of its own, laid out for one frame after the other: a new one takes twice as long as
/// another layout. What it shows depends on the last frame alone. Needs a QApplication from the first frame
/// on; GUI thread only.
class ChartScene {
public:
    ChartScene();
    ~ChartScene();
    ChartScene(const ChartScene&) = delete;
    ChartScene& operator=(const ChartScene&) = delete;

    void lay(const ChartFrame& frame, QSizeF bodySize, const Theme& theme);
    /// Draws what was laid out last.
    void render(QPainter& painter, const QRectF& target);

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;   ///< null before the first frame
};

}   // namespace rope::ui
