#pragma once

#include "ui/theme/theme.h"

#include <QRectF>

#include <cstddef>
#include <optional>

namespace rope::ui {

/// The charts of a method. If not all fit, the last ones are left out.
enum class ComparePart { Ratio, Decay, Scores };
inline constexpr int comparePartCount = 3;

/// The page as a grid: a column of words, then a column per method; from top to bottom heads, charts and the
/// table.
struct CompareGrid {
    QRectF words;   ///< the column of words, from the heads to the table
    double columnLeft = 0, columnWidth = 0, columnStep = 0;
    std::size_t columns = 0;   ///< methods that fit
    QRectF heads;   ///< the row of names and verdicts, all columns
    double partTop = 0, partHeight = 0, partStep = 0;
    int parts = 0;   ///< rows of charts
    double tableTop = 0, rowHeight = 0;
    int rows = 0;

    [[nodiscard]] QRectF head(std::size_t column) const {
        return inColumn(column, heads.top(), heads.height());
    }
    [[nodiscard]] QRectF panel(ComparePart part, std::size_t column) const;
    [[nodiscard]] QRectF partWords(ComparePart part) const;
    [[nodiscard]] QRectF rowWords(int row) const;
    [[nodiscard]] QRectF cell(int row, std::size_t column) const;
    [[nodiscard]] QRectF rowArea(int row) const;   ///< words and cells
    [[nodiscard]] QRectF column(std::size_t column) const;   ///< from its head to its last cell
    [[nodiscard]] QRectF table() const;

    [[nodiscard]] std::optional<std::size_t> columnAt(double x) const;
    [[nodiscard]] std::optional<ComparePart> partAt(double y) const;
    [[nodiscard]] std::optional<int> rowAt(double y) const;

private:
    [[nodiscard]] QRectF inColumn(std::size_t column, double top, double height) const;
};

/// Columns that fit at the right of the words, at least one.
std::size_t fittingColumns(double bodyWidth, std::size_t methods, const Theme& theme);
/// The width of a column where there are `columns` of them.
double compareColumnWidth(double bodyWidth, std::size_t columns, const Theme& theme);

/// in: height of the heads [px]; rows of the table, its head included
CompareGrid compareGrid(const QRectF& body, std::size_t columns, double headHeight, int tableRows,
                        const Theme& theme);

}   // namespace rope::ui
