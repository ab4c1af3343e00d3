#include "ui/views/compare/compare_layout.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double gapPx = 10, leastColumnPx = 88, leastPartPx = 84, rowPx = 20, lowRowPx = 17, lowBodyPx = 700;
constexpr double wordsShare = 0.2, leastWordsPx = 128, mostWordsPx = 250;

double wordsWidth(double bodyWidth, const Theme& theme) {
    return std::floor(
        std::clamp(wordsShare * bodyWidth, leastWordsPx * theme.scale, mostWordsPx * theme.scale));
}

}   // namespace

QRectF CompareLayout::inColumn(std::size_t column, double top, double height) const {
    return {columnLeft + columnStep * static_cast<double>(column), top, columnWidth, height};
}

QRectF CompareLayout::panel(ComparePart part, std::size_t column) const {
    return inColumn(column, partTop + partStep * static_cast<int>(part), partHeight);
}

QRectF CompareLayout::partWords(ComparePart part) const {
    return {words.left(), partTop + partStep * static_cast<int>(part), words.width(), partHeight};
}

QRectF CompareLayout::rowWords(int row) const {
    return {words.left(), tableTop + row * rowHeight, words.width(), rowHeight};
}

QRectF CompareLayout::cell(int row, std::size_t column) const {
    return inColumn(column, tableTop + row * rowHeight, rowHeight);
}

QRectF CompareLayout::rowArea(int row) const {
    return {words.left(), tableTop + row * rowHeight, heads.right() - words.left(), rowHeight};
}

std::optional<std::size_t> CompareLayout::columnAt(double x) const {
    const double place = (x - columnLeft) / columnStep;
    if (!(place >= 0) || place >= static_cast<double>(columns)) return {};
    return static_cast<std::size_t>(place);
}

std::optional<ComparePart> CompareLayout::partAt(double y) const {
    const double place = (y - partTop) / partStep;
    if (!(place >= 0) || place >= parts) return {};
    return static_cast<ComparePart>(static_cast<int>(place));
}

std::optional<int> CompareLayout::rowAt(double y) const {
    const double place = (y - tableTop) / rowHeight;
    if (!(place >= 0) || place >= rows) return {};
    return static_cast<int>(place);
}

std::size_t compareColumns(double bodyWidth, std::size_t methods, const Theme& theme) {
    const double room = bodyWidth - wordsWidth(bodyWidth, theme);
    const double fitting = std::max(1.0, std::floor(room / ((leastColumnPx + gapPx) * theme.scale)));
    return std::min(methods, static_cast<std::size_t>(fitting));
}

double compareColumnWidth(double bodyWidth, std::size_t columns, const Theme& theme) {
    const double step =
        (bodyWidth - wordsWidth(bodyWidth, theme)) / static_cast<double>(std::max<std::size_t>(columns, 1));
    return std::max(1.0, std::floor(step - gapPx * theme.scale));
}

CompareLayout compareLayout(const QRectF& body, std::size_t columns, double headHeight, int tableRows,
                            const Theme& theme) {
    CompareLayout layout;
    const double gap = gapPx * theme.scale, left = wordsWidth(body.width(), theme);
    layout.columns = columns;
    layout.columnWidth = compareColumnWidth(body.width(), columns, theme);
    layout.columnStep = layout.columnWidth + gap;
    layout.columnLeft = body.left() + left + gap;
    layout.words = QRectF(body.left(), body.top(), left, body.height());
    layout.heads = QRectF(layout.columnLeft, body.top(),
                          layout.columnStep * static_cast<double>(columns) - gap, headHeight);
    layout.rows = tableRows;
    layout.rowHeight = std::floor((body.height() < lowBodyPx * theme.scale ? lowRowPx : rowPx) * theme.scale);
    const double room = body.height() - headHeight - layout.rowHeight * tableRows - gap / 2;
    layout.parts = std::clamp(static_cast<int>(room / (leastPartPx * theme.scale)), 1, comparePartCount);
    layout.partTop = std::floor(body.top() + headHeight + gap / 2);
    layout.partStep = std::max(1.0, std::floor(room / layout.parts));
    layout.partHeight = std::max(1.0, layout.partStep - gap / 2);
    layout.tableTop = layout.partTop + layout.partStep * layout.parts;
    return layout;
}

}   // namespace rope::ui
