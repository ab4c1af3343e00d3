#pragma once

#include <QColor>
#include <QPointF>

#include <cstdint>
#include <span>
#include <vector>

namespace rope::ui {

/// Antialiases simple polygons by their exact area in each pixel, and blends one colour where they lie. A curve of a thousand short
/// segments costs a fraction of a millisecond; QPainter needs about 5 microseconds for each antialiased wide segment. Polygons added
/// between two calls of blend() count as one shape: where they overlap, the colour is applied once. Method: signed areas are collected a
/// cell each and summed along the row, as in stb_truetype and font-rs.
class CoverageRaster {
public:
    /// Forgets everything; sizes in pixels.
    void reset(int width, int height);

    /// Corners in order, either way round; sides must not cross each other. Parts outside are cut off.
    void addPolygon(std::span<const QPointF> corners);

    /// Blends the colour over premultiplied ARGB pixels (width x height, rows without gaps) and starts a new shape.
    void blend(std::uint32_t* pixels, const QColor& colour);

    /// Rows that blend() has ever touched since reset(): [first, last], empty when first > last.
    [[nodiscard]] int firstRow() const { return m_firstRow; }
    [[nodiscard]] int lastRow() const { return m_lastRow; }

private:
    void addEdge(QPointF from, QPointF to, float sign);
    void addRowPart(int row, double xFrom, double xStep, float height);
    void addAcrossPixels(int row, float* cells, int first, float leftRest, float rightRest, float height);
    void blendRow(std::uint32_t* pixels, int row, std::uint32_t premultiplied, float alpha);

    struct Extent {
        int first, last;   ///< cells touched in the row since the last blend()
    };

    int m_width = 0, m_height = 0;
    int m_shapeFirst = 0, m_shapeLast = -1;   ///< rows touched by the present shape
    int m_firstRow = 0, m_lastRow = -1;
    std::vector<float> m_cells;   ///< (width + 2) a row
    std::vector<Extent> m_extents;
};

}   // namespace rope::ui
