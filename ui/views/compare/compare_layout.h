#pragma once

#include "ui/theme/theme.h"

#include <QRectF>

#include <cstddef>
#include <optional>
#include <vector>

namespace rope::ui {

/// The pictures of a method, from the cause to the effect; where there is no room for all the last ones are
/// left out.
enum class ComparePart { Ratio, Decay, Scores };
inline constexpr int comparePartCount = 3;

/// The page as a grid: a column of words, then one column a method; heads, pictures and the table under each
/// other.
struct CompareLayout {
    QRectF words;   ///< the column of words, from the heads to the table
    double columnLeft = 0, columnWidth = 0, columnStep = 0;
    std::size_t columns = 0;   ///< methods that have room
    QRectF heads;   ///< the row of names and verdicts, all columns
    double partTop = 0, partHeight = 0, partStep = 0;
    int parts = 0;   ///< picture rows
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

    [[nodiscard]] std::optional<std::size_t> columnAt(double x) const;
    [[nodiscard]] std::optional<ComparePart> partAt(double y) const;
    [[nodiscard]] std::optional<int> rowAt(double y) const;

private:
    [[nodiscard]] QRectF inColumn(std::size_t column, double top, double height) const;
};

/// Columns that fit beside the words, at least one.
std::size_t compareColumns(double bodyWidth, std::size_t methods, const Theme& theme);
/// The width of one of so many columns.
double compareColumnWidth(double bodyWidth, std::size_t columns, const Theme& theme);

/// in: headHeight what the heads need; tableRows
CompareLayout compareLayout(const QRectF& body, std::size_t columns, double headHeight, int tableRows,
                            const Theme& theme);

}   // namespace rope::ui
