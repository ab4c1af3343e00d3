#pragma once

#include <cstdint>
#include <vector>

namespace rope {

inline constexpr std::int64_t maxGridTokens = 65536;

/// One image in a sequence of tokens, or the patches of a vision encoder.
struct TokenGrid {
    std::int64_t start = 0;   ///< the first token of the image
    std::int64_t frames = 1, rows = 1, columns = 1;
    std::int64_t mergeSize = 1;   ///< patches come in blocks of so many rows and columns

    bool operator==(const TokenGrid&) const = default;
    [[nodiscard]] std::int64_t tokens() const { return frames * rows * columns; }
};

/// How a token gets its position on every axis.
enum class AxisRule {
    TimeHeightWidth,   ///< text, one image, text: axes T, H, W. src: Qwen2-VL, arXiv:2409.12191, section 2.1
                       ///< (get_rope_index)
    RowsInSequence,   ///< axes P, W, H, T; P counts every token, a row of the image ends with a newline
                      ///< token. src: Hunyuan VL (code)
    RowColumn,   ///< patches alone: axes row, column. src: Qwen2-VL's and Pixtral's vision towers
    ColumnRowFromOne,   ///< patches, then the class token at (0, 0): axes column + 1, row + 1. src: Llama 4's
                        ///< vision tower (code)
};

/// Which position rotates each pair of a token, where positions have several axes.
struct TokenAxes {
    AxisRule rule = AxisRule::TimeHeightWidth;
    std::vector<int> axisOfPair;
    TokenGrid grid;

    bool operator==(const TokenAxes&) const = default;

    /// in:  token >= 0; for patches, tokens beyond the grid belong to the next image
    /// out: position on the axis [token or patch]
    [[nodiscard]] std::int64_t onAxis(int axis, std::int64_t token) const;
    [[nodiscard]] std::int64_t place(std::size_t pair, std::int64_t token) const {
        return onAxis(axisOfPair[pair], token);
    }
    /// The largest distance of two of the tokens 0..lastToken on the pair's axis.
    /// Goes through the image once: grids are at most `maxGridTokens` large.
    [[nodiscard]] double reach(std::size_t pair, double lastToken) const;
};

}   // namespace rope
