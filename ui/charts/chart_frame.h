#pragma once

#include "ui/painting/plot_frame.h"
#include "ui/painting/ticks.h"
#include "ui/picture/picture.h"

#include <QImage>
#include <QMarginsF>
#include <QPainter>
#include <QString>

#include <list>
#include <memory>
#include <optional>

namespace rope::ui {

class ChartScene;

/// An axis as it is drawn. Label texts are all ours, so they are the same in every language and never jitter.
struct ChartAxis {
    AxisRange range;
    Ticks ticks;
    QString title;

    bool operator==(const ChartAxis&) const = default;
};

/// Axes, grid and titles around a plot area of fixed margins.
struct ChartFrame {
    ChartAxis x, y;
    VerticalSense vertical = VerticalSense::Up;
    QMarginsF margins = {46, 8, 14,
                         40};   ///< left, top, right, bottom, in logical pixels before the theme's scale

    bool operator==(const ChartFrame&) const = default;
};

/// The plot area of the frame inside `body`: on whole pixels, at least 1 x 1. The same mapping is used by
/// painting and read-outs.
PlotFrame plotFrame(const ChartFrame& frame, const QRectF& body, const Theme& theme);

/// Draws axes, grid and titles with Qt Charts: directly on vector devices, else through the context's cache,
/// whose images have the panel's ground. The frame is the first thing drawn in its body. Needs a
/// QApplication; GUI thread only.
void paintChartFrame(QPainter& painter, const QRectF& body, const ChartFrame& frame,
                     const PaintContext& context);

/// The last few frames of one widget as images at device resolution: laying out a QChart costs more than all
/// curves in it.
class ChartFrameCache {
public:
    struct Key {
        ChartFrame frame;
        QSizeF bodySize;
        QPointF devicePhase;   ///< where the body starts within a device pixel
        double deviceScale = 1;
        ThemeKind theme = ThemeKind::Light;
        double themeScale = 1;

        bool operator==(const Key&) const = default;
    };

    /// in:  what lays charts out, for several caches; null: the cache's own
    explicit ChartFrameCache(ChartScene* shared = nullptr);
    ~ChartFrameCache();

    /// Good until the next call.
    const QImage& image(const Key& key, const Theme& theme);
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }

private:
    struct Entry {
        Key key;
        QImage image;
    };

    /// nullptr when it is not there; a found image becomes the most recent one.
    const QImage* find(const Key& key);
    const QImage& insert(Key key, QImage image);

    std::unique_ptr<ChartScene> m_own;
    ChartScene* m_scene;
    std::list<Entry> m_entries;   ///< most recent first
};

}   // namespace rope::ui
