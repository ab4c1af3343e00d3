#pragma once

#include <QColor>
#include <QPointF>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rope::ui {

/// A finished shape: how much of each pixel its colour covers, of 255, for fours of pixels that it covers at
/// all.
struct CoverageMask {
    struct Four {
        int row, column;
        std::array<std::uint8_t, 4> shares;
    };
    std::vector<Four> fours;
};

/// Antialiases simple polygons by their exact area in each pixel, and blends one colour there. A
/// curve of a thousand short segments costs a fraction of a millisecond; QPainter needs about 5 microseconds
/// for each antialiased wide segment. Polygons added between two calls of blend() count as one shape: where
/// they overlap, the colour is applied once. Method: signed areas are collected a cell each and summed along
/// the row, as in stb_truetype and font-rs.
class CoverageRaster {
public:
    /// Forgets everything; sizes in pixels.
    void reset(int width, int height);

    /// Corners in order, either way round; sides must not cross each other. Parts outside are cut off.
    void addPolygon(std::span<const QPointF> corners);
    /// The same, for an outline that runs clockwise on the screen: what it goes round several times is
    /// covered several times.
    void addOutline(std::span<const QPointF> corners);

    /// Blends the colour over premultiplied ARGB pixels (width x height, rows without gaps) and starts a new
    /// shape.
    void blend(std::uint32_t* pixels, const QColor& colour);

    /// The shape as a mask that can be blended many times, and starts a new shape.
    CoverageMask takeMask(double alpha);
    /// Blends the mask's colour with the mask moved by whole pixels; parts outside are cut off.
    void blendMask(std::uint32_t* pixels, const CoverageMask& mask, int moveX, int moveY,
                   const QColor& colour);

    /// Rows that have ever been blended to since reset(): [first, last], empty when first > last.
    [[nodiscard]] int firstRow() const { return m_firstRow; }
    [[nodiscard]] int lastRow() const { return m_lastRow; }

private:
    void addEdges(std::span<const QPointF> corners, float sign);
    void addEdge(QPointF from, QPointF to, float sign);
    void addRowPart(int row, double xFrom, double xStep, float height);
    void addSteepRows(int row, int end, double x, double slope, float height);
    void addAcrossPixels(int row, float* cells, int first, float leftRest, float rightRest, float height);
    template <class Sink>
    void resolveRow(int row, float alpha, Sink sink);
    void closeShape();
    [[nodiscard]] float* cellsOf(int row);

    struct Extent {
        int first, last;   ///< cells touched in the row since the last blend()
    };

    int m_width = 0, m_height = 0;
    int m_shapeFirst = 0, m_shapeLast = -1;   ///< rows touched by the present shape
    int m_firstRow = 0, m_lastRow = -1;
    std::vector<float> m_cells;   ///< a row after the other, each longer than the width
    std::vector<Extent> m_extents;
};

}   // namespace rope::ui
