#pragma once

#include <QPointF>
#include <QRectF>

#include <optional>

namespace rope::ui {

/// Where the dials of all pairs stand. Pure geometry.
struct DialLayout {
    QRectF area;
    int pairCount = 0;
    int every = 1;   ///< one pair in so many is shown: 1 unless dials would shrink to specks
    int columns = 1, rows = 1;
    double radius = 0;   ///< of a dial with its ring [px]
    double labelHeight = 0;   ///< 0: no room for indices

    [[nodiscard]] int shownCount() const { return (pairCount + every - 1) / every; }
    /// The centre of the pair's dial; pair must be a multiple of `every`.
    [[nodiscard]] QPointF centre(int pair) const;
    /// The shown pair whose cell holds the point.
    [[nodiscard]] std::optional<int> pairAt(QPointF point) const;
    [[nodiscard]] QRectF labelArea(int pair) const;
    [[nodiscard]] QSizeF cell() const { return {area.width() / columns, area.height() / rows}; }
};

/// Columns are chosen for the largest radius. Indices are dropped where they would not be legible, then pairs
/// are left out. in:  labelHeight and labelWidth of the longest index [px]
DialLayout dialLayout(const QRectF& area, int pairCount, double labelHeight, double labelWidth);

}   // namespace rope::ui
