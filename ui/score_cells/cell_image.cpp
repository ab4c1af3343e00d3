#include "ui/score_cells/cell_image.h"

#include "ui/compute/thread_executor.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rope::ui {

namespace {

constexpr CellIndex outsideCell = maskedCell + 1;
using Palette = std::array<QRgb, outsideCell + 1>;

/// Cells of one direction that fall on a pixel: [first, end), empty outside of the grid.
struct PixelSpan {
    int first = 0, end = 0;

    bool operator==(const PixelSpan&) const = default;
};

/// If there are more cells than pixels, each cell belongs to one pixel, unless the rule is Nearest;
/// else a pixel shows the cell under its middle.
std::vector<PixelSpan> pixelSpans(int pixels, double start, double length, int cells, bool isNearest) {
    std::vector<PixelSpan> spans(static_cast<std::size_t>(pixels));
    const double step = length / pixels;
    const auto within = [&](double cell) {
        return static_cast<int>(std::clamp(std::floor(cell + 1e-9), 0.0, static_cast<double>(cells)));
    };
    for (int p = 0; p < pixels; ++p) {
        PixelSpan& span = spans[static_cast<std::size_t>(p)];
        const double middle = start + (p + 0.5) * step;
        if (middle < 0 || middle >= cells) continue;
        if (step > 1 && !isNearest) span = {within(start + p * step), within(start + (p + 1) * step)};
        if (span.first >= span.end) span = {static_cast<int>(middle), static_cast<int>(middle) + 1};
    }
    return spans;
}

/// Summarises the cells of a pixel: the smallest, the largest, or the mean where the colour scale bends.
class PixelSummary {
public:
    explicit PixelSummary(const CellView& view) : m_view(view) {
        if (view.exponent == 1) return;
        for (std::size_t i = 0; i < m_values.size(); ++i)
            m_values[i] = std::pow(static_cast<double>(i) / 255, 1 / view.exponent);
    }

    [[nodiscard]] CellIndex of(const CellGrid& grid, PixelSpan rows, PixelSpan columns) const {
        if (rows.first >= rows.end || columns.first >= columns.end) return outsideCell;
        CellIndex smallest = maskedCell, largest = 0;
        int count = 0;
        double sum = 0;
        for (int row = rows.first; row < rows.end; ++row)
            for (int column = columns.first; column < columns.end; ++column) {
                const CellIndex cell = grid.at(row, column);
                if (cell == maskedCell) continue;
                smallest = std::min(smallest, cell);
                largest = std::max(largest, cell);
                sum += m_values[cell];
                ++count;
            }
        if (count == 0) return maskedCell;
        if (m_view.rule == PixelRule::Largest) return largest;
        if (m_view.rule == PixelRule::Smallest || smallest == largest) return smallest;
        return static_cast<CellIndex>(std::lround(255 * std::pow(sum / count, m_view.exponent)));
    }

private:
    const CellView& m_view;
    std::array<double, 256> m_values = {};
};

/// Means of the cells of one row of pixels, for scales where the mean of places is the place of the mean.
/// Cells are added up column by column first, which the compiler vectorises.
class MeanRow {
public:
    explicit MeanRow(const CellGrid& grid)   // one column more, which stays empty
        : m_grid(grid),
          m_sums(static_cast<std::size_t>(grid.columns) + 1),
          m_counts(static_cast<std::size_t>(grid.columns) + 1) {
        for (std::size_t count = 1; count < m_inverses.size(); ++count)
            m_inverses[count] = 1 / static_cast<float>(count);
    }

    void gather(PixelSpan rows) {
        std::fill(m_sums.begin(), m_sums.end(), 0U);
        std::fill(m_counts.begin(), m_counts.end(), 0U);
        const auto columns = static_cast<std::size_t>(m_grid.columns);
        for (int row = rows.first; row < rows.end; ++row) {
            const CellIndex* const cells = m_grid.cells.data() + static_cast<std::size_t>(row) * columns;
            for (std::size_t column = 0; column < columns; ++column) {
                const std::uint32_t isSeen = cells[column] != maskedCell ? 1 : 0;
                m_sums[column] += isSeen * cells[column];
                m_counts[column] += isSeen;
            }
        }
    }

    [[nodiscard]] CellIndex of(PixelSpan columns) const {
        if (columns.first >= columns.end) return outsideCell;
        if (columns.end - columns.first <= 2) return ofTwo(columns);
        std::uint32_t sum = 0, count = 0;
        for (auto column = static_cast<std::size_t>(columns.first);
             column < static_cast<std::size_t>(columns.end); ++column) {
            sum += m_sums[column];
            count += m_counts[column];
        }
        return count == 0 ? maskedCell : nearest(sum, count);
    }

private:
    /// Of one or two cells across, without a loop.
    [[nodiscard]] CellIndex ofTwo(PixelSpan columns) const {
        const auto first = static_cast<std::size_t>(columns.first);
        const std::size_t second = columns.end == columns.first + 2 ? first + 1 : m_sums.size() - 1;
        const std::uint32_t sum = m_sums[first] + m_sums[second], count = m_counts[first] + m_counts[second];
        return count == 0 ? maskedCell : nearest(sum, count);
    }

