#pragma once

#include "ui/picture/picture.h"
#include "ui/views/compare/compare_layout.h"

#include <QPainter>

#include <string>

namespace rope::ui {

/// What is chosen in the window and needs no new numbers.
struct CompareLook {
    int selectedPair = 0;
    std::string colormap;
};

/// One painting of the page.
struct ComparePage {
    const CompareData& data;
    const CompareLook& look;
    const CompareLayout& layout;
    const PaintContext& context;

    [[nodiscard]] const Theme& theme() const { return context.theme; }
    [[nodiscard]] const ComparedColumn& column(std::size_t column) const {
        return data.columns[layout.columns[column]];
    }
};

/// The names of the methods and their verdicts.
void paintHeads(QPainter& painter, const ComparePage& page);
/// The column of words at the left.
void paintPartWords(QPainter& painter, const ComparePage& page);
/// The chart of one column.
/// in: a part that fits on the page
void paintPart(QPainter& painter, const ComparePage& page, ComparePart part, std::size_t column);
void paintConsequences(QPainter& painter, const ComparePage& page);

}   // namespace rope::ui
