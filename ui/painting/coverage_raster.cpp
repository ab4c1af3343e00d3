#include "ui/painting/coverage_raster.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr int guardCells = 2;   // an edge on the right border still writes one and two cells on

double signedArea(std::span<const QPointF> corners) {
    double area = 0;
    QPointF previous = corners.back();
    for (const QPointF& corner : corners) {
        area += previous.x() * corner.y() - corner.x() * previous.y();
        previous = corner;
    }
    return area;
}

/// For values >= 0. Without SSE 4.1, which not every machine has, std::ceil is a function call.
template <class Number>
int roundedUp(Number value) {
    const int whole = static_cast<int>(value);
    return whole + (static_cast<Number>(whole) < value ? 1 : 0);
}

/// Each of the four channels times alpha/255, rounded.
std::uint32_t scaled(std::uint32_t pixel, std::uint32_t alpha) {
    std::uint32_t odd = (pixel & 0xff00ffU) * alpha;
    odd = ((odd + ((odd >> 8) & 0xff00ffU) + 0x800080U) >> 8) & 0xff00ffU;
    std::uint32_t even = ((pixel >> 8) & 0xff00ffU) * alpha;
    even = (even + ((even >> 8) & 0xff00ffU) + 0x800080U) & 0xff00ff00U;
    return odd | even;
}

}   // namespace

void CoverageRaster::reset(int width, int height) {
    m_width = std::max(0, width);
    m_height = std::max(0, height);
    // blend() leaves every cell at zero, so only an abandoned shape has to be wiped: this runs once a frame.
    if (m_shapeFirst <= m_shapeLast) std::fill(m_cells.begin(), m_cells.end(), 0.0F);
    m_cells.resize(static_cast<std::size_t>(m_width + guardCells) * static_cast<std::size_t>(m_height));
    m_extents.assign(static_cast<std::size_t>(m_height), Extent{m_width + guardCells, -1});
    m_shapeFirst = m_firstRow = m_height;
    m_shapeLast = m_lastRow = -1;
}

void CoverageRaster::addPolygon(std::span<const QPointF> corners) {
    if (corners.size() < 3) return;
    const float sign = signedArea(corners) < 0 ? -1.0F : 1.0F;
    QPointF previous = corners.back();
    for (const QPointF& corner : corners) {
        addEdge(previous, corner, sign);
        previous = corner;
    }
}

void CoverageRaster::addEdge(QPointF from, QPointF to, float sign) {
    if (from.y() == to.y()) return;
    // For corners that run clockwise on the screen, downward edges end coverage and upward ones begin it.
    if (from.y() > to.y()) std::swap(from, to);
    else sign = -sign;
    const double top = std::max(0.0, from.y()), bottom = std::min(static_cast<double>(m_height), to.y());
    if (!(top < bottom)) return;
    const double slope = (to.x() - from.x()) / (to.y() - from.y());
    const int first = static_cast<int>(top), last = std::min(m_height - 1, roundedUp(bottom) - 1);
    m_shapeFirst = std::min(m_shapeFirst, first);
    m_shapeLast = std::max(m_shapeLast, last);
    double x = from.x() + (top - from.y()) * slope;
    if (first == last) return addRowPart(first, x, slope * (bottom - top), sign * static_cast<float>(bottom - top));
    const double head = first + 1 - top;   // partly crossed rows at both ends, whole ones between
    addRowPart(first, x, slope * head, sign * static_cast<float>(head));
    x += slope * head;
    for (int row = first + 1; row < last; ++row, x += slope) addRowPart(row, x, slope, sign);
    addRowPart(last, x, slope * (bottom - last), sign * static_cast<float>(bottom - last));
}

inline void CoverageRaster::addRowPart(int row, double xFrom, double xStep, float height) {
    const auto widest = static_cast<double>(m_width);
    const double xTo = xFrom + xStep;
    const double left = std::max(0.0, std::min(widest, std::min(xFrom, xTo))),
                 right = std::max(0.0, std::min(widest, std::max(xFrom, xTo)));
    const int column = static_cast<int>(left);
    const auto leftRest = static_cast<float>(left - column), rightRest = static_cast<float>(right - column);
    float* cells = m_cells.data() + static_cast<std::ptrdiff_t>(row) * (m_width + guardCells);
    if (rightRest > 1) return addAcrossPixels(row, cells, column, leftRest, rightRest, height);
    // Within one pixel: its own share, and the whole height from the next one on.
    const float outside = 0.5F * (leftRest + rightRest) * height;
    cells[column] += height - outside;
    cells[column + 1] += outside;
    Extent& extent = m_extents[static_cast<std::size_t>(row)];
    extent.first = std::min(extent.first, column);
    extent.last = std::max(extent.last, column + 1);
}

/// The covered share grows quadratically in the first and the last pixel, linearly between them.
void CoverageRaster::addAcrossPixels(int row, float* cells, int first, float leftRest, float rightRest, float height) {
    const int count = roundedUp(rightRest);
    const float perPixel = height / (rightRest - leftRest);
    float covered = 0;
    for (int i = 0; i < count; ++i) {
        const float start = std::max(leftRest, static_cast<float>(i)), end = std::min(rightRest, static_cast<float>(i + 1));
        const float total = perPixel * ((end - start) * (static_cast<float>(i + 1) - 0.5F * (start + end)) + (start - leftRest));
        cells[first + i] += total - covered;
        covered = total;
    }
    cells[first + count] += height - covered;
    Extent& extent = m_extents[static_cast<std::size_t>(row)];
    extent.first = std::min(extent.first, first);
    extent.last = std::max(extent.last, first + count);
}

void CoverageRaster::blend(std::uint32_t* pixels, const QColor& colour) {
    const auto alpha = static_cast<float>(colour.alphaF());
    const std::uint32_t opaque = 0xff000000U | colour.rgb();
    for (int row = m_shapeFirst; row <= m_shapeLast; ++row) blendRow(pixels, row, opaque, alpha);
    m_firstRow = std::min(m_firstRow, m_shapeFirst);
    m_lastRow = std::max(m_lastRow, m_shapeLast);
    m_shapeFirst = m_height;
    m_shapeLast = -1;
}

void CoverageRaster::blendRow(std::uint32_t* pixels, int row, std::uint32_t premultiplied, float alpha) {
    Extent& extent = m_extents[static_cast<std::size_t>(row)];
    float* cells = m_cells.data() + static_cast<std::ptrdiff_t>(row) * (m_width + guardCells);
    std::uint32_t* line = pixels + static_cast<std::ptrdiff_t>(row) * m_width;
    const int last = std::min(extent.last, m_width - 1);
    const float scale = 255 * alpha;
    constexpr float invisible = 0.5F / 255;
    float sum = 0;
    for (int x = extent.first; x <= last; ++x) {
        sum += cells[x];
        cells[x] = 0;
        if (sum < invisible) continue;
        const auto share = static_cast<std::uint32_t>(std::min(sum, 1.0F) * scale + 0.5F);
        line[x] = share >= 255 ? premultiplied : scaled(premultiplied, share) + scaled(line[x], 255 - share);
    }
    for (int x = std::max(last + 1, extent.first); x <= extent.last; ++x) cells[x] = 0;
    extent = {m_width + guardCells, -1};
}

}   // namespace rope::ui