    /// sum / count to the nearest, halves up. Other quotients of few cells are farther than 1/128 from a
    /// half, so the inverse's rounding does not matter.
    [[nodiscard]] CellIndex nearest(std::uint32_t sum, std::uint32_t count) const {
        constexpr float half = 0.501F;
        if (count < m_inverses.size())
            return static_cast<CellIndex>(
                static_cast<int>(static_cast<float>(sum) * m_inverses[count] + half));
        return static_cast<CellIndex>((2 * sum + count) / (2 * count));
    }

    const CellGrid& m_grid;
    std::vector<std::uint32_t> m_sums, m_counts;   ///< per column of cells
    std::array<float, 64> m_inverses = {};
};

Palette paletteOf(const ColourTable& colours, QRgb masked) {
    Palette palette;
    std::copy(colours.begin(), colours.end(), palette.begin());
    palette[maskedCell] = masked;
    palette[outsideCell] = 0;
    return palette;
}

/// The cells of the pixels of a picture, and their colours.
struct PixelPlan {
    const CellGrid& grid;
    const CellView& view;
    Palette palette;
    std::vector<PixelSpan> rows, columns;
    bool isOneCellAcross;   ///< every column of pixels is inside one column of cells
};

PixelPlan planOf(const CellGrid& grid, const CellView& view, QSize size, const Palette& palette) {
    const bool isNearest = view.rule == PixelRule::Nearest;
    PixelPlan plan{grid,
                   view,
                   palette,
                   pixelSpans(size.height(), view.part.top(), view.part.height(), grid.rows, isNearest),
                   pixelSpans(size.width(), view.part.left(), view.part.width(), grid.columns, isNearest),
                   false};
    plan.isOneCellAcross = std::all_of(plan.columns.begin(), plan.columns.end(),
                                       [](const PixelSpan& span) { return span.end == span.first + 1; });
    return plan;
}

/// Fills rows of pixels, each by the fastest way there is for it.
class PixelRows {
public:
    explicit PixelRows(const PixelPlan& plan) : m_plan(plan), m_summary(plan.view), m_means(plan.grid) {}

    void fill(PixelSpan row, QRgb* line) {
        const CellIndex* single =
            row.end == row.first + 1
                ? m_plan.grid.cells.data() + static_cast<std::ptrdiff_t>(row.first) * m_plan.grid.columns
                : nullptr;
        if (single != nullptr && m_plan.isOneCellAcross) {
            for (const PixelSpan& column : m_plan.columns) *line++ = m_plan.palette[single[column.first]];
        } else if (m_plan.view.rule == PixelRule::Mean && m_plan.view.exponent == 1) {
            m_means.gather(row);
            for (const PixelSpan& column : m_plan.columns)
                *line++ = m_plan.palette[row.first < row.end ? m_means.of(column) : outsideCell];
        } else {
            for (const PixelSpan& column : m_plan.columns) {
                const bool isOneCell = single != nullptr && column.end == column.first + 1;
                *line++ =
                    m_plan.palette[isOneCell ? single[column.first] : m_summary.of(m_plan.grid, row, column)];
            }
        }
    }

private:
    const PixelPlan& m_plan;
    PixelSummary m_summary;
    MeanRow m_means;
};

}   // namespace

QImage cellImage(const CellGrid& grid, const CellView& view, QSize size, const ColourTable& colours,
                 QRgb masked) {
    QImage image;
    fillCellImage(image, grid, view, size, colours, masked);
    return image;
}

void fillCellImage(QImage& image, const CellGrid& grid, const CellView& view, QSize size,
                   const ColourTable& colours, QRgb masked) {
    // Copying is faster than blending, where there is nothing to blend.
    const bool isOpaque = qAlpha(masked) == 255 && QRectF(0, 0, grid.columns, grid.rows).contains(view.part);
    const QImage::Format format = isOpaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied;
    if (image.size() != size || image.format() != format) image = QImage(size, format);
    if (image.isNull() || grid.rows == 0 || grid.columns == 0) return;
    const PixelPlan plan = planOf(grid, view, size, paletteOf(colours, masked));
    constexpr int rowsAtOnce = 128, fewPixels = 1 << 17;   // fewer are sooner done than a thread is started
    uchar* const pixels = image.bits();
    const qsizetype stride = image.bytesPerLine();
    const auto fillStrip = [&](std::size_t strip) {
        PixelRows filler(plan);
        const int first = static_cast<int>(strip) * rowsAtOnce,
                  end = std::min(first + rowsAtOnce, image.height());
        for (int y = first; y < end; ++y) {
            auto* line = reinterpret_cast<QRgb*>(pixels + y * stride);
            const PixelSpan row = plan.rows[static_cast<std::size_t>(y)];
            const bool isRepeated =
                y > first && row == plan.rows[static_cast<std::size_t>(y) - 1];   // enlarged rows
            if (isRepeated)
                std::copy_n(reinterpret_cast<const QRgb*>(pixels + (y - 1) * stride), image.width(), line);
            else filler.fill(row, line);
        }
    };
    const int strips = (image.height() + rowsAtOnce - 1) / rowsAtOnce;
    const bool isSmall = size.width() * size.height() < fewPixels;
    parallelFor(isSmall ? nullptr : &threadExecutor(), static_cast<std::size_t>(strips), fillStrip);
}

QImage cellImage(const CellGrid& grid, QSize size, const ColourTable& colours, QRgb masked) {
    return cellImage(grid, CellView{QRectF(0, 0, grid.columns, grid.rows)}, size, colours, masked);
}

}   // namespace rope::ui
