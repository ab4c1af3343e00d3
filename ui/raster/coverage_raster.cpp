#include "ui/raster/coverage_raster.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <utility>

namespace rope::ui {

namespace {

constexpr int lanes = 4;
constexpr int guardCells = 2 + lanes;   // an edge on the right border still writes two cells on, and rows are
                                        // summed four cells at a time

using Floats = float __attribute__((vector_size(lanes * sizeof(float))));
using Ints = std::int32_t __attribute__((vector_size(lanes * sizeof(std::int32_t))));

template <class Vector>
Vector load(const void* from) {
    Vector values;
    std::memcpy(&values, from, sizeof values);
    return values;
}

/// All bits zero.
template <class Vector>
bool isBlank(const Vector& values) {
    std::array<std::uint64_t, 2> halves;
    std::memcpy(halves.data(), &values, sizeof halves);
    return (halves[0] | halves[1]) == 0;
}

/// Each lane plus all lanes before it.
Floats runningSums(Floats values) {
    const Floats nothing{};
    values += __builtin_shufflevector(nothing, values, 0, 4, 5, 6);
    return values + __builtin_shufflevector(nothing, values, 0, 1, 4, 5);
}

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

using Bytes = std::uint8_t __attribute__((vector_size(16)));
using Words = std::uint16_t __attribute__((vector_size(16)));

/// Two pixels, a word per channel: (above * coverage + below * (255 - coverage)) / 255, rounded.
Words mixed(Words above, Words below, Words share) {
    const Words sum = above * share + below * (255 - share) + 128;
    return (sum + (sum >> 8)) >> 8;
}

/// Lays an opaque colour over four premultiplied pixels.
/// in: coverage, 0 to 255
void blendFour(std::uint32_t* pixels, std::uint32_t opaque, Ints shares) {
    const Bytes none{};
    const auto below = load<Bytes>(pixels),
               above = reinterpret_cast<Bytes>(Ints{} + static_cast<std::int32_t>(opaque));
    const auto share = reinterpret_cast<Words>(shares);
    const auto widened = [&none](Bytes bytes) {
        return reinterpret_cast<Words>(
            __builtin_shufflevector(bytes, none, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
    };
    const auto upperHalf = [&none](Bytes bytes) {
        return reinterpret_cast<Words>(__builtin_shufflevector(bytes, none, 8, 16, 9, 17, 10, 18, 11, 19, 12,
                                                               20, 13, 21, 14, 22, 15, 23));
    };
    const Words colour = widened(above);
    const Words first =
        mixed(colour, widened(below), __builtin_shufflevector(share, share, 0, 0, 0, 0, 2, 2, 2, 2));
    const Words second =
        mixed(colour, upperHalf(below), __builtin_shufflevector(share, share, 4, 4, 4, 4, 6, 6, 6, 6));
    const Bytes all = __builtin_shufflevector(reinterpret_cast<Bytes>(first), reinterpret_cast<Bytes>(second),
                                              0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
    std::memcpy(pixels, &all, sizeof all);
}

/// blendFour() where only the pixels [first, end) of the four belong to the row.
void blendSome(std::uint32_t* pixels, int first, int end, std::uint32_t opaque, Ints shares) {
    std::array<std::uint32_t, lanes> some{};
    std::copy(pixels + first, pixels + end, some.begin() + first);
    blendFour(some.data(), opaque, shares);
    std::copy(some.begin() + first, some.begin() + end, pixels + first);
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
    addEdges(corners, signedArea(corners) < 0 ? -1.0F : 1.0F);
}

void CoverageRaster::addOutline(std::span<const QPointF> corners) {
    if (corners.size() >= 3) addEdges(corners, 1);
}

void CoverageRaster::addEdges(std::span<const QPointF> corners, float sign) {
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
    if (first == last)
        return addRowPart(first, x, slope * (bottom - top), sign * static_cast<float>(bottom - top));
    const double head = first + 1 - top;   // partly crossed rows at both ends, whole ones between
    addRowPart(first, x, slope * head, sign * static_cast<float>(head));
    x += slope * head;
    const double end = x + slope * (last - first - 1);
    if (std::abs(slope) < 1 && std::min(x, end) >= 0 && std::max(x, end) < m_width) {
        addSteepRows(first + 1, last, x, slope, sign);
        x = end;
    } else
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
    float* const cells = cellsOf(row);
    if (rightRest > 1) return addAcrossPixels(row, cells, column, leftRest, rightRest, height);
    // Within one pixel: its own coverage, and the complete height from the next one on.
    const float outside = 0.5F * (leftRest + rightRest) * height;
    cells[column] += height - outside;
    cells[column + 1] += outside;
    Extent& extent = m_extents[static_cast<std::size_t>(row)];
    extent.first = std::min(extent.first, column);
    extent.last = std::max(extent.last, column + 1);
}

/// Whole rows [row, end), each crossed within at most two pixels, nowhere outside: what most rows of a zigzag
/// are. No branches: whether an edge crosses the border of two pixels of a row cannot be predicted.
void CoverageRaster::addSteepRows(int row, int end, double x, double slope, float height) {
    const double width = std::abs(slope), halfInverse = width > 1e-9 ? 0.5 / width : 0,
                 toLeft = std::min(0.0, slope);
    float* cells = cellsOf(row);
    for (; row < end; ++row, x += slope, cells += m_width + guardCells) {
        const double left = x + toLeft;
        const int column = static_cast<int>(left);
        // Mean covered width of the first pixel and, beyond its border, of the second: triangles and trapezia
        // of exact area.
        const double rest = left + width - (column + 1), over = rest > 0 ? rest : 0,
                     beyond = over * over * halfInverse;
        const auto first = static_cast<float>(beyond - rest + 0.5 * width),
                   second = static_cast<float>(1 - beyond);
        cells[column] += height * first;
        cells[column + 1] += height * (second - first);
        cells[column + 2] += height * (1 - second);
        Extent& extent = m_extents[static_cast<std::size_t>(row)];
        extent.first = std::min(extent.first, column);
        extent.last = std::max(extent.last, column + 2);
    }
}

/// The coverage increases quadratically in the first and the last pixel, linearly between them.
void CoverageRaster::addAcrossPixels(int row, float* cells, int first, float leftRest, float rightRest,
                                     float height) {
    const int count = roundedUp(rightRest);
    const float perPixel = height / (rightRest - leftRest);
    float covered = 0;
    for (int i = 0; i < count; ++i) {
        const float start = std::max(leftRest, static_cast<float>(i)),
                    end = std::min(rightRest, static_cast<float>(i + 1));
        const float total = perPixel * ((end - start) * (static_cast<float>(i + 1) - 0.5F * (start + end)) +
                                        (start - leftRest));
        cells[first + i] += total - covered;
        covered = total;
    }
    cells[first + count] += height - covered;
    Extent& extent = m_extents[static_cast<std::size_t>(row)];
    extent.first = std::min(extent.first, first);
    extent.last = std::max(extent.last, first + count);
}

float* CoverageRaster::cellsOf(int row) {
    return m_cells.data() + static_cast<std::ptrdiff_t>(row) * (m_width + guardCells);
}

/// Sums the row's cells and resets them to zero. sink(column, coverage) gets the coverage of four pixels, 0
/// to 255, where not all are 0; those right of the row's end mean nothing.
template <class Sink>
void CoverageRaster::resolveRow(int row, float alpha, Sink sink) {
    Extent& extent = m_extents[static_cast<std::size_t>(row)];
    float* const cells = cellsOf(row);
    constexpr float invisible = 0.5F / 255;
    const Floats none{}, whole = Floats{} + 1, scale = Floats{} + 255 * alpha;
    float before = 0;
    for (int x = extent.first; x <= extent.last; x += lanes) {
        Floats covered = load<Floats>(cells + x);
        if (before < invisible && isBlank(covered)) continue;   // the hole of a ring is most of its row
        std::memset(cells + x, 0, sizeof covered);
        covered = runningSums(covered) + before;
        before = covered[lanes - 1];
        covered = covered < whole ? covered : whole;
        const Ints shares = __builtin_convertvector((covered > none ? covered : none) * scale + 0.5F, Ints);
        if (!isBlank(shares) && x < m_width) sink(x, shares);
    }
    extent = {m_width + guardCells, -1};
}

void CoverageRaster::closeShape() {
    m_shapeFirst = m_height;
    m_shapeLast = -1;
}

void CoverageRaster::blend(std::uint32_t* pixels, const QColor& colour) {
    const auto alpha = static_cast<float>(colour.alphaF());
    const std::uint32_t opaque = 0xff000000U | colour.rgb();
    for (int row = m_shapeFirst; row <= m_shapeLast; ++row) {
        std::uint32_t* const line = pixels + static_cast<std::ptrdiff_t>(row) * m_width;
        resolveRow(row, alpha, [=, width = m_width](int column, Ints shares) {
            if (column + lanes <= width) blendFour(line + column, opaque, shares);
            else blendSome(line + column, 0, width - column, opaque, shares);
        });
    }
    m_firstRow = std::min(m_firstRow, m_shapeFirst);
    m_lastRow = std::max(m_lastRow, m_shapeLast);
    closeShape();
}

CoverageMask CoverageRaster::takeMask(double alpha) {
    CoverageMask mask;
    for (int row = m_shapeFirst; row <= m_shapeLast; ++row)
        resolveRow(row, static_cast<float>(alpha), [&mask, row, width = m_width](int column, Ints shares) {
            CoverageMask::Four four{row, column, {}};
            for (int lane = 0; lane < std::min(lanes, width - column); ++lane)
                four.shares[static_cast<std::size_t>(lane)] = static_cast<std::uint8_t>(shares[lane]);
            mask.fours.push_back(four);
        });
    closeShape();
    return mask;
}

void CoverageRaster::blendMask(std::uint32_t* pixels, const CoverageMask& mask, int moveX, int moveY,
                               const QColor& colour) {
    using FourBytes = std::uint8_t __attribute__((vector_size(lanes)));
    const std::uint32_t opaque = 0xff000000U | colour.rgb();
    for (const CoverageMask::Four& four : mask.fours) {
        const int row = four.row + moveY, column = four.column + moveX;
        if (row < 0 || row >= m_height || column <= -lanes || column >= m_width) continue;
        std::uint32_t* const start = pixels + static_cast<std::ptrdiff_t>(row) * m_width + column;
        const Ints shares = __builtin_convertvector(load<FourBytes>(four.shares.data()), Ints);
        if (column >= 0 && column + lanes <= m_width) blendFour(start, opaque, shares);
        else blendSome(start, std::max(0, -column), std::min(lanes, m_width - column), opaque, shares);
        m_firstRow = std::min(m_firstRow, row);
        m_lastRow = std::max(m_lastRow, row);
    }
}

}   // namespace rope::ui
