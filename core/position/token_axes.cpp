#include "core/position/token_axes.h"

#include <algorithm>
#include <array>

namespace rope {

namespace {

/// T, H and W all count on through text; in the image they count its frames, rows and columns from its first
/// token on, and the text after it goes on behind the largest of them.
std::int64_t timeHeightWidth(const TokenGrid& grid, int axis, std::int64_t token) {
    if (token < grid.start) return token;
    const std::int64_t inImage = token - grid.start;
    if (inImage >= grid.tokens())
        return grid.start + std::max({grid.frames, grid.rows, grid.columns}) + inImage - grid.tokens();
    const std::array<std::int64_t, 3> index{inImage / (grid.rows * grid.columns),
                                            inImage / grid.columns % grid.rows, inImage % grid.columns};
    return grid.start + index[static_cast<std::size_t>(axis)];
}

/// Inside the image W, H and T start again from 0.
std::int64_t rowsInSequence(const TokenGrid& grid, int axis, std::int64_t token) {
    const std::int64_t inImage = token - grid.start, width = grid.columns + 1;
    if (axis == 0 || inImage < 0 || inImage >= grid.rows * width) return token;
    const std::array<std::int64_t, 4> index{token, inImage % width, inImage / width, 0};
    return index[static_cast<std::size_t>(axis)];
}

/// Blocks of mergeSize x mergeSize patches, row by row inside each.
std::int64_t rowColumn(const TokenGrid& grid, int axis, std::int64_t token) {
    const std::int64_t patch = token % (grid.rows * grid.columns), merge = grid.mergeSize,
                       inBlock = patch % (merge * merge), block = patch / (merge * merge),
                       blocksAcross = grid.columns / merge;
    return axis == 0 ? block / blocksAcross * merge + inBlock / merge
                     : block % blocksAcross * merge + inBlock % merge;
}

std::int64_t columnRowFromOne(const TokenGrid& grid, int axis, std::int64_t token) {
    const std::int64_t patches = grid.rows * grid.columns, patch = token % (patches + 1);
    if (patch == patches) return 0;
    return 1 + (axis == 0 ? patch % grid.columns : patch / grid.columns);
}

}   // namespace

std::int64_t TokenAxes::onAxis(int axis, std::int64_t token) const {
    switch (rule) {
        case AxisRule::TimeHeightWidth:
            return timeHeightWidth(grid, axis, token);
        case AxisRule::RowsInSequence:
            return rowsInSequence(grid, axis, token);
        case AxisRule::RowColumn:
            return rowColumn(grid, axis, token);
        case AxisRule::ColumnRowFromOne:
            return columnRowFromOne(grid, axis, token);
    }
    return token;
}

double TokenAxes::reach(std::size_t pair, double lastToken) const {
    constexpr double maxCounted = 1e15;   // far beyond every image, exact in both number types
    const auto last = static_cast<std::int64_t>(std::clamp(lastToken, 0.0, maxCounted));
    const int axis = axisOfPair[pair];
    // Before the image and behind it positions grow with the tokens; inside it they come back, so it is gone
    // through.
    std::int64_t furthest =
        std::max(onAxis(axis, last), onAxis(axis, std::min(last, std::max<std::int64_t>(grid.start - 1, 0))));
    const std::int64_t imageEnd = grid.start + grid.tokens() + grid.rows;
    for (std::int64_t token = grid.start; token <= std::min(last, imageEnd); ++token)
        furthest = std::max(furthest, onAxis(axis, token));
    const bool hasOrigin = rule != AxisRule::ColumnRowFromOne || last >= grid.rows * grid.columns;
    return static_cast<double>(furthest - (hasOrigin ? 0 : 1));
}

}   // namespace rope
