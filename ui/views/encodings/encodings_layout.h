#pragma once

#include "ui/painting/plot_frame.h"
#include "ui/theme/theme.h"
#include "ui/views/encodings/encodings_data.h"

#include <QRectF>

#include <cstddef>

namespace rope::ui {

/// The maps, in rows, above; below them the table with a row per encoding and a line about linear attention.
struct EncodingsLayout {
    QRectF maps, table;
    int mapColumns = 1;
    double side = 0;   ///< of a map [px]
    double titleHeight = 0, rowHeight = 0, headHeight = 0, nameWidth = 0, columnWidth = 0;

    [[nodiscard]] QRectF map(std::size_t encoding) const;
    /// The line above a map.
    [[nodiscard]] QRectF mapTitle(std::size_t encoding) const;
    [[nodiscard]] QRectF row(std::size_t encoding) const;
    [[nodiscard]] QRectF cell(std::size_t encoding, std::size_t property) const;
    /// The head of a column of the table.
    [[nodiscard]] QRectF head(std::size_t property) const;

    // Whether they fit.
    [[nodiscard]] bool hasMaps() const;
    [[nodiscard]] bool hasTable() const;
};

EncodingsLayout encodingsLayout(const EncodingsData& data, const QRectF& body, const Theme& theme);

/// Keys to the right, queries down [token].
PlotFrame encodingPlot(const EncodingsData& data, const EncodingsLayout& layout, std::size_t encoding);

}   // namespace rope::ui
