#include "ui/views/compare/compare_grid.h"

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr double gapPx = 10, minColumnPx = 88, minPartPx = 84, rowPx = 20, lowRowPx = 17, lowBodyPx = 700;
constexpr double wordsShare = 0.2, minWordsPx = 128, maxWordsPx = 250;

double wordsWidth(double bodyWidth, const Theme& theme) {
    return std::floor(std::clamp(wordsShare * bodyWidth, minWordsPx * theme.scale, maxWordsPx * theme.scale));
}

}   // namespace

QRectF CompareGrid::inColumn(std::size_t column, double top, double height) const {
    return {columnLeft + columnStep * static_cast<double>(column), top, columnWidth, height};
}

QRectF CompareGrid::panel(ComparePart part, std::size_t column) const {
    return inColumn(column, partTop + partStep * static_cast<int>(part), partHeight);
}

QRectF CompareGrid::partWords(ComparePart part) const {
    return {words.left(), partTop + partStep * static_cast<int>(part), words.width(), partHeight};
}

QRectF CompareGrid::rowWords(int row) const {
    return {words.left(), tableTop + row * rowHeight, words.width(), rowHeight};
}

QRectF CompareGrid::cell(int row, std::size_t column) const {
    return inColumn(column, tableTop + row * rowHeight, rowHeight);
}

QRectF CompareGrid::rowArea(int row) const {
    return {words.left(), tableTop + row * rowHeight, heads.right() - words.left(), rowHeight};
}

QRectF CompareGrid::column(std::size_t column) const {
    return inColumn(column, heads.top(), tableTop + rows * rowHeight - heads.top());
}

QRectF CompareGrid::table() const {
    return {words.left(), tableTop, heads.right() - words.left(), rows * rowHeight};
}

std::optional<std::size_t> CompareGrid::columnAt(double x) const {
    const double place = (x - columnLeft) / columnStep;
    if (!(place >= 0) || place >= static_cast<double>(columns)) return {};
    return static_cast<std::size_t>(place);
}

std::optional<ComparePart> CompareGrid::partAt(double y) const {
    const double place = (y - partTop) / partStep;
    if (!(place >= 0) || place >= parts) return {};
    return static_cast<ComparePart>(static_cast<int>(place));
}

std::optional<int> CompareGrid::rowAt(double y) const {
    const double place = (y - tableTop) / rowHeight;
    if (!(place >= 0) || place >= rows) return {};
    return static_cast<int>(place);
}

std::size_t fittingColumns(double bodyWidth, std::size_t methods, const Theme& theme) {
    const double room = bodyWidth - wordsWidth(bodyWidth, theme);
    const double fitting = std::max(1.0, std::floor(room / ((minColumnPx + gapPx) * theme.scale)));
    return std::min(methods, static_cast<std::size_t>(fitting));
}

double compareColumnWidth(double bodyWidth, std::size_t columns, const Theme& theme) {
    const double step =
        (bodyWidth - wordsWidth(bodyWidth, theme)) / static_cast<double>(std::max<std::size_t>(columns, 1));
    return std::max(1.0, std::floor(step - gapPx * theme.scale));
}

CompareGrid compareGrid(const QRectF& body, std::size_t columns, double headHeight, int tableRows,
                        const Theme& theme) {
    CompareGrid grid;
    const double gap = gapPx * theme.scale, left = wordsWidth(body.width(), theme);
    grid.columns = columns;
    grid.columnWidth = compareColumnWidth(body.width(), columns, theme);
    grid.columnStep = grid.columnWidth + gap;
    grid.columnLeft = body.left() + left + gap;
    grid.words = QRectF(body.left(), body.top(), left, body.height());
    grid.heads =
        QRectF(grid.columnLeft, body.top(), grid.columnStep * static_cast<double>(columns) - gap, headHeight);
    grid.rows = tableRows;
    grid.rowHeight = std::floor((body.height() < lowBodyPx * theme.scale ? lowRowPx : rowPx) * theme.scale);
    const double room = body.height() - headHeight - grid.rowHeight * tableRows - gap / 2;
    grid.parts = std::clamp(static_cast<int>(room / (minPartPx * theme.scale)), 1, comparePartCount);
    grid.partTop = std::floor(body.top() + headHeight + gap / 2);
    grid.partStep = std::max(1.0, std::floor(room / grid.parts));
    grid.partHeight = std::max(1.0, grid.partStep - gap / 2);
    grid.tableTop = grid.partTop + grid.partStep * grid.parts;
    return grid;
}

}   // namespace rope::ui
