#pragma once

#include <QPointF>
#include <QRectF>

#include <optional>

namespace rope::ui {

/// Where the dials of all pairs are. Pure geometry.
struct DialLayout {
    QRectF area = {};
    int pairCount = 0;
    int every = 1;   ///< one pair in so many is shown: 1 unless dials would be too small to read
    int columns = 1, rows = 1;
    double radius = 0;   ///< of a dial with its ring [px]
    double labelHeight = 0;   ///< 0: indices do not fit

    [[nodiscard]] int shownCount() const { return (pairCount + every - 1) / every; }
    /// The centre of the pair's dial; pair must be a multiple of `every`.
    [[nodiscard]] QPointF centre(int pair) const;
    /// The shown pair whose cell holds the point.
    [[nodiscard]] std::optional<int> pairAt(QPointF point) const;
    [[nodiscard]] QRectF labelArea(int pair) const;
    [[nodiscard]] QSizeF cell() const { return {area.width() / columns, area.height() / rows}; }
};

/// Columns are chosen for the largest radius. Indices are dropped where they would not be legible, then pairs
/// are left out.
/// in:  labelHeight and labelWidth of the longest index [px]
DialLayout dialLayout(const QRectF& area, int pairCount, double labelHeight, double labelWidth);

/// Lengths inside a dial, all from its radius.
struct DialMeasures {
    double radius = 0;   ///< outside of the ring
    double ringWidth = 0;
    double circle = 0;   ///< the unit circle; the longest arrow of all pairs reaches it
    double penWidth = 1, headRadius = 1;

    [[nodiscard]] double ringRadius() const { return radius - ringWidth / 2; }
};

DialMeasures dialMeasures(double radius);

/// Where a vector's arrow ends.
/// in:  pixels for a vector of length 1
QPointF arrowHead(QPointF centre, double x, double y, double pixelsPerUnit);

}   // namespace rope::ui
